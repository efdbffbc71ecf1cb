/** Quotes: draft orders of the engine, of which a customer has as many as there is work to do. */
import { isGraphQlErrorResult, Order, type RequestContext } from '@vendure/core'
import { messagesOf, notFound, refused, stale } from './failures.ts'
import { judgedLine, type LineWish, requireReachable } from './line.ts'
import { currencyOf, type Market, marketOf, requireMarket, zoneOf } from './market.ts'
import { insertLine, orderWithLines, removeLines, updateLine, updateOrder } from './order-lines.ts'
import { quoteAnswer, statusOf, sumsOfLines } from './quote-answer.ts'
import { QUOTE_STATES, type QuoteState, type QuoteStatus, STATUS_NAMES } from './quote-process.ts'
import { choicesOf, lineFields, linesOf, orderFields, pricedOf } from './stored.ts'
import { type Caller, ownerOf, requireCaller, type Tools } from './tools.ts'
import { shortText } from './texts.ts'
import { type Scope, write } from './write.ts'

export const EDITABLE: readonly QuoteStatus[] = ['draft', 'returned']
const REMOVABLE: readonly QuoteStatus[] = ['draft', 'declined']
export const LINES_PER_QUOTE = 2000
const LINES_PER_CALL = 500
export const ITEM_NOT_FOUND = 'The item could not be found.'

export async function quote(tools: Tools, ctx: RequestContext, { id }: { id: string }) {
  const caller = await requireCaller(tools, ctx)
  return quoteAnswer(tools, ctx, await ownQuote(tools, ctx, caller, id))
}

/** A quote of the caller's; not found where it is missing or somebody else's. */
export async function ownQuote(
  { connection }: Tools,
  ctx: RequestContext,
  { customer }: Caller,
  id: string,
): Promise<Order> {
  if (!/^\d{1,9}$/.test(id)) throw notFound()
  const found = await connection.getRepository(ctx, Order).findOne({
    where: { id: Number(id), active: false, customer: { id: customer.id } },
    relations: ['lines'],
  })
  if (!found || !QUOTE_STATES.includes(found.state as unknown as QuoteState)) throw notFound()
  return found
}

export async function createQuote(
  tools: Tools,
  ctx: RequestContext,
  { name, intent }: { name: string; intent?: string | null },
) {
  const caller = await requireCaller(tools, ctx)
  const owner = ownerOf(caller)
  return write(
    tools,
    ctx,
    { action: 'createQuote', owner, intent: intent ?? null },
    async (scope) => String((await newQuote(tools, scope.ctx, caller, name)).id),
  )
}

export async function newQuote(tools: Tools, ctx: RequestContext, caller: Caller, typed: string) {
  const name = shortText(typed, 'A name')
  if (name === '') throw refused('Please enter a name.')
  const draft = await tools.orders.createDraft(ctx)
  const market = await marketOf(tools, ctx, caller)
  const currencyCode = currencyOf(market?.zone ?? zoneOf(''))
  await updateOrder(
    tools,
    ctx,
    draft.id,
    { quoteName: name, steps: '[]' },
    {
      customer: { id: caller.customer.id },
      currencyCode,
    },
  )
  const made = await orderWithLines(tools, ctx, draft.id)
  if (!made) throw notFound()
  return made
}

interface LinesToAdd {
  readonly quoteId?: string | null
  readonly newName?: string | null
  readonly lines: readonly LineWish[]
  /** The most lines of one call; more are refused. */
  readonly most?: number | null
  /** Whether a refusal names the line that it is about. */
  readonly isNumbered?: boolean | null
  readonly intent?: string | null
}

/** All of the lines or none, behind those of a quote or on a new one. */
export async function addQuoteLines(tools: Tools, ctx: RequestContext, wanted: LinesToAdd) {
  const caller = await requireCaller(tools, ctx)
  const { lines, newName, quoteId, most, intent } = wanted
  const owner = ownerOf(caller)
  return write(
    tools,
    ctx,
    { action: 'addQuoteLines', owner, intent: intent ?? null },
    async (scope) => {
      const order = quoteId
        ? await editableQuote(tools, scope.ctx, caller, quoteId)
        : await newQuote(tools, scope.ctx, caller, newName ?? '')
      if (lines.length === 0) throw refused('Please choose at least one line.')
      if (lines.length > (most ?? LINES_PER_CALL)) {
        throw refused(`At most ${most ?? LINES_PER_CALL} entries are allowed.`)
      }
      if (order.lines.length + lines.length > LINES_PER_QUOTE) {
        throw refused(`A quote holds at most ${LINES_PER_QUOTE} items.`)
      }
      const market = await marketOfQuote(tools, scope.ctx, caller, order)
      for (const [index, wish] of lines.entries()) {
        const prefix = wanted.isNumbered && lines.length > 1 ? `Line ${index + 1}: ` : ''
        const { product, quantity, price, fields } = await numbered(prefix, () =>
          judgedLine(tools, scope.ctx, market, wish),
        )
        const unitCents = Math.round(price.unitPrice * 100)
        await insertLine(tools, scope.ctx, order.id, { product, quantity, unitCents, fields })
      }
      await updateOrder(
        tools,
        scope.ctx,
        order.id,
        { zone: market.zone, taxCountry: market.country },
        { currencyCode: currencyOf(market.zone) },
      )
      return settled(tools, scope.ctx, order)
    },
  )
}

/** The market that rules a quote: its own once it has lines, before that the customer's. */
export async function marketOfQuote(
  tools: Tools,
  ctx: RequestContext,
  caller: Caller,
  order: Order,
): Promise<Market> {
  const { zone, taxCountry } = orderFields(order)
  if (order.lines.length > 0 && (zone === 'US' || zone === 'EU')) {
    return { zone, country: taxCountry ?? '' }
  }
  return requireMarket(tools, ctx, caller)
}

async function numbered<A>(prefix: string, judge: () => Promise<A>): Promise<A> {
  try {
    return await judge()
  } catch (problem) {
    const messages = messagesOf(problem)
    if (messages === undefined || prefix === '') throw problem
    throw refused(...messages.map((message) => `${prefix}${message}`))
  }
}

export function setPurchaseOrder(
  tools: Tools,
  ctx: RequestContext,
  { id, number }: { id: string; number: string },
) {
  return quoteWrite(
    tools,
    ctx,
    { action: 'setPurchaseOrder', id },
    async ({ ctx: inside }, order) => {
      const wanted = shortText(number, 'A PO number')
      if (wanted === '') throw refused('Please enter PO No.')
      await updateOrder(tools, inside, order.id, { purchaseOrder: wanted })
      return { number: wanted, before: orderFields(order).purchaseOrder || null }
    },
  )
}

interface Wishes {
  readonly id: string
  readonly lines: readonly {
    readonly id: string
    readonly quantity?: number | null
    readonly date?: string | null
  }[]
}

/** Other quantities or dates of lines, each judged by itself; one that cannot have its own keeps no other from it. */
export function changeQuoteLines(tools: Tools, ctx: RequestContext, { id, lines }: Wishes) {
  return quoteWrite(
    tools,
    ctx,
    { action: 'changeQuoteLines', id },
    async (scope, order, caller) => {
      if (lines.length > LINES_PER_CALL)
        throw refused(`At most ${LINES_PER_CALL} entries are allowed.`)
      const market = await marketOfQuote(tools, scope.ctx, caller, order)
      const before: { id: string; text: string }[] = []
      const refusals: { id: string; messages: readonly string[] }[] = []
      for (const wish of lines) {
        try {
          before.push({
            id: wish.id,
            text: await changeLine(tools, scope.ctx, market, order, wish),
          })
        } catch (problem) {
          const messages = messagesOf(problem)
          if (messages === undefined) throw problem
          refusals.push({ id: wish.id, messages })
        }
      }
      scope.silent = before.length === 0
      return { quote: await settled(tools, scope.ctx, order), before, refusals }
    },
  )
}

/** What stood there before. */
async function changeLine(
  tools: Tools,
  ctx: RequestContext,
  market: Market,
  order: Order,
  wish: Wishes['lines'][number],
): Promise<string> {
  const line = order.lines.find((each) => String(each.id) === wish.id)
  if (line === undefined) throw refused(ITEM_NOT_FOUND)
  const fields = lineFields(line)
  if (typeof wish.date === 'string') {
    requireReachable(wish.date, pricedOf(line).effectiveLeadTime)
    await updateLine(tools, ctx, line.id, { fields: { requestedDate: wish.date } })
    return fields.requestedDate ?? ''
  }
  const choices = Object.entries(choicesOf(line)).map(([question, answer]) => ({
    question,
    answer,
  }))
  const quantity = wish.quantity ?? 0
  // The date that is kept stays as it is: only a typed one must be reachable.
  const judged = await judgedLine(tools, ctx, market, {
    skuId: fields.skuId ?? null,
    modelCode: fields.modelCode ?? '',
    quantity,
    choices: choices.length > 0 ? choices : null,
  })
  await updateLine(tools, ctx, line.id, {
    quantity,
    listPrice: Math.round(judged.price.unitPrice * 100),
    fields: {
      priced: judged.fields.priced ?? null,
      plannedDate: judged.fields.plannedDate ?? null,
    },
  })
  return String(line.quantity)
}

/** Lines that are gone are passed over; without lines a quote is gone. */
export function removeQuoteLines(
  tools: Tools,
  ctx: RequestContext,
  { id, lineIds }: { id: string; lineIds: readonly string[] },
) {
  return quoteWrite(tools, ctx, { action: 'removeQuoteLines', id }, async (scope, order) => {
    const found = order.lines.filter((line) => lineIds.includes(String(line.id)))
    if (found.length === 0 && lineIds.length === 1) throw refused(ITEM_NOT_FOUND)
    scope.silent = found.length === 0
    await removeLines(
      tools,
      scope.ctx,
      found.map((line) => line.id),
    )
    if (found.length < order.lines.length) return settled(tools, scope.ctx, order)
    await removeOrder(tools, scope.ctx, order)
    return null
  })
}

export function clearQuote(tools: Tools, ctx: RequestContext, { id }: { id: string }) {
  const allowed: readonly QuoteStatus[] = ['draft']
  return quoteWrite(tools, ctx, { action: 'clearQuote', id, allowed }, async (scope, order) => {
    await removeOrder(tools, scope.ctx, order)
    return true
  })
}

export function removeQuote(tools: Tools, ctx: RequestContext, { id }: { id: string }) {
  return quoteWrite(
    tools,
    ctx,
    { action: 'removeQuote', id, allowed: REMOVABLE },
    async (scope, order) => {
      await removeOrder(tools, scope.ctx, order)
      return true
    },
  )
}

/** A code comes off the quote; one that is not on it is no failure, and no code is ever on one here. */
export function removePromotion(tools: Tools, ctx: RequestContext, { id }: { id: string }) {
  return quoteWrite(tools, ctx, { action: 'removePromotion', id }, async (scope, order) => {
    scope.silent = true
    return quoteAnswer(tools, scope.ctx, order)
  })
}

async function removeOrder(tools: Tools, ctx: RequestContext, order: Order): Promise<void> {
  const whole = await orderWithLines(tools, ctx, order.id)
  if (whole) await tools.orders.deleteOrder(ctx, whole)
}

export async function editableQuote(tools: Tools, ctx: RequestContext, caller: Caller, id: string) {
  const order = await ownQuote(tools, ctx, caller, id)
  requireStatus(order, EDITABLE)
  return order
}

export function requireStatus(order: Order, allowed: readonly QuoteStatus[]): void {
  const status = statusOf(order)
  if (allowed.includes(status)) return
  throw stale(`This quote is now ${STATUS_NAMES[status]}, it can no longer be edited.`)
}

interface QuoteWrite {
  readonly action: string
  readonly id: string
  readonly allowed?: readonly QuoteStatus[]
}

/** A write on one quote of the caller's, while its status allows it. */
export async function quoteWrite<A>(
  tools: Tools,
  ctx: RequestContext,
  { action, id, allowed = EDITABLE }: QuoteWrite,
  change: (scope: Scope, order: Order, caller: Caller) => Promise<A>,
): Promise<A> {
  const caller = await requireCaller(tools, ctx)
  return write(tools, ctx, { action, owner: ownerOf(caller) }, async (scope) => {
    const order = await ownQuote(tools, scope.ctx, caller, id)
    requireStatus(order, allowed)
    return change(scope, order, caller)
  })
}

/** The quote as it is afterwards, with the sums that the engine's own lists show. */
export async function settled(tools: Tools, ctx: RequestContext, { id }: Pick<Order, 'id'>) {
  const order = await orderWithLines(tools, ctx, id)
  if (!order) throw notFound()
  const cents = Math.round(sumsOfLines(order.lines).totalAfterTax * 100)
  await updateOrder(tools, ctx, id, {}, { subTotal: cents, subTotalWithTax: cents })
  return quoteAnswer(tools, ctx, order)
}

/** A state of the engine; refused where its process does not allow it. */
export async function moveTo(
  tools: Tools,
  ctx: RequestContext,
  { id }: Pick<Order, 'id'>,
  state: QuoteState,
  reason: string,
): Promise<void> {
  const moved = await tools.orders.transitionToState(ctx, id, state as never)
  if (isGraphQlErrorResult(moved)) throw refused(moved.message)
  const order = await orderWithLines(tools, ctx, id)
  const steps = JSON.parse((order && orderFields(order).steps) || '[]') as { reason: string }[]
  const last = steps.at(-1)
  if (last) last.reason = reason
  await updateOrder(tools, ctx, id, { steps: JSON.stringify(steps) })
}
