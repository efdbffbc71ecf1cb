/** The columns that were given to sheets, as they are kept in the browser's storage. */
import * as t from 'io-ts'
import type { ColumnsOfLayout } from '../../application/ports/column-memory.ts'
import { lenient } from '../http/lenient.wire.ts'
import { decodeKept, keptCount, keptList } from './kept.wire.ts'

const column = lenient('column', (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined,
)

const MappingWire = t.strict({
  headerRows: keptCount,
  columns: t.strict({
    modelCode: column,
    quantity: column,
    requestedDate: column,
    customerMaterialNumber: column,
  }),
})

const LayoutsWire = keptList(t.tuple([t.string, MappingWire]))

export function encodeColumns(layouts: readonly ColumnsOfLayout[]): string {
  return JSON.stringify(layouts)
}

/** Every layout whose model code has a column; none of what cannot be read. */
export function decodeColumns(text: string | undefined): readonly ColumnsOfLayout[] {
  return (decodeKept(LayoutsWire, text) ?? [])
    .filter(([, { columns }]) => columns.modelCode !== undefined)
    .map(([layout, mapping]) => [layout, { ...mapping, foundBy: 'customer' }])
}
