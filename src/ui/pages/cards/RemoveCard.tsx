/** Removing a saved card, with a question. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cards } from '../../../application/payment/cards.ts'
import type { CardId } from '../../../domain/payment/card.ts'
import { Button } from '../../components/Button/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useSubmit } from '../../use-submit.ts'

interface RemoveCardProps {
  readonly id: CardId
  readonly name: string
  readonly remove: Cards['remove']
  readonly onRemoved: () => void
}

export function RemoveCard({ id, name, remove, onRemoved }: RemoveCardProps) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const removal = useSubmit(remove, { onDone: onRemoved })
  const close = () => {
    setAsking(false)
    removal.dismissFailure()
  }
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t('common:remove')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isAsking && removal.stage !== 'done'}
        title={t('payment:cards.removeQuestion', { name })}
        confirmLabel={t('payment:cards.removeConfirm')}
        cancelLabel={t('common:cancel')}
        busyLabel={t('payment:cards.removing')}
        tone="danger"
        busy={removal.isSending}
        error={removal.failure && failureWords(t, removal.failure, 'payment:cards.removeFailed')}
        onConfirm={() => removal.send(id)}
        onCancel={close}
      >
        {t('payment:cards.removeEffect')}
      </ConfirmDialog>
    </>
  )
}
