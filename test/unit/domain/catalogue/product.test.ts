import { describe, expect, it } from 'vitest'
import { modifiersOf, selectedSku } from '../../../../src/domain/catalogue/product.ts'
import { aProduct, aSku, skuId } from '../../../builders/a-product.ts'

describe('a product', () => {
  it('asks an account of the zone US its US modifiers, every other its EU ones (CONF-07)', () => {
    const product = aProduct()
    expect(modifiersOf(product, 'US')).toBe(product.modifiers.US)
    expect(modifiersOf(product, 'EU')).toBe(product.modifiers.EU)
    expect(modifiersOf(product, 'US')).not.toEqual(modifiersOf(product, 'EU'))
  })

  const small = aSku({ id: skuId('small') })
  const large = aSku({ id: skuId('large') })

  it('opens at the sku that the address names', () => {
    const product = aProduct({ skus: [small, large], defaultSkuId: small.id })
    expect(selectedSku(product, 'large')).toBe(large)
  })

  it('opens at its default sku when the address names none, or one it does not have', () => {
    const product = aProduct({ skus: [small, large], defaultSkuId: large.id })
    expect(selectedSku(product, undefined)).toBe(large)
    expect(selectedSku(product, 'huge')).toBe(large)
  })

  it('opens at its first sku without a default, and at none without skus', () => {
    expect(selectedSku(aProduct({ skus: [small, large], defaultSkuId: undefined }), '')).toBe(small)
    expect(selectedSku(aProduct({ skus: [] }), 'small')).toBeUndefined()
  })
})
