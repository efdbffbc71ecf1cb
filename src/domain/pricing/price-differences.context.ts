/** What the comparison with other answers is given, what it knows, and what can happen to it. */
import type { PortFailure } from '../shared/port-failure.ts'
import type { CalculatedPrice } from './calculated-price.ts'
import type { Alternatives } from './price-differences.ts'
import type { PriceQuestion } from './price-flow.context.ts'

/** A price on show and the configuration that it belongs to. */
export interface PricedConfiguration {
  readonly question: PriceQuestion
  readonly price: CalculatedPrice
}

export type DifferencesFailure =
  | PortFailure
  /** The server has no price for the configuration any more, or another one than is shown. */
  | { readonly kind: 'price-changed' }
  /** An effect threw unexpectedly. */
  | { readonly kind: 'broken' }

export interface DifferencesContext {
  /** What is compared; undefined while no price is on show. */
  readonly priced: PricedConfiguration | undefined
  /** Belongs to exactly what is priced; undefined as soon as that changes (PRICE-02). */
  readonly answer: Alternatives | undefined
  readonly failure: DifferencesFailure | undefined
}

export type DifferencesEvent =
  /** The price on show has come, gone, or been replaced. */
  | { readonly type: 'price.changed'; readonly priced: PricedConfiguration | undefined }
  | { readonly type: 'comparison.retry' }

export const nothingCompared: DifferencesContext = {
  priced: undefined,
  answer: undefined,
  failure: undefined,
}

/** Whether there is something to ask for: a price, and no answer about it yet. */
export function isQuestionOpen({ priced, answer, failure }: DifferencesContext): boolean {
  return priced !== undefined && answer === undefined && failure === undefined
}

/** Nothing is compared with another price yet. Why a price was taken away is kept until the next one comes. */
export function afterPrice(
  { failure }: DifferencesContext,
  priced: PricedConfiguration | undefined,
): DifferencesContext {
  const isOutdated = priced === undefined && failure?.kind === 'price-changed'
  return { ...nothingCompared, priced, failure: isOutdated ? failure : undefined }
}
