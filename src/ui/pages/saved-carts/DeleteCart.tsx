/** Deletes a saved cart, with a question. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedCarts } from '../../../application/cart/saved-carts.ts'
import type { SavedCart } from '../../../domain/cart/saved-cart.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { RemoveIcon } from '../../components/Icon/icons.ts'
import { RowAction } from '../../components/RowAction/RowAction.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useSubmit } from '../../use-submit.ts'

interface DeleteCartProps extends Pick<SavedCarts, 'remove'> {
  readonly saved: SavedCart
  readonly onDeleted: () => void
}

export function DeleteCart({ remove, saved, onDeleted }: DeleteCartProps) {
  const { t } = useTranslation()
  const { id, name, pieces = 0 } = saved
  const [isAsking, setAsking] = useState(false)
  const removal = useSubmit(remove, { onDone: onDeleted })
  const { failure } = removal
  const close = () => {
    setAsking(false)
    removal.dismissFailure()
  }
  return (
    <>
      <RowAction
        icon={RemoveIcon}
        shortLabel={t('cart:saved.delete')}
        label={t('cart:saved.deleteOne', { name })}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking && removal.stage !== 'done'}
        title={t('cart:saved.deleteQuestion')}
        confirmLabel={t('cart:saved.deleteConfirm')}
        cancelLabel={t('common:cancel')}
        busyLabel={t('cart:saved.deleting')}
        tone="danger"
        busy={removal.isSending}
        error={
          failure &&
          (failure.kind === 'not-found'
            ? t('cart:saved.missing')
            : failureWords(t, failure, 'cart:saved.deleteFailed'))
        }
        onConfirm={() => removal.send(id)}
        onCancel={close}
      >
        {t('cart:saved.deleteEffect', { name, count: pieces })}
      </ConfirmDialog>
    </>
  )
}
