/** What the item table of a quote shows, row by row. */
import { either as E } from 'fp-ts'
import { checkQuantity, type QuantityProblem, type QuantityRule } from '../pricing/quantity-rule.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { type DateEdit, dateEdit } from './delivery-date-edit.ts'
import { busyPlaces, touchedLines, type QuoteEdits, type QuoteFailure } from './quote-edits.ts'
import type { Quote } from './quote.ts'
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

/** The rows in the order of the quote; `today` decides the minimum of the dates (D1). */
export function quoteRows(edits: QuoteEdits, today: CalendarDate): readonly QuoteRowView[] {
  const { quote } = edits
  const isPlan = deliveryDateShown(quote.status) === 'planned'
  const resting = restingRows(quote.items, today, isPlan)
  const touched = touchedLines(edits)
  if (touched.size === 0) return resting.rows
  const partsOfLine = touchedParts(edits, { today, isPlan })
  const changed = new Map<number, QuoteRowView>()
  for (const id of touched) {
    const place = resting.places.get(id)
    const row = place === undefined ? undefined : resting.rows[place]
    if (place !== undefined && row) changed.set(place, rowOf(partsOfLine(row.item)))
  }
  return withChanged(resting, changed)
}

/**
 * Which line of its quote each one is, from 1, wherever it is shown. It is no part of the rows: where the first of two
 * thousand lines goes, all others move up and are what they were.
 */
export function linePositions(items: Quote['items']): ReadonlyMap<string, number> {
  const known = positionsByItems.get(items)
  if (known) return known
  const positions = new Map<string, number>(items.map(({ id }, place) => [id, place + 1]))
  positionsByItems.set(items, positions)
  return positions
}

const positionsByItems = new WeakMap<Quote['items'], ReadonlyMap<string, number>>()

/** The rows of a quote that nobody touches, and where the row of each line stands. */
interface RestingRows {
  readonly today: CalendarDate
  readonly isPlan: boolean
  readonly rows: readonly QuoteRowView[]
  readonly places: ReadonlyMap<string, number>
  /** What was shown last: the same touched rows give the same list. */
  shown: {
    readonly changed: ReadonlyMap<number, QuoteRowView>
    readonly rows: readonly QuoteRowView[]
  }
}

/**
 * A quote may have two thousand lines, and a key that is struck changes one of them. The others are the very same rows
 * as before, and an item that an answer has left as it was keeps its row.
 */
const restingByItems = new WeakMap<Quote['items'], RestingRows>()
const restingByItem = new WeakMap<
  QuoteItem,
  { readonly parts: RowParts; readonly row: QuoteRowView }
>()
const touchedByItem = new WeakMap<
  QuoteItem,
  { readonly parts: RowParts; readonly row: QuoteRowView }
>()

function restingRows(items: Quote['items'], today: CalendarDate, isPlan: boolean): RestingRows {
  const known = restingByItems.get(items)
  if (known?.today === today && known.isPlan === isPlan) return known
  const rows = items.map((item) => restingRow({ item, today, isPlan }))
  const places = new Map<string, number>(items.map(({ id }, place) => [id, place]))
  const made = { today, isPlan, rows, places, shown: { changed: new Map(), rows } }
  restingByItems.set(items, made)
  return made
}

function restingRow(known: Pick<RowParts, 'item' | 'today' | 'isPlan'>): QuoteRowView {
  const { item, today, isPlan } = known
  const last = restingByItem.get(item)
  if (last?.parts.today === today && last.parts.isPlan === isPlan) return last.row
  const parts = { ...untouchedParts, ...known }
  const row = newRow(parts)
  restingByItem.set(item, { parts, row })
  return row
}

/** The list with some rows in the place of resting ones; the last list where these are the same. */
function withChanged(
  resting: RestingRows,
  changed: ReadonlyMap<number, QuoteRowView>,
): readonly QuoteRowView[] {
  const { shown } = resting
  const isSame =
    shown.changed.size === changed.size &&
    [...changed].every(([place, row]) => shown.changed.get(place) === row)
  if (isSame) return shown.rows
  const rows = [...resting.rows]
  for (const [place, row] of changed) rows[place] = row
  resting.shown = { changed, rows }
  return rows
}

/** What a touched line is made of. */
function touchedParts(
  edits: QuoteEdits,
  { today, isPlan }: Pick<RowParts, 'today' | 'isPlan'>,
): (item: QuoteItem) => RowParts {
  const { typed, failures } = edits
  const busy = busyPlaces(edits)
  return (item) => {
    const { id } = item
    return {
      item,
      today,
      isPlan,
      quantityText: typed.quantities.get(id),
      dateText: typed.dates.get(id),
      isQuantityBusy: busy.has(`quantity:${id}`),
      isDateBusy: busy.has(`date:${id}`),
      isRemovalBusy: busy.has(`remove:${id}`),
      isModelBusy: busy.has(`model:${id}`),
      quantityFailure: failures.get(`quantity:${id}`),
      dateFailure: failures.get(`date:${id}`),
      removalFailure: failures.get(`remove:${id}`),
      modelFailure: failures.get(`model:${id}`),
    }
  }
}

const untouchedParts = {
  quantityText: undefined,
  dateText: undefined,
  isQuantityBusy: false,
  isDateBusy: false,
  isRemovalBusy: false,
  isModelBusy: false,
  quantityFailure: undefined,
  dateFailure: undefined,
  removalFailure: undefined,
  modelFailure: undefined,
} as const

function rowOf(parts: RowParts): QuoteRowView {
  const last = touchedByItem.get(parts.item)
  if (last && isShallowlySame(last.parts, parts)) return last.row
  const row = newRow(parts)
  touchedByItem.set(parts.item, { parts, row })
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
