/** Another name for a saved cart. */
import { useTranslation } from 'react-i18next'
import type { SavedCarts } from '../../../application/cart/saved-carts.ts'
import type { SavedCart } from '../../../domain/cart/saved-cart.ts'
import { EditIcon } from '../../components/Icon/icons.ts'
import { RowAction } from '../../components/RowAction/RowAction.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { CartNameDialog } from '../../parts/cart/CartNameDialog.tsx'
import { useSubmit } from '../../use-submit.ts'

interface ActionProps {
  readonly saved: SavedCart
  readonly onPress: () => void
}

function Action({ saved: { name }, onPress }: ActionProps) {
  const { t } = useTranslation()
  return (
    <RowAction
      icon={EditIcon}
      shortLabel={t('cart:saved.rename')}
      label={t('cart:saved.renameOne', { name })}
      onClick={onPress}
    />
  )
}

interface RenameDialogProps extends Pick<SavedCarts, 'rename'> {
  readonly saved: SavedCart
  readonly others: readonly SavedCart[]
  readonly onRenamed: () => void
  readonly onClose: () => void
}

function RenameDialog({ rename, saved, others, onRenamed, onClose }: RenameDialogProps) {
  const { t } = useTranslation()
  const { isSending, failure, send } = useSubmit(rename, {
    onDone: () => {
      onRenamed()
      onClose()
    },
  })
  return (
    <CartNameDialog
      title={t('cart:saved.renameTitle')}
      submitLabel={t('common:save')}
      suggestion={saved.name}
      others={others}
      isBusy={isSending}
      failure={failure && failureWords(t, failure, 'cart:saved.renameFailed')}
      onName={(name) => send({ id: saved.id, name })}
      onClose={onClose}
    />
  )
}

export const RenameCart = { Action, Dialog: RenameDialog }
