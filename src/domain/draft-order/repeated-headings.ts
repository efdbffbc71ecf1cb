/** Headings that stand again between the lines, as in sheets that were put together or printed page by page. */
import { remembering } from '../shared/remembering.ts'
import { looksLikeCode, looksLikeValue } from './column-content.ts'
import type { WrittenRow } from './written-line.ts'

/** Cells that headings have at least to be known again: a single word may be anything. */
const leastHeadings = 2

/**
 * Which of the rows repeat the headings in that row, counted from 1, by their places from 0. With a row of headings go the
 * rows before it that repeat those above the first ones, such as the title of each printed page.
 */
export function repeatedHeadings(
  rows: readonly WrittenRow[],
  headerRows: number,
): ReadonlySet<number> {
  return found(rows, [headerRows], () => find(rows, headerRows))
}

// A memo and no state: the rows of a file are looked through once, and asked for by everything that is said of them.
const found = remembering<readonly WrittenRow[], ReadonlySet<number>>()

/** The rows below the headings without those that repeat them. */
export function rowsBelow(rows: readonly WrittenRow[], headerRows: number): readonly WrittenRow[] {
  const repeated = repeatedHeadings(rows, headerRows)
  const below = rows.slice(headerRows)
  return repeated.size === 0 ? below : below.filter((_, index) => !repeated.has(headerRows + index))
}

function find(rows: readonly WrittenRow[], headerRows: number): ReadonlySet<number> {
  const headings = rows[headerRows - 1]
  if (!headings || !canRepeat(headings)) return noPlaces
  const heads = rows.slice(0, headerRows).map(({ cells }) => cells.map(folded))
  const repeats = (row: number, head: number) => isSame(rows[row]?.cells ?? [], heads[head] ?? [])
  const places = new Set<number>()
  for (let row = headerRows; row < rows.length; row += 1) {
    if (!repeats(row, headerRows - 1)) continue
    places.add(row)
    for (let above = 1; above < headerRows && row - above >= headerRows; above += 1) {
      if (!repeats(row - above, headerRows - 1 - above)) break
      places.add(row - above)
    }
  }
  return places
}

/** A row of values that the customer named as the headings may well be a line that is ordered twice. */
function canRepeat({ cells }: WrittenRow): boolean {
  const texts = cells.filter((cell) => cell.trim() !== '')
  return (
    texts.length >= leastHeadings &&
    !texts.some((cell) => looksLikeValue(cell) || looksLikeCode(cell))
  )
}

/** Empty cells at the end of a row say nothing. The first cell that differs ends it, as it mostly does. */
function isSame(cells: readonly string[], heads: readonly string[]): boolean {
  for (let column = 0; column < Math.max(cells.length, heads.length); column += 1) {
    if (folded(cells[column] ?? '') !== (heads[column] ?? '')) return false
  }
  return true
}

const folded = (text: string) => text.trim().replaceAll(/\s+/g, ' ').normalize('NFC').toLowerCase()

const noPlaces: ReadonlySet<number> = new Set()
