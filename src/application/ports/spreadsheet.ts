/** Files and pasted cells: from bytes to rows of text, and back. Reading never blocks the page. */
import type { taskEither as TE } from 'fp-ts'
import type { FileCell } from '../../domain/draft-order/line-export.ts'

/** A row as the file has it. `line` is where it begins, counted from 1 in lines of text, or in rows of a workbook. */
export interface SheetRow {
  readonly line: number
  readonly cells: readonly string[]
  /** Hidden in the workbook, by hand or by a filter. */
  readonly isHidden?: boolean
  /** Texts of cells above that are merged over this row, by the column that they begin in, counted from 0. */
  readonly mergedOver?: Readonly<Record<number, string>>
}

/** A sheet of a workbook, as a list of them names it. */
export interface SheetName {
  readonly name: string
  /** Rows that say something; one more than are read where there are more of them. */
  readonly rowCount: number
  readonly isHidden: boolean
}

export interface Sheet {
  readonly rows: readonly SheetRow[]
  /** Rows without any text before the last one that has some. */
  readonly blankRows: number
  /** Formulas whose values are not in the file. */
  readonly formulasWithoutValue: number
  /** The sheets of the workbook in its order; empty for a text. */
  readonly sheets: readonly SheetName[]
  /** Which of them was read, counted from 0. */
  readonly index: number
}

export type SheetProblem =
  /** Larger than may be read, in bytes (O-17). */
  | { readonly kind: 'too-large'; readonly limit: number }
  /** A small file that unpacks to more than may be read, in bytes (T36). */
  | { readonly kind: 'too-large-unpacked'; readonly limit: number }
  /** A cell has more characters than a spreadsheet lets anybody write (T36); its row, where that is known. */
  | { readonly kind: 'cell-too-long'; readonly limit: number; readonly line: number | undefined }
  /** More rows that say something than anybody would look through; far above the hundred of CSV-08. */
  | { readonly kind: 'too-many-rows'; readonly limit: number }
  | { readonly kind: 'empty' }
  /** Nothing but formulas, whose values are not in the file. */
  | { readonly kind: 'no-values' }
  /** No text and no workbook that we can read. */
  | { readonly kind: 'not-a-table' }
  /** A workbook in a format that office programs used before: XLS, or a web page or XML of that name. */
  | { readonly kind: 'old-format' }
  /** A quotation mark is opened on this line and never closed. */
  | { readonly kind: 'unclosed-quote'; readonly line: number }
  /** A workbook behind a password. */
  | { readonly kind: 'protected' }
  /** The reader could not be fetched, or gave up; the same file may be read another time. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'aborted' }

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

export type FileRows = readonly (readonly FileCell[])[]

export type FileBytes = Uint8Array<ArrayBuffer>

export type FileForm =
  /** A text in UTF-8 with its mark. With semicolons go decimal commas, with commas decimal points. */
  { readonly kind: 'csv'; readonly separator: ',' | ';' } | { readonly kind: 'xlsx' }
