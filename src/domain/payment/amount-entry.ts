/** An amount as it is typed: what a gift card is to pay of an order. */
import { either as E } from 'fp-ts'

/** The amount; undefined for an empty text, which means all that can be paid. At most two decimals, point or comma. */
export function readAmount(text: string): E.Either<'no-amount', number | undefined> {
  const written = text.trim().replace(',', '.')
  if (written === '') return E.right(undefined)
  const amount = /^\d{1,9}(\.\d{1,2})?$/.test(written) ? Number(written) : 0
  return amount > 0 ? E.right(amount) : E.left('no-amount')
}
