/** What went wrong at one control of the quote, next to it. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteFailure } from '../../../domain/quote/quote-edits.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import type { TextKey } from '../../i18n/text-keys.ts'
import { quoteFailureWords } from './quote-failure-words.ts'

interface PlaceFailureProps {
  readonly failure: QuoteFailure | undefined
  /** For a refusal without a reason: what was tried. */
  readonly fallbackKey: TextKey
  /** Leaves it at what is stored. */
  readonly onKeep?: (() => void) | undefined
}

export function PlaceFailure({ failure, fallbackKey, onKeep }: PlaceFailureProps) {
  const { t } = useTranslation()
  if (!failure) return null
  const keep: ReactNode = onKeep && (
    <Button size="sm" onClick={onKeep}>
      {t('quote:keepStored')}
    </Button>
  )
  return (
    <Notice tone="error" actions={keep}>
      {quoteFailureWords(t, failure, fallbackKey)}
    </Notice>
  )
}
