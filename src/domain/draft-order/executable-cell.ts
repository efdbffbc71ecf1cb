/**
 * Cells that a spreadsheet would execute: those that begin like a formula. In a file they get a quotation mark
 * in front, which spreadsheets take for "this is text"; reading takes it away again.
 */

/** What a formula begins with, in half and in full width; a tab or a line break hides one behind it. */
const formula = '\\s*[=+\\-@＝＋－＠]|[\\t\\r\\n]'
const executable = new RegExp(`^'*(?:${formula})`)
const neutralised = new RegExp(`^'+(?:${formula})`)

/** The cell as it is written into a file. A text that looks neutralised already gets one more mark, so none is lost. */
export function neutralisedCell(text: string): string {
  return executable.test(text) ? `'${text}` : text
}

/** The cell as it was before it was neutralised. */
export function plainCell(text: string): string {
  return neutralised.test(text) ? text.slice(1) : text
}
