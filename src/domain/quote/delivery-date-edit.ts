/** The wish for a delivery day, while it is being edited in its row. */
import { either as E } from 'fp-ts'
import { earliestDelivery } from '../pricing/lead-time.ts'
import { type CalendarDate, isBefore, parseCalendarDate } from '../shared/calendar-date.ts'
import { unfinishedDay } from '../shared/unfinished-day.ts'
import type { QuoteItem } from './quote-item.ts'

export type DateProblem =
  | { readonly kind: 'required' }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'too-early'; readonly earliest: CalendarDate }

export interface DateEdit {
  /** What the field holds: the typed text, else the stored day, else nothing. */
  readonly value: string
  /** The `min` of the field (QUOTE-42). */
  readonly minimum: CalendarDate
  /** Whether Save and Cancel are there (QUOTE-41). */
  readonly isChanged: boolean
  /** What is wrong with a changed text; an unchanged day is never blamed. */
  readonly problem: DateProblem | undefined
  /** An old wish that can no longer be met is only pointed out (O-15). */
  readonly isStoredTooEarly: boolean
}

/** Whether the text differs from the stored day; only then there is something to save or to undo (QUOTE-41). */
export function isDateChanged(stored: CalendarDate | undefined, text: string): boolean {
  return text.trim() !== (stored ?? '')
}

/** The day to be saved: a real one, and not before the earliest, which itself passes (PRICE-05, D2). */
export function readDeliveryDate(
  text: string,
  earliest: CalendarDate,
): E.Either<DateProblem, CalendarDate> {
  if (text.trim() === '') return E.left({ kind: 'required' })
  if (text === unfinishedDay) return E.left({ kind: 'unfinished' })
  const date = parseCalendarDate(text.trim())
  if (!date) return E.left({ kind: 'invalid' })
  return isBefore(date, earliest) ? E.left({ kind: 'too-early', earliest }) : E.right(date)
}

/** The state of a row's date field; the minimum is recomputed each time, because it moves with today (D2). */
export function dateEdit(
  item: QuoteItem,
  typed: string | undefined,
  today: CalendarDate,
): DateEdit {
  const minimum = earliestDelivery(today, item.leadTime)
  const stored = item.requestedDate
  const value = typed ?? stored ?? ''
  const isChanged = isDateChanged(stored, value)
  const checked = readDeliveryDate(value, minimum)
  return {
    value,
    minimum,
    isChanged,
    problem: isChanged && E.isLeft(checked) ? checked.left : undefined,
    isStoredTooEarly: stored !== undefined && isBefore(stored, minimum),
  }
}
