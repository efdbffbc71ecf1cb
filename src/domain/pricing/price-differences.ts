/** What every other answer to a question would change about the price and the lead time of a configuration. */
import { packagingKey, visibleOptions } from '../catalogue/modifier.ts'
import { roundToCents } from '../shared/money.ts'
import type { CalculatedPrice } from './calculated-price.ts'
import type { PriceQuestion } from './price-flow.context.ts'

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

/**
 * The alternatives that come just as they are compared: answers that can be given here. A quantity that was not
 * typed follows the packaging (D11), so that another packaging would come in another quantity.
 */
export function comparable(
  { present, others }: Alternatives,
  { configuration, rules }: PriceQuestion,
): Alternatives {
  const modifiers = new Map(rules.modifiers.map((modifier) => [modifier.key, modifier]))
  const isComparable = ({ modifierKey, optionCode }: Alternative) => {
    const modifier = modifiers.get(modifierKey)
    if (modifier === undefined) return false
    if (modifierKey === packagingKey && !configuration.isQuantityTyped) return false
    return optionCode === undefined
      ? !modifier.isRequired
      : visibleOptions(modifier, rules.isPreview).some(({ code }) => code === optionCode)
  }
  return { present, others: others.filter(isComparable) }
}

/** Whether a price that is shown is still the one that alternatives were compared with; an answer may name another model than was asked for (PRICE-14). */
export function isSamePrice(shown: CalculatedPrice, present: CalculatedPrice): boolean {
  return (
    shown.quantity === present.quantity &&
    shown.currency === present.currency &&
    shown.total === present.total &&
    shown.leadTime.weeks === present.leadTime.weeks
  )
}

/** Whether a change takes something off price or weeks and adds to neither; false where either is unknown. */
export function isGain({ amount, weeks }: PriceDifference): boolean {
  if (amount === undefined || weeks === undefined) return false
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

export interface BestChange {
  readonly kind: 'soonest' | 'cheapest' | 'both'
  /** Undefined where no single answer is better in this. */
  readonly change: PriceDifference | undefined
}

/** The soonest and the cheapest answer, or the one that is both; none where nothing is better in either. */
export function bestChanges(differences: readonly PriceDifference[]): readonly BestChange[] {
  const [fast, cheap] = [soonest(differences), cheapest(differences)]
  if (fast === cheap) return fast ? [{ kind: 'both', change: fast }] : []
  return [
    { kind: 'soonest', change: fast },
    { kind: 'cheapest', change: cheap },
  ]
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
