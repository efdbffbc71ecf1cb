/** Files of rows: what is written into them, in which form, and why one could not be read. */
import type { FileCell } from './line-export.ts'

export type FileRows = readonly (readonly FileCell[])[]

export type FileBytes = Uint8Array<ArrayBuffer>

export type FileForm =
  /** A text in UTF-8 with its mark. With semicolons go decimal commas, with commas decimal points. */
  { readonly kind: 'csv'; readonly separator: ',' | ';' } | { readonly kind: 'xlsx' }

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
