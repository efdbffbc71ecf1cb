/** The order of day and month in the dates of a sheet, settled once for its column. */
import { dateCell } from '../../domain/draft-order/csv-date.ts'
import {
  type ColumnOrder,
  dayInOrder,
  type DayOrder,
  dayOrders,
  orderOfColumn,
} from '../../domain/draft-order/day-order.ts'
import type { WrittenLine } from '../../domain/draft-order/written-line.ts'
import type { CalendarDate } from '../../domain/shared/calendar-date.ts'
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
  const { lines } = context.table
  const before = views.get(lines)
  if (before && before.sheet === context.sheet) return before.view
  const view = newDateOrderView(context)
  views.set(lines, { sheet: context.sheet, view })
  return view
}

// A memo and no state: the dates of a long table are read again when a line has changed, and not after every answer.
const views = new WeakMap<readonly WrittenLine[], KnownOrder>()

interface KnownOrder {
  readonly sheet: Lines['sheet']
  readonly view: DateOrderView | undefined
}

function newDateOrderView(context: Lines): DateOrderView | undefined {
  const lines = linesOfColumn(context)
  const order = orderOfColumn(lines.map(({ written }) => written))
  if (!order) return undefined
  const open = lines.filter(({ written }) =>
    dayOrders.every((each) => dayInOrder(written, each) !== undefined),
  )
  return {
    ...order,
    days: {
      'day-first': dayInOrder(order.sample, 'day-first'),
      'month-first': dayInOrder(order.sample, 'month-first'),
    },
    chosen: dayOrders.find((each) =>
      open.every(({ line, written }) => line.requestedDate === cellIn(written, each)),
    ),
  }
}

/** The lines with every date of the column that allows the order read in it; what was changed by hand stays. */
export function linesInOrder(context: Lines, order: DayOrder): readonly WrittenLine[] {
  const cells = new Map(
    linesOfColumn(context).map(({ line, written }) => [line.key, cellIn(written, order)]),
  )
  return context.table.lines.map((line) => {
    const requestedDate = cells.get(line.key)
    const isKept = requestedDate === undefined || isHeld(context.run, line.key)
    return isKept || requestedDate === line.requestedDate ? line : { ...line, requestedDate }
  })
}

/** The lines of the last sheet, or all where there is none, each with the date as it was written. */
function linesOfColumn({ sheet, table }: Lines) {
  const read = new Map(sheet?.lines.map((line) => [line.key, line.requestedDate]))
  const isOfSheet = table.lines.some(({ key }) => read.has(key))
  return table.lines
    .filter(({ key }) => !isOfSheet || read.has(key))
    .map((line) => {
      const written = read.get(line.key) ?? line.requestedDate
      const isOfColumn =
        line.requestedDate === written ||
        dayOrders.some((each) => line.requestedDate === cellIn(written, each))
      return { line, written: isOfColumn ? written : line.requestedDate }
    })
}

function cellIn(written: string, order: DayOrder): string | undefined {
  const day = dayInOrder(written, order)
  return day && dateCell(day)
}
