/** The history of a quote on the wire: what was written down, and what follows from its date and its order. */

import { sha256 } from '#platform/digests.ts'
import type { Database } from '../../database/database.ts'
import { type QuoteEventBody, quoteEvent } from '../../database/schema/quote-events.ts'
import { addDays } from '../../pricing/calendar.ts'
import { text } from '../../http/input.ts'
import type { Action } from '../action.ts'
import type { Order } from '../orders/order-store.ts'
import { trackingUrl } from '../orders/tracking-url.ts'
import { orderOfQuote } from './order-of-quote.ts'
import { historyOf } from './quote-ledger.ts'
import { DEFAULT_REASON } from './quote-submission.ts'
import { ownQuote, type Quote } from './quote-store.ts'

type Entry = ReturnType<typeof entryJson>

export const quoteLedgerActions: readonly Action[] = [
  {
    name: 'getQuoteLedger',
    label: 'public:order.getQuoteLedger',
    kind: 'read',
    access: 'account',
    fields: ['orderID', 'entriesTag'],
    run: async (call) => {
      const found = await ownQuote(call, text(call.input, 'orderID'))
      const known = text(call.input, 'entriesTag')
      return { quoteLedger: found === undefined ? {} : await ledgerJson(call.db, found, known) }
    },
  },
]

/** All entries, or those behind the ones that the caller knows, where these are still how the history begins. */
async function ledgerJson(db: Database, quote: Quote, known: string) {
  const told = (await historyOf(db, quote.id)).map(toldJson)
  const order = await orderOfQuote(db, quote.id)
  const entries = [
    ...told,
    ...(quote.status === 'qstExpired' ? [expiryJson(quote)] : []),
    ...(order === undefined ? [] : orderEntries(order)),
  ]
  const ordered = entries.toSorted((one, other) =>
    one.createdDateTime.localeCompare(other.createdDateTime),
  )
  const count = Number.parseInt(known, 10)
  const isKnown = count > 0 && count <= ordered.length && known === tagOf(ordered.slice(0, count))
  return {
    orderID: quote.id,
    entriesTag: tagOf(ordered),
    ...(isKnown && { entriesSince: known }),
    entries: isKnown ? ordered.slice(count) : ordered,
  }
}

/** How many entries there are, and a digest of them. */
function tagOf(entries: readonly Entry[]): string {
  const digest = sha256('base64url', JSON.stringify(entries))
  return `${entries.length}.${digest.slice(0, 22)}`
}

/** The words that stand for a comment say what the step itself says: in a history they are none. */
function toldJson({ at, actor, actorName, body }: typeof quoteEvent.$inferSelect) {
  const isPlain = body.entryType === 'status' && body.reason === DEFAULT_REASON
  return entryJson({ at, actor, actorName }, isPlain ? { ...body, reason: '' } : body)
}

interface Written {
  readonly at: Date
  readonly actor: string
  readonly actorName: string
}

type Body =
  | QuoteEventBody
  | {
      readonly entryType: 'ordered' | 'shipped'
      readonly order_orderID: string
      readonly order_orderNumber: string
      readonly itemsCount: number
      readonly trackingNumber?: string
      readonly trackingUrl?: string
    }

function entryJson({ at, actor, actorName }: Written, body: Body) {
  return {
    createdDateTime: at.toISOString(),
    createdByType: actor,
    createdByName: actorName,
    ...body,
  }
}

const BY_THE_SHOP = { actor: 'system', actorName: '' } as const

/** On the first moment behind its last day. */
function expiryJson({ validUntil }: Quote): Entry {
  const at = new Date(`${addDays(validUntil ?? '', 1)}T00:00:00Z`)
  return entryJson(
    { at, ...BY_THE_SHOP },
    { entryType: 'status', orderStatusType_typeCode: 'qstExpired', reason: '' },
  )
}

function orderEntries(order: Order): readonly Entry[] {
  const named = { order_orderID: order.id, order_orderNumber: String(order.number) }
  const itemsCount = order.items.length
  const shipments = order.fulfilments.flatMap(({ deliveries }) =>
    deliveries.map(({ trackingNumber, itemIDs, sentAt }) =>
      entryJson(
        { at: sentAt === undefined ? order.openedAt : new Date(sentAt), ...BY_THE_SHOP },
        {
          entryType: 'shipped',
          ...named,
          itemsCount: itemIDs.length,
          trackingNumber,
          trackingUrl: trackingUrl(trackingNumber),
        },
      ),
    ),
  )
  const ordered = { entryType: 'ordered', ...named, itemsCount } as const
  return [entryJson({ at: order.openedAt, ...BY_THE_SHOP }, ordered), ...shipments]
}
