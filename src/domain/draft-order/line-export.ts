/** Lines as rows of a file that can be read again, each with what is wrong with it. */
import type { CalendarDate } from '../shared/calendar-date.ts'
import { neutralisedCell } from './executable-cell.ts'
import { lineFields, type WrittenLine } from './written-line.ts'

/** A cell of a file that is written: a text, a count, a day, or an amount of money with two decimals. */
export type FileCell =
  | string
  | number
  | { readonly day: CalendarDate }
  | { readonly amount: number }

/** Headings of our own files, which `columnsOf` knows again. A file format and no wording: never translated. */
const fileHeadings = [
  'Model code',
  'Quantity',
  'Requested date',
  'Customer material number',
] as const

/** The heading over what is wrong with a line; such a column is not read again. */
export const reasonHeading = 'Reason'

/**
 * The rows of a file: headings, then the lines with a last cell that says why. Read again, the rows are the same
 * lines, and the reason is left out. Lines without a model code are not written, since none would be read (CSV-09);
 * cells that a spreadsheet would execute are neutralised.
 */
export function exportRows(
  lines: readonly WrittenLine[],
  reasonOf: (line: WrittenLine) => string,
): readonly (readonly string[])[] {
  const written = lines.filter(({ modelCode }) => modelCode.trim() !== '')
  return [
    [...fileHeadings, reasonHeading],
    ...written.map((line) => [...cellsOf(line), reasonOf(line)].map(neutralisedCell)),
  ]
}

/**
 * The rows of the template file: the headings and one line as it should be (CSV-06, O-16). Without a model code
 * available there are only the headings: a line that cannot be added is no example.
 */
export function templateRows(
  modelCode: string | undefined,
  requestedDate: CalendarDate,
): readonly (readonly FileCell[])[] {
  const sample = [modelCode ?? '', 1, { day: requestedDate }, 'M-1001']
  return modelCode === undefined ? [[...fileHeadings]] : [[...fileHeadings], sample]
}

function cellsOf(line: WrittenLine): readonly string[] {
  return lineFields.map((field) => line[field].trim())
}
