import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
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
    <Notice
      tone="error"
      actions={
        <Button size="sm" onClick={onRetry}>
          {t('common:tryAgain')}
        </Button>
      }
    >
      {t(textKey)}
    </Notice>
  )
}
