/** What went wrong at one place of a quote, in words. */
import type { TFunction } from 'i18next'
import type { QuoteFailure } from '../../../domain/quote/quote-edits.ts'
import type { TextKey } from '../../i18n/text-keys.ts'
import { failureWords } from '../../i18n/failure-words.ts'

export function quoteFailureWords(
  t: TFunction,
  failure: QuoteFailure,
  fallbackKey: TextKey,
): string {
  if (failure.kind === 'held-back') return t('quote:heldBack')
  if (failure.kind === 'overtaken') return t('quote:overtaken')
  if (failure.kind === 'above-stock') {
    const { available } = failure
    return available > 0
      ? t('quote:quantity.aboveStock', { count: available })
      : t('quote:quantity.noneInStock')
  }
  return failureWords(t, failure, fallbackKey)
}

/**
 * What went wrong when the quote was to be submitted: always that it was not, or perhaps not, and then why
 * (QUOTE-68, QUOTE-69). `failedKey` names the text of that.
 */
export function submissionFailureWords(
  t: TFunction,
  failure: QuoteFailure,
  failedKey: TextKey,
): string {
  if (failure.kind === 'unconfirmed') return t('quote:submit.unconfirmed')
  if (failure.kind === 'not-saved') return t('quote:submit.notSubmitted')
  if (failure.kind === 'changed-elsewhere') return t('quote:submit.changedElsewhere')
  const why = quoteFailureWords(t, failure, failedKey)
  // These two say it themselves.
  if (failure.kind === 'held-back' || failure.kind === 'overtaken') return why
  const said = t(failedKey)
  return why === said ? said : `${said}. ${why}`
}
