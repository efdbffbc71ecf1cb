/** What the item table of a quote shows, row by row. */
import { either as E } from 'fp-ts'
import { checkQuantity, type QuantityProblem, type QuantityRule } from '../pricing/quantity-rule.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { type DateEdit, dateEdit } from './delivery-date-edit.ts'
import { busyPlaces, itemsBeingRemoved, type QuoteEdits, type QuoteFailure } from './quote-edits.ts'
import type { QuoteItem } from './quote-item.ts'
import { isShallowlySame } from '../shared/same-data.ts'
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

/** Everything that a row is made of. */
interface RowParts {
  readonly item: QuoteItem
  readonly today: CalendarDate
  readonly isPlan: boolean
  readonly quantityText: string | undefined
  readonly dateText: string | undefined
  readonly isQuantityBusy: boolean
  readonly isDateBusy: boolean
  readonly isRemovalBusy: boolean
  readonly isModelBusy: boolean
  readonly quantityFailure: QuoteFailure | undefined
  readonly dateFailure: QuoteFailure | undefined
  readonly removalFailure: QuoteFailure | undefined
  readonly modelFailure: QuoteFailure | undefined
}

/**
 * The last row of each item. A quote may have two thousand lines, and a key that is struck changes one of them: the
 * others are the same values as before, which a table need not draw again.
 */
const lastRows = new WeakMap<QuoteItem, { readonly parts: RowParts; readonly row: QuoteRowView }>()

/** The rows in the order of the quote; `today` decides the minimum of the dates (D1). */
export function quoteRows(edits: QuoteEdits, today: CalendarDate): readonly QuoteRowView[] {
  const { quote, typed, failures } = edits
  const busy = busyPlaces(edits)
  const removed = itemsBeingRemoved(edits)
  const isPlan = deliveryDateShown(quote.status) === 'planned'
  return quote.items.map((item) => {
    const { id } = item
    return rowOf({
      item,
      today,
      isPlan,
      quantityText: typed.quantities.get(id),
      dateText: typed.dates.get(id),
      isQuantityBusy: busy.has(`quantity:${id}`),
      isDateBusy: busy.has(`date:${id}`),
      isRemovalBusy: removed.has(id),
      isModelBusy: busy.has(`model:${id}`),
      quantityFailure: failures.get(`quantity:${id}`),
      dateFailure: failures.get(`date:${id}`),
      removalFailure: failures.get(`remove:${id}`),
      modelFailure: failures.get(`model:${id}`),
    })
  })
}

function rowOf(parts: RowParts): QuoteRowView {
  const last = lastRows.get(parts.item)
  if (last && isShallowlySame(last.parts, parts)) return last.row
  const row = newRow(parts)
  lastRows.set(parts.item, { parts, row })
  return row
}

function newRow(parts: RowParts): QuoteRowView {
  const { item, today } = parts
  return {
    item,
    quantity: {
      ...quantityEdit(item, parts.quantityText),
      isBusy: parts.isQuantityBusy,
      failure: parts.quantityFailure,
    },
    requestedDate: {
      stored: item.requestedDate,
      ...dateEdit(item, parts.dateText, today),
      isBusy: parts.isDateBusy,
      failure: parts.dateFailure,
    },
    shownDate: parts.isPlan ? item.plannedDate : item.requestedDate,
    model: { isBusy: parts.isModelBusy, failure: parts.modelFailure },
    removal: { isBusy: parts.isRemovalBusy, failure: parts.removalFailure },
  }
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

/** The lines that ask for a day which has become too early since; what is being changed about them is not among them. */
export function rowsTooEarly(rows: readonly QuoteRowView[]): readonly QuoteRowView[] {
  return rows.filter(
    ({ requestedDate }) => requestedDate.isStoredTooEarly && !requestedDate.isChanged,
  )
}
