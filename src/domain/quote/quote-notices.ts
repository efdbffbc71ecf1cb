/** What others have done to a quote while it was edited here: told until it is read and put away. */
import { isSameData } from '../shared/same-data.ts'
import {
  type ComparedWrite,
  itemsBeingRemoved,
  type QuoteEdits,
  type QuoteNotice,
  type RepricedLine,
  type UnseenLines,
} from './quote-edits.ts'
import type { Quote } from './quote.ts'
import type { QuoteItem, QuoteItemId } from './quote-item.ts'
import { partsOf, placeOf, type QuoteWrite, valueOf } from './quote-write.ts'
import { textsOfLine } from './typed-texts.ts'
import { itemOf } from './write-evidence.ts'

/** The edits without a notice that was read. */
export function withoutNotice(edits: QuoteEdits, notice: QuoteNotice): QuoteEdits {
  return { ...edits, notices: edits.notices.filter((each) => each !== notice) }
}

/** What stood at the places of the writes just before, where the server says so. */
interface WrittenOver {
  readonly before?: string | undefined
  /** Of a call about many lines. */
  readonly linesBefore?: ReadonlyMap<QuoteItemId, string> | undefined
}

/** The notices after the writes under way were done; the newest of each place only. */
export function noticesAfterWrites(
  { quote, underWay, notices }: QuoteEdits,
  answer: Quote,
  { before, linesBefore = new Map() }: WrittenOver,
): readonly QuoteNotice[] {
  const writes = partsOf(underWay).flatMap((write) => comparedIn(quote, write))
  if (writes.length === 0) return notices
  const places = new Set(writes.map(({ write }) => placeOf(write)))
  const others = notices.filter(
    (notice) => notice.kind !== 'overwritten' || !places.has(placeOf(notice.write)),
  )
  const overwritten = writes.flatMap(({ write, known }): readonly QuoteNotice[] => {
    const itemId = write.kind === 'purchase-order' ? undefined : write.itemId
    const was = writes.length === 1 ? before : itemId && linesBefore.get(itemId)
    const now = valueOf(write)
    if (was === undefined || was === now || was === known) return []
    const item = itemId && (itemOf(answer, itemId) ?? itemOf(quote, itemId))
    return [{ kind: 'overwritten', write, item, was, now }]
  })
  return [...others, ...overwritten]
}

interface Unseen {
  readonly kind: UnseenLines['kind']
  /** As it was on show, and as it is. */
  readonly from: Quote
  readonly to: Quote
}

/**
 * The notices after a submission, or one that was refused because of them: lines that have another quantity, day or model
 * than was on show, or that were not on show at all. Lines that have gone are told when the quote is read again.
 */
export function noticesOfUnseenLines(
  notices: readonly QuoteNotice[],
  { kind, from, to }: Unseen,
): readonly QuoteNotice[] {
  const items = to.items.filter((item) => !isAsShown(itemOf(from, item.id), item))
  const others = notices.filter((notice) => notice.kind !== kind)
  return items.length === 0 ? notices : [...others, { kind, items }]
}

/**
 * The notices after another answer: known lines that have another quantity, day or model than was on show, with those that
 * were told before and not put away, as they are by now. What was written here is no news, its answer lost or not.
 */
export function noticesOfChangedLines(
  { quote: shown, underWay, inDoubt, notices }: QuoteEdits,
  { items }: Quote,
): readonly QuoteNotice[] {
  const written = [...partsOf(underWay), ...inDoubt]
  const own = new Set(written.map((write) => ('itemId' in write ? write.itemId : undefined)))
  const changed = items.filter((item) => {
    const known = itemOf(shown, item.id)
    return known !== undefined && !own.has(item.id) && !isAsShown(known, item)
  })
  const told = notices.find((notice): notice is UnseenLines => notice.kind === 'changed-unseen')
  const ids = new Set([...(told?.items ?? []), ...changed].map(({ id }) => id))
  const now = items.filter(({ id }) => ids.has(id))
  if (isSameData(told?.items ?? [], now)) return notices
  const others = notices.filter((notice) => notice !== told)
  return now.length === 0 ? others : [...others, { kind: 'changed-unseen', items: now }]
}

function isAsShown(shown: QuoteItem | undefined, item: QuoteItem): boolean {
  return (
    shown?.quantity === item.quantity &&
    shown.modelCode === item.modelCode &&
    shown.requestedDate === item.requestedDate
  )
}

interface Compared {
  readonly write: ComparedWrite
  /** What this page believed to be stored there. */
  readonly known: string
}

/** The value that a write says. Another configuration says the quantity, too, and by what was known when it was chosen. */
function comparedIn(quote: Quote, write: QuoteWrite): readonly Compared[] {
  switch (write.kind) {
    case 'purchase-order':
      return [{ write, known: quote.purchaseOrderNumber }]
    case 'quantity':
      return [{ write, known: String(itemOf(quote, write.itemId)?.quantity ?? '') }]
    case 'date':
      return [{ write, known: itemOf(quote, write.itemId)?.requestedDate ?? '' }]
    case 'model': {
      const { itemId, quantity, knownQuantity } = write
      return [{ write: { kind: 'quantity', itemId, quantity }, known: String(knownQuantity) }]
    }
    case 'remove':
    case 'clear':
    case 'promotion':
    case 'method':
    case 'saved-address':
    case 'new-address':
    case 'shipping-method':
    case 'pickup-location':
    case 'pickup-date':
    case 'submit':
    case 'resubmit':
    case 'recall':
      return []
  }
}

/** Reports lines that another user has removed, with what was typed for them. */
export function withGoneLinesReported(edits: QuoteEdits, before: QuoteEdits): QuoteEdits {
  const removed = itemsBeingRemoved(before)
  const gone = before.quote.items.filter(
    ({ id }) =>
      itemOf(edits.quote, id) === undefined && !removed.has(id) && !wasOwnRemoval(before, id),
  )
  if (gone.length === 0) return edits
  const notices = gone.map(
    (item): QuoteNotice => ({ kind: 'line-gone', item, texts: textsOfLine(before.typed, item) }),
  )
  const isGone = (id: QuoteItemId) => gone.some((item) => item.id === id)
  const kept = <Text>(texts: ReadonlyMap<QuoteItemId, Text>) =>
    new Map([...texts].filter(([id]) => !isGone(id)))
  const { quantities, dates } = edits.typed
  return {
    ...edits,
    typed: { ...edits.typed, quantities: kept(quantities), dates: kept(dates) },
    notices: [...edits.notices, ...notices],
  }
}

/** Reports lines that are as they were and cost something else now; of one that has changed before, from what it cost first. */
export function withRepricedLinesReported(edits: QuoteEdits, before: QuoteEdits): QuoteEdits {
  const told = edits.notices.find((notice) => notice.kind === 'repriced')
  const firstOf = new Map(told?.lines.map(({ item, was }) => [item.id, was]))
  const lines = edits.quote.items.flatMap((item) => {
    const shown = itemOf(before.quote, item.id)
    if (shown?.quantity !== item.quantity || shown.modelCode !== item.modelCode) return []
    const was = firstOf.get(item.id) ?? shown.unitPrice
    const now = item.unitPrice
    return was === undefined || now === undefined || was === now ? [] : [{ item, was, now }]
  })
  if (!told && lines.length === 0) return edits
  const others = edits.notices.filter((notice) => notice !== told)
  const notices = lines.length === 0 ? others : [...others, { kind: 'repriced', lines } as const]
  return { ...edits, notices }
}

/** The lines of which it is known that they cost something else from the next write on. */
export function linesToBeRepriced({ items, comingPrices = [] }: Quote): readonly RepricedLine[] {
  const coming = new Map(comingPrices.map(({ itemId, unitPrice }) => [itemId, unitPrice]))
  return items.flatMap((item) => {
    const [was, now] = [item.unitPrice, coming.get(item.id)]
    return was === undefined || now === undefined ? [] : [{ item, was, now }]
  })
}

/** One whose answer got lost, or that was refused because the line had gone. */
function wasOwnRemoval(edits: QuoteEdits, id: QuoteItemId): boolean {
  const isOfIt = (write: QuoteWrite) => write.kind === 'remove' && write.itemId === id
  return edits.inDoubt.some(isOfIt) || edits.failures.has(`remove:${id}`)
}
