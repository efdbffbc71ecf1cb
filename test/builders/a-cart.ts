/** Carts for tests. */
import { type Cart, type CartItem, cartItemId, type CartModel } from '../../src/domain/cart/cart.ts'
import { aDay } from './a-day.ts'
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

/** A configured model in a cart. */
export function aCartModel(overrides: Partial<CartModel> = {}): CartModel {
  return {
    code: 'OM1080CN',
    choices: new Map([
      ['displacement', '080'],
      ['shaft', 'C'],
      ['seal', 'N'],
    ]),
    segments: [
      { codeTitle: 'Displacement', code: '080', title: '80 cm³' },
      { codeTitle: 'Shaft', code: 'C', title: 'Cylindrical' },
      { codeTitle: 'Seal', code: 'N', title: 'NBR' },
    ],
    problem: undefined,
    indication: {
      unitPrice: 125,
      lineTotal: 250,
      leadTime: { weeks: 4, earliest: aDay('2026-04-07') },
    },
    ...overrides,
  }
}

/** Its line: priced by a quote. */
export function aModelItem(id: string, model: Partial<CartModel> = {}): CartItem {
  return aCartItem(id, {
    isQuoteOnly: true,
    skuId: skuId('sku-om1'),
    skuCode: 'OM1',
    model: aCartModel(model),
    productName: 'Orbital motor OM1',
    productUrlTitle: 'orbital-motor-om1',
    definition: '',
    bounds: { minimum: 1, maximum: undefined, available: undefined, step: 1 },
    unitPrice: undefined,
    lineTotal: undefined,
  })
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
