import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice/Notice.tsx'
import { TryAgain } from '../../parts/TryAgain.tsx'
import type { TextKey } from '../../i18n/text-keys.ts'

interface LoadFailedProps {
  /** What is missing, where it is more than the connection. */
  readonly textKey?: TextKey
  readonly onRetry: () => void
}

/** A part of the page whose code could not be fetched, and the way to fetch it again. */
export function LoadFailed({ textKey = 'common:networkError', onRetry }: LoadFailedProps) {
  const { t } = useTranslation()
  return (
    <Notice tone="error" actions={<TryAgain size="sm" onAgain={onRetry} />}>
      {t(textKey)}
    </Notice>
  )
}
