/** Handing a quote to its reviewer, taking it back, and what the reviewer says. */
import { Order, type RequestContext } from '@vendure/core'
import { addDays, addWorkingDays } from '../../../reference-backend/pricing/calendar.ts'
import { methodOf } from './fulfilment-answer.ts'
import { notFound, refused, stale } from './failures.ts'
import { updateLine, updateOrder } from './order-lines.ts'
import { today } from './prices.ts'
import { requireSeen, type Seen } from './quote-contents.ts'
import type { QuoteState, QuoteStatus } from './quote-process.ts'
import { moveTo, quoteWrite, requireStatus, settled } from './quotes.ts'
import { lineFields, orderFields, pricedOf, stepsOf } from './stored.ts'
import { ownerOf, type Tools } from './tools.ts'
import { write } from './write.ts'

const VALID_DAYS = 30
const ANSWER_WORKING_DAYS = 2
const REVIEWERS: Readonly<Record<string, string>> = {
  US: 'Sales desk, Duluth',
  EU: 'Sales desk, Emden',
}
const DISPATCH = ['ship-complete', 'partial']

interface Notes extends Seen {
  readonly id: string
  readonly reason: string
  readonly freightCarrier: string
  readonly specialInstructions: string
  readonly dispatch?: string | null
}

export function submitQuote(tools: Tools, ctx: RequestContext, notes: Notes) {
  return handOver(tools, ctx, notes, {
    action: 'submitQuote',
    allowed: ['draft'],
    state: 'QuoteUnderReview',
  })
}

export function resubmitQuote(tools: Tools, ctx: RequestContext, notes: Notes) {
  return handOver(tools, ctx, notes, {
    action: 'resubmitQuote',
    allowed: ['returned'],
    state: 'QuoteResubmitted',
  })
}

interface HandOver {
  readonly action: string
  readonly allowed: readonly QuoteStatus[]
  readonly state: QuoteState
}

function handOver(
  tools: Tools,
  ctx: RequestContext,
  notes: Notes,
  { action, allowed, state }: HandOver,
) {
  return quoteWrite(
    tools,
    ctx,
    { action, id: notes.id, allowed },
    async ({ ctx: inside }, order) => {
      requireSeen(order, notes)
      const problems = missing(order, notes)
      if (problems.length > 0) throw refused(...problems)
      await moveTo(tools, inside, order, state, notes.reason.trim())
      await updateOrder(tools, inside, order.id, {
        comment: notes.reason.trim(),
        freightCarrier: notes.freightCarrier,
        specialInstructions: notes.specialInstructions,
        dispatch: notes.dispatch ?? '',
        reviewer: REVIEWERS[orderFields(order).zone ?? ''] ?? '',
        validUntil: addDays(today(), VALID_DAYS),
        answerBy: addWorkingDays(today(), ANSWER_WORKING_DAYS),
      })
      return settled(tools, inside, order)
    },
  )
}

/** Lines, a purchase order number, where it goes, how it leaves, and a reason. */
function missing(order: Order, { dispatch, reason }: Notes): readonly string[] {
  const fields = orderFields(order)
  const isShipped = methodOf(order).type === 'shipping'
  const destination = isShipped ? fields.addressCopy : fields.pickupLocation
  const noDestination = isShipped
    ? 'Please choose a delivery address.'
    : 'Please choose a pickup location.'
  return [
    ...(order.lines.length === 0 ? ['Please add a product'] : []),
    ...(fields.purchaseOrder ? [] : ['Please add PO Number']),
    ...(destination ? [] : [noDestination]),
    ...(DISPATCH.includes(dispatch ?? '') ? [] : ['Please choose a dispatch option.']),
    ...(reason.trim() === '' ? ['Please enter a comment.'] : []),
  ]
}

/** Back to what it was before it was handed over, unless it has taken more steps than the caller has seen. */
export function recallQuote(
  tools: Tools,
  ctx: RequestContext,
  { id, steps }: { id: string; steps: number },
) {
  const allowed: readonly QuoteStatus[] = ['pending-review', 'resubmitted']
  return quoteWrite(
    tools,
    ctx,
    { action: 'recallQuote', id, allowed },
    async ({ ctx: inside }, order) => {
      if (stepsOf(order).length !== steps) {
        throw stale('This quote has been submitted again meanwhile.')
      }
      const state = String(order.state) === 'QuoteResubmitted' ? 'QuoteReturned' : 'Draft'
      await moveTo(tools, inside, order, state, '')
      await updateOrder(tools, inside, order.id, { validUntil: '', answerBy: '' })
      return settled(tools, inside, order)
    },
  )
}

const VERDICTS: Readonly<Record<string, QuoteState>> = {
  approve: 'QuoteApproved',
  return: 'QuoteReturned',
  decline: 'QuoteDeclined',
}

/** A call of the administration: what a reviewer makes of a quote that waits. */
export async function reviewQuote(
  tools: Tools,
  ctx: RequestContext,
  { id, verdict, reason }: { id: string; verdict: string; reason: string },
) {
  const find = (inside: RequestContext) =>
    tools.connection.getRepository(inside, Order).findOne({
      where: { id: Number(id) },
      relations: ['lines', 'customer', 'customer.user'],
    })
  const state = VERDICTS[verdict]
  if (state === undefined) throw refused('A quote is approved, returned or declined.')
  const userId = (await find(ctx))?.customer?.user?.id
  if (userId === undefined) throw notFound()
  const owner = ownerOf({ userId })
  return write(tools, ctx, { action: 'reviewQuote', owner }, async (scope) => {
    const order = await find(scope.ctx)
    if (!order) throw notFound()
    requireStatus(order, ['pending-review', 'resubmitted'])
    if (verdict === 'approve') await planLines(tools, scope.ctx, order)
    await moveTo(tools, scope.ctx, order, state, reason)
    return true
  })
}

/** An approved line comes on the day that was asked for, or on the first one that it can. */
async function planLines(tools: Tools, ctx: RequestContext, order: Order): Promise<void> {
  for (const line of order.lines) {
    const days = [lineFields(line).requestedDate ?? '', pricedOf(line).leadDeliveryDate, today()]
    const plannedDate = days.toSorted().at(-1) ?? today()
    await updateLine(tools, ctx, line.id, { fields: { plannedDate } })
  }
}
