/** Gift cards on the wire (docs/wire.md, Payment cards and gift cards). */
import * as t from 'io-ts'
import { orderId } from '../../../domain/order/order.ts'
import {
  type GiftCard,
  type GiftCardTransaction,
  giftCardId,
} from '../../../domain/payment/gift-card.ts'
import { type Page, pageSize } from '../../../domain/shared/paging.ts'
import { day } from '../../http/day.wire.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { amount, count, flag, needed, neededRows, text } from '../../http/lenient.wire.ts'

const GiftCardWire = t.type({
  giftCardID: needed,
  giftCardCode: text,
  issuedDate: day,
  activeFlag: flag,
  expirationDate: day,
  calculatedBalanceAmount: amount,
  currencyCode: text,
})

/** `getGiftCardsOnAccount` and every write of one. */
export const decodeGiftCards: Decode<readonly GiftCard[]> = decodeWith(
  t.type({ giftCards: neededRows(GiftCardWire) }),
  ({ giftCards }) =>
    giftCards.map((row) => ({
      id: giftCardId(row.giftCardID),
      code: row.giftCardCode,
      issuedOn: row.issuedDate,
      expiresOn: row.expirationDate,
      isActive: row.activeFlag,
      balance: row.calculatedBalanceAmount,
      currency: row.currencyCode,
    })),
)

const TransactionWire = t.type({
  giftCardTransactionID: needed,
  debitAmount: amount,
  creditAmount: amount,
  balanceAmount: amount,
  createdDateTime: text,
  currencyCode: text,
  orderPayment_order_orderID: text,
  orderPayment_order_orderNumber: text,
  reasonForAdjustment: text,
})

const TransactionsWire = t.type({
  giftCardTransactions: t.type({
    giftCardTransactions: neededRows(TransactionWire),
    recordsCount: count,
    currentPage: count,
  }),
})

/** `getGiftCardTransactions`: the page that was asked for. */
export function decodeTransactions(page: number): Decode<Page<GiftCardTransaction>> {
  return decodeWith(TransactionsWire, ({ giftCardTransactions: list }) => {
    const rows = list.giftCardTransactions.map(toTransaction)
    const total = list.recordsCount ?? rows.length
    return {
      rows,
      page: list.currentPage || page,
      pageCount: Math.max(1, Math.ceil(total / pageSize)),
      total,
    }
  })
}

function toTransaction(wire: t.TypeOf<typeof TransactionWire>): GiftCardTransaction {
  const isDebit = (wire.debitAmount ?? 0) > 0
  const { orderPayment_order_orderID: id, orderPayment_order_orderNumber: number } = wire
  return {
    id: wire.giftCardTransactionID,
    kind: isDebit ? 'debit' : 'credit',
    at: wire.createdDateTime,
    order: id === '' ? undefined : { id: orderId(id), number },
    reason: wire.reasonForAdjustment,
    amount: isDebit ? wire.debitAmount : wire.creditAmount,
    balance: wire.balanceAmount,
    currency: wire.currencyCode,
  }
}
