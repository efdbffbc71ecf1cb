/** The order of day and month in the dates of a sheet, settled once for its column. */
import { dateCell } from '../../domain/draft-order/csv-date.ts'
import {
  type ColumnOrder,
  type DayOrder,
  type DayReading,
  dayOrders,
  orderOfReadings,
  mayMeanTwoDays,
  readingOf,
} from '../../domain/draft-order/day-order.ts'
import type { WrittenLine } from '../../domain/draft-order/written-line.ts'
import type { CalendarDate } from '../../domain/shared/calendar-date.ts'
import { remembering } from '../../domain/shared/remembering.ts'
import { isHeld } from './adding-run.ts'
import type { CsvImportContext } from './csv-import.context.ts'

export interface DateOrderView extends ColumnOrder {
  /** What the sample means in each order. */
  readonly days: Readonly<Record<DayOrder, CalendarDate | undefined>>
  /** The order in which all of them are read now; undefined while they stand as they were written. */
  readonly chosen: DayOrder | undefined
}

type Lines = Pick<CsvImportContext, 'sheet' | 'table' | 'run'>

/** What is to be asked, or was answered; undefined when no date of the lines can mean two days. */
export function dateOrderView(context: Lines): DateOrderView | undefined {
  const { sheet, table } = context
  return views(table.lines, [sheet], () =>
    table.lines.some(mayBeOpen) || sheet?.lines.some(mayBeOpen)
      ? newDateOrderView(context)
      : undefined,
  )
}

// A memo and no state: the dates of a long table are read again when a line has changed, and not after every answer.
const views = remembering<readonly WrittenLine[], DateOrderView | undefined>()

/** Most dates are in the one form, or none: they are not read for their order. */
function mayBeOpen({ requestedDate }: WrittenLine): boolean {
  return requestedDate !== '' && mayMeanTwoDays(requestedDate)
}

function newDateOrderView(context: Lines): DateOrderView | undefined {
  const lines = linesOfColumn(context)
  const order = orderOfReadings(lines.map(({ reading }) => reading))
  if (!order) return undefined
  const open = lines.filter(({ reading }) =>
    dayOrders.every((each) => reading.days[each] !== undefined),
  )
  return {
    ...order,
    days: readingOf(order.sample).days,
    chosen: dayOrders.find((each) =>
      open.every(({ line, reading }) => line.requestedDate === cellIn(reading, each)),
    ),
  }
}

/** The lines with every date of the column that allows the order read in it; what was changed by hand stays. */
export function linesInOrder(context: Lines, order: DayOrder): readonly WrittenLine[] {
  const cells = new Map(
    linesOfColumn(context).map(({ line, reading }) => [line.key, cellIn(reading, order)]),
  )
  return context.table.lines.map((line) => {
    const requestedDate = cells.get(line.key)
    const isKept = requestedDate === undefined || isHeld(context.run, line.key)
    return isKept || requestedDate === line.requestedDate ? line : { ...line, requestedDate }
  })
}

interface LineOfColumn {
  readonly line: WrittenLine
  readonly reading: DayReading
}

/** The lines of the last sheet, or all where there is none, each with the date as it was written. */
function linesOfColumn({ sheet, table }: Lines): readonly LineOfColumn[] {
  const read = datesOf(sheet?.lines ?? noLines)
  const isOfSheet = table.lines.some(({ key }) => read.has(key))
  return table.lines
    .filter(({ key }) => !isOfSheet || read.has(key))
    .map((line) => {
      const written = read.get(line.key) ?? line.requestedDate
      return linesRead(line, [written], () => {
        const reading = readingOf(written)
        const isOfColumn =
          line.requestedDate === written ||
          dayOrders.some((each) => line.requestedDate === cellIn(reading, each))
        return { line, reading: isOfColumn ? reading : readingOf(line.requestedDate) }
      })
    })
}

const noLines: readonly WrittenLine[] = []

function datesOf(lines: readonly WrittenLine[]): ReadonlyMap<string, string> {
  return dates(lines, [], () => new Map(lines.map((line) => [line.key, line.requestedDate])))
}

// Memos and no state: an edit has the date of its own line read, and no other.
const linesRead = remembering<WrittenLine, LineOfColumn>()
const dates = remembering<readonly WrittenLine[], ReadonlyMap<string, string>>()

function cellIn({ days }: DayReading, order: DayOrder): string | undefined {
  const day = days[order]
  return day && dateCell(day)
}
