/** What the total of an order is made of, in words. */

import { isVatCountry, ZONE_TERMS } from '../../pricing/terms.ts'
import type { Locale } from '../../catalogue/wording.ts'
import { documentWords } from '../quote-document/document-words.ts'
import { paperWords } from './order-paper-words.ts'
import type { Order } from './order-store.ts'

export interface NamedSum {
  readonly name: string
  readonly amount: number
}

/** The sums of an order as the screen names them, top to bottom; a discount only where there is one (PRICE-25, PRICE-26). */
export function orderSums(order: Order, locale: Locale): readonly NamedSum[] {
  const words = documentWords(locale)
  const isVat = isVatCountry(order.taxCountry)
  const discount = {
    name: [words.discount, ...order.promotionCodes].join(' '),
    amount: -order.discountTotal,
  }
  const delivery =
    order.freight > 0 ? [{ name: paperWords(locale).delivery, amount: order.freight }] : []
  const off = [...(order.discountTotal > 0 ? [discount] : []), ...delivery]
  const total = {
    name: isVat ? words.totalAfterVat : words.totalAfterTax,
    amount: order.totalAfterTax,
  }
  if (ZONE_TERMS[order.currencyCode === 'EUR' ? 'EU' : 'US'].included) {
    return [
      { name: words.subtotal, amount: order.total },
      ...off,
      { name: words.includedSurcharge, amount: order.surchargeTotal },
      { name: isVat ? words.includedVat : words.includedTax, amount: order.taxTotal },
      total,
    ]
  }
  return [
    { name: words.net, amount: order.total },
    ...off,
    { name: words.surcharge, amount: order.surchargeTotal },
    { name: words.totalAfterSurcharge, amount: order.totalAfterSurcharge },
    { name: isVat ? words.vat : words.tax, amount: order.taxTotal },
    total,
  ]
}
