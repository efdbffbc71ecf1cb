/** What the chart of a bulk order knows, and what can happen to it. */
import type { BulkEntry, BulkLine } from '../../domain/bulk-order/bulk-entry.ts'
import type { CodeReader } from '../../domain/catalogue/product-code.ts'
import type { ReadingEvent } from '../draft-order/sheet-columns.ts'
import type { OrderFiles } from './bulk-order-file.ts'
import type { ReadingChoice, SentBulkLines } from './bulk-order-lines.ts'

/** What is typed and read from files, and the lines that were sent off. */
export interface BulkContext extends OrderFiles, SentBulkLines {}

export interface BulkInput {
  readonly entry: BulkEntry
  readonly reader: CodeReader
}

export type BulkEvent =
  | { readonly type: 'entry.changed'; readonly entry: BulkEntry }
  /** What an earlier visit has left, once it is known whose it is, with what has been typed meanwhile. */
  | { readonly type: 'entry.kept'; readonly entry: BulkEntry }
  | {
      readonly type: 'file.take'
      readonly file: Blob
      readonly name: string
      /** Names of files that came along. */
      readonly others: readonly string[]
    }
  /** Another sheet of the file that was read last: its lines take the place of those. */
  | { readonly type: 'file.sheet'; readonly index: number }
  | ReadingEvent
  /** These lines stand on a quote now. */
  | { readonly type: 'lines.quoted'; readonly lines: readonly BulkLine[] }
  | { readonly type: 'order.add' }
  | ReadingChosen
  | { readonly type: 'reader.changed'; readonly reader: CodeReader }
  | { readonly type: 'report.close' }

/** A code that can be read in several ways is meant so. */
export type ReadingChosen = { readonly type: 'reading.chosen' } & ReadingChoice

/** A bulk order as its page opens it. */
export function opened(input: BulkInput): BulkContext {
  return {
    ...input,
    products: new Map(),
    ownCodes: new Map(),
    readings: new Map(),
    report: undefined,
    sheetProblem: undefined,
    sent: [],
    file: undefined,
    waiting: [],
    taken: undefined,
  }
}
