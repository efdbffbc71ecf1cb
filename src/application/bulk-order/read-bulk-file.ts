/** Reads the lines of a bulk order from a file. */
import { either as E } from 'fp-ts'
import { columnsOf } from '../../domain/draft-order/csv-columns.ts'
import { linesOf, quantitiesWithoutCode, shownRows } from '../../domain/draft-order/csv-lines.ts'
import type { SheetProblem } from '../../domain/draft-order/sheet-file.ts'
import { reportOn } from '../draft-order/reading.view.ts'
import type { Spreadsheet } from '../ports/spreadsheet.ts'
import type { BulkFile, FileLines } from './bulk-order-file.ts'

/** The lines of a file. A row with a quantity and no code is a line as well: SKUs cannot be blank (CSV-03). */
export async function readBulkFile(
  spreadsheet: () => Promise<Pick<Spreadsheet, 'readFile'>>,
  { file, sheet: wanted, takesHidden }: BulkFile,
  signal: AbortSignal,
): Promise<E.Either<SheetProblem, FileLines>> {
  const sheets = await spreadsheet()
  const answer = await sheets.readFile(file, signal, wanted)()
  if (E.isLeft(answer)) return answer
  const sheet = answer.right
  const rows = takesHidden ? sheet.rows : shownRows(sheet.rows)
  const mapping = columnsOf(rows)
  const blanks = quantitiesWithoutCode(rows, mapping)
  const found = [
    ...linesOf(rows, mapping, () => ''),
    ...blanks.map(({ line, quantity }) => ({ number: line, modelCode: '', quantity })),
  ].toSorted((one, other) => one.number - other.number)
  if (found.length === 0) {
    return E.left({ kind: sheet.formulasWithoutValue > 0 ? 'no-values' : 'empty' })
  }
  const lines = found.map(({ modelCode, quantity }, index) => ({
    key: String(index + 1),
    code: modelCode,
    quantity,
  }))
  const isLine = new Set(blanks.map(({ line }) => line))
  const report = reportOn({ ...sheet, mapping, takesHidden, offset: 0, lines })
  const rowsWithoutCode = report.rowsWithoutCode.filter(({ line }) => !isLine.has(line))
  return E.right({ lines, report: { ...report, rowsWithoutCode } })
}
