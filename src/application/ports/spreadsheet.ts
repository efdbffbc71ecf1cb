/** Files and pasted cells: from bytes to rows of text, and back. Reading never blocks the page. */
import type { taskEither as TE } from 'fp-ts'
import type {
  FileBytes,
  FileForm,
  FileRows,
  SheetProblem,
} from '../../domain/draft-order/sheet-file.ts'

/** A row as the file has it. `line` is where it begins, counted from 1 in lines of text, or in rows of a workbook. */
export interface SheetRow {
  readonly line: number
  readonly cells: readonly string[]
  /** Hidden in the workbook, by hand or by a filter. */
  readonly isHidden?: boolean
  /** Texts of cells above that are merged over this row, by the column that they begin in, counted from 0. */
  readonly mergedOver?: Readonly<Record<number, string>>
  /** Formulas whose values are not in the file, as they are written, by column, counted from 0. */
  readonly formulas?: Readonly<Record<number, string>>
}

/** A sheet of a workbook, as a list of them names it. */
export interface SheetName {
  readonly name: string
  /** Rows that say something; one more than are read where there are more of them. */
  readonly rowCount: number
  readonly isHidden: boolean
}

/** A text whose letters were not read as usual, or may be others. */
export interface SheetLetters {
  /** Those of an old Macintosh were taken; or those of Windows, in which a word of the text is none. */
  readonly kind: 'macintosh' | 'uncertain'
  /** A word with such a letter, as it was read. */
  readonly word: string
}

export interface Sheet {
  readonly rows: readonly SheetRow[]
  /** Rows without any text before the last one that has some. */
  readonly blankRows: number
  /** Formulas whose values are not in the file. */
  readonly formulasWithoutValue: number
  /** Undefined where there is no doubt about the letters. */
  readonly letters?: SheetLetters
  /** The sheets of the workbook in its order; empty for a text. */
  readonly sheets: readonly SheetName[]
  /** Which of them was read, counted from 0. */
  readonly index: number
}

export interface Spreadsheet {
  /**
   * The sheet of that number, counted from 0. Without one it is the sheet that was open when the workbook was
   * saved, or else the first that is shown and says something.
   */
  readonly readFile: (
    file: Blob,
    signal?: AbortSignal,
    sheet?: number,
  ) => TE.TaskEither<SheetProblem, Sheet>
  /** Cells from the clipboard: tabs between, or a piece of CSV. */
  readonly readPasted: (text: string) => TE.TaskEither<SheetProblem, Sheet>
  /**
   * The bytes of a file; `readFile` gives the same cells back. Cells are quoted and nothing else: what
   * a spreadsheet would execute is made harmless where the rows are made (draft-order/line-export.ts).
   */
  readonly write: (rows: FileRows, form: FileForm) => TE.TaskEither<SheetProblem, FileBytes>
}
