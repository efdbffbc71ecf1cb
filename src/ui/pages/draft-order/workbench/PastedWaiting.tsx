/** Lines that were pasted while the table can take none: they wait until it can, or are left out. */
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/Button/Button.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'

interface PastedWaitingProps {
  readonly onDismiss?: (() => void) | undefined
}

export function PastedWaiting({ onDismiss }: PastedWaitingProps) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="info"
      actions={
        <Button size="sm" tone="quiet" onClick={onDismiss}>
          {t('spreadsheet:leaveOut')}
        </Button>
      }
    >
      {t('draftOrder:table.waiting.pasted')}
    </Notice>
  )
}
