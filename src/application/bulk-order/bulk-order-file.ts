/** A file of lines for a bulk order. */
import { either as E } from 'fp-ts'
import {
  type BulkEntry,
  type BulkLine,
  linesIn,
  withLines,
  withoutLines,
} from '../../domain/bulk-order/bulk-entry.ts'
import type { SheetProblem } from '../../domain/draft-order/sheet-file.ts'
import type { ReadingReport } from '../draft-order/reading.view.ts'
import type { BulkReport } from './bulk-order-report.ts'

/** A file whose lines are taken over. */
export interface BulkFile {
  readonly file: Blob
  readonly name: string
  /** The sheet that was chosen, counted from 0; undefined takes the likeliest. */
  readonly sheet: number | undefined
  /** Rows that are hidden or filtered are read as well. */
  readonly takesHidden: boolean
  /** Names of files that came along and are not read. */
  readonly others: readonly string[]
}

/** Lines of a file, and what was left out of it. */
export interface FileLines {
  readonly lines: readonly BulkLine[]
  readonly report: ReadingReport
}

export type FileAnswer = E.Either<SheetProblem, FileLines>

/** A file that was read, and the lines that came of it. */
export interface TakenFile extends FileLines {
  readonly from: BulkFile
}

/** What a bulk order keeps of its files. */
export interface OrderFiles {
  readonly entry: BulkEntry
  readonly report: BulkReport | undefined
  readonly sheetProblem: SheetProblem | undefined
  /** Undefined when none is being read. */
  readonly file: BulkFile | undefined
  /** The one that was read last. */
  readonly taken: TakenFile | undefined
}

/** The file that is being read. */
export function fileIn({ file }: OrderFiles): BulkFile {
  if (!file) throw new Error('Only a file that was given is read.')
  return file
}

/** The lines of the file stand behind those that are there; those of another sheet of it leave. */
export function fileRead(
  { entry, file, taken }: OrderFiles,
  answer: FileAnswer,
): Partial<OrderFiles> {
  if (E.isLeft(answer)) return { sheetProblem: answer.left, file: undefined }
  const { lines: read, report } = answer.right
  const others = linesIn(taken ? withoutLines(entry, taken.lines) : entry)
  const lines = [...others, ...read].map((line, index) => ({ ...line, key: String(index + 1) }))
  return {
    entry: withLines(entry, lines),
    file: undefined,
    report: undefined,
    taken: file && { from: file, lines: read, report },
  }
}

/** A file is to be read; of the one before it nothing is shown any more. */
export function fileGiven(file: Omit<BulkFile, 'sheet' | 'takesHidden'>): Partial<OrderFiles> {
  return {
    file: { ...file, sheet: undefined, takesHidden: false },
    taken: undefined,
    sheetProblem: undefined,
  }
}

/** The code that reads files could not be fetched. */
export const unavailable = {
  sheetProblem: { kind: 'unavailable' },
  file: undefined,
} as const satisfies Partial<OrderFiles>

/** Another sheet of the file that was read last is to be read. */
export function sheetChosen({ taken }: OrderFiles, sheet: number): Partial<OrderFiles> {
  return {
    file: taken && { ...taken.from, sheet, takesHidden: false },
    sheetProblem: undefined,
  }
}

/** The same sheet is to be read with its hidden rows, or without them. */
export function hiddenChosen({ taken }: OrderFiles, takesHidden: boolean): Partial<OrderFiles> {
  return { file: taken && { ...taken.from, takesHidden }, sheetProblem: undefined }
}

/** The report of a file is dropped with the last of its lines. */
export function entryChanged({ taken }: OrderFiles, entry: BulkEntry): Partial<OrderFiles> {
  return { entry, taken: linesIn(entry).length === 0 ? undefined : taken }
}
