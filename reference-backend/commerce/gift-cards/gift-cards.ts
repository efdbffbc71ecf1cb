/** The gift cards of an account: list, redeem, switch on and off, and what was paid with them. */

import { and, asc, count, desc, eq } from 'drizzle-orm'
import { giftCard, giftCardTransaction } from '../../database/schema/payments.ts'
import { placedOrder } from '../../database/schema/orders.ts'
import { flag, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { type Action, accountOf, type Call } from '../action.ts'
import { refuseCardData } from '../payment/card-data.ts'
import { listPlace, listRequest } from '../quotes/quote-list-request.ts'
import { codeIn, guessedCard, guessLimits } from './gift-card-guess.ts'
import { balanceOf, type GiftCard } from './gift-card-ledger.ts'

const NOT_FOUND = 'The gift card could not be found.'

export const giftCardActions: readonly Action[] = [
  {
    name: 'getGiftCardsOnAccount',
    label: 'public:account.getGiftCardsOnAccount',
    kind: 'read',
    access: 'account',
    fields: [],
    run: async (call) => ({ giftCards: await giftCardsJson(call) }),
  },
  {
    name: 'addGiftCardToAccount',
    label: 'public:account.addGiftCardToAccount',
    kind: 'write',
    access: 'account',
    transaction: 'one',
    fields: ['giftCardCode', 'giftCardPin', 'returnJSONObjects'],
    attempts: {
      counted: { refusedUnder: 'giftCardCode' },
      limits: (call) => guessLimits(call, codeIn(call.input, 'giftCardCode')),
    },
    run: async (call) => {
      refuseCardData(call.input)
      const fields = { code: 'giftCardCode', pin: 'giftCardPin' } as const
      const { id } = await guessedCard(call, call.input, fields)
      const accountId = accountOf(call).id
      await call.db.update(giftCard).set({ accountId }).where(eq(giftCard.id, id))
      return { answer: { giftCards: await giftCardsJson(call) }, subjectID: id }
    },
  },
  {
    name: 'updateGiftCardStatus',
    label: 'public:account.updateGiftCardStatus',
    kind: 'write',
    access: 'account',
    transaction: 'one',
    fields: ['giftCardID', 'giftCardCode', 'activeFlag', 'returnJSONObjects'],
    run: async (call) => {
      const card = await ownGiftCard(call)
      if (card === undefined) throw refuse('giftCardID', NOT_FOUND)
      const active = flag(call.input, 'activeFlag')
      await call.db.update(giftCard).set({ active }).where(eq(giftCard.id, card.id))
      const answer = { giftCards: await giftCardsJson(call) }
      return { answer, subjectID: card.id, detail: { active } }
    },
  },
  {
    name: 'getGiftCardTransactions',
    label: 'public:account.getGiftCardTransactions',
    kind: 'read',
    access: 'account',
    fields: ['giftCardID', 'giftCardCode', 'pageRecordsShow', 'currentPage'],
    run: async (call) => ({ giftCardTransactions: await transactionsJson(call) }),
  },
]

/** A card of the caller's own by its id or its code; undefined for a missing one and for another customer's alike (T09). */
async function ownGiftCard(call: Call): Promise<GiftCard | undefined> {
  const id = text(call.input, 'giftCardID')
  const isNamed =
    id === '' ? eq(giftCard.code, codeIn(call.input, 'giftCardCode')) : eq(giftCard.id, id)
  const isOwn = and(isNamed, eq(giftCard.accountId, accountOf(call).id))
  const [card] = await call.db.select().from(giftCard).where(isOwn)
  return card
}

async function giftCardsJson(call: Call) {
  const cards = await call.db
    .select()
    .from(giftCard)
    .where(eq(giftCard.accountId, accountOf(call).id))
    .orderBy(asc(giftCard.issuedDate), asc(giftCard.code))
  const shown = []
  for (const card of cards) {
    shown.push({
      giftCardID: card.id,
      giftCardCode: card.code,
      issuedDate: card.issuedDate,
      activeFlag: card.active,
      expirationDate: card.expirationDate ?? '',
      calculatedBalanceAmount: await balanceOf(call.db, card.id),
      currencyCode: card.currencyCode,
    })
  }
  return shown
}

async function transactionsJson(call: Call) {
  const card = await ownGiftCard(call)
  const ofCard = eq(giftCardTransaction.giftCardId, card?.id ?? '')
  const [counted] = await call.db.select({ rows: count() }).from(giftCardTransaction).where(ofCard)
  const { offset, ...place } = listPlace(counted?.rows ?? 0, listRequest(call.input))
  const rows = await call.db
    .select()
    .from(giftCardTransaction)
    .where(ofCard)
    .orderBy(desc(giftCardTransaction.position))
    .limit(place.pageRecordsShow)
    .offset(offset)
  const orders = await ordersByPayment(call)
  return {
    giftCardTransactions: rows.map((row) => {
      const order = orders.get(row.orderPaymentId ?? '')
      return {
        giftCardTransactionID: row.id,
        debitAmount: row.debit,
        creditAmount: row.credit,
        balanceAmount: row.balance,
        createdDateTime: row.at.toISOString(),
        currencyCode: card?.currencyCode ?? '',
        orderPayment_order_orderID: order?.id ?? '',
        orderPayment_order_orderNumber: order === undefined ? '' : String(order.number),
        reasonForAdjustment: row.reason,
      }
    }),
    ...place,
  }
}

/** The caller's own orders by the ids of their payments. */
async function ordersByPayment(call: Call) {
  const orders = await call.db
    .select({ id: placedOrder.id, number: placedOrder.number, payments: placedOrder.payments })
    .from(placedOrder)
    .where(eq(placedOrder.accountId, accountOf(call).id))
  return new Map(
    orders.flatMap(({ payments, ...order }) => payments.map(({ id }) => [id, order] as const)),
  )
}
