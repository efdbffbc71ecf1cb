import { describe, expect, it } from 'vitest'
import { skuOffers } from '../../../../src/domain/pricing/sku-offer.ts'
import { aPlainSku } from '../../../builders/a-plain-product.ts'

const customer = { isCustomer: true, isStockLimiting: true, isTransactional: true }
const visitor = { isCustomer: false, isStockLimiting: true, isTransactional: true }

describe('a sku', () => {
  it('goes into a cart where its flag allows it, and nowhere else (CAT-26)', () => {
    const sku = aPlainSku('N10', { allowsCart: true })
    expect(skuOffers(sku, customer).cart).toBe('offered')
    expect(skuOffers(sku, visitor).cart).toBe('offered')
    expect(skuOffers({ ...sku, allowsCart: false }, customer).cart).toBe('not-offered')
  })

  it('goes into no cart on a site that takes no orders', () => {
    const sku = aPlainSku('N10', { allowsCart: true })
    expect(skuOffers(sku, { ...customer, isTransactional: false })).toEqual({
      quote: 'offered',
      cart: 'not-offered',
    })
  })

  it('goes into the cart of a customer only, where it says so', () => {
    const sku = aPlainSku('N10', { allowsCart: true, needsLoginForCart: true })
    expect(skuOffers(sku, visitor).cart).toBe('login-needed')
    expect(skuOffers(sku, customer).cart).toBe('offered')
  })

  it('goes on a quote of a customer where its flag allows it (CAT-27)', () => {
    const sku = aPlainSku('N10')
    expect(skuOffers(sku, customer).quote).toBe('offered')
    expect(skuOffers(sku, visitor).quote).toBe('login-needed')
    expect(skuOffers({ ...sku, allowsQuote: false }, customer).quote).toBe('not-offered')
  })

  it('is gone when not even its smallest order is in stock, as far as stock limits orders', () => {
    const sku = aPlainSku('N10', { available: 1, orderMinimum: 2, allowsCart: true })
    expect(skuOffers(sku, customer)).toEqual({ quote: 'none-left', cart: 'none-left' })
    expect(skuOffers(sku, { ...customer, isStockLimiting: false }).quote).toBe('offered')
    expect(skuOffers({ ...sku, available: undefined }, customer).quote).toBe('offered')
  })
})
