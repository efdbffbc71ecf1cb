/** The histories of the seeded quotes: how each of them came to be as it is. */

import { addDays } from '../pricing/calendar.ts'
import { beginning, changesBetween } from '../commerce/quotes/quote-changes.ts'
import { NOTHING_SAID } from '../commerce/quotes/quote-ledger.ts'
import { fieldsOf, type QuoteState, toldLine } from '../commerce/quotes/quote-state.ts'
import { namedId } from '../database/identifier.ts'
import type { QuoteEventBody, quoteEvent, ToldLine } from '../database/schema/quote-events.ts'
import type { quote, quoteHistory, quoteItem, quotePromotion } from '../database/schema/commerce.ts'
import type { FulfilmentRow } from './fulfilment-row.ts'

type EventRow = typeof quoteEvent.$inferInsert

/** The rows of a quote that there is a history to. */
interface Told {
  readonly quote: typeof quote.$inferInsert
  readonly items: readonly (typeof quoteItem.$inferInsert)[]
  readonly history: readonly (typeof quoteHistory.$inferInsert)[]
  readonly promotions: readonly (typeof quotePromotion.$inferInsert)[]
  readonly fulfilment: FulfilmentRow | undefined
}

interface Moment {
  readonly at: Date
  readonly bodies: readonly QuoteEventBody[]
}

const MINUTE = 60_000

/** The entries of one quote, the oldest first; the last of them leaves it as its rows are. */
export function historyRows(told: Told): readonly EventRow[] {
  const { quote, history } = told
  const moments = [...beginnings(told), ...history.flatMap((_, step) => stepOf(told, step))]
  const entries = moments.flatMap(({ at, bodies }) => bodies.map((body) => ({ at, body })))
  return entries.map(({ at, body }, position) => ({
    id: namedId(`event ${quote.id} ${position}`),
    quoteId: quote.id,
    position,
    at,
    ...tellerOf(body, quote.reviewer ?? ''),
    body,
  }))
}

/** Begun, filled, and told where it goes. */
function beginnings(told: Told): readonly Moment[] {
  const { quote, fulfilment, promotions } = told
  const fields = fieldsOf(
    {
      purchaseOrderNumber: quote.purchaseOrderNumber,
      dispatchOption: quote.dispatchOption,
      freightCarrier: quote.freightCarrier,
      specialInstructions: quote.specialInstructions,
    },
    fulfilment,
    promotions.map(({ code }) => code),
  )
  const lines = linesAt(told, 'begun')
  const filled = { ...NOTHING_SAID, lines }
  return [
    { at: quote.createdAt, bodies: [beginning(quote)] },
    { at: later(quote.createdAt, 4), bodies: changesBetween(NOTHING_SAID, filled) },
    { at: later(quote.createdAt, 12), bodies: changesBetween(filled, { ...filled, fields }) },
  ]
}

/** A step of the status; before the quote goes back to the reviewer, its first line was changed. */
function stepOf(told: Told, step: number): readonly Moment[] {
  const entry = told.history[step]
  if (entry === undefined) return []
  const { at, status, reason } = entry
  const steps = [{ status, reason }]
  const moment = { at, bodies: changesBetween(NOTHING_SAID, { ...NOTHING_SAID, steps }) }
  if (status !== 'qstOrderEntryRequestUpdated' || step !== firstAnswer(told)) return [moment]
  const lines = (age: 'begun' | 'present'): Omit<QuoteState, 'name'> => ({
    ...NOTHING_SAID,
    lines: linesAt(told, age),
  })
  return [{ at: later(at, -6), bodies: changesBetween(lines('begun'), lines('present')) }, moment]
}

function firstAnswer({ history }: Told): number {
  return history.findIndex(({ status }) => status === 'qstOrderEntryRequestUpdated')
}

/** A quote that was handed over again had its first line for a week earlier, and twice as much of it. */
function linesAt(told: Told, age: 'begun' | 'present'): readonly ToldLine[] {
  const lines = told.items.map(toldLine)
  if (age === 'present' || firstAnswer(told) < 0) return lines
  return lines.map((line, index) =>
    index > 0
      ? line
      : {
          ...line,
          quantity: line.quantity * 2,
          requestedDeliveryDate: addDays(line.requestedDeliveryDate, -7),
        },
  )
}

function tellerOf(body: QuoteEventBody, reviewer: string) {
  const isReviewers =
    body.entryType === 'status' &&
    ['qstRejected', 'qstApproved', 'qstRejectedQuote'].includes(body.orderStatusType_typeCode)
  return isReviewers
    ? ({ actor: 'reviewer', actorName: reviewer } as const)
    : ({ actor: 'customer', actorName: '' } as const)
}

function later(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * MINUTE)
}
