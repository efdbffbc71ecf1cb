/** What is shown of the comparison with other answers. Components never read the chart's context. */
import type { CalculatedPrice } from './calculated-price.ts'
import type { DifferencesFailure } from './price-differences.context.ts'
import type { DifferencesSnapshot } from './price-differences.machine.ts'
import { type PriceDifference, priceDifferences } from './price-differences.ts'

export type { DifferencesFailure, PriceDifference }

export type DifferencesView =
  /** Shown as soon as there is a price. */
  | { readonly stage: 'waiting' }
  | { readonly stage: 'asking' }
  | { readonly stage: 'failed'; readonly failure: DifferencesFailure }
  | { readonly stage: 'shown'; readonly differences: readonly PriceDifference[] }

/**
 * The view for the price on show. Differences from any other price are not shown, however late the chart is
 * told of the new one (PRICE-02).
 */
export function differencesView(
  { context: { priced, answer, failure } }: DifferencesSnapshot,
  shown: CalculatedPrice | undefined,
): DifferencesView {
  if (shown === undefined) {
    return failure?.kind === 'price-changed' ? { stage: 'failed', failure } : { stage: 'waiting' }
  }
  if (priced?.price !== shown) return { stage: 'asking' }
  if (failure) return { stage: 'failed', failure }
  return answer ? { stage: 'shown', differences: priceDifferences(answer) } : { stage: 'asking' }
}
