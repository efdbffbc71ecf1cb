/** The history of a quote in the fake shop: what lies between two versions of it. */
import type {
  LedgerActor,
  LedgerEntry,
  LedgerLine,
  LedgerStep,
  LineChange,
  QuoteFieldChange,
  QuoteLedger,
} from '../../src/domain/quote/quote-ledger.ts'
import type { Quote } from '../../src/domain/quote/quote.ts'
import type { QuoteItem } from '../../src/domain/quote/quote-item.ts'
import type { QuoteId } from '../../src/domain/shared/quote-id.ts'
import type { FakeShop } from './fake-shop.ts'

export const theCustomer: LedgerActor = { kind: 'customer', name: '' }
export const theReviewer: LedgerActor = { kind: 'reviewer', name: 'Sales desk, Duluth' }

interface Told {
  readonly before: Quote | undefined
  readonly after: Quote
  readonly by: LedgerActor
  /** What is said before the lines that are new. */
  readonly first?: readonly LedgerStep[] | undefined
}

/** Writes down what a change has made of a quote. */
export function tell(shop: FakeShop, { before, after, by, first = [] }: Told): void {
  const at = `${shop.today}T12:00:00+00:00`
  const entries = [...created(before, after), ...first, ...stepsBetween(before, after)].map(
    (step): LedgerEntry => ({ ...step, at, by }),
  )
  shop.histories.set(after.id, [...(shop.histories.get(after.id) ?? []), ...entries])
}

/** The history with the order that the quote has become. */
export function historyOf(shop: FakeShop, id: QuoteId): QuoteLedger {
  const order = [...shop.orders.values()].find((owned) => owned.order.quote?.id === id)?.order
  const told = shop.histories.get(id) ?? []
  if (!order) return told
  const named = { orderId: order.id, orderNumber: order.number, lineCount: order.items.length }
  const by: LedgerActor = { kind: 'shop', name: '' }
  return [...told, { kind: 'ordered', ...named, at: order.openedAt, by }]
}

function created(before: Quote | undefined, { name }: Quote): readonly LedgerStep[] {
  return before ? [] : [{ kind: 'created', name }]
}

function stepsBetween(before: Quote | undefined, after: Quote): readonly LedgerStep[] {
  const old = before?.items ?? []
  const added = after.items.filter(({ id }) => !old.some((item) => item.id === id))
  const removed = old.filter(({ id }) => !after.items.some((item) => item.id === id))
  const lineChanges = after.items.flatMap((item) => {
    const earlier = old.find(({ id }) => id === item.id)
    return earlier ? changesOf(earlier, item) : []
  })
  const changes = before ? fieldChanges(before, after) : []
  const steps = after.history.slice(before?.history.length ?? 0)
  return [
    ...(removed.length > 0 ? [{ kind: 'lines-removed', lines: removed.map(toLine) } as const] : []),
    ...(lineChanges.length > 0 ? [{ kind: 'lines-changed', changes: lineChanges } as const] : []),
    ...(added.length > 0 ? [{ kind: 'lines-added', lines: added.map(toLine) } as const] : []),
    ...(changes.length > 0 ? [{ kind: 'quote-changed', changes } as const] : []),
    ...steps.map(
      ({ status = 'unknown', reason }): LedgerStep => ({ kind: 'status', status, reason }),
    ),
  ]
}

function toLine(item: QuoteItem): LedgerLine {
  const { id, modelCode, productName, quantity, requestedDate, customerMaterialNumber } = item
  return { id, modelCode, productName, quantity, requestedDate, customerMaterialNumber }
}

function changesOf(earlier: QuoteItem, item: QuoteItem): readonly LineChange[] {
  const named = { itemId: item.id, modelCode: item.modelCode }
  const pairs = [
    ['model', earlier.modelCode, item.modelCode],
    ['quantity', String(earlier.quantity), String(item.quantity)],
    ['requested-date', earlier.requestedDate ?? '', item.requestedDate ?? ''],
  ] as const
  return pairs.flatMap(([field, from, to]) => (from === to ? [] : [{ ...named, field, from, to }]))
}

function fieldChanges(before: Quote, after: Quote): readonly QuoteFieldChange[] {
  const address = ({ fulfilments: [first] }: Quote) => first?.shippingAddress?.streetAddress ?? ''
  const pairs = [
    ['purchase-order', before.purchaseOrderNumber, after.purchaseOrderNumber],
    ['address', address(before), address(after)],
    ['dispatch', before.dispatch ?? '', after.dispatch ?? ''],
    ['freight-carrier', before.freightCarrier, after.freightCarrier],
    ['special-instructions', before.specialInstructions, after.specialInstructions],
  ] as const
  return pairs.flatMap(([field, from, to]) => (from === to ? [] : [{ field, from, to }]))
}
