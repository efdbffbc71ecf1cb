/** What a page shows of a quote that is not what the server has. A submission would leave it behind. */
import { either as E } from 'fp-ts'
import { checkQuantity } from '../pricing/quantity-rule.ts'
import { isDateChanged } from './delivery-date-edit.ts'
import type { Fulfilment } from './fulfilment.ts'
import { busyPlaces, itemsBeingRemoved, type QuoteEdits, touchedLines } from './quote-edits.ts'
import type { QuoteItem } from './quote-item.ts'
import { mayDo } from './quote-status.ts'
import type { QuotePlace } from './quote-write.ts'

/** One value for all chosen lines, which is lost with the page unless it is set. */
export type SharedEditor = 'shared-date' | 'shared-quantity'

export const isSharedEditor = (place: UnsavedPlace): place is SharedEditor =>
  place === 'shared-date' || place === 'shared-quantity'

/** An editor with a state of its own, which tells the chart of the quote how much it holds. */
export type OpenEditor = `address:${string}` | SharedEditor | 'new-lines'

/** How many unsaved things each editor holds; one that holds none is left out. */
export type OpenEditors = ReadonlyMap<OpenEditor, number>

export type UnsavedPlace = QuotePlace | OpenEditor | 'reload'

export interface Unsaved {
  /** `reload`: the quote could not be read again, so the stored state is unknown. */
  readonly place: UnsavedPlace
  /** The line that it belongs to. */
  readonly item: QuoteItem | undefined
  /** How many things there are at this place: 1, or the lines of a table. */
  readonly count: number
  /** `typed` is saved by leaving the field; the rest is up to the customer. */
  readonly why: 'typed' | 'open' | 'failed'
}

/** What of a quote being edited decides whether it may be submitted. */
export interface ShownQuote extends QuoteEdits {
  readonly editors: OpenEditors
}

/**
 * Everything on the page that differs from what is stored, in the order of the page: a text, a choice that
 * was refused, an editor that is open, a reading that failed. What travels with the submission itself
 * (dispatch, carrier, instructions, comment) is never among it.
 */
export function unsavedIn(shown: ShownQuote): readonly Unsaved[] {
  const { quote, typed, editors } = shown
  const removed = itemsBeingRemoved(shown)
  const touched = touchedLines(shown)
  const isTouched = ({ id }: QuoteItem) => touched.has(id) && !removed.has(id)
  const isNumberTyped =
    typed.purchaseOrder !== undefined && typed.purchaseOrder.trim() !== quote.purchaseOrderNumber
  return [
    ...found(shown, 'purchase-order', isNumberTyped),
    ...(touched.size === 0 ? [] : quote.items.filter(isTouched)).flatMap((item) =>
      unsavedInLine(shown, item),
    ),
    ...quote.fulfilments.flatMap((fulfilment) => unsavedInFulfilment(shown, fulfilment)),
    ...found(shown, 'shared-date', editors.has('shared-date')),
    ...found(shown, 'shared-quantity', editors.has('shared-quantity')),
    ...quote.promotionCodes.flatMap((code) => found(shown, `promotion:${code}`, false)),
    // Only a draft has a table to be filled.
    ...found(
      shown,
      'new-lines',
      editors.has('new-lines') && mayDo('open-draft-order', quote.status),
    ),
    ...found(shown, 'reload', false),
  ]
}

/**
 * What keeps the quote from being submitted, for the list on the page. What is on its way is waited for,
 * and a quantity that leaving its field saves is saved first.
 */
export function unsavedToSay(shown: ShownQuote): readonly Unsaved[] {
  const busy: ReadonlySet<string> = busyPlaces(shown)
  return unsavedIn(shown).filter(({ place, why }) => why !== 'typed' && !busy.has(place))
}

/** The editors after one of them has reported its number of unsaved changes. */
export function withEditor(editors: OpenEditors, editor: OpenEditor, count: number): OpenEditors {
  const next = new Map(editors)
  if (count > 0) next.set(editor, count)
  else next.delete(editor)
  return next
}

function unsavedInLine(shown: ShownQuote, item: QuoteItem): readonly Unsaved[] {
  const quantity = shown.typed.quantities.get(item.id)
  const isQuantityTyped = quantity !== undefined && quantity.trim() !== String(item.quantity)
  const isRight = quantity !== undefined && E.isRight(checkQuantity(quantity, item.rule))
  const date = shown.typed.dates.get(item.id)
  const isDateTyped = date !== undefined && isDateChanged(item.requestedDate, date)
  return [
    ...found(shown, `quantity:${item.id}`, isQuantityTyped, isRight ? 'typed' : 'open'),
    ...found(shown, `date:${item.id}`, isDateTyped),
    ...found(shown, `model:${item.id}`, false),
    ...found(shown, `remove:${item.id}`, false),
  ].map((one) => ({ ...one, item }))
}

/** Only of the controls that the method has. */
function unsavedInFulfilment(
  shown: ShownQuote,
  { id, method, shippingAddress, pickupDate }: Fulfilment,
): readonly Unsaved[] {
  const ofMethod = found(shown, `method:${id}`, false)
  if (method.type === 'shipping') {
    // Without an address in force the address itself is missing, and that is reported.
    const isAddressOpen = shippingAddress !== undefined && shown.editors.has(`address:${id}`)
    return [
      ...ofMethod,
      ...found(shown, `address:${id}`, isAddressOpen),
      ...found(shown, `shipping-method:${id}`, false),
    ]
  }
  if (method.type !== 'pickup') return ofMethod
  const date = shown.typed.pickupDates.get(id)
  const isDateTyped = date !== undefined && isDateChanged(pickupDate, date)
  return [
    ...ofMethod,
    ...found(shown, `pickup-location:${id}`, false),
    ...found(shown, `pickup-date:${id}`, isDateTyped),
  ]
}

/** A remaining failure means that the customer wanted something other than what is stored. */
function found(
  shown: ShownQuote,
  place: UnsavedPlace,
  isOpen: boolean,
  why: 'typed' | 'open' = 'open',
): readonly Unsaved[] {
  const failures: ReadonlyMap<string, unknown> = shown.failures
  const editors: ReadonlyMap<string, number> = shown.editors
  if (failures.has(place)) return [{ place, item: undefined, count: 1, why: 'failed' }]
  return isOpen ? [{ place, item: undefined, count: editors.get(place) ?? 1, why }] : []
}
