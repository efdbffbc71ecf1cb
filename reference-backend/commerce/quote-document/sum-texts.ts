/** The sums of a quote, top to bottom as its page shows them (PRICE-25, PRICE-26, PRICE-27). */

import { moneyText } from './document-format.ts'
import type { Fact, WireQuote } from './paper.ts'
import type { DocumentWords } from './words/english.ts'

/** In EUR the surcharge stands before totals of its own; otherwise surcharge and tax are named as included. */
export function sumTexts(quote: WireQuote, words: DocumentWords): readonly Fact[] {
  const { currencyCode, vatFlag, discountTotal, orderTotalSummary: sums } = quote
  const sum = (name: string, amount: number): Fact => [name, moneyText(amount, currencyCode)]
  const off = discountTotal === 0 ? [] : [sum(words.discount, -discountTotal)]
  const all = sum(
    vatFlag ? words.totalAfterVat : words.totalAfterTax,
    sums.totalAfterSurchargeAfterTax,
  )
  if (currencyCode === 'EUR') {
    return [
      sum(words.net, sums.total),
      ...off,
      sum(words.surcharge, sums.surchargeTotal),
      sum(words.totalAfterSurcharge, sums.totalAfterSurcharge),
      sum(vatFlag ? words.vat : words.tax, sums.taxTotal),
      all,
    ]
  }
  return [
    sum(words.subtotal, sums.total),
    ...off,
    sum(words.includedSurcharge, sums.surchargeTotal),
    sum(vatFlag ? words.includedVat : words.includedTax, sums.taxTotal),
    all,
  ]
}
