/** What went wrong at one control of the quote, next to it. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteFailure } from '../../../domain/quote/quote-edits.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { quoteFailureWords } from './quote-failure-words.ts'

interface PlaceFailureProps {
  readonly failure: QuoteFailure | undefined
  /** For a refusal without a reason: what was tried. */
  readonly fallbackKey: string
  readonly actions?: ReactNode
}

export function PlaceFailure({ failure, fallbackKey, actions }: PlaceFailureProps) {
  const { t } = useTranslation()
  if (!failure) return null
  return (
    <Notice tone="error" actions={actions}>
      {quoteFailureWords(t, failure, fallbackKey)}
    </Notice>
  )
}
