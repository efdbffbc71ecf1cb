/** An amount as it is typed: what one payment is to cover of an order. */
import { either as E } from 'fp-ts'

/** The amount; undefined for an empty text, which means all that can be paid. At most two decimals, point or comma. */
export function readAmount(text: string): E.Either<'no-amount', number | undefined> {
  const written = text.trim().replace(',', '.')
  if (written === '') return E.right(undefined)
  const amount = /^\d{1,9}(\.\d{1,2})?$/.test(written) ? Number(written) : 0
  return amount > 0 ? E.right(amount) : E.left('no-amount')
}

/** `too-much`: more than can be paid that way. */
export type AmountProblem = 'no-amount' | 'too-much'

/** The amount that is typed for a payment of at most so much; undefined for all of it. No bound is no limit. */
export function readPayable(
  text: string,
  most: number | undefined,
): E.Either<AmountProblem, number | undefined> {
  const read = readAmount(text)
  if (E.isLeft(read) || read.right === undefined || most === undefined) return read
  return read.right > most ? E.left('too-much') : read
}
