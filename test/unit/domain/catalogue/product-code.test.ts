import { describe, expect, it } from 'vitest'
import { readProductCode } from '../../../../src/domain/catalogue/product-code.ts'
import { aProduct, aSku, skuId } from '../../../builders/a-product.ts'

const reader = { zone: 'EU', isPreview: false } as const
const fitting = aProduct({
  skus: ['FITG12', 'FITG34', 'FIT', 'OTHER1'].map((code) => aSku({ id: skuId(code), code })),
  modifiers: { US: [], EU: [] },
})

describe('a code as one of a product', () => {
  it('is the model code of a configurable one', () => {
    expect(readProductCode(aProduct(), 'om1 080 cns', reader)).toMatchObject({
      decoding: { kind: 'complete', code: 'OM1080CNS' },
      sku: { code: 'OM1' },
    })
  })

  it('names no sku while it is not whole', () => {
    expect(readProductCode(aProduct(), 'OM1080', reader)).toMatchObject({
      decoding: { kind: 'incomplete' },
      sku: undefined,
    })
  })

  it.each(['FITG34', 'fit-g 34', 'FIT', 'OTHER1'])(
    'is the whole code of a sku of a plain one: %s',
    (text) => {
      const read = readProductCode(fitting, text, reader)
      expect(read?.sku?.code).toBe(text.replace(/[^A-Za-z0-9]/g, '').toUpperCase())
    },
  )

  it('is explained for a plain one like for any other', () => {
    expect(readProductCode(fitting, 'FITG35', reader)?.decoding).toMatchObject({
      kind: 'wrong',
      problem: { suggestions: ['FITG34'] },
    })
    expect(readProductCode(fitting, 'FITG', reader)?.decoding.kind).toBe('incomplete')
  })

  it.each(['GP112', 'OM', '', '#'])('is none of a product with another sku code: %j', (text) => {
    expect(readProductCode(aProduct(), text, reader)).toBeUndefined()
  })
})
