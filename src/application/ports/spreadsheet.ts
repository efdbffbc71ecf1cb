/** Files and pasted cells: from bytes to rows of text, and back. Reading never blocks the page. */
import type { taskEither as TE } from 'fp-ts'
import type { FileCell } from '../../domain/draft-order/line-export.ts'

/** A row as the file has it. `line` is where it begins, counted from 1 in lines of text, or in rows of a workbook. */
export interface SheetRow {
  readonly line: number
  readonly cells: readonly string[]
}

export interface Sheet {
  readonly rows: readonly SheetRow[]
  /** Names of the workbook's sheets when there are several; the first that holds anything was read. */
  readonly otherSheets: readonly string[]
}

export type SheetProblem =
  /** Larger than may be read, in bytes (O-17). */
  | { readonly kind: 'too-large'; readonly limit: number }
  /** More rows that say something than anybody would look through; far above the hundred of CSV-08. */
  | { readonly kind: 'too-many-rows'; readonly limit: number }
  | { readonly kind: 'empty' }
  /** No text and no workbook that we can read. */
  | { readonly kind: 'not-a-table' }
  /** A quotation mark is opened on this line and never closed. */
  | { readonly kind: 'unclosed-quote'; readonly line: number }
  /** A workbook behind a password. */
  | { readonly kind: 'protected' }
  /** The reader could not be fetched, or gave up; the same file may be read another time. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'aborted' }

export interface Spreadsheet {
  readonly readFile: (file: Blob, signal?: AbortSignal) => TE.TaskEither<SheetProblem, Sheet>
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
