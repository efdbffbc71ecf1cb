/** What lines of a bulk order come to, as far as their prices are known. */
import { roundToCents } from '../shared/money.ts'

/** An amount of money; undefined for the currency of the site. */
export interface PricedLine {
  readonly amount: number
  readonly currency: string | undefined
}

/** The sum of the lines that have a price; undefined where none has one, or where they are in several currencies. */
export function bulkTotal(lines: readonly (PricedLine | undefined)[]): PricedLine | undefined {
  const priced = lines.filter((line) => line !== undefined)
  const [first] = priced
  if (!first || priced.some(({ currency }) => currency !== first.currency)) return undefined
  const amount = roundToCents(priced.reduce((sum, line) => sum + line.amount, 0))
  return { amount, currency: first.currency }
}
