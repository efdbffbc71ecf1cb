/** The sums of a checkout, top to bottom: those of its cart with the freight among them (D18). */
import { type SumLine, sumLines } from '../pricing/price-sums.ts'
import type { Checkout } from './checkout.ts'

/** The freight has a line also while it is not known. It stands before the first line that may hold a part of it: a tax or the total. */
export function checkoutSums({ cart, freight }: Checkout): readonly SumLine[] {
  const sums = sumLines(cart.totals, cart.currency)
  const at = sums.findIndex(({ kind }) => holdsFreight.includes(kind))
  return [...sums.slice(0, at), { kind: 'freight', amount: freight }, ...sums.slice(at)]
}

const holdsFreight: readonly SumLine['kind'][] = [
  'total-after-surcharge',
  'tax',
  'included-surcharge',
  'included-tax',
  'total-after-tax',
]
