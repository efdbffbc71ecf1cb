/** What went wrong at one place of a quote, in words. */
import type { TFunction } from 'i18next'
import type { QuoteFailure } from '../../../domain/quote/quote-edits.ts'
import { failureWords } from '../../i18n/failure-words.ts'

export function quoteFailureWords(
  t: TFunction,
  failure: QuoteFailure,
  fallbackKey: string,
): string {
  if (failure.kind === 'held-back') return t('quote.heldBack')
  if (failure.kind === 'overtaken') return t('quote.overtaken')
  return failureWords(t, failure, fallbackKey)
}
