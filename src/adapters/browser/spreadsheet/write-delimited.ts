/** Rows as the text of a CSV file. */
import Papa from 'papaparse'
import type { FileForm, FileRows } from '../../../domain/draft-order/sheet-file.ts'
import { dateCell } from '../../../domain/draft-order/csv-date.ts'
import type { FileCell } from '../../../domain/draft-order/line-export.ts'

type Separator = Extract<FileForm, { readonly kind: 'csv' }>['separator']

/** Quotes every cell that could contain a delimiter, so that every reader finds the same one. */
const unclear = /[,;\t|"\r\n]|^\s|\s$/

/** What tells a spreadsheet that the text is UTF-8; without it German Excel shows GrÃ¶ÃŸe. */
const byteOrderMark = '\uFEFF'

/**
 * The separator between cells, CRLF between rows. Days are written in the strict form of the specification, which
 * no spreadsheet takes for a day of its own and writes back in another order.
 */
export function writeDelimited(rows: FileRows, separator: Separator): string {
  const text = Papa.unparse(
    rows.map((cells) => cells.map((cell) => cellText(cell, separator))),
    { newline: '\r\n', delimiter: separator, quotes: (cell: string) => unclear.test(cell) },
  )
  return byteOrderMark + text
}

function cellText(cell: FileCell, separator: Separator): string {
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return numberText(cell, separator)
  return 'day' in cell ? dateCell(cell.day) : numberText(cell.amount, separator)
}

function numberText(value: number, separator: Separator): string {
  return separator === ';' ? String(value).replace('.', ',') : String(value)
}
