/** What a quote says of itself beside its lines. */

import { dayText, instantText, moneyText, type Reader, todayIn } from './document-format.ts'
import { filled } from './document-words.ts'
import type { Fact, WireQuote } from './paper.ts'
import type { DocumentWords } from './words/english.ts'

interface Setting {
  readonly words: DocumentWords
  readonly reader: Reader
  readonly now: Date
}

/** What it does not say is left out. */
export function factTexts(quote: WireQuote, { words, reader, now }: Setting): readonly Fact[] {
  const today = todayIn(reader, now)
  const day = (text: string) => dayText(text, reader)
  const { expectedAnswerDate, validUntilDate, orderNumber, currencyCode } = quote
  const { totalAfterSurcharge } = quote.orderTotalSummary
  const { typeCode, typeName } = quote.orderStatusType
  const isOver = typeCode === 'qstExpired' || validUntilDate < today
  const dispatch = dispatchWords(quote.orderShippingDispatchOptionsCustom, words)
  const facts: readonly Fact[] = [
    [words.status, statusText(typeCode, words) ?? typeName],
    [words.created, instantText(quote.createdDateTime, reader)],
    [words.purchaseOrder, quote.orderPayments[0]?.purchaseOrderNumber ?? ''],
    [words.totalItems, String(quote.orderItems.length)],
    [words.totalBeforeTax, moneyText(totalAfterSurcharge, currencyCode)],
    [words.dispatch, dispatch],
    [words.freightCarrier, quote.freightCarrier],
    [words.specialInstructions, quote.specialInstructions],
    [words.reviewer, quote.reviewerName],
    [expectedAnswerDate < today ? words.answerLate : words.answerBy, day(expectedAnswerDate)],
    // A quote that has become an order has been taken up.
    [
      isOver ? words.wasValidUntil : words.validUntil,
      orderNumber === '' ? day(validUntilDate) : '',
    ],
    [words.orderedAs, orderNumber === '' ? '' : filled(words.order, { number: orderNumber })],
    [words.promotions, quote.promotionCodes.map(({ promotionCode }) => promotionCode).join(', ')],
  ]
  return facts.filter(([, text]) => text.trim() !== '')
}

function statusText(code: string, words: DocumentWords): string | undefined {
  return Object.entries(words).find(([name]) => name === code)?.[1]
}

function dispatchWords(option: string, words: DocumentWords): string {
  if (option === 'partialShipmentAccepted') return words.partialShipmentAccepted
  return option === 'shipCompleteOrder' ? words.shipCompleteOrder : option
}
