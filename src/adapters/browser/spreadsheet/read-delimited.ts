/** Rows of a text whose cells stand between commas, semicolons or tabs (CSV-10). */
import { either as E } from 'fp-ts'
import Papa from 'papaparse'
import type { Sheet, SheetRow } from '../../../application/ports/spreadsheet.ts'
import type { SheetProblem } from '../../../domain/draft-order/sheet-file.ts'
import { delimiterOf, delimiters, type Delimiter } from './delimiter.ts'
import { rowLimit } from './sheet-limits.ts'
import { sheetRow, textProblem } from './sheet-row.ts'

type Reading = E.Either<SheetProblem, Sheet>

/** `isTolerant`: quotes that do not pair are characters like any other. */
interface Manner {
  readonly delimiter: Delimiter
  readonly isTolerant: boolean
}

/**
 * The rows that say something, each with the line of the text in which it begins. Line ends may be CRLF, LF
 * or CR; a `sep=;` line of Excel names the delimiter, and otherwise the cells show it.
 */
export function readDelimited(text: string): Reading {
  const lines = text.replaceAll(/\r\n?/g, '\n')
  const named = /^"?sep=([,;\t|])"?(?:\n|$)/i.exec(lines)
  const body = named ? lines.slice(named[0].length) : lines
  const delimiter = delimiterIn(named?.[1]) ?? delimiterOf(body)
  return rowsOf(body, { delimiter, isTolerant: false }, named ? 2 : 1)
}

/**
 * Cells from a clipboard. A spreadsheet puts tabs between them and quotes only cells with line breaks in
 * them, so that a quotation mark alone, as for inches, opens nothing.
 */
export function readPasted(text: string): Reading {
  const lines = text.replaceAll(/\r\n?/g, '\n')
  const delimiter = lines.includes('\t') ? '\t' : delimiterOf(lines)
  const strict = rowsOf(lines, { delimiter, isTolerant: false }, 1)
  const isUnpaired = E.isLeft(strict) && strict.left.kind === 'unclosed-quote'
  return isUnpaired ? rowsOf(lines, { delimiter, isTolerant: true }, 1) : strict
}

function rowsOf(text: string, { delimiter, isTolerant }: Manner, firstLine: number): Reading {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    fastMode: isTolerant ? true : undefined,
  })
  const unpaired = errors.find(({ type }) => type === 'Quotes')
  if (unpaired) {
    const line = firstLine + lineBreaks(text.slice(0, unpaired.index ?? 0))
    return E.left({ kind: 'unclosed-quote', line })
  }
  return sheetOf(withStrayRows(data, delimiter), firstLine)
}

/**
 * A row from elsewhere, with another delimiter, is one long cell here. It is split where that gives it the cells of the
 * first row: sheets are put together of several, and no line of them should be left out.
 */
function withStrayRows(rows: readonly string[][], delimiter: Delimiter): readonly string[][] {
  const columns = rows[0]?.length ?? 1
  if (columns === 1) return rows
  const others = delimiters.filter((each) => each !== delimiter)
  return rows.map((row) => {
    const [only = ''] = row
    if (row.length > 1 || only.includes('\n')) return row
    const split = others.map((each) => only.split(each)).find(({ length }) => length === columns)
    return split ?? row
  })
}

function sheetOf(data: readonly string[][], firstLine: number): Reading {
  const rows: SheetRow[] = []
  let line = firstLine
  let blankRows = 0
  let blanksSince = 0
  for (const cells of data) {
    const row = sheetRow(line, cells)
    if (row) {
      if (rows.length > 0) blankRows += blanksSince
      blanksSince = 0
      rows.push(row)
    } else blanksSince += 1
    if (rows.length > rowLimit) return E.left({ kind: 'too-many-rows', limit: rowLimit })
    line += 1
    for (const cell of cells) if (cell.includes('\n')) line += lineBreaks(cell)
  }
  if (rows.length === 0) return E.left({ kind: 'empty' })
  const problem = textProblem(rows)
  if (problem) return E.left(problem)
  return E.right({ rows, blankRows, formulasWithoutValue: 0, sheets: [], index: 0 })
}

function lineBreaks(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

function delimiterIn(text: string | undefined): Delimiter | undefined {
  return delimiters.find((one) => one === text)
}
