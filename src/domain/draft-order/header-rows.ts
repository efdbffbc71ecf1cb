/** Where the headings of a file stand. */
import { columnContents, looksLikeCode, looksLikeValue } from './column-content.ts'
import { knownHeading } from './column-headings.ts'
import type { WrittenRow } from './written-line.ts'

/** Rows among which headings are looked for: files from other systems have titles above them. */
const headingSearch = 10

/**
 * A row of headings has two known ones and no values. The first row needs only one, unless a code stands beside it:
 * a line is not lost because of what its customer calls it. A first row of unknown words over columns of values is one as well.
 */
export function countHeaderRows(rows: readonly WrittenRow[]): number {
  const first = rows.findIndex(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (first < 0) return 0
  const top = rows.slice(first, first + headingSearch)
  const found = top.findIndex(({ cells }, index) => {
    if (cells.some(looksLikeValue)) return false
    const known = cells.filter((cell) => knownHeading(cell) !== undefined).length
    return known > 1 || (known === 1 && index === 0 && !cells.some(looksLikeCode))
  })
  if (found >= 0) return first + found + 1
  return isOverValues(rows.slice(first)) ? first + 1 : 0
}

/** Whether the first row is words without a digit, and a column under one of them holds numbers or dates. */
function isOverValues([first, ...others]: readonly WrittenRow[]): boolean {
  const texts = first?.cells.map((cell) => cell.trim()) ?? []
  const words = texts.filter((text) => text !== '')
  if (words.length < 2 || words.some((word) => /\d/.test(word))) return false
  return columnContents(others).some(
    ({ quantity, requestedDate }, column) =>
      texts[column] !== '' && Math.max(quantity, requestedDate) >= 0.5,
  )
}
