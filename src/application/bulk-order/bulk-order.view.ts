/** What the page for many articles shows of its chart (CSV-01). */
import type { SnapshotFrom } from 'xstate'
import type { BulkEntry } from '../../domain/bulk-order/bulk-entry.ts'
import type { ReadingReport } from '../draft-order/reading.view.ts'
import { type SheetColumnsView, sheetColumnsView } from '../draft-order/sheet-columns.view.ts'
import type { bulkOrderMachine } from './bulk-order.machine.ts'
import { type BulkFileProblem, canReadAgain, type OrderFiles } from './bulk-order-file.ts'
import type { BulkReport } from './bulk-order-report.ts'

/** The file that was read last, and what came of it. */
export interface TakenView {
  readonly name: string
  /** Names of files that came along and were not read. */
  readonly others: readonly string[]
  readonly report: ReadingReport
  readonly columns: SheetColumnsView
  /** Whether no column holds the codes, so that one has to be chosen. */
  readonly lacksCodes: boolean
  /** Whether the same sheet can be read in another way. */
  readonly canReadAgain: boolean
}

export interface BulkOrderView {
  readonly entry: BulkEntry
  /** What came of the last order; undefined before. */
  readonly report: BulkReport | undefined
  readonly taken: TakenView | undefined
  readonly sheetProblem: BulkFileProblem | undefined
  readonly stage: 'filling' | 'reading' | 'checking' | 'adding'
  /** Whether a file is being read, or waits to be. */
  readonly isReading: boolean
}

/** The lines as typed, what was read of a file, what came of the last order, and what is being done. */
export function bulkOrderView(snapshot: SnapshotFrom<typeof bulkOrderMachine>): BulkOrderView {
  const { context } = snapshot
  const { entry, report, sheetProblem } = context
  const stage = stageOf(snapshot)
  const isReading = stage === 'reading' || context.waiting.length > 0
  return { entry, report, taken: takenView(context), sheetProblem, stage, isReading }
}

function takenView(order: OrderFiles): TakenView | undefined {
  const { taken } = order
  if (!taken) return undefined
  const { from, report, sheet } = taken
  return {
    name: from.name,
    others: from.others,
    report,
    columns: sheetColumnsView(sheet),
    lacksCodes: sheet.mapping.columns.modelCode === undefined || report.lineCount === 0,
    canReadAgain: canReadAgain(order),
  }
}

function stageOf(snapshot: SnapshotFrom<typeof bulkOrderMachine>): BulkOrderView['stage'] {
  if (snapshot.matches('reading')) return 'reading'
  if (snapshot.matches('adding')) return 'adding'
  return snapshot.hasTag('busy') ? 'checking' : 'filling'
}
