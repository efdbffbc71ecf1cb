/** The columns and the headings of a sheet, as they are offered to be chosen. */
import { leftOut } from '../../domain/draft-order/csv-lines.ts'
import { rowsBelow } from '../../domain/draft-order/repeated-headings.ts'
import { sampleRows } from '../../domain/draft-order/sample-rows.ts'
import {
  type LineField,
  lineFields,
  type WrittenRow,
} from '../../domain/draft-order/written-line.ts'
import { remembering } from '../../domain/shared/remembering.ts'
import { rowsTaken, type SheetWithColumns } from './sheet-columns.ts'

/** A column of the sheet, and the cell of a line that it fills. */
export interface MappedColumn {
  /** Counted from 0, as the sheet has it. */
  readonly index: number
  /** What its heading says; empty for a sheet without headings. */
  readonly heading: string
  /** Its cells in a few rows, which are the same for every column; empty where a row says nothing. */
  readonly samples: readonly string[]
  readonly field: LineField | undefined
}

/** A row that may be the one of the headings. */
export interface HeadingChoice {
  /** What `headings.set` takes for it. */
  readonly rows: number
  readonly line: number
  readonly texts: readonly string[]
}

export interface SheetColumnsView {
  /** Those that say something, in their heading or below it. */
  readonly columns: readonly MappedColumn[]
  /** Rows at the top that can be named as the headings. */
  readonly headingChoices: readonly HeadingChoice[]
  /** Rows at the top that are no lines, up to and with the headings; 0 without headings. */
  readonly headerRows: number
}

/** Cells shown under a heading. */
const sampleCount = 3

export function sheetColumnsView(sheet: SheetWithColumns): SheetColumnsView {
  const { mapping } = sheet
  const rows = rowsTaken(sheet)
  const headings = rows[mapping.headerRows - 1]?.cells ?? []
  const below = rowsBelow(rows, mapping.headerRows)
  const samples = sampleRows(below, sampleCount)
  return {
    headingChoices: headingChoices(sheet),
    columns: columnsThatSay(rows, mapping.headerRows).map((index) => ({
      index,
      heading: headings[index]?.trim() ?? '',
      samples: samples.map(({ cells }) => cells[index]?.trim() ?? ''),
      field: lineFields.find((field) => mapping.columns[field] === index),
    })),
    headerRows: mapping.headerRows,
  }
}

/** Rows at the top that can be named as the headings: files from other systems have titles above them. */
function headingChoices(sheet: SheetWithColumns): readonly HeadingChoice[] {
  const { headerRows } = sheet.mapping
  return rowsTaken(sheet)
    .slice(0, Math.max(offeredHeadings, headerRows))
    .map((row, index) => ({ rows: index + 1, ...leftOut(row) }))
}

const offeredHeadings = 15

/** Workbooks have columns without a word in them, often dozens behind the last one that is used. */
function columnsThatSay(rows: readonly WrittenRow[], headerRows: number): readonly number[] {
  return saying(rows, [headerRows], () => {
    const found = new Set<number>()
    const note = (cells: readonly string[]) => {
      cells.forEach((cell, index) => {
        if (!found.has(index) && cell.trim() !== '') found.add(index)
      })
    }
    note(rows[headerRows - 1]?.cells ?? [])
    for (const { cells, mergedOver = {}, formulas = {} } of rowsBelow(rows, headerRows)) {
      note(cells)
      for (const column of Object.keys({ ...mergedOver, ...formulas })) found.add(Number(column))
    }
    return [...found].toSorted((one, other) => one - other)
  })
}

// A memo and no state: a sheet of thousands of rows is looked through once.
const saying = remembering<readonly WrittenRow[], readonly number[]>()
