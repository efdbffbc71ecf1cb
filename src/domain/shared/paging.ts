/** Pages count from 1. */
export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly page: number
  readonly pageCount: number
  readonly total: number
}

/** Quotes, orders and the items of an order are listed in tens (O-11); the items of a quote stand in one table (QUOTE-80). */
export const pageSize = 10

/** Keeps a page number that may come from an address within 1..pageCount (T43). */
export function clampPage(page: number, pageCount: number): number {
  if (!Number.isInteger(page) || page < 1) return 1
  return Math.max(1, Math.min(page, pageCount))
}

/** The rows of one page out of a list that is fully loaded. */
export function pageOf<Row>(rows: readonly Row[], page: number): Page<Row> {
  const pageCount = Math.max(1, Math.ceil(rows.length / pageSize))
  const current = clampPage(page, pageCount)
  const start = (current - 1) * pageSize
  return { rows: rows.slice(start, start + pageSize), page: current, pageCount, total: rows.length }
}
