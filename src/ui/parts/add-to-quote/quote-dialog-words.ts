/** Problems and failures of a line that is to be added to a quote, in words. */
import type { TFunction } from 'i18next'
import type { AddFailure } from '../../../domain/pricing/price-flow.view.ts'
import type { QuoteRequestProblem } from '../../../domain/pricing/quote-request.ts'
import { textLimit } from '../../../domain/shared/text-limit.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import type { TextKey } from '../../i18n/text-keys.ts'
import { formatDate } from '../../i18n/format.ts'

interface Speech {
  readonly t: TFunction
  readonly language: string
}

/** What is wrong with a field (QUOTE-61, PRICE-05). */
export function problemText(problem: QuoteRequestProblem, { t, language }: Speech): string {
  switch (problem.kind) {
    case 'required':
      return t('common:required')
    case 'too-long':
      return t('common:atMostCharacters', { most: textLimit })
    case 'invalid':
      return t('price:addToQuoteDialog.noDate')
    case 'too-early':
      return t('price:addToQuoteDialog.tooEarly', { date: formatDate(problem.earliest, language) })
  }
}

/** Why a line was not added: the server's own texts, else ours; `refusedKey` for a refusal without a reason (DRAFT-24). */
export function addFailureText(
  failure: AddFailure,
  { t, language }: Speech,
  refusedKey: TextKey = 'price:addToQuoteDialog.refused',
): string {
  if (failure.kind === 'too-early') {
    return t('price:addToQuoteDialog.tooEarly', { date: formatDate(failure.earliest, language) })
  }
  return failureWords(t, failure, refusedKey)
}
