/** What the item table of a quote shows, row by row. */
import { either as E } from 'fp-ts'
import { checkQuantity, type QuantityProblem, type QuantityRule } from '../pricing/quantity-rule.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { type DateEdit, dateEdit } from './delivery-date-edit.ts'
import { busyPlaces, isBeingRemoved, type QuoteEdits, type QuoteFailure } from './quote-edits.ts'
import type { QuoteItem } from './quote-item.ts'
import { deliveryDateShown } from './quote-status.ts'

/** One field of a row: what it holds, whether it is being saved, and what went wrong. */
export interface FieldState {
  readonly isBusy: boolean
  readonly failure: QuoteFailure | undefined
}

export interface QuantityField extends FieldState {
  /** As typed, else as stored. */
  readonly text: string
  readonly stored: number
  readonly rule: QuantityRule
  readonly isChanged: boolean
  /** Of a changed text only. */
  readonly problem: QuantityProblem | undefined
}

export interface DateField extends DateEdit, FieldState {
  readonly stored: CalendarDate | undefined
}

export interface QuoteRowView {
  readonly item: QuoteItem
  readonly quantity: QuantityField
  /** The wish, editable in place while the quote is (QUOTE-40). */
  readonly requestedDate: DateField
  /** The day to be read: the wish, or the supplier's plan (QUOTE-38, QUOTE-39). */
  readonly shownDate: CalendarDate | undefined
  readonly removal: FieldState
  /** Of a change of the configuration. */
  readonly model: FieldState
}

/** The rows in the order of the quote; `today` decides the minimum of the dates (D1). */
export function quoteRows(edits: QuoteEdits, today: CalendarDate): readonly QuoteRowView[] {
  const { quote, typed, failures } = edits
  const busy = busyPlaces(edits)
  const isPlan = deliveryDateShown(quote.status) === 'planned'
  const stateOf = (place: `${'quantity' | 'date' | 'remove' | 'model'}:${string}`): FieldState => ({
    isBusy: busy.has(place),
    failure: failures.get(place),
  })
  return quote.items.map((item) => ({
    item,
    quantity: {
      ...quantityEdit(item, typed.quantities.get(item.id)),
      ...stateOf(`quantity:${item.id}`),
    },
    requestedDate: {
      stored: item.requestedDate,
      ...dateEdit(item, typed.dates.get(item.id), today),
      ...stateOf(`date:${item.id}`),
    },
    shownDate: isPlan ? item.plannedDate : item.requestedDate,
    model: stateOf(`model:${item.id}`),
    removal: { ...stateOf(`remove:${item.id}`), isBusy: isBeingRemoved(edits, item.id) },
  }))
}

function quantityEdit(
  { quantity: stored, rule }: QuoteItem,
  typed: string | undefined,
): Omit<QuantityField, keyof FieldState> {
  const text = typed ?? String(stored)
  const isChanged = text.trim() !== String(stored)
  const checked = checkQuantity(text, rule)
  const problem = isChanged && E.isLeft(checked) ? checked.left : undefined
  return { text, stored, rule, isChanged, problem }
}
