/** Files that were brought together with another: read one after the other, and never left out unsaid. */
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/Button/Button.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'

interface WaitingFilesProps {
  readonly names: readonly string[]
  readonly onNext: () => void
  readonly onDismiss: () => void
}

export function WaitingFiles({ names, onNext, onDismiss }: WaitingFilesProps) {
  const { t } = useTranslation()
  const [next] = names
  if (next === undefined) return null
  return (
    <Notice
      tone="info"
      actions={
        <>
          <Button size="sm" onClick={onNext}>
            {t('draftOrder:table.waiting.read', { name: next })}
          </Button>
          <Button size="sm" tone="quiet" onClick={onDismiss}>
            {t('spreadsheet:leaveOut')}
          </Button>
        </>
      }
    >
      {t('draftOrder:table.waiting.said', { count: names.length, names: names.join(', ') })}
    </Notice>
  )
}
