/** What the page for many articles shows of its chart (CSV-01). */
import type { SnapshotFrom } from 'xstate'
import type { SheetProblem } from '../../domain/draft-order/sheet-file.ts'
import type { BulkEntry } from '../../domain/bulk-order/bulk-entry.ts'
import type { bulkOrderMachine } from './bulk-order.machine.ts'
import type { TakenFile } from './bulk-order-file.ts'
import type { BulkReport } from './bulk-order-report.ts'

export interface BulkOrderView {
  readonly entry: BulkEntry
  /** What came of the last order; undefined before. */
  readonly report: BulkReport | undefined
  /** The file that was read last, and what came of it. */
  readonly taken: TakenFile | undefined
  readonly sheetProblem: SheetProblem | undefined
  readonly stage: 'filling' | 'reading' | 'checking' | 'adding'
}

/** The lines as typed, what was read of a file, what came of the last order, and what is being done. */
export function bulkOrderView(snapshot: SnapshotFrom<typeof bulkOrderMachine>): BulkOrderView {
  const { entry, report, taken, sheetProblem } = snapshot.context
  return { entry, report, taken, sheetProblem, stage: stageOf(snapshot) }
}

function stageOf(snapshot: SnapshotFrom<typeof bulkOrderMachine>): BulkOrderView['stage'] {
  if (snapshot.matches('reading')) return 'reading'
  if (snapshot.matches('adding')) return 'adding'
  return snapshot.hasTag('busy') ? 'checking' : 'filling'
}
