/** Where one stands in the table of lines, and where a key leads from there. */
import { type LineField, lineFields } from '../../../../../domain/draft-order/written-line.ts'

/** The cells of a line in their order; `reasons` is there only where there is something to say of the line. */
const lineColumns = [
  'select',
  ...lineFields,
  'earliest',
  'price',
  'status',
  'reasons',
  'remove',
] as const

export type GridColumn = (typeof lineColumns)[number]

export interface Place {
  /** The key of the line. */
  readonly row: string
  readonly column: GridColumn
}

export interface GridRow {
  readonly key: string
  readonly hasReasons: boolean
  /** Nothing is written in the line. */
  readonly isBlank: boolean
  /** The cell that wants to be looked at first; undefined for a line that can be added or is on its way. */
  readonly faultyColumn: GridColumn | undefined
}

export interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
}

/** How many lines a page key goes. */
const pageStep = 10

export const isColumn = (text: string | undefined): text is GridColumn =>
  lineColumns.some((column) => column === text)

export const isField = (column: GridColumn): column is LineField =>
  lineFields.some((field) => field === column)

/**
 * The place that a key leads to: arrows by one, Home and End in the line, with Ctrl in the table, page
 * keys by ten. Undefined when the key is none of these. At the edge one stays where one is.
 */
export function placeAfter(
  rows: readonly GridRow[],
  { row, column }: Place,
  { key, ctrlKey }: PressedKey,
): Place | undefined {
  const at = rows.findIndex((one) => one.key === row)
  const here = rows[at]
  if (!here) return undefined
  const columns = columnsOf(here)
  const beside = (step: number): Place => {
    const index = columns.indexOf(column) + step
    return { row, column: columns[index] ?? column }
  }
  const below = (step: number): Place => {
    const target = rows[Math.min(Math.max(at + step, 0), rows.length - 1)] ?? here
    return { row: target.key, column: nearest(target, column) }
  }
  switch (key) {
    case 'ArrowRight':
      return beside(1)
    case 'ArrowLeft':
      return beside(-1)
    case 'ArrowDown':
      return below(1)
    case 'ArrowUp':
      return below(-1)
    case 'PageDown':
      return below(pageStep)
    case 'PageUp':
      return below(-pageStep)
    case 'Home':
      return { row: ctrlKey ? (rows[0]?.key ?? row) : row, column: 'select' }
    case 'End': {
      const last = ctrlKey ? (rows.at(-1) ?? here) : here
      return { row: last.key, column: columnsOf(last).at(-1) ?? column }
    }
    default:
      return undefined
  }
}

/**
 * The cell that needs attention: in the current line while another of its cells is selected, else in the next or
 * previous such line, wrapping around at the ends.
 */
export function nextFaulty(
  rows: readonly GridRow[],
  from: Place | undefined,
  step: 1 | -1,
): Place | undefined {
  const at = rows.findIndex(({ key }) => key === from?.row)
  const own = rows[at]?.faultyColumn
  if (from && own && own !== from.column) return { row: from.row, column: own }
  const start = at === -1 && step === -1 ? 0 : at
  const count = rows.length
  for (let turn = 1; turn <= count; turn += 1) {
    const row = rows[(start + step * turn + 2 * count) % count]
    if (row?.faultyColumn) return { row: row.key, column: row.faultyColumn }
  }
  return undefined
}

const columnsOf = ({ hasReasons }: GridRow): readonly GridColumn[] =>
  hasReasons ? lineColumns : lineColumns.filter((column) => column !== 'reasons')

/** The same column, or the status where the line has no notes. */
const nearest = (row: GridRow, column: GridColumn): GridColumn =>
  column === 'reasons' && !row.hasReasons ? 'status' : column
