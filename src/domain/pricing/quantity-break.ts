/** Quantities from which a piece costs less, and the one that costs less as a whole. */

/** What the same model costs at one of them, as the server answered it. */
export interface QuantityBreak {
  readonly quantity: number
  /** For the whole quantity, after discount, surcharge and tax; undefined when the answer has none (D10). */
  readonly total: number | undefined
  readonly unit: number | undefined
  readonly weeks: number | undefined
}

/** A price that may be compared with its breaks. */
interface BrokenPrice {
  readonly quantity: number
  readonly total: number | undefined
  readonly leadTime: { readonly weeks: number | undefined }
  readonly breaks: readonly QuantityBreak[]
}

/** Ordering more for less. */
export interface PayingStep {
  readonly quantity: number
  /** Pieces beyond those that were asked for. */
  readonly more: number
  readonly total: number
  /** How many weeks later it comes; negative for sooner, undefined where the server does not say. */
  readonly weeksLater: number | undefined
}

/**
 * The breaks as they are shown: by quantity, each once, and only those where a piece costs less than at every
 * smaller one. Whatever order a server sends them in, a list of breaks never rises.
 */
export function fallingBreaks(breaks: readonly QuantityBreak[]): readonly QuantityBreak[] {
  let lowest = Infinity
  return breaks
    .toSorted((one, other) => one.quantity - other.quantity)
    .filter(({ unit }) => {
      if (unit === undefined || unit >= lowest) return false
      lowest = unit
      return true
    })
}

/** The break that a quantity has reached; undefined below the first. */
export function reachedBreak(
  quantity: number,
  breaks: readonly QuantityBreak[],
): QuantityBreak | undefined {
  return breaks.findLast((each) => each.quantity <= quantity)
}

/**
 * The larger quantity that costs least, where that is less than what was asked for costs; of several, the one
 * with the most pieces. Between two breaks a total only rises, so that no other quantity costs less.
 */
export function payingStep({ quantity, total, leadTime, breaks }: BrokenPrice) {
  if (total === undefined) return undefined
  return breaks.reduce<PayingStep | undefined>((best, each) => {
    if (each.quantity <= quantity || each.total === undefined) return best
    if (each.total >= total || (best && !isBetter(each, each.total, best))) return best
    return {
      quantity: each.quantity,
      more: each.quantity - quantity,
      total: each.total,
      weeksLater:
        each.weeks === undefined || leadTime.weeks === undefined
          ? undefined
          : each.weeks - leadTime.weeks,
    }
  }, undefined)
}

function isBetter({ quantity }: QuantityBreak, total: number, best: PayingStep): boolean {
  return total < best.total || (total === best.total && quantity > best.quantity)
}
