/** What lines of a bulk order come to, as far as their prices are known. */
import type { CalculatedPrice } from '../pricing/calculated-price.ts'
import { roundToCents } from '../shared/money.ts'
import type { BulkVerdict } from './bulk-check.ts'

export interface Amount {
  readonly amount: number
  readonly currency: string
}

/** What is known of the price of a line: of its configured model, or of one piece of its article. */
interface KnownPrices {
  readonly model: Pick<CalculatedPrice, 'total' | 'currency'> | undefined
  readonly piece: Amount | undefined
}

/** What goes into the cart or a quote comes to; nothing for a line that stays where it is, or has no price. */
export function lineAmount(
  verdict: BulkVerdict,
  { model, piece }: KnownPrices,
): Amount | undefined {
  const quantity = quantityIn(verdict)
  if (quantity === undefined) return undefined
  if (model?.total !== undefined) return { amount: model.total, currency: model.currency }
  return piece && { amount: piece.amount * quantity, currency: piece.currency }
}

function quantityIn(verdict: BulkVerdict): number | undefined {
  if (verdict.kind === 'ready') return verdict.quantity
  return verdict.kind === 'for-quote' ? verdict.goods?.quantity : undefined
}

/** The sum of the lines that have a price; undefined where none has one, or where they are in several currencies. */
export function bulkTotal(lines: readonly (Amount | undefined)[]): Amount | undefined {
  const priced = lines.filter((line) => line !== undefined)
  const [first] = priced
  if (!first || priced.some(({ currency }) => currency !== first.currency)) return undefined
  const amount = roundToCents(priced.reduce((sum, line) => sum + line.amount, 0))
  return { amount, currency: first.currency }
}
