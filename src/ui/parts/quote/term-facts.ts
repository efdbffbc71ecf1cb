/** Who answers a quote by when, and how long it is valid, as facts of a list. */
import type { TFunction } from 'i18next'
import type { QuoteTermsView } from '../../../domain/quote/quote-terms.view.ts'
import { formatDate } from '../../i18n/format.ts'

interface Fact {
  readonly term: string
  readonly description: string
}

export function termFacts(
  t: TFunction,
  { reviewer, answer, validity }: QuoteTermsView,
  language: string,
): readonly Fact[] {
  const facts: Fact[] = []
  if (reviewer !== '') facts.push({ term: t('quote:terms.reviewer'), description: reviewer })
  if (answer) {
    const term = t(answer.isLate ? 'quote:terms.answerLate' : 'quote:terms.answerBy')
    facts.push({ term, description: formatDate(answer.by, language) })
  }
  if (validity) {
    const term = t(validity.isOver ? 'quote:terms.wasValidUntil' : 'quote:terms.validUntil')
    facts.push({ term, description: formatDate(validity.until, language) })
  }
  return facts
}
