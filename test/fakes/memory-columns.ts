/** Columns that are remembered as long as the test, in the form that a browser keeps them in. */
import { localColumnMemory } from '../../src/adapters/browser/column-memory.local.ts'
import { safeStorage } from '../../src/adapters/browser/safe-storage.ts'
import type { ColumnMemory } from '../../src/application/ports/column-memory.ts'
import { aStorage } from './a-storage.ts'

export function memoryColumns(storage = aStorage()): ColumnMemory {
  return localColumnMemory(safeStorage(() => storage))
}
