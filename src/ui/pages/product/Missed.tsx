import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'

/** A part of the page whose code could not be fetched, and the way to fetch it again. */
export function Missed({ onRetry }: { readonly onRetry: () => void }) {
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
      {t('common:networkError')}
    </Notice>
  )
}
