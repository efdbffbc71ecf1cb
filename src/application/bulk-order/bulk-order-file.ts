/** A file of lines for a bulk order. */
import { either as E } from 'fp-ts'
import {
  type BulkEntry,
  type BulkLine,
  hasAllLines,
  linesIn,
  withLines,
  withoutLines,
} from '../../domain/bulk-order/bulk-entry.ts'
import type { SheetProblem } from '../../domain/draft-order/sheet-file.ts'
import type { ReadingReport } from '../draft-order/reading.view.ts'
import {
  readAgain,
  type ReadingEvent,
  type ReadSheet,
  type SheetWithColumns,
  withColumnsFound,
} from '../draft-order/sheet-columns.ts'
import type { BulkReport } from './bulk-order-report.ts'
import { fileLines, reportOnFile } from './lines-of-file.ts'

/** A file whose lines are taken over. */
export interface BulkFile {
  readonly file: Blob
  readonly name: string
  /** The sheet that was chosen, counted from 0; undefined takes the likeliest. */
  readonly sheet: number | undefined
  /** Names of files that came along and are not read. */
  readonly others: readonly string[]
}

export type FileAnswer = E.Either<SheetProblem, ReadSheet>

/** A file that was read, in the reading that was chosen last, and the lines that came of it. */
export interface TakenFile {
  readonly from: BulkFile
  readonly sheet: SheetWithColumns
  readonly lines: readonly BulkLine[]
  readonly report: ReadingReport
}

export type BulkFileProblem =
  | SheetProblem
  /** Rows, but neither a SKU nor a quantity in the columns that were found for them. */
  | { readonly kind: 'no-lines' }

/** What a bulk order keeps of its files. */
export interface OrderFiles {
  readonly entry: BulkEntry
  readonly report: BulkReport | undefined
  readonly sheetProblem: BulkFileProblem | undefined
  /** Undefined when none is being read. */
  readonly file: BulkFile | undefined
  /** Files that were given while lines were looked up or written; they are read after that, one after the other. */
  readonly waiting: readonly BulkFile[]
  /** The one that was read last. */
  readonly taken: TakenFile | undefined
}

/** The file that is being read. */
export function fileIn({ file }: OrderFiles): BulkFile {
  if (!file) throw new Error('Only a file that was given is read.')
  return file
}

/** The lines of the file stand behind those that are there; those of another sheet of it leave. */
export function fileRead(order: OrderFiles, answer: FileAnswer): Partial<OrderFiles> {
  if (E.isLeft(answer)) return { sheetProblem: answer.left, file: undefined }
  return { ...withSheet(order, fileIn(order), withColumnsFound(answer.right)), file: undefined }
}

/** The same sheet in another reading: its lines take the place of those that came of it before. */
export function fileReadAgain(order: OrderFiles, event: ReadingEvent): Partial<OrderFiles> {
  const { taken } = order
  return taken ? withSheet(order, taken.from, readAgain(taken.sheet, event)) : {}
}

/**
 * Whether the same sheet can be read in another way: its lines stand as they came. One that has been changed would stand
 * there twice, and one that is in the cart already would come back.
 */
export function canReadAgain({ entry, taken }: OrderFiles): boolean {
  return taken !== undefined && hasAllLines(entry, taken.lines)
}

function withSheet(
  { entry, taken }: OrderFiles,
  from: BulkFile,
  sheet: SheetWithColumns,
): Partial<OrderFiles> {
  const read = fileLines(sheet)
  const others = linesIn(taken ? withoutLines(entry, taken.lines) : entry)
  const lines = [...others, ...read].map((line, index) => ({ ...line, key: String(index + 1) }))
  return {
    entry: withLines(entry, lines),
    report: undefined,
    sheetProblem: read.length === 0 ? withoutLinesProblem(sheet) : undefined,
    taken: { from, sheet, lines: read, report: reportOnFile(sheet, read) },
  }
}

function withoutLinesProblem({ formulasWithoutValue }: SheetWithColumns): BulkFileProblem {
  return { kind: formulasWithoutValue > 0 ? 'no-values' : 'no-lines' }
}

/** A file is to be read as soon as nothing else is done. */
export function fileGiven({ waiting }: OrderFiles, file: BulkFile): Partial<OrderFiles> {
  return { waiting: [...waiting, file] }
}

/** The first file that waits is read; of the one before it nothing is shown any more. */
export function nextFile({ waiting }: OrderFiles): Partial<OrderFiles> {
  const [file, ...later] = waiting
  return { file, waiting: later, taken: undefined, sheetProblem: undefined }
}

/** The code that reads files could not be fetched. */
export const unavailable = {
  sheetProblem: { kind: 'unavailable' },
  file: undefined,
} as const satisfies Partial<OrderFiles>

/** Another sheet of the file that was read last is to be read. */
export function sheetChosen({ taken }: OrderFiles, sheet: number): Partial<OrderFiles> {
  return { file: taken && { ...taken.from, sheet }, sheetProblem: undefined }
}

/** The report of a file is dropped with the last of its lines; one that made none stays, to be read in another way. */
export function entryChanged({ taken }: OrderFiles, entry: BulkEntry): Partial<OrderFiles> {
  const hasLeft = taken !== undefined && taken.lines.length > 0 && linesIn(entry).length === 0
  return { entry, taken: hasLeft ? undefined : taken }
}
