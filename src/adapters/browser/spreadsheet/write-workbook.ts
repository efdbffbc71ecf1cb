/** Rows as a workbook, XLSX. Loaded on first use. */
import { type CellStyle, type CellValue, writeXlsx } from 'hucre/xlsx'
import type { FileBytes, FileRows } from '../../../domain/draft-order/sheet-file.ts'
import type { FileCell } from '../../../domain/draft-order/line-export.ts'
import { dateParts } from '../../../domain/shared/calendar-date.ts'

/** One sheet, its first row bold and always in view. Texts stay texts, so that no code becomes a number. */
export async function writeWorkbook(rows: FileRows): Promise<FileBytes> {
  const width = Math.max(0, ...rows.map(({ length }) => length))
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
        columns: Array.from({ length: width }, () => ({ width: columnWidth })),
        freezePane: { rows: 1 },
        cells,
      },
    ],
  })
  return new Uint8Array(bytes)
}

/** Characters: the longest of our headings. */
const columnWidth = 26

function valueOf(cell: FileCell): CellValue {
  if (typeof cell !== 'object') return cell
  const { year, month, day } = dateParts(cell.day)
  return new Date(Date.UTC(year, month - 1, day))
}

function styleOf(cell: FileCell, row: number): CellStyle {
  if (row === 0) return { font: { bold: true } }
  return { numFmt: typeof cell === 'object' ? 'yyyy-mm-dd' : typeof cell === 'string' ? '@' : '0' }
}
