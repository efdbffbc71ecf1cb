/** Takes a product off a list; what came of it is said where it was asked for (LIST-02). */
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { submitOnce, submitOnceView } from '../../../application/submit-once.machine.ts'
import type { WishListId, WishListItem } from '../../../domain/wish-list/wish-list.ts'
import { RemoveIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { RowAction } from '../../components/RowAction/RowAction.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useStorefront } from '../../storefront-context.tsx'

interface RemoveFromListProps {
  readonly item: WishListItem
  readonly listId: WishListId
  readonly onRemoved: () => void
}

export function RemoveFromList({ item, listId, onRemoved }: RemoveFromListProps) {
  const { t } = useTranslation()
  const { write } = useStorefront()
  const [machine] = useState(() => submitOnce(write.removeFromList))
  const actor = useActorRef(machine)
  const { stage, failure } = useSelector(actor, submitOnceView)
  const isRemoved = stage === 'done'
  // The list is outside of this row: it is told once, when the removal is known to be done.
  useEffect(() => {
    if (isRemoved) onRemoved()
    // oxlint-disable-next-line react/exhaustive-deps -- told once, whatever becomes of the callback
  }, [isRemoved])
  return (
    <>
      {failure && (
        <Notice tone="error">{failureWords(t, failure, 'frontend.core.networkError')}</Notice>
      )}
      <RowAction
        icon={RemoveIcon}
        shortLabel={t('action.remove')}
        label={t('lists.remove', { name: item.productName })}
        onClick={() => actor.send({ type: 'entry.send', entry: { skuId: item.skuId, listId } })}
      />
    </>
  )
}
