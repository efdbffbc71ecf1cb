/**
 * Cells as a spreadsheet puts them on the clipboard: tabs between, one row a line. A cell with a line break, a
 * tab or a quotation mark stands in quotation marks; those inside it are doubled.
 */
export function pastedRows(text: string): readonly (readonly string[])[] {
  const cells = text.replace(/(?:\r\n|\r|\n)+$/, '').matchAll(cell)
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  return rows
}

const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g
