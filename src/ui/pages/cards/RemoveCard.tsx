/** Removing a saved card, with a question. */
import { useTranslation } from 'react-i18next'
import type { Cards } from '../../../application/payment/cards.ts'
import type { CardId } from '../../../domain/payment/card.ts'
import { Button } from '../../components/Button/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useConfirmedWrite } from '../../use-confirmed-write.ts'

interface RemoveCardProps {
  readonly id: CardId
  readonly name: string
  readonly remove: Cards['remove']
  readonly onRemoved: () => void
}

export function RemoveCard({ id, name, remove, onRemoved }: RemoveCardProps) {
  const { t } = useTranslation()
  const { ask, dialog, failure, send } = useConfirmedWrite(remove, onRemoved)
  return (
    <>
      <Button size="sm" onClick={ask}>
        {t('common:remove')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        {...dialog}
        title={t('payment:cards.removeQuestion', { name })}
        confirmLabel={t('payment:cards.removeConfirm')}
        cancelLabel={t('common:cancel')}
        busyLabel={t('payment:cards.removing')}
        tone="danger"
        error={failure && failureWords(t, failure, 'payment:cards.removeFailed')}
        onConfirm={() => send(id)}
      >
        {t('payment:cards.removeEffect')}
      </ConfirmDialog>
    </>
  )
}
