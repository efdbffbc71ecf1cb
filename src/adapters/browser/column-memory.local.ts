/** The columns of sheets in the browser's storage. */
import type { ColumnMemory } from '../../application/ports/column-memory.ts'
import { decodeColumns, encodeColumns } from './column-memory.wire.ts'
import type { SafeStorage } from './safe-storage.ts'

const columnsKey = 'manifold.columns'

export function localColumnMemory(storage: SafeStorage): ColumnMemory {
  return {
    columns: () => decodeColumns(storage.read(columnsKey)),
    keepColumns: (columns) => storage.write(columnsKey, encodeColumns(columns)),
  }
}
