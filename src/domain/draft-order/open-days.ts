/** Days in the lines of a quote that were pasted or typed as two numbers and a year, and can mean two days. */
import type { QuoteItemId } from '../quote/quote-item.ts'
import type { QuoteRowView } from '../quote/quote-rows.view.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { type DayOrder, dayInOrder, orderOfColumn } from './day-order.ts'

export interface OpenDays {
  readonly count: number
  /** The first of them, as it was written. */
  readonly sample: string
  readonly sampleIn: (order: DayOrder) => CalendarDate | undefined
  /** The day of each line in an order. */
  readonly inOrder: (
    order: DayOrder,
  ) => readonly { readonly itemId: QuoteItemId; readonly text: CalendarDate }[]
}

/** What is to be asked about the days as they stand in their cells; undefined when nothing is. */
export function openDays(rows: readonly QuoteRowView[]): OpenDays | undefined {
  const written = rows.flatMap(({ item, requestedDate: { isChanged, value, problem } }) =>
    isChanged && problem?.kind === 'invalid' ? [{ itemId: item.id, value }] : [],
  )
  if (written.length === 0) return undefined
  const order = orderOfColumn(written.map(({ value }) => value))
  return (
    order && {
      count: order.openCount,
      sample: order.sample,
      sampleIn: (by) => dayInOrder(order.sample, by),
      inOrder: (by) =>
        written.flatMap(({ itemId, value }) => {
          const text = dayInOrder(value, by)
          return text === undefined ? [] : [{ itemId, text }]
        }),
    }
  )
}
