/** The texts of a quote's fields that the server does not have, or not yet. */
import type { FulfilmentId } from './fulfilment.ts'
import type { Quote } from './quote.ts'
import type { QuoteItem, QuoteItemId } from './quote-item.ts'
import type { QuotePlace, QuoteWrite } from './quote-write.ts'
import type { SubmissionNotes } from './submission.ts'
import { fulfilmentOf, itemOf, shows } from './write-evidence.ts'

export interface TypedTexts {
  readonly purchaseOrder: string | undefined
  readonly quantities: ReadonlyMap<QuoteItemId, string>
  readonly dates: ReadonlyMap<QuoteItemId, string>
  readonly pickupDates: ReadonlyMap<FulfilmentId, string>
}

export const nothingTyped: TypedTexts = {
  purchaseOrder: undefined,
  quantities: new Map(),
  dates: new Map(),
  pickupDates: new Map(),
}

/** What a person does in a field before asking for anything to be saved. */
export type QuoteTyping =
  | { readonly type: 'purchase-order.edit'; readonly text: string }
  | { readonly type: 'purchase-order.cancel' }
  | { readonly type: 'quantity.edit'; readonly itemId: QuoteItemId; readonly text: string }
  | { readonly type: 'date.edit'; readonly itemId: QuoteItemId; readonly text: string }
  | { readonly type: 'date.cancel'; readonly itemId: QuoteItemId }

const typings = {
  'purchase-order.edit': true,
  'purchase-order.cancel': true,
  'quantity.edit': true,
  'date.edit': true,
  'date.cancel': true,
} as const satisfies Record<QuoteTyping['type'], true>

/** Whether an event of the chart is typing in a field, and not yet an intent. */
export function isTyping(event: { readonly type: string }): event is QuoteTyping {
  return Object.hasOwn(typings, event.type)
}

/** The control that is typed into. */
export function placeOfTyping(typing: QuoteTyping): QuotePlace {
  switch (typing.type) {
    case 'purchase-order.edit':
    case 'purchase-order.cancel':
      return 'purchase-order'
    case 'quantity.edit':
      return `quantity:${typing.itemId}`
    case 'date.edit':
    case 'date.cancel':
      return `date:${typing.itemId}`
  }
}

/** The texts after a change in a field. */
export function withTyping(typed: TypedTexts, typing: QuoteTyping): TypedTexts {
  switch (typing.type) {
    case 'purchase-order.edit':
      return { ...typed, purchaseOrder: typing.text }
    case 'purchase-order.cancel':
      return { ...typed, purchaseOrder: undefined }
    case 'quantity.edit':
      return { ...typed, quantities: withMapEntry(typed.quantities, typing.itemId, typing.text) }
    case 'date.edit':
      return { ...typed, dates: withMapEntry(typed.dates, typing.itemId, typing.text) }
    case 'date.cancel':
      return { ...typed, dates: without(typed.dates, typing.itemId) }
  }
}

type TextWrite = Extract<
  QuoteWrite,
  { readonly kind: 'purchase-order' | 'quantity' | 'date' | 'pickup-date' }
>

/** Whether a text asks for what the write has done; never where there is no text, or no write. */
function isSettled(text: string | undefined, write: TextWrite | undefined): boolean {
  if (text === undefined || write === undefined) return false
  if (write.kind === 'quantity') return Number(text) === write.quantity
  return text.trim() === (write.kind === 'purchase-order' ? write.number : write.date)
}

/**
 * The texts without the one that a write has put into the quote. A text that was typed since then
 * differs from what the write sent, and stays.
 */
export function withoutSettled(typed: TypedTexts, write: QuoteWrite, quote: Quote): TypedTexts {
  if (!shows(quote, write)) return typed
  switch (write.kind) {
    case 'purchase-order':
      return isSettled(typed.purchaseOrder, write) ? { ...typed, purchaseOrder: undefined } : typed
    case 'quantity':
      return isSettled(typed.quantities.get(write.itemId), write)
        ? { ...typed, quantities: without(typed.quantities, write.itemId) }
        : typed
    case 'date':
      return isSettled(typed.dates.get(write.itemId), write)
        ? { ...typed, dates: without(typed.dates, write.itemId) }
        : typed
    case 'pickup-date':
      return isSettled(typed.pickupDates.get(write.fulfilmentId), write)
        ? { ...typed, pickupDates: without(typed.pickupDates, write.fulfilmentId) }
        : typed
    case 'remove':
      return {
        ...typed,
        quantities: without(typed.quantities, write.itemId),
        dates: without(typed.dates, write.itemId),
      }
    case 'model':
      return { ...typed, quantities: without(typed.quantities, write.itemId) }
    case 'clear':
    case 'promotion':
    case 'method':
    case 'saved-address':
    case 'new-address':
    case 'shipping-method':
    case 'pickup-location':
    case 'submit':
    case 'resubmit':
    case 'recall':
      return typed
  }
}

/** The writes of which a call may have one for each of many lines. */
const ofLines: readonly QuoteWrite['kind'][] = ['date', 'quantity', 'remove']

/** The texts without those that the writes of one call have put into the quote; those of many lines are taken out together. */
export function withoutAllSettled(
  typed: TypedTexts,
  writes: readonly QuoteWrite[],
  quote: Quote,
): TypedTexts {
  if (writes.length < 2) return withoutEach(typed, writes, quote)
  const done = writes.filter((write) => shows(quote, write))
  const days = new Map(
    done.flatMap((write) => (write.kind === 'date' ? [[write.itemId, write] as const] : [])),
  )
  const counts = new Map(
    done.flatMap((write) => (write.kind === 'quantity' ? [[write.itemId, write] as const] : [])),
  )
  const removed = new Set(done.flatMap((write) => (write.kind === 'remove' ? [write.itemId] : [])))
  const quantities = [...typed.quantities].filter(
    ([id, text]) => !removed.has(id) && !isSettled(text, counts.get(id)),
  )
  const dates = [...typed.dates].filter(
    ([id, text]) => !removed.has(id) && !isSettled(text, days.get(id)),
  )
  const others = done.filter(({ kind }) => !ofLines.includes(kind))
  const rest = { ...typed, quantities: new Map(quantities), dates: new Map(dates) }
  return withoutEach(rest, others, quote)
}

function withoutEach(typed: TypedTexts, writes: readonly QuoteWrite[], quote: Quote): TypedTexts {
  return writes.reduce<TypedTexts>((now, one) => withoutSettled(now, one, quote), typed)
}

/** A text that could not be saved any more, to be shown for copying. */
export interface KeptText {
  readonly field:
    | 'model'
    | 'purchase-order'
    | 'quantity'
    | 'date'
    | 'pickup-date'
    | 'comment'
    | 'freight-carrier'
    | 'special-instructions'
  /** The model code of the item it was typed for, empty when it is for the whole quote. */
  readonly modelCode: string
  readonly text: string
}

interface LineText extends Pick<KeptText, 'field'> {
  readonly text: string | undefined
  readonly stored: string
}

/** What was typed for a line and differs from it, to be copied when the line is gone. */
export function textsOfLine(typed: TypedTexts, item: QuoteItem): readonly KeptText[] {
  const texts: readonly LineText[] = [
    { field: 'quantity', text: typed.quantities.get(item.id), stored: String(item.quantity) },
    { field: 'date', text: typed.dates.get(item.id), stored: item.requestedDate ?? '' },
  ]
  return differing(texts, item.modelCode)
}

/** Another configuration as far as it was chosen, and the quantity as it was typed with it. */
export interface ChosenModel {
  readonly modelCode: string
  readonly quantity: string
}

/** What was chosen in place of a line and differs from it, to be copied when the line is gone. */
export function textsOfChoice(chosen: ChosenModel, item: QuoteItem): readonly KeptText[] {
  const texts: readonly LineText[] = [
    { field: 'model', text: chosen.modelCode, stored: item.modelCode },
    { field: 'quantity', text: chosen.quantity, stored: String(item.quantity) },
  ]
  return differing(texts, '')
}

function differing(texts: readonly LineText[], modelCode: string): readonly KeptText[] {
  return texts.flatMap(({ field, text = '', stored }) =>
    text.trim() === '' || text.trim() === stored ? [] : [{ field, modelCode, text }],
  )
}

/** The texts that differ from what the quote says and are not blank, in the order of the page. */
export function keptTexts(
  typed: TypedTexts,
  notes: SubmissionNotes,
  quote: Quote,
): readonly KeptText[] {
  const kept: KeptText[] = []
  const keep = (field: KeptText['field'], text: string, stored: string, modelCode = '') => {
    if (text.trim() !== '' && text.trim() !== stored.trim()) kept.push({ field, modelCode, text })
  }
  keep(
    'purchase-order',
    typed.purchaseOrder ?? quote.purchaseOrderNumber,
    quote.purchaseOrderNumber,
  )
  for (const [id, text] of typed.quantities) {
    const item = itemOf(quote, id)
    keep('quantity', text, String(item?.quantity ?? ''), item?.modelCode)
  }
  for (const [id, text] of typed.dates) {
    const item = itemOf(quote, id)
    keep('date', text, item?.requestedDate ?? '', item?.modelCode)
  }
  for (const [id, text] of typed.pickupDates) {
    keep('pickup-date', text, fulfilmentOf(quote, id)?.pickupDate ?? '')
  }
  keep('comment', notes.comment, quote.comment)
  keep('freight-carrier', notes.freightCarrier, quote.freightCarrier)
  keep('special-instructions', notes.specialInstructions, quote.specialInstructions)
  return kept
}

/** A copy of the map with this entry. */
export function withMapEntry<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  key: Key,
  value: Value,
): ReadonlyMap<Key, Value> {
  return new Map(map).set(key, value)
}

/** The map without an entry; the same one where it has none. */
export function without<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  key: Key,
): ReadonlyMap<Key, Value> {
  if (!map.has(key)) return map
  const rest = new Map(map)
  rest.delete(key)
  return rest
}
