import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeModelCode, normaliseModelCode } from '../../src/domain/catalogue/model-code.ts'
import { decodeModelCode } from '../../src/domain/catalogue/model-code-decoding.ts'
import { codesNearby, readProductCode } from '../../src/domain/catalogue/product-code.ts'
import { configuredProductArb } from '../arbitraries/configuration.arb.ts'
import { codedProductArb } from '../arbitraries/product.arb.ts'
import { aProduct, aSku, skuId } from '../builders/a-product.ts'

/** A product, one of its whole codes, and one character of its first three changed. */
const otherSkuCodeArb = configuredProductArb(codedProductArb)
  .chain(({ product, choices }) => {
    const code = encodeModelCode(product.skuCode, product.modifiers, choices)
    return fc
      .tuple(fc.nat({ max: 2 }), fc.constantFrom('A', 'B', '1', 'Z', '#'))
      .map(([position, character]) => ({
        coded: product,
        code,
        position,
        mistaken: code.slice(0, position) + character + code.slice(position + 1),
      }))
  })
  .filter(
    ({ coded, code, mistaken }) =>
      mistaken !== code && decodeModelCode(coded, code).kind === 'complete',
  )

describe('a mistake in the first three characters', () => {
  it('is explained at or after it, with the original among the suggestions', () => {
    fc.assert(
      fc.property(otherSkuCodeArb, ({ coded, code, mistaken, position }) => {
        const decoding = decodeModelCode(coded, mistaken)
        expect(decoding.kind).toBe('wrong')
        if (decoding.kind !== 'wrong') return
        expect(decoding.problem.position).toBeGreaterThanOrEqual(position)
        expect(decoding.problem.suggestions).toContain(code)
      }),
    )
  })

  it('is repaired by the known products, with codes that can be read whole', () => {
    fc.assert(
      fc.property(otherSkuCodeArb, ({ coded, code, mistaken }) => {
        const { skuCode, modifiers, isPreview } = coded
        const product = aProduct({
          skus: [aSku({ id: skuId(skuCode), code: skuCode })],
          modifiers: { US: modifiers, EU: coded.otherZone },
        })
        fc.pre(normaliseModelCode(mistaken).slice(0, 3) !== skuCode)
        const reader = { zone: 'US', isPreview } as const
        const nearby = codesNearby(product, mistaken, reader)
        expect(nearby).toContain(code)
        for (const each of nearby) {
          expect(readProductCode(product, each, reader)?.decoding.kind).toBe('complete')
        }
      }),
    )
  })
})
