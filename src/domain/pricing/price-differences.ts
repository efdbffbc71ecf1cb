/** What every other answer to a question would change about the price and the lead time of a configuration. */
import { roundToCents } from '../shared/money.ts'
import type { CalculatedPrice } from './calculated-price.ts'

/** A configuration that differs from the priced one in one answer, as the server prices it. */
export interface Alternative {
  readonly modifierKey: string
  /** Undefined where an optional question is left open. */
  readonly optionCode: string | undefined
  readonly total: number | undefined
  readonly weeks: number | undefined
}

/** The price of a configuration and those of its alternatives, of one moment, quantity and currency. */
export interface Alternatives {
  readonly present: CalculatedPrice
  readonly others: readonly Alternative[]
}

export interface PriceDifference {
  readonly modifierKey: string
  readonly optionCode: string | undefined
  /** Of the total: negative is cheaper. Undefined where a price cannot be read (D10). */
  readonly amount: number | undefined
  /** Negative is sooner. */
  readonly weeks: number | undefined
}

/** Each alternative less the present configuration; one that says neither price nor weeks is none. */
export function priceDifferences({ present, others }: Alternatives): readonly PriceDifference[] {
  return others.flatMap(({ modifierKey, optionCode, total, weeks }) => {
    const amount = less(total, present.total)
    const difference = {
      modifierKey,
      optionCode,
      amount: amount === undefined ? undefined : roundToCents(amount),
      weeks: less(weeks, present.leadTime.weeks),
    }
    const saysNothing = difference.amount === undefined && difference.weeks === undefined
    return saysNothing ? [] : [difference]
  })
}

/** Whether a price that is shown is still the one that alternatives were compared with. */
export function isSamePrice(shown: CalculatedPrice, present: CalculatedPrice): boolean {
  return (
    shown.modelCode === present.modelCode &&
    shown.quantity === present.quantity &&
    shown.currency === present.currency &&
    shown.total === present.total &&
    shown.leadTime.weeks === present.leadTime.weeks
  )
}

/** Whether a change takes something off price or weeks and adds to neither. */
export function isGain({ amount = 0, weeks = 0 }: PriceDifference): boolean {
  return amount <= 0 && weeks <= 0 && amount + weeks < 0
}

/** The one answer that saves most weeks, and of those most money; undefined where none is sooner. */
export function soonest(differences: readonly PriceDifference[]): PriceDifference | undefined {
  return least(
    differences,
    ({ weeks = 0 }) => weeks,
    ({ amount = 0 }) => amount,
  )
}

/** The one answer that saves most money, and of those most weeks; undefined where none is cheaper. */
export function cheapest(differences: readonly PriceDifference[]): PriceDifference | undefined {
  return least(
    differences,
    ({ amount = 0 }) => amount,
    ({ weeks = 0 }) => weeks,
  )
}

type Measure = (difference: PriceDifference) => number

function least(differences: readonly PriceDifference[], first: Measure, second: Measure) {
  const [best] = differences
    .filter((each) => first(each) < 0)
    .toSorted((one, other) => first(one) - first(other) || second(one) - second(other))
  return best
}

function less(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one - other
}
