/** The sums of a checkout, top to bottom: those of its cart with the freight among them (D18). */
import { type SumLine, sumLines } from '../pricing/sum-lines.ts'
import { hasDestination } from '../quote/fulfilment.ts'
import type { Checkout } from './checkout.ts'

/** The freight has a line also while it is not known. It stands before the first line that may hold a part of it: a tax or the total. */
export function checkoutSums(checkout: Checkout): readonly SumLine[] {
  const { cart } = checkout
  const sums = sumLines(cart.totals, cart.currency)
  const at = sums.findIndex(({ kind }) => holdsFreight.includes(kind))
  return [...sums.slice(0, at), { kind: 'freight', amount: freightOf(checkout) }, ...sums.slice(at)]
}

/** A freight of nothing is none yet, while it is open where goods are shipped to, or how. */
function freightOf({ freight, fulfilments }: Checkout): number | undefined {
  const isOpen = fulfilments.some(
    (each) =>
      each.method.type === 'shipping' &&
      (!hasDestination(each) || each.shippingMethod === undefined),
  )
  return isOpen && freight === 0 ? undefined : freight
}

const holdsFreight: readonly SumLine['kind'][] = [
  'total-after-surcharge',
  'tax',
  'included-surcharge',
  'included-tax',
  'total-after-tax',
]
