/** What the total of an order is made of, in words. */

import { isVatCountry, ZONE_TERMS } from '../../pricing/terms.ts'
import type { Order } from './order-store.ts'

export interface NamedSum {
  readonly name: string
  readonly amount: number
}

/** The sums of an order as the screen names them, top to bottom; a discount only where there is one (PRICE-25, PRICE-26). */
export function orderSums(order: Order): readonly NamedSum[] {
  const tax = isVatCountry(order.taxCountry) ? 'VAT' : 'tax'
  const discount = {
    name: ['Discount', ...order.promotionCodes].join(' '),
    amount: -order.discountTotal,
  }
  const delivery = order.freight > 0 ? [{ name: 'Delivery', amount: order.freight }] : []
  const off = [...(order.discountTotal > 0 ? [discount] : []), ...delivery]
  const total = { name: `Total including ${tax}`, amount: order.totalAfterTax }
  if (ZONE_TERMS[order.currencyCode === 'EUR' ? 'EU' : 'US'].included) {
    return [
      { name: 'Subtotal', amount: order.total },
      ...off,
      { name: 'Included surcharge', amount: order.surchargeTotal },
      { name: `Included ${tax}`, amount: order.taxTotal },
      total,
    ]
  }
  return [
    { name: 'Net', amount: order.total },
    ...off,
    { name: 'Surcharge', amount: order.surchargeTotal },
    { name: 'Total including surcharge', amount: order.totalAfterSurcharge },
    { name: tax === 'VAT' ? tax : 'Tax', amount: order.taxTotal },
    total,
  ]
}
