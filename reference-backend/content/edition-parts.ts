/** Of which parts of the edition an answer to everybody is (docs/wire.md): pages of other parts stay as they are. */

import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Everything public but what is in stock. */
export const CONTENTS = 'contents'

/** Products share parts of the stock: so many that a sale concerns few pages, and so few that all are told each second. */
export const STOCK_PARTS = 64

const DIGITS = '0123456789abcdef'
const HEADER = 'Edition-Parts'

/** The part that the stock of a product belongs to. */
export function stockPart(productId: string): string {
  const number = 16 * place(productId.slice(-2, -1)) + place(productId.slice(-1))
  return stockPartNamed(number % STOCK_PARTS)
}

/** The number of the same, of the product of a row. */
export function stockPartNumber(productId: PgColumn): SQL<number> {
  const placeOf = (digit: SQL) => sql`strpos(${DIGITS}, ${digit})`
  const second = placeOf(sql`left(right(${productId}, 2), 1)`)
  return sql`(16 * ${second} + ${placeOf(sql`right(${productId}, 1)`)}) % ${STOCK_PARTS}`
}

/** The name of the part with this number. */
export function stockPartNamed(number: number): string {
  return `stock-${number}`
}

/** The header of an answer to everybody; `stocked` are the ids of the products whose stock it tells. */
export function editionParts(stocked: readonly string[] = []): Readonly<Record<string, string>> {
  return { [HEADER]: [...new Set([CONTENTS, ...stocked.map(stockPart)])].join(', ') }
}

function place(digit: string): number {
  return DIGITS.indexOf(digit) + 1
}
