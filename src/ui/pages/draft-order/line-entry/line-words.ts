/** Problems and failures of a line in words. */
import type { TFunction } from 'i18next'
import type { AddFailure } from '../../../../domain/pricing/price-flow.context.ts'
import type { QuoteRequestProblem } from '../../../../domain/pricing/quote-request.ts'
import { textLimit } from '../../../../domain/shared/text-limit.ts'
import { failureWords } from '../../../i18n/failure-words.ts'
import { formatDate } from '../../../i18n/format.ts'

/** What is wrong with a field of the line. */
export function problemText(problem: QuoteRequestProblem, t: TFunction, language: string): string {
  switch (problem.kind) {
    case 'required':
      return t('frontend.core.required')
    case 'too-long':
      return t('quoteDialog.tooLong', { most: textLimit })
    case 'invalid':
      return t('quoteDialog.noDate')
    case 'too-early':
      return t('quoteDialog.tooEarly', { date: formatDate(problem.earliest, language) })
  }
}

/** Why the line was not added: the server's own words, else ours (DRAFT-24). */
export function addFailureText(failure: AddFailure, t: TFunction, language: string): string {
  return failure.kind === 'too-early'
    ? t('quoteDialog.tooEarly', { date: formatDate(failure.earliest, language) })
    : failureWords(t, failure, 'lineEntry.refused')
}
