/** Rows as a workbook, XLSX. Loaded on first use. */
import { type CellStyle, type CellValue, writeXlsx } from 'hucre/xlsx'
import type { FileBytes, FileRows } from '../../../domain/draft-order/sheet-file.ts'
import type { FileCell } from '../../../domain/draft-order/line-export.ts'
import { dateParts } from '../../../domain/shared/calendar-date.ts'

/** One sheet, its first row bold and always in view. Texts stay texts, so that no code becomes a number. */
export async function writeWorkbook(rows: FileRows): Promise<FileBytes> {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0)
  const cells = new Map(
    rows.flatMap((row, index) =>
      row.map((cell, column) => [`${index},${column}`, { style: styleOf(cell, index) }] as const),
    ),
  )
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Lines',
        rows: rows.map((row) => row.map(valueOf)),
        columns: Array.from({ length: width }, (_, column) => ({ width: widthOf(rows, column) })),
        freezePane: { rows: 1 },
        cells,
      },
    ],
  })
  return new Uint8Array(bytes)
}

/** Characters: room for a day or a price, and no more than what can be looked over. */
const narrowest = 12
const widest = 48

/** As wide as the longest cell of the column. */
function widthOf(rows: FileRows, column: number): number {
  const lengths = rows.map((row) => {
    const cell = row[column]
    return typeof cell === 'string' ? cell.length + 2 : narrowest
  })
  return lengths.reduce((most, length) => Math.min(widest, Math.max(most, length)), narrowest)
}

function valueOf(cell: FileCell): CellValue {
  if (typeof cell !== 'object') return cell
  if ('amount' in cell) return cell.amount
  const { year, month, day } = dateParts(cell.day)
  return new Date(Date.UTC(year, month - 1, day))
}

function styleOf(cell: FileCell, row: number): CellStyle {
  if (row === 0) return { font: { bold: true } }
  if (typeof cell === 'string') return { numFmt: '@' }
  if (typeof cell === 'number') return { numFmt: '0' }
  return { numFmt: 'day' in cell ? 'yyyy-mm-dd' : '#,##0.00' }
}
