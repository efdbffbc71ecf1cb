/** What could not be read for a part of a page, and the way to try again. */
import { useTranslation } from 'react-i18next'
import type { PortFailure } from '../../application/failure.ts'
import { Notice } from '../components/Notice/Notice.tsx'
import { failureWords } from '../i18n/failure-words.ts'
import type { TextKey } from '../i18n/text-keys.ts'
import { TryAgain } from './TryAgain.tsx'

interface ReadFailedProps {
  readonly failure: PortFailure
  /** What is missing, where the reason alone does not say it. */
  readonly title?: string | undefined
  /** For a refusal without a reason: what was tried. */
  readonly fallbackKey: TextKey
  readonly onAgain: () => void
}

export function ReadFailed({ failure, title, fallbackKey, onAgain }: ReadFailedProps) {
  const { t } = useTranslation()
  return (
    <Notice tone="error" title={title} actions={<TryAgain onAgain={onAgain} />}>
      {failureWords(t, failure, fallbackKey)}
    </Notice>
  )
}
