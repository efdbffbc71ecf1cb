/** The columns that a customer gave to sheets of one layout, for the next such sheet. */
import { type ColumnMapping, layoutOf } from '../../domain/draft-order/csv-columns.ts'
import type { LineField, WrittenRow } from '../../domain/draft-order/written-line.ts'
import type { Preferences } from '../ports/preferences.ts'
import * as read from '../kept-json.ts'

type ColumnMemory = Pick<Preferences, 'columns' | 'keepColumns'>

/** Layouts that are remembered; the one that was used longest ago is forgotten first. */
const layoutLimit = 20

/** What was chosen for such rows; undefined when nothing was. */
export function rememberedColumns(
  memory: ColumnMemory,
  rows: readonly WrittenRow[],
): ColumnMapping | undefined {
  const layout = layoutOf(rows)
  return layoutsIn(memory).find(([name]) => name === layout)?.[1]
}

/** Remembers columns that the customer has chosen; those that were found will be found again. */
export function rememberColumns(
  memory: ColumnMemory,
  rows: readonly WrittenRow[],
  mapping: ColumnMapping,
): void {
  if (mapping.foundBy !== 'customer') return
  const layout = layoutOf(rows)
  const others = layoutsIn(memory).filter(([name]) => name !== layout)
  memory.keepColumns(JSON.stringify([[layout, mapping], ...others].slice(0, layoutLimit)))
}

function layoutsIn(memory: ColumnMemory): readonly (readonly [string, ColumnMapping])[] {
  return read.list(read.parsed(memory.columns())).flatMap((entry) => {
    const [layout, mapping] = read.list(entry)
    const fields = read.fieldsIn(mapping)
    const columns = read.fieldsIn(fields.get('columns'))
    const columnOf = (field: LineField) => {
      const column = columns.get(field)
      return typeof column === 'number' && Number.isInteger(column) && column >= 0
        ? column
        : undefined
    }
    if (typeof layout !== 'string' || columnOf('modelCode') === undefined) return []
    const known: ColumnMapping = {
      headerRows: read.countAt(fields, 'headerRows'),
      columns: {
        modelCode: columnOf('modelCode'),
        quantity: columnOf('quantity'),
        requestedDate: columnOf('requestedDate'),
        customerMaterialNumber: columnOf('customerMaterialNumber'),
      },
      foundBy: 'customer',
    }
    return [[layout, known] as const]
  })
}
