/** Where one stands in the table of lines, and where a key leads from there. */
import { type LineField, lineFields } from '../../../../../domain/draft-order/written-line.ts'

/** The cells of a line in their order; `reasons` is there only where something is wrong. */
const lineColumns = ['select', ...lineFields, 'price', 'status', 'remove', 'reasons'] as const

export type GridColumn = (typeof lineColumns)[number]

export interface Place {
  /** The key of the line. */
  readonly row: string
  readonly column: GridColumn
}

export interface GridRow {
  readonly key: string
  readonly hasReasons: boolean
}

export interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
}

/** How many lines a page key goes. */
const pageStep = 10

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
      return ctrlKey ? { row: rows[0]?.key ?? row, column: 'select' } : { row, column: 'select' }
    case 'End': {
      const last = ctrlKey ? (rows.at(-1) ?? here) : here
      return { row: last.key, column: columnsOf(last).at(-1) ?? column }
    }
    default:
      return undefined
  }
}

/** The next or previous line with something wrong, beginning anew at the other end; undefined when all is well. */
export function nextFaulty(
  rows: readonly GridRow[],
  from: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = rows.findIndex(({ key }) => key === from)
  const start = at === -1 && step === -1 ? 0 : at
  const inOrder = rows.map((_, index) => {
    const turned = (start + step * (index + 1)) % rows.length
    return rows[(turned + rows.length) % rows.length]
  })
  return inOrder.find((row) => row?.hasReasons)?.key
}

const columnsOf = ({ hasReasons }: GridRow): readonly GridColumn[] =>
  hasReasons ? lineColumns : lineColumns.slice(0, -1)

/** The same column, or the status where the line has no reasons. */
const nearest = (row: GridRow, column: GridColumn): GridColumn =>
  column === 'reasons' && !row.hasReasons ? 'status' : column
