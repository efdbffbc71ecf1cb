/** The reviewer's side of a quote: what waits, and the three things that can be done with it. */

import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import { earliestToday } from '../pricing/calendar.ts'
import { bookOrder, type BookedOrder } from '../commerce/orders/book-order.ts'
import { addHistory } from '../commerce/quotes/quote-submission.ts'
import { tell } from '../commerce/quotes/quote-ledger.ts'
import { quoteState } from '../commerce/quotes/quote-state.ts'
import { itemsOf, type Quote } from '../commerce/quotes/quote-store.ts'
import { asOf, hasStatus } from '../commerce/quotes/quote-validity.ts'
import {
  isReviewable,
  type QuoteStatus,
  REVIEWABLE,
  statusName,
} from '../commerce/quotes/quote-status.ts'
import type { Database } from '../database/database.ts'
import { type Input, TEXT_LIMIT } from '../http/input.ts'
import { record } from '../database/journal.ts'
import { account, quote, quoteHistory, quoteItem } from '../database/schema/commerce.ts'
import { inTransaction } from '../database/transaction.ts'

export type ReviewResult =
  | { readonly ok: true; readonly text: string; readonly booked?: BookedOrder | undefined }
  | { readonly ok: false; readonly text: string }

const VERDICTS = {
  approve: { status: 'qstApproved', needsReason: false },
  return: { status: 'qstRejected', needsReason: true },
  decline: { status: 'qstRejectedQuote', needsReason: true },
} as const satisfies Record<string, { status: QuoteStatus; needsReason: boolean }>

type Verdict = keyof typeof VERDICTS

interface Wish {
  readonly verdict: Verdict
  /** Quote number, order id or name. */
  readonly order: string
  readonly reason: string
}

/** Every quote that waits for the reviewer, the oldest first. */
export async function waitingQuotes(db: Database, now: Date) {
  const rows = await db
    .select({ quote, emailAddress: account.emailAddress, company: account.company })
    .from(quote)
    .innerJoin(account, eq(account.id, quote.accountId))
    .where(hasStatus(REVIEWABLE, now))
    .orderBy(asc(quote.openedAt), asc(quote.number))
  return rows.map(({ quote: each, emailAddress, company }) => ({
    orderID: each.id,
    quoteNumber: String(each.number),
    quoteName: each.name,
    status: statusName(each.status),
    company,
    emailAddress,
    purchaseOrderNumber: each.purchaseOrderNumber,
    comment: each.details,
    total: each.totalAfterTax,
    currencyCode: each.currencyCode,
  }))
}

/** Carries out one verdict; answers in one sentence what happened or why nothing did. */
export async function reviewQuote(db: Database, input: Input, now: Date): Promise<ReviewResult> {
  const wish = readWish(input)
  if ('ok' in wish) return wish
  return inTransaction(db, async (tx) => {
    const [found, ...others] = await matching(tx, wish.order)
    if (found === undefined) return no(`There is no quote ${wish.order}.`)
    if (others.length > 0) return no(`Several quotes are called ${wish.order}. Use the number.`)
    const title = `Quote ${found.number} (${found.name})`
    const { status } = asOf(found, now)
    if (!isReviewable(status)) {
      const since = (await isRecalled(tx, found)) ? ' since its customer has recalled it' : ''
      return no(`${title} is ${statusName(status)}${since}; only submitted quotes can be reviewed.`)
    }
    const booked = await carryOut(tx, found, { wish, now })
    const text = `${title} is now ${statusName(VERDICTS[wish.verdict].status)}.`
    return { ok: true, text: booked ? `${text} It is order ${booked.number}.` : text, booked }
  })
}

function readWish({ action, order, reason }: Input): Wish | ReviewResult {
  const verdict =
    action === 'approve' || action === 'return' || action === 'decline' ? action : null
  if (verdict === null) return no('The action must be approve, return or decline.')
  if (typeof order !== 'string' || order.trim() === '') return no('Name the quote.')
  const words = typeof reason === 'string' ? reason.trim() : ''
  if (VERDICTS[verdict].needsReason && words === '') return no(`To ${verdict} needs a reason.`)
  if (words.length > TEXT_LIMIT) return no(`A reason has at most ${TEXT_LIMIT} characters.`)
  return { verdict, order: order.trim(), reason: words || 'Confirmed as requested.' }
}

/** A number or an id names one quote; a name may be that of several, of which only waiting ones count. */
async function matching(tx: Database, order: string): Promise<readonly Quote[]> {
  const number = /^\d{1,9}$/.test(order) ? Number(order) : -1
  const exact = await tx
    .select()
    .from(quote)
    .where(or(eq(quote.id, order), eq(quote.number, number)))
    .for('update')
  if (exact.length > 0) return exact
  const named = await tx
    .select()
    .from(quote)
    .where(and(eq(quote.name, order), inArray(quote.status, [...REVIEWABLE])))
    .for('update')
  return named
}

async function carryOut(
  tx: Database,
  found: Quote,
  { wish, now }: { readonly wish: Wish; readonly now: Date },
): Promise<BookedOrder | undefined> {
  const { status } = VERDICTS[wish.verdict]
  const before = await quoteState(tx, found.id)
  await tx.update(quote).set({ status }).where(eq(quote.id, found.id))
  await addHistory({ db: tx, now }, found.id, { status, reason: wish.reason })
  const isApproved = wish.verdict === 'approve'
  if (isApproved) await planDeliveries(tx, found, now)
  const booked = isApproved ? await bookOrder(tx, found, now) : undefined
  const teller = { actor: 'reviewer', actorName: found.reviewer } as const
  await tell({ db: tx, now }, { quoteId: found.id, before, teller })
  const action = `review.${wish.verdict}`
  await record(tx, { at: now, action, accountID: found.accountId, subjectID: found.id })
  return booked
}

/** An approval promises a day: the requested one, or the first that the lead time still allows. */
async function planDeliveries(tx: Database, { id }: Quote, now: Date): Promise<void> {
  const today = earliestToday(now)
  for (const item of await itemsOf(tx, id)) {
    const { requestedDeliveryDate: requested, price } = item
    const earliest = price.leadDeliveryDate > today ? price.leadDeliveryDate : today
    const plannedDeliveryDate = requested > earliest ? requested : earliest
    await tx.update(quoteItem).set({ plannedDeliveryDate }).where(eq(quoteItem.id, item.id))
  }
}

/** Whether the last step of a quote was that its customer took it back: a reviewer never gives no reason. */
async function isRecalled(tx: Database, { id }: Quote): Promise<boolean> {
  const [last] = await tx
    .select({ reason: quoteHistory.reason })
    .from(quoteHistory)
    .where(eq(quoteHistory.quoteId, id))
    .orderBy(desc(quoteHistory.position))
    .limit(1)
  return last?.reason === ''
}

function no(text: string): ReviewResult {
  return { ok: false, text }
}
