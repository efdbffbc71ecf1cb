/** Lines of quotes once more, on a new draft or on one that is there: what cannot be had any more is left out and named. */
import { randomUUID } from 'node:crypto'
import type { Order, OrderLine, RequestContext } from '@vendure/core'
import { isAboutQuantity, messagesOf, refused } from './failures.ts'
import { type JudgedLine, judgedLine } from './line.ts'
import { type Market, currencyOf, requireMarket } from './market.ts'
import { insertLine, updateOrder } from './order-lines.ts'
import {
  ITEM_NOT_FOUND,
  LINES_PER_QUOTE,
  marketOfQuote,
  newQuote,
  ownQuote,
  requireStatus,
  settled,
} from './quotes.ts'
import { choicesOf, lineFields, linesOf, orderFields } from './stored.ts'
import { type Caller, ownerOf, requireCaller, type Tools } from './tools.ts'
import { write } from './write.ts'

const SOURCES_AT_MOST = 20

interface WishedLine {
  readonly id: string
  readonly modelCode?: string | null
  readonly skuId?: string | null
  readonly quantity?: number | null
}

interface Source {
  readonly id: string
  /** All of them where none are named. */
  readonly lines?: readonly WishedLine[] | null
}

interface Copy extends Source {
  readonly quoteId?: string | null
  readonly newName?: string | null
  /** Behind the first, in their order. */
  readonly others?: readonly Source[] | null
  readonly withDetails?: boolean | null
  readonly intent?: string | null
}

export async function copyQuote(tools: Tools, ctx: RequestContext, copy: Copy) {
  const caller = await requireCaller(tools, ctx)
  const owner = ownerOf(caller)
  const intent = copy.intent ?? null
  return write(tools, ctx, { action: 'copyQuote', owner, intent }, async ({ ctx: inside }) => {
    const sources = [copy, ...(copy.others ?? [])]
    requireOnce(sources)
    const orders: Order[] = []
    for (const { id } of sources) orders.push(await ownQuote(tools, inside, caller, id))
    const [first] = orders
    const present = copy.quoteId ? await draft(tools, inside, caller, copy.quoteId) : undefined
    const market = present
      ? await marketOfQuote(tools, inside, caller, present)
      : await requireMarket(tools, inside, caller)
    const wishes = orders.flatMap((order, index) => wishesOf(order, sources[index]?.lines))
    const { judged, notAdded } = await tenable(tools, inside, market, wishes)
    if (judged.length === 0) throw refused('None of these lines can be had any more.')
    const target = present ?? (await newQuote(tools, inside, caller, copy.newName ?? ''))
    if (target.lines.length + judged.length > LINES_PER_QUOTE) {
      throw refused(`A quote holds at most ${LINES_PER_QUOTE} items.`)
    }
    for (const { product, quantity, price, fields } of judged) {
      const unitCents = Math.round(price.unitPrice * 100)
      await insertLine(tools, inside, target.id, { product, quantity, unitCents, fields })
    }
    const sold = { zone: market.zone, taxCountry: market.country }
    await updateOrder(tools, inside, target.id, sold, { currencyCode: currencyOf(market.zone) })
    // A draft that is there has details of its own.
    if (copy.withDetails && first && !present) await takeDetails(tools, inside, first, target)
    return { quote: await settled(tools, inside, target), notAdded }
  })
}

function requireOnce(sources: readonly Source[]): void {
  if (sources.length > SOURCES_AT_MOST) throw refused(`At most ${SOURCES_AT_MOST} quotes at once.`)
  if (new Set(sources.map(({ id }) => id)).size === sources.length) return
  throw refused('A quote is named twice.')
}

async function draft(tools: Tools, ctx: RequestContext, caller: Caller, id: string) {
  const order = await ownQuote(tools, ctx, caller, id)
  requireStatus(order, ['draft'])
  return order
}

type Wish = WishedLine & { readonly line: OrderLine }

function wishesOf(order: Order, wished: readonly WishedLine[] | null | undefined): readonly Wish[] {
  const lines = linesOf(order)
  if (lines.length === 0) throw refused('This quote has no items to be copied.')
  if (!wished) return lines.map((line) => ({ id: String(line.id), line }))
  return wished.map((wish) => {
    const line = lines.find(({ id }) => String(id) === wish.id)
    if (line === undefined) throw refused(ITEM_NOT_FOUND)
    return { ...wish, line }
  })
}

async function tenable(tools: Tools, ctx: RequestContext, market: Market, wishes: readonly Wish[]) {
  const judged: JudgedLine[] = []
  const notAdded: { id: string; reason: 'gone' | 'quantity' }[] = []
  for (const wish of wishes) {
    try {
      judged.push(await judgedLine(tools, ctx, market, lineWish(wish)))
    } catch (problem) {
      if (messagesOf(problem) === undefined) throw problem
      notAdded.push({ id: wish.id, reason: isAboutQuantity(problem) ? 'quantity' : 'gone' })
    }
  }
  return { judged, notAdded }
}

/** The line as it was, but for what is wished otherwise. Another model is read anew. */
function lineWish({ line, modelCode, skuId, quantity }: Wish) {
  const fields = lineFields(line)
  const isOther = Boolean(modelCode) && modelCode !== fields.modelCode
  const choices = Object.entries(choicesOf(line)).map(([question, answer]) => ({
    question,
    answer,
  }))
  return {
    skuId: isOther ? (skuId ?? null) : (fields.skuId ?? null),
    modelCode: (modelCode || fields.modelCode) ?? '',
    quantity: quantity ?? line.quantity,
    choices: isOther || choices.length === 0 ? null : choices,
    requestedDate: fields.requestedDate ?? null,
    mayComeLater: true,
    materialNumber: fields.materialNumber ?? null,
  }
}

/** Where it goes and what is said of that; not the number of the order, and no day of pickup. */
async function takeDetails(
  tools: Tools,
  ctx: RequestContext,
  source: Order,
  target: Order,
): Promise<void> {
  const { dispatch, freightCarrier, specialInstructions, ...fields } = orderFields(source)
  const { method, shippingMethod, savedAddress, addressCopy, pickupLocation } = fields
  await updateOrder(
    tools,
    ctx,
    target.id,
    {
      dispatch: dispatch ?? null,
      freightCarrier: freightCarrier ?? null,
      specialInstructions: specialInstructions ?? null,
      method: method ?? null,
      shippingMethod: shippingMethod ?? null,
      savedAddress: savedAddress ?? null,
      addressCopy: addressCopy ? randomUUID() : null,
      pickupLocation: pickupLocation ?? null,
    },
    { shippingAddress: source.shippingAddress },
  )
}
