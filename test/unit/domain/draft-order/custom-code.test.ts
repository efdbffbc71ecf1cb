import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { resolveCustomCode } from '../../../../src/domain/draft-order/custom-code.ts'
import { aProduct, skuId } from '../../../builders/a-product.ts'

const reader = { zone: 'EU', isPreview: false } as const

function resolve(modelCode: string, product: ReturnType<typeof aProduct> | 'missing' = aProduct()) {
  return resolveCustomCode({ customCode: 'PRESS-7', modelCode, price: 250 }, product, reader)
}

describe('a custom code', () => {
  it('stands for a complete configuration (CONF-19)', () => {
    const resolved = resolve('om1-080-cns')
    expect(resolved).toMatchObject(
      E.right({ customCode: 'PRESS-7', skuId: skuId('sku-om1'), modelCode: 'OM1080CNS' }),
    )
  })

  it.each(['OM1080', 'OM1080CNQ', 'GP112', ''])(
    'is invalid when its model is no complete one: %j (CONF-19)',
    (modelCode) => {
      expect(resolve(modelCode)).toMatchObject(E.left({ kind: 'invalid-custom-code' }))
    },
  )

  it('is invalid when its product is gone (CONF-19)', () => {
    expect(resolve('OM1080CNS', 'missing')).toEqual(
      E.left({ kind: 'invalid-custom-code', decoding: undefined }),
    )
  })
})
