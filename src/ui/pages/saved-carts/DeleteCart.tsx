/** Deletes a saved cart, with a question. */
import { useTranslation } from 'react-i18next'
import type { SavedCarts } from '../../../application/cart/saved-carts.ts'
import type { SavedCart } from '../../../domain/cart/saved-cart.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { RemoveIcon } from '../../components/Icon/icons.ts'
import { RowAction } from '../../components/RowAction/RowAction.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useConfirmedWrite } from '../../use-confirmed-write.ts'

interface DeleteCartProps extends Pick<SavedCarts, 'remove'> {
  readonly saved: SavedCart
  readonly onDeleted: () => void
}

export function DeleteCart({ remove, saved, onDeleted }: DeleteCartProps) {
  const { t } = useTranslation()
  const { id, name, pieces = 0 } = saved
  const { ask, dialog, failure, send } = useConfirmedWrite(remove, onDeleted)
  return (
    <>
      <RowAction
        icon={RemoveIcon}
        shortLabel={t('cart:saved.delete')}
        label={t('cart:saved.deleteOne', { name })}
        onClick={ask}
      />
      <ConfirmDialog
        {...dialog}
        title={t('cart:saved.deleteQuestion')}
        confirmLabel={t('cart:saved.deleteConfirm')}
        cancelLabel={t('common:cancel')}
        busyLabel={t('cart:saved.deleting')}
        tone="danger"
        error={
          failure &&
          (failure.kind === 'not-found'
            ? t('cart:saved.missing')
            : failureWords(t, failure, 'cart:saved.deleteFailed'))
        }
        onConfirm={() => send(id)}
      >
        {t('cart:saved.deleteEffect', { name, count: pieces })}
      </ConfirmDialog>
    </>
  )
}
