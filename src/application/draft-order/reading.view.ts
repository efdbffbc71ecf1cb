/** What was read of a file or a paste, and what was not. */
import { type UnreadColumn, unreadColumns } from '../../domain/draft-order/csv-columns.ts'
import {
  cellsCarriedDown,
  leftOut,
  type LeftOutRow,
  rowsByOwnNumber,
  rowsOfHeadings,
  rowsWithoutCode,
} from '../../domain/draft-order/csv-lines.ts'
import {
  type LineField,
  lineFields,
  type WrittenRow,
} from '../../domain/draft-order/written-line.ts'
import { remembering } from '../../domain/shared/remembering.ts'
import type { SheetLetters, SheetName } from '../ports/spreadsheet.ts'
import type { CsvImportContext, MappedSheet } from './csv-import.context.ts'
import { type DateOrderView, dateOrderView } from './date-order.ts'
import { rowsTaken } from './sheet-columns.ts'
import { isSheetEdited, linesOfSheet } from './sheet-taking.ts'

export type { DateOrderView, LeftOutRow, UnreadColumn }

/** A sheet of the workbook that was read. */
export interface SheetChoice extends SheetName {
  /** Counted from 0. */
  readonly index: number
  readonly isRead: boolean
}

/** What is said of a sheet, whether its lines are in the table already or not. */
export interface SheetFacts {
  /** The sheets of the workbook; empty for a text. */
  readonly sheets: readonly SheetChoice[]
  /** Hidden and filtered rows that say something. */
  readonly hiddenRows: readonly number[]
  readonly takesHidden: boolean
}

export interface ReadingReport extends SheetFacts {
  readonly lineCount: number
  /** The row of the headings; undefined without any. */
  readonly headingRow: number | undefined
  /** Rows above the headings. */
  readonly rowsAbove: readonly LeftOutRow[]
  /** Rows between the lines that say what the headings say. */
  readonly rowsOfHeadings: readonly LeftOutRow[]
  readonly rowsWithoutCode: readonly LeftOutRow[]
  /** Rows in which the customer's own number stands for a code that is not there. */
  readonly rowsByOwnNumber: readonly number[]
  readonly blankRows: number
  /** Cells that say what a merged cell above them says. */
  readonly carriedCells: number
  readonly formulasWithoutValue: number
  readonly letters: SheetLetters | undefined
  /** The fields that have a column, with its heading or, without headings, its number from 1. */
  readonly understood: readonly { readonly field: LineField; readonly column: UnreadColumn }[]
  readonly unreadColumns: readonly UnreadColumn[]
  /** What is added to the row of a line to number it; 0 where it is the row. */
  readonly offset: number
  /** Nothing was left out and nothing is to be decided. */
  readonly isPlain: boolean
  /** Whether lines have been changed since they were read, which reading them again would undo. */
  readonly isEdited: boolean
}

/** The report on the lines that stand in the table; undefined where none of them was read since the page was loaded. */
export function readingReport(context: CsvImportContext): ReadingReport | undefined {
  const { sheet } = context
  if (!sheet || sheet.lines.length === 0) return undefined
  const isEdited = isSheetEdited(context)
  return saidReports(sheet, [isEdited], () => ({
    ...reports(sheet, [], () => reportOn(sheet)),
    isEdited,
  }))
}

// Memos and no state: a sheet of thousands of rows is looked through once, and not after every answer.
const reports = remembering<MappedSheet, ReadingReport>()
const saidReports = remembering<MappedSheet, ReadingReport>()

/** What became of a sheet, so far as reading it goes. */
export function reportOn(
  sheet: Omit<MappedSheet, 'addedBefore' | 'lines'> & { readonly lines: readonly unknown[] },
): ReadingReport {
  const { mapping, formulasWithoutValue, blankRows, letters, offset } = sheet
  const rows = rowsTaken(sheet)
  const facts = sheetFacts(sheet)
  const said = {
    rowsAbove: rows.slice(0, Math.max(0, mapping.headerRows - 1)).map(leftOut),
    rowsOfHeadings: rowsOfHeadings(rows, mapping),
    rowsWithoutCode: rowsWithoutCode(rows, mapping),
    rowsByOwnNumber: rowsByOwnNumber(rows, mapping),
    carriedCells: cellsCarriedDown(rows, mapping),
    formulasWithoutValue,
    unreadColumns: unreadColumns(rows, mapping),
    offset,
  }
  const isPlain =
    Object.values(said).every((each) => (typeof each === 'number' ? each : each.length) === 0) &&
    letters === undefined &&
    facts.hiddenRows.length === 0 &&
    facts.sheets.filter(({ rowCount }) => rowCount > 0).length < 2
  return {
    ...facts,
    ...said,
    blankRows,
    letters,
    lineCount: sheet.lines.length,
    headingRow: rows[mapping.headerRows - 1]?.line,
    understood: understood(rows, mapping),
    isPlain,
    isEdited: false,
  }
}

/** What can be chosen of a sheet beside its columns. */
export function sheetFacts({
  sheets,
  index,
  rows,
  takesHidden,
}: Pick<MappedSheet, 'sheets' | 'index' | 'rows' | 'takesHidden'>): SheetFacts {
  return {
    sheets: sheets.map((sheet, at) => ({ ...sheet, index: at, isRead: at === index })),
    hiddenRows: rows.filter(({ isHidden }) => isHidden).map(({ line }) => line),
    takesHidden,
  }
}

/** How many lines the sheet would make as it is read now. */
export function lineCountOf(context: CsvImportContext): number {
  return linesOfSheet(context).length
}

/** The order of day and month, where the lines leave it open. */
export function openDates(context: CsvImportContext): DateOrderView | undefined {
  return dateOrderView(context)
}

function understood(
  rows: readonly WrittenRow[],
  { headerRows, columns }: MappedSheet['mapping'],
): ReadingReport['understood'] {
  const headings = rows[headerRows - 1]?.cells ?? []
  return lineFields.flatMap((field) => {
    const column = columns[field]
    if (column === undefined || rows.every(({ cells }) => cells[column] === undefined)) return []
    return [{ field, column: { number: column + 1, heading: headings[column]?.trim() ?? '' } }]
  })
}
