/** What does not compile is proved by the type check: each of these lines fails there when a type becomes wider. */
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { SkuId } from '../../../../src/domain/catalogue/product.ts'
import { type Brand, branded } from '../../../../src/domain/shared/brand.ts'
import { type QuoteId, quoteId } from '../../../../src/domain/shared/quote-id.ts'

describe('an id', () => {
  it('is made of a text and of nothing else', () => {
    expectTypeOf(branded<QuoteId>).parameters.toEqualTypeOf<[text: string]>()
    expectTypeOf(quoteId).parameters.toEqualTypeOf<[text: string]>()
    expect(quoteId('q-1')).toBe('q-1')
  })

  it('of one kind is none of another, and a text is none at all', () => {
    expectTypeOf<SkuId>().not.toExtend<QuoteId>()
    expectTypeOf<string>().not.toExtend<QuoteId>()
    expectTypeOf<QuoteId>().toExtend<string>()
    expectTypeOf<Brand<string, 'QuoteId'>>().toEqualTypeOf<QuoteId>()
  })
})
