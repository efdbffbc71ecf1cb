/** Takes a product off a list; the result is shown beside the button (LIST-02). */
import { useTranslation } from 'react-i18next'
import type { Lists } from '../../../application/wish-list/lists.ts'
import type { WishListId, WishListItem } from '../../../domain/wish-list/wish-list.ts'
import { RemoveIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { RowAction } from '../../components/RowAction/RowAction.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useSubmit } from '../../use-submit.ts'
import { itemName } from './item-name.ts'

interface RemoveFromListProps extends Pick<Lists, 'remove'> {
  readonly item: WishListItem
  readonly listId: WishListId
  readonly onRemoved: () => void
}

export function RemoveFromList({ remove, item, listId, onRemoved }: RemoveFromListProps) {
  const { t } = useTranslation()
  const { failure, send } = useSubmit(remove, { onDone: onRemoved })
  return (
    <>
      {failure && <Notice tone="error">{failureWords(t, failure, 'common:networkError')}</Notice>}
      <RowAction
        icon={RemoveIcon}
        shortLabel={t('common:remove')}
        label={t('account:lists.remove', { name: itemName(item) })}
        onClick={() => send({ skuId: item.skuId, model: item.model, listId })}
      />
    </>
  )
}
