/** The lines of a bulk order that a sheet makes, and what was left out of it. */
import type { BulkLine } from '../../domain/bulk-order/bulk-entry.ts'
import { linesOf, quantitiesWithoutCode } from '../../domain/draft-order/csv-lines.ts'
import { type ReadingReport, reportOn } from '../draft-order/reading.view.ts'
import { rowsTaken, type SheetWithColumns } from '../draft-order/sheet-columns.ts'

/** A row with a quantity and no code is a line as well: SKUs cannot be blank (CSV-03). */
export function fileLines(sheet: SheetWithColumns): readonly BulkLine[] {
  const rows = rowsTaken(sheet)
  const blanks = quantitiesWithoutCode(rows, sheet.mapping)
  return [
    ...linesOf(rows, sheet.mapping, () => ''),
    ...blanks.map(({ line, quantity }) => ({ number: line, modelCode: '', quantity })),
  ]
    .toSorted((one, other) => one.number - other.number)
    .map(({ modelCode, quantity }, index) => ({
      key: String(index + 1),
      code: modelCode,
      quantity,
    }))
}

/** What was read and what was not; a quantity without a code is a line here, and no row left out. */
export function reportOnFile(sheet: SheetWithColumns, lines: readonly BulkLine[]): ReadingReport {
  const blanks = quantitiesWithoutCode(rowsTaken(sheet), sheet.mapping)
  const isLine = new Set(blanks.map(({ line }) => line))
  const report = reportOn({ ...sheet, offset: 0, lines })
  const rowsWithoutCode = report.rowsWithoutCode.filter(({ line }) => !isLine.has(line))
  return { ...report, rowsWithoutCode }
}
