/** Carts for tests. */
import { type Cart, type CartItem, cartItemId } from '../../src/domain/cart/cart.ts'
import { skuId } from './a-product.ts'

export function aCartItem(id: string, overrides: Partial<CartItem> = {}): CartItem {
  return {
    id: cartItemId(id),
    parentId: undefined,
    isQuoteOnly: false,
    quantity: 2,
    skuId: skuId(`sku-${id}`),
    skuCode: `SK1${id.toUpperCase()}`,
    productName: 'Seal kit SK1',
    productUrlTitle: 'seal-kit-sk1',
    image: undefined,
    definition: 'Material: Nitrile',
    allowsQuote: true,
    bounds: { minimum: 1, maximum: 500, available: 120 },
    unitPrice: 12.5,
    lineTotal: 25,
    children: [],
    ...overrides,
  }
}

export function aCart(items: readonly CartItem[] = [], overrides: Partial<Cart> = {}): Cart {
  return {
    title: '',
    currency: 'USD',
    items,
    totalItems: items.reduce((pieces, { quantity }) => pieces + quantity, 0),
    totals: {
      subtotal: 25,
      discount: 0,
      surcharge: 0,
      afterSurcharge: 25,
      tax: 0,
      afterTax: 25,
    },
    promotions: [],
    ...overrides,
  }
}
