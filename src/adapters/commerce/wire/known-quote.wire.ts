/**
 * A quote as it was answered last, so that the next answer need only bring the lines that have changed (docs/wire.md, "The
 * lines of a quote that has changed").
 */
import { either as E } from 'fp-ts'
import type { Path } from '../../http/decode.ts'
import { isRecord } from '../../http/json.ts'

type Json = Readonly<Record<string, unknown>>

/** What was answered, word for word: what is read of it is remembered by the words. */
export interface KnownQuote {
  readonly id: string
  /** The engine's name for exactly these lines. */
  readonly tag: string
  readonly lines: ReadonlyMap<string, unknown>
  readonly fulfilments: ReadonlyMap<string, unknown>
}

/** The whole answer where it brought a part, with what is known after it; or where it does not fit what was known. */
export function completed(
  body: unknown,
  known: KnownQuote | undefined,
): E.Either<readonly Path[], { readonly body: unknown; readonly known: KnownQuote | undefined }> {
  const quote = isRecord(body) ? body['quote'] : undefined
  if (!isRecord(body) || !isRecord(quote)) return E.right({ body, known: undefined })
  const since = quote['orderItemsSince']
  if (typeof since !== 'string' || since === '') {
    return E.right({ body, known: knownFrom(quote) })
  }
  if (known === undefined || since !== known.tag) return E.left(['quote.orderItemsSince'])
  const lines = linesOf(quote, known)
  if (lines === undefined) return E.left(['quote.orderItemIDs'])
  const whole = { ...quote, orderItems: lines, orderFulfillments: fulfilmentsOf(quote, known) }
  return E.right({ body: { ...body, quote: whole }, known: knownFrom(whole) })
}

/** The lines in their order, those that have not changed as they were; undefined where one is not known. */
function linesOf(quote: Json, { lines }: KnownQuote): readonly unknown[] | undefined {
  const changed = byId(quote['orderItems'], 'orderItemID')
  const named = quote['orderItemIDs']
  const ids: readonly unknown[] = Array.isArray(named) ? named : [...lines.keys()]
  const found = ids.map((id) =>
    typeof id === 'string' ? (changed.get(id) ?? lines.get(id)) : undefined,
  )
  return found.includes(undefined) ? undefined : found
}

/** A fulfilment that does not name its lines has those that it had. */
function fulfilmentsOf(quote: Json, { fulfilments }: KnownQuote): unknown {
  const list = quote['orderFulfillments']
  if (!Array.isArray(list)) return list
  return list.map((each: unknown) => {
    if (!isRecord(each) || each['orderFulfillmentItems'] !== undefined) return each
    const id = each['orderFulfillmentID']
    const before = typeof id === 'string' ? fulfilments.get(id) : undefined
    return isRecord(before)
      ? { ...each, orderFulfillmentItems: before['orderFulfillmentItems'] }
      : each
  })
}

/** What to remember of a whole quote; nothing of an engine that names no tag. */
function knownFrom(quote: Json): KnownQuote | undefined {
  const { orderID: id, orderItemsTag: tag } = quote
  if (typeof id !== 'string' || typeof tag !== 'string' || tag === '') return undefined
  return {
    id,
    tag,
    lines: byId(quote['orderItems'], 'orderItemID'),
    fulfilments: byId(quote['orderFulfillments'], 'orderFulfillmentID'),
  }
}

function byId(list: unknown, name: string): ReadonlyMap<string, unknown> {
  const rows: readonly unknown[] = Array.isArray(list) ? list : []
  const found = new Map<string, unknown>()
  // A loop, because each write goes through all lines of a quote, which may be thousands.
  for (const row of rows) {
    const id = isRecord(row) ? row[name] : undefined
    if (typeof id === 'string') found.set(id, row)
  }
  return found
}
