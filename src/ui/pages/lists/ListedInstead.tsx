/** What takes the place of a model on a list that is not sold any more: it is put on the list before the model leaves. */
import { function as F, taskEither as TE } from 'fp-ts'
import { useTranslation } from 'react-i18next'
import type { Program } from '../../../application/program.ts'
import type { Lists } from '../../../application/wish-list/lists.ts'
import type { SkuId } from '../../../domain/catalogue/product.ts'
import type { ListedModel, WishListId, WishListItem } from '../../../domain/wish-list/wish-list.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { FormerStays } from '../../parts/instead/FormerStays.tsx'
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

/** Each of the two steps is done once: after a removal that failed, nothing is added a second time. */
export function ListedInstead({ list, item, model }: ListedInsteadProps) {
  const { t } = useTranslation()
  const { listId, onChanged } = list
  const { skuId, productName } = item
  const removing = useSubmit(() => list.remove({ skuId, model, listId }), { onDone: onChanged })
  const adding = useSubmit((taken: ModelTaken) => added(list, skuId, taken), {
    onDone: () => removing.send(undefined),
  })
  if (adding.answer) {
    return (
      <FormerStays
        taken={adding.answer.result}
        former={model.code}
        isBusy={removing.failure === undefined}
        onAgain={() => removing.send(undefined)}
      />
    )
  }
  return (
    <>
      <ModelInstead
        former={{ modelCode: model.code, segments: model.segments }}
        productName={productName}
        isBusy={adding.isSending}
        onTake={adding.send}
      />
      {adding.failure && (
        <p role="alert">{failureWords(t, adding.failure, 'common:networkError')}</p>
      )}
    </>
  )
}

/** The code of the model once it is on the list. */
function added({ add, listId }: ChangedList, former: SkuId, taken: ModelTaken): Program<string> {
  const { code, choices = new Map() } = taken
  const skuId = taken.skuId ?? former
  return F.pipe(
    add({ skuId, model: { code, choices }, list: { id: listId } }),
    TE.map(() => code),
  )
}
