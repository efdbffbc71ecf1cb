/** Rows as the text of a CSV file. */
import Papa from 'papaparse'

/** Whatever could be taken for a delimiter stands in quotes, so that every reader finds the same one. */
const unclear = /[,;\t|"\r\n]|^\s|\s$/

/** Commas between cells, CRLF between rows. */
export function writeDelimited(rows: readonly (readonly string[])[]): string {
  return Papa.unparse(
    rows.map((cells) => [...cells]),
    { newline: '\r\n', quotes: (cell: string) => unclear.test(cell) },
  )
}
