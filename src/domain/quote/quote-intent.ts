/** A wish of the customer, as typed, and the write that it makes when it is right. */
import { either as E } from 'fp-ts'
import type { AddressEntry, AddressId } from '../account/address.ts'
import { earliestDelivery } from '../pricing/lead-time.ts'
import { checkQuantity } from '../pricing/quantity-rule.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { readDeliveryDate } from './delivery-date-edit.ts'
import type { FulfilmentId } from './fulfilment.ts'
import { readPurchaseOrder } from './purchase-order.ts'
import type { ChangedModel } from './line-change.ts'
import {
  withWrite,
  withRemovals,
  withWrites,
  isBeingRemoved,
  itemsBeingRemoved,
  type QuoteEdits,
  type QuoteFailure,
} from './quote-edits.ts'
import type { QuoteItem, QuoteItemId } from './quote-item.ts'
import {
  type DateWrite,
  type HistoryDirection,
  partsOf,
  type QuantityWrite,
  type QuotePlace,
  type QuoteWrite,
} from './quote-write.ts'
import { type TypedTexts, withMapEntry, without } from './typed-texts.ts'
import { fulfilmentOf, isPossible, itemOf } from './write-evidence.ts'

interface OfItem {
  readonly itemId: QuoteItemId
}

/** A date, or a quantity, as it would be typed into the field of a line. */
export interface LineText extends OfItem {
  readonly text: string
}

interface OfFulfilment {
  readonly fulfilmentId: FulfilmentId
}

export type QuoteIntent =
  | { readonly type: 'purchase-order.save'; readonly number: string }
  | ({ readonly type: 'quantity.save'; readonly quantityText: string } & OfItem)
  /** One quantity for each of many lines: put into the fields and saved. */
  | {
      readonly type: 'quantities.save'
      readonly quantities: readonly LineText[]
      readonly by?: HistoryDirection | undefined
    }
  /** Saves what `date.edit` has put into the field. */
  | ({ readonly type: 'date.save'; readonly today: CalendarDate } & OfItem)
  /** One date for each of many lines: put into the fields and saved. */
  | {
      readonly type: 'dates.save'
      readonly dates: readonly LineText[]
      readonly today: CalendarDate
      readonly by?: HistoryDirection | undefined
    }
  /** Another configuration of a line, with the quantity that it is wanted in. */
  | ({ readonly type: 'model.save'; readonly model: ChangedModel } & OfItem)
  | { readonly type: 'lines.remove'; readonly itemIds: readonly QuoteItemId[] }
  /** All lines at once, of a draft only (CALL-39). */
  | { readonly type: 'lines.clear' }
  | { readonly type: 'promotion.remove'; readonly code: string }
  | ({ readonly type: 'method.choose'; readonly methodId: string } & OfFulfilment)
  | ({ readonly type: 'address.chosen'; readonly addressId: AddressId } & OfFulfilment)
  /** The entry has passed `readAddress` of its country. */
  | ({ readonly type: 'address.entered'; readonly entry: AddressEntry } & OfFulfilment)
  | ({ readonly type: 'shipping-method.choose'; readonly methodId: string } & OfFulfilment)
  | ({ readonly type: 'pickup-location.choose'; readonly locationId: string } & OfFulfilment)
  | ({
      readonly type: 'pickup-date.choose'
      readonly text: string
      readonly today: CalendarDate
    } & OfFulfilment)

/** One transition for every wish, for the charts that treat them alike. */
export function onEveryIntent<const Transition>(transition: Transition) {
  return {
    'purchase-order.save': transition,
    'quantity.save': transition,
    'quantities.save': transition,
    'date.save': transition,
    'dates.save': transition,
    'model.save': transition,
    'lines.remove': transition,
    'lines.clear': transition,
    'promotion.remove': transition,
    'method.choose': transition,
    'address.chosen': transition,
    'address.entered': transition,
    'shipping-method.choose': transition,
    'pickup-location.choose': transition,
    'pickup-date.choose': transition,
  } satisfies Record<QuoteIntent['type'], Transition>
}

const intents = Object.keys(onEveryIntent(undefined))

/** Whether an event of the chart is a wish to change the quote. */
export function isIntent(event: { readonly type: string }): event is QuoteIntent {
  return intents.includes(event.type)
}

/** The wish is taken: its text is kept in any case, and its write is asked for when it is right. */
export function withIntent(edits: QuoteEdits, intent: QuoteIntent): QuoteEdits {
  const noted = withIntentText(edits, intent)
  if (intent.type === 'dates.save') {
    const { today } = intent
    const writes = writesOf(noted, intent.dates, ({ itemId }) => ({
      type: 'date.save',
      itemId,
      today,
    }))
    return withWrites(noted, broughtBack(writes, intent.by))
  }
  if (intent.type === 'quantities.save') {
    return withQuantityWrites(noted, intent.quantities, intent.by)
  }
  if (intent.type === 'lines.remove') {
    const there = intent.itemIds.filter((id) => itemOf(noted.quote, id) !== undefined)
    return withRemovals(noted, new Set(there))
  }
  const write = writeOf(noted, intent)
  return write && isOpen(noted, write) ? withWrite(noted, write) : noted
}

/** The writes of the texts that are right, of lines that are there and stay; the last one of each line. */
function writesOf(
  edits: QuoteEdits,
  texts: readonly LineText[],
  intentOf: (text: LineText) => QuoteIntent,
): readonly (DateWrite | QuantityWrite)[] {
  const removed = itemsBeingRemoved(edits)
  const wanted = new Map(texts.map((text) => [text.itemId, text]))
  return [...wanted.values()].flatMap((text) => {
    const write = removed.has(text.itemId) ? undefined : writeOf(edits, intentOf(text))
    return write?.kind === 'date' || write?.kind === 'quantity' ? [write] : []
  })
}

function withQuantityWrites(
  edits: QuoteEdits,
  quantities: readonly LineText[],
  by?: HistoryDirection,
): QuoteEdits {
  const writes = writesOf(edits, quantities, ({ itemId, text }) => ({
    type: 'quantity.save',
    itemId,
    quantityText: text,
  }))
  return withWrites(edits, broughtBack(writes, by))
}

function broughtBack(
  writes: readonly (DateWrite | QuantityWrite)[],
  by: HistoryDirection | undefined,
): readonly (DateWrite | QuantityWrite)[] {
  return by === undefined ? writes : writes.map((write) => ({ ...write, by }))
}

/**
 * Every quantity that stands in its field, is right and was not refused is asked to be saved, as leaving the
 * field would do it.
 */
export function withTypedQuantities(edits: QuoteEdits): QuoteEdits {
  const typed = [...edits.typed.quantities].map(([itemId, text]) => ({ itemId, text }))
  const unrefused = typed.filter(({ itemId }) => !edits.failures.has(`quantity:${itemId}`))
  return unrefused.length === 0 ? edits : withQuantityWrites(edits, unrefused)
}

/** Only the text of the wish is kept. */
export function withIntentText(edits: QuoteEdits, intent: QuoteIntent): QuoteEdits {
  const typed = withText(edits.typed, intent)
  if (intent.type !== 'pickup-date.choose') return { ...edits, typed }
  // The failure belongs to the previous date.
  const place: QuotePlace = `pickup-date:${intent.fulfilmentId}`
  return {
    ...edits,
    typed,
    failures: without<QuotePlace | 'reload', QuoteFailure>(edits.failures, place),
  }
}

function withText(typed: TypedTexts, intent: QuoteIntent): TypedTexts {
  switch (intent.type) {
    case 'purchase-order.save':
      return { ...typed, purchaseOrder: intent.number }
    case 'quantity.save':
      return {
        ...typed,
        quantities: withMapEntry(typed.quantities, intent.itemId, intent.quantityText),
      }
    case 'pickup-date.choose':
      return {
        ...typed,
        pickupDates: withMapEntry(typed.pickupDates, intent.fulfilmentId, intent.text),
      }
    case 'quantities.save': {
      const quantities = intent.quantities.map(({ itemId, text }) => [itemId, text] as const)
      return { ...typed, quantities: new Map([...typed.quantities, ...quantities]) }
    }
    case 'dates.save': {
      const dates = intent.dates.map(({ itemId, text }) => [itemId, text] as const)
      return { ...typed, dates: new Map([...typed.dates, ...dates]) }
    }
    case 'date.save':
    case 'model.save':
    case 'lines.remove':
    case 'lines.clear':
    case 'promotion.remove':
    case 'method.choose':
    case 'address.chosen':
    case 'address.entered':
    case 'shipping-method.choose':
    case 'pickup-location.choose':
      return typed
  }
}

/** Whether the thing is still there, and is not on its way out. */
function isOpen(edits: QuoteEdits, write: QuoteWrite): boolean {
  const isOfItem = write.kind === 'quantity' || write.kind === 'date' || write.kind === 'model'
  return isPossible(edits.quote, write) && !(isOfItem && isBeingRemoved(edits, write.itemId))
}

/** The quantity that a line has by what is being written here, else by what is stored. */
function knownQuantity({ underWay }: QuoteEdits, { id, quantity }: QuoteItem): number {
  const own = partsOf(underWay).flatMap((write) =>
    (write.kind === 'quantity' || write.kind === 'model') && write.itemId === id
      ? [write.quantity]
      : [],
  )
  return own[0] ?? quantity
}

/** The write, or undefined while the text is not right; the view says what is wrong with it. */
function writeOf(edits: QuoteEdits, intent: QuoteIntent): QuoteWrite | undefined {
  const { quote, typed } = edits
  switch (intent.type) {
    case 'purchase-order.save': {
      const number = readPurchaseOrder(intent.number)
      return E.isRight(number) ? { kind: 'purchase-order', number: number.right } : undefined
    }
    case 'quantity.save': {
      const { itemId } = intent
      const item = itemOf(quote, itemId)
      const quantity = item && checkQuantity(intent.quantityText, item.rule)
      return quantity && E.isRight(quantity)
        ? { kind: 'quantity', itemId, quantity: quantity.right }
        : undefined
    }
    case 'date.save': {
      const { itemId } = intent
      const item = itemOf(quote, itemId)
      const text = typed.dates.get(itemId)
      if (!item || text === undefined) return undefined
      const date = readDeliveryDate(text, earliestDelivery(intent.today, item.leadTime))
      return E.isRight(date) ? { kind: 'date', itemId, date: date.right } : undefined
    }
    case 'quantities.save':
    case 'dates.save':
    case 'lines.remove':
      return undefined
    case 'model.save': {
      const { itemId, model } = intent
      const item = itemOf(quote, itemId)
      if (!item?.skuId) return undefined
      const skuId = model.skuId ?? item.skuId
      const known = { from: item.modelCode, knownQuantity: knownQuantity(edits, item) }
      return { kind: 'model', itemId, ...known, ...model, skuId }
    }
    case 'lines.clear':
      return { kind: 'clear' }
    case 'promotion.remove':
      return { kind: 'promotion', code: intent.code }
    case 'pickup-date.choose': {
      const date = readDeliveryDate(intent.text, intent.today)
      const { fulfilmentId } = intent
      return E.isRight(date) ? { kind: 'pickup-date', fulfilmentId, date: date.right } : undefined
    }
    case 'method.choose': {
      const { fulfilmentId, methodId } = intent
      const itemIds = fulfilmentOf(quote, fulfilmentId)?.itemIds ?? []
      return { kind: 'method', fulfilmentId, methodId, itemIds }
    }
    case 'address.chosen': {
      const { fulfilmentId, addressId } = intent
      return { kind: 'saved-address', fulfilmentId, addressId }
    }
    case 'address.entered': {
      const { fulfilmentId, entry } = intent
      return { kind: 'new-address', fulfilmentId, entry }
    }
    case 'shipping-method.choose': {
      const { fulfilmentId, methodId } = intent
      return { kind: 'shipping-method', fulfilmentId, methodId }
    }
    case 'pickup-location.choose': {
      const { fulfilmentId, locationId } = intent
      return { kind: 'pickup-location', fulfilmentId, locationId }
    }
  }
}
