/** Rows as the text of a CSV file. */
import Papa from 'papaparse'

/** Commas between cells, CRLF between rows; quoted is what would be read back otherwise. */
export function writeDelimited(rows: readonly (readonly string[])[]): string {
  return Papa.unparse(
    rows.map((cells) => [...cells]),
    { newline: '\r\n' },
  )
}
