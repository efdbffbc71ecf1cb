/** One sheet of a workbook of either kind, before it is known which of them is wanted. */
import { either as E } from 'fp-ts'
import type { Sheet, SheetRow } from '../../../application/ports/spreadsheet.ts'
import type { SheetProblem } from '../../../domain/draft-order/sheet-file.ts'
import { headsLines, holdsLines } from '../../../domain/draft-order/sheet-with-lines.ts'
import { rowLimit } from './sheet-limits.ts'
import { textProblem } from './sheet-row.ts'

export interface WorkbookSheet {
  readonly name: string
  readonly isHidden: boolean
  /** Rows with content; one more than the limit represents all others. */
  readonly rows: readonly SheetRow[]
  readonly formulasWithoutValue: number
}

/**
 * What is read of the sheets: the wanted one; else the one that was open when the workbook was saved, or the first
 * that is shown and says anything; where no lines surely stand there, it gives way to the first that has headings of lines.
 */
export function readingOf(
  sheets: readonly WorkbookSheet[],
  active: number,
  wanted: number | undefined,
): E.Either<SheetProblem, Sheet> {
  const index = wanted ?? likeliest(sheets, active)
  const sheet = sheets[index]
  if (!sheet || sheet.rows.length === 0) {
    const holdsFormulas = sheets.some(({ formulasWithoutValue }) => formulasWithoutValue > 0)
    return E.left({ kind: holdsFormulas ? 'no-values' : 'empty' })
  }
  const { rows, formulasWithoutValue } = sheet
  if (rows.length > rowLimit) return E.left({ kind: 'too-many-rows', limit: rowLimit })
  const problem = textProblem(rows)
  if (problem) return E.left(problem)
  return E.right({
    rows,
    blankRows: blankRows(rows),
    formulasWithoutValue,
    sheets: sheets.map(({ name, isHidden, rows }) => ({ name, rowCount: rows.length, isHidden })),
    index,
  })
}

function likeliest(sheets: readonly WorkbookSheet[], active: number): number {
  const says = (sheet: WorkbookSheet | undefined) =>
    sheet !== undefined && !sheet.isHidden && sheet.rows.length > 0
  const first = says(sheets[active]) ? active : sheets.findIndex(says)
  if (holdsLines(sheets[first]?.rows ?? [])) return first
  const headed = sheets.findIndex((sheet) => says(sheet) && headsLines(sheet.rows))
  return headed < 0 ? first : headed
}

function blankRows(rows: readonly SheetRow[]): number {
  const first = rows[0]?.line ?? 1
  return (rows.at(-1)?.line ?? 0) - first + 1 - rows.length
}
