/** What the comparison with other answers is given, what it knows, and what can happen to it. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { CalculatedPrice } from './calculated-price.ts'
import { type Configuration, sameConfiguration } from './configuration.ts'
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
  /** The same of the price that came in place of such a one; it stays, or none would ever be seen. */
  | { readonly kind: 'price-differs' }
  /** An effect threw unexpectedly. */
  | { readonly kind: 'broken' }

export interface DifferencesContext {
  /** What is compared; undefined while no price is on show. */
  readonly priced: PricedConfiguration | undefined
  /** Belongs to exactly what is priced; undefined as soon as that changes (PRICE-02). */
  readonly answer: Alternatives | undefined
  readonly failure: DifferencesFailure | undefined
  /** The configuration whose price was found to have changed since alternatives last came to one. */
  readonly changed: Configuration | undefined
}

export type DifferencesEvent =
  /** The price on show has come, gone, or been replaced. */
  | { readonly type: 'price.changed'; readonly priced: PricedConfiguration | undefined }
  | { readonly type: 'comparison.retry' }

export const nothingCompared: DifferencesContext = {
  priced: undefined,
  answer: undefined,
  failure: undefined,
  changed: undefined,
}

/** Whether there is something to ask for: a price, and no answer about it yet. */
export function isQuestionOpen({ priced, answer, failure }: DifferencesContext): boolean {
  return priced !== undefined && answer === undefined && failure === undefined
}

/** What is known after an answer. A price is found to have changed once; where the next one differs as well, comparing has failed. */
export function afterAlternatives(
  { changed, priced }: DifferencesContext,
  answer: E.Either<DifferencesFailure, Alternatives>,
): Partial<DifferencesContext> {
  if (E.isRight(answer)) return { answer: answer.right, changed: undefined }
  if (answer.left.kind !== 'price-changed') return { failure: answer.left }
  return {
    failure: changed ? { kind: 'price-differs' } : answer.left,
    changed: priced?.question.configuration,
  }
}

/**
 * Nothing is compared with another price yet. Why a price was taken away is kept until the next one comes; that it had
 * changed, until one of another configuration does.
 */
export function afterPrice(
  { failure, changed }: DifferencesContext,
  priced: PricedConfiguration | undefined,
): DifferencesContext {
  const isOutdated = priced === undefined && failure?.kind === 'price-changed'
  const isOfAnother =
    priced && changed && !sameConfiguration(priced.question.configuration, changed)
  return {
    ...nothingCompared,
    priced,
    failure: isOutdated ? failure : undefined,
    changed: isOfAnother ? undefined : changed,
  }
}
