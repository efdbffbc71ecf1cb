/** Where one stands in the table of lines, and where a key leads from there. */
import type { WorkShape } from '../../../../components/Grid/grid-work.ts'
import {
  type GridPlace,
  placeAfter as placeInShape,
  type PressedKey,
} from '../../../../components/Grid/place-after.ts'
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

export type CellPlace = GridPlace<GridColumn>

export interface GridRow {
  readonly key: string
  readonly hasReasons: boolean
  /** Nothing is written in the line. */
  readonly isBlank: boolean
  /** The cell that wants to be looked at first; undefined for a line that can be added or is on its way. */
  readonly faultyColumn: GridColumn | undefined
}

const columnsWithoutReasons = lineColumns.filter((column) => column !== 'reasons')

export const isColumn = (text: string | undefined): text is GridColumn =>
  lineColumns.some((column) => column === text)

export const isField = (column: GridColumn): column is LineField =>
  lineFields.some((field) => field === column)

/** The lines as a table in which one works. */
export function shapeOf(rows: readonly GridRow[]): WorkShape<GridColumn> {
  const withReasons = new Set(rows.filter(({ hasReasons }) => hasReasons).map(({ key }) => key))
  return {
    keys: rows.map(({ key }) => key),
    columnsOf: (key) => (withReasons.has(key) ? lineColumns : columnsWithoutReasons),
    instead: 'status',
    first: 'modelCode',
    isField,
  }
}

/** The place that a key leads to; undefined when the key leads nowhere. */
export function placeAfter(
  rows: readonly GridRow[],
  place: CellPlace,
  pressed: PressedKey,
): CellPlace | undefined {
  return placeInShape(shapeOf(rows), place, pressed)
}

/**
 * The cell that needs attention: in the current line while another of its cells is selected, else in the next or
 * previous such line, wrapping around at the ends.
 */
export function nextFaulty(
  rows: readonly GridRow[],
  from: CellPlace | undefined,
  step: 1 | -1,
): CellPlace | undefined {
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
