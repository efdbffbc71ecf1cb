/** What takes the place of a model on a list that is not sold any more: it is put on the list before the model leaves. */
import { function as F, taskEither as TE } from 'fp-ts'
import { useTranslation } from 'react-i18next'
import type { Lists } from '../../../application/wish-list/lists.ts'
import type { ListedModel, WishListId, WishListItem } from '../../../domain/wish-list/wish-list.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { ModelInstead } from '../../parts/instead/ModelInstead.tsx'
import type { ModelTaken } from '../../parts/instead/NearestModels.tsx'
import { useSubmit } from '../../use-submit.ts'

export interface ChangedList extends Pick<Lists, 'add' | 'remove'> {
  readonly listId: WishListId
  readonly onChanged: () => void
}

interface ListedInsteadProps {
  readonly list: ChangedList
  readonly item: WishListItem
  readonly model: ListedModel
}

export function ListedInstead({ list, item, model }: ListedInsteadProps) {
  const { t } = useTranslation()
  const { listId, onChanged } = list
  const { skuId, productName } = item
  const replace = (taken: ModelTaken) =>
    F.pipe(
      list.add({
        skuId: taken.skuId ?? skuId,
        model: { code: taken.code, choices: taken.choices ?? new Map() },
        list: { id: listId },
      }),
      TE.flatMap(() => list.remove({ skuId, model, listId })),
    )
  const { failure, isSending, send } = useSubmit(replace, { onDone: onChanged })
  return (
    <>
      <ModelInstead
        former={{ modelCode: model.code, segments: model.segments }}
        productName={productName}
        isBusy={isSending}
        onTake={send}
      />
      {failure && <p role="alert">{failureWords(t, failure, 'common:networkError')}</p>}
    </>
  )
}
