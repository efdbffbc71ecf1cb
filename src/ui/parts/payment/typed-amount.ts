/** What a payment of a part of the order is given: the amount as it is typed. */
import type { AmountProblem } from '../../../domain/payment/amount-entry.ts'

export interface TypedAmount {
  readonly text: string
  readonly change: (text: string) => void
  /** The most that can be paid the chosen way; undefined where that is not known. */
  readonly most: number | undefined
  /** Why it cannot be paid, once that was tried. */
  readonly problem: AmountProblem | undefined
  /** Goes on with the amount, undefined for all that can be paid; not with one that cannot be paid. */
  readonly take: (goOn: (amount: number | undefined) => void) => void
}
