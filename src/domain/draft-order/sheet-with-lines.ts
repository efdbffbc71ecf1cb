/** Which sheets of a workbook hold lines, and which are a cover or a list of notes. */
import { columnContents, holdsMostly, piecesOfCodes } from './column-content.ts'
import { knownHeading } from './column-headings.ts'
import { countHeaderRows } from './header-rows.ts'
import type { WrittenRow } from './written-line.ts'

/** A title such as "Spare parts 2027" has two pieces of letters and digits, model codes have more. */
const piecesOfModels = 3

/** Whether there are headings of lines, one of codes or numbers and one of anything else that a line has, and lines below. */
export function headsLines(rows: readonly WrittenRow[]): boolean {
  const headerRows = countHeaderRows(rows)
  const headings = rows[headerRows - 1]?.cells ?? []
  const fields = new Set(headings.map((heading) => knownHeading(heading)?.field))
  fields.delete(undefined)
  // "Our no." may stand above the codes as well.
  const namesGoods = fields.has('modelCode') || fields.has('customerMaterialNumber')
  return namesGoods && fields.size > 1 && rows.length > headerRows
}

/**
 * Whether lines surely stand there, under headings or without them: model codes in the first column, or beside quantities.
 * A cover has numbers of orders and plants beside its words, and figures as well.
 */
export function holdsLines(rows: readonly WrittenRow[]): boolean {
  if (headsLines(rows)) return true
  const contents = columnContents(rows)
  const first = contents.findIndex(({ isEmpty }) => !isEmpty)
  const hasQuantities = contents.some((content) => holdsMostly(content, 'quantity'))
  return contents.some(
    (content, column) =>
      holdsMostly(content, 'modelCode') &&
      piecesOfCodes(rows, column) >= piecesOfModels &&
      (hasQuantities || column === first),
  )
}
