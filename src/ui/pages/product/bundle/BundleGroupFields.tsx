import { useTranslation } from 'react-i18next'
import type { Bundles } from '../../../../application/cart/bundles.ts'
import { isLocked } from '../../../../domain/catalogue/bundle-build.view.ts'
import { type BundleOffer, type GroupState } from '../../../../domain/catalogue/bundle-build.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { failureWords } from '../../../i18n/failure-words.ts'
import * as styles from './Bundle.css.ts'
import { demandWords } from './demand-words.ts'
import { groupElementId } from './group-element.ts'
import { OneOfGroup } from './OneOfGroup.tsx'
import { SeveralOfGroup } from './SeveralOfGroup.tsx'
import type { BundleBuilding } from './use-bundle-build.ts'
import { useMoreOffers } from './use-more-offers.ts'

interface BundleGroupFieldsProps extends BundleBuilding {
  readonly state: GroupState
  readonly name: string
  /** The first page of what can be chosen. */
  readonly offer: BundleOffer | undefined
  readonly more: Bundles['offer']
}

/** One group: what it asks for, and its skus, more of them on demand. */
export function BundleGroupFields({
  state,
  name,
  offer,
  more,
  view,
  send,
}: BundleGroupFieldsProps) {
  const { t } = useTranslation()
  const { group, demand, isMet } = state
  const pages = useMoreOffers(offer, group.id, more)
  const skus = [...(offer?.skus ?? []), ...pages.skus]
  const problem = view.isChecked && !isMet ? demandWords(t, demand) : undefined
  const fields = {
    legend: name,
    hint: demandWords(t, demand),
    problem,
    skus,
    selection: view.selection,
    isDisabled: isLocked(view),
  }
  const isOne = demand.kind === 'exactly' && demand.count === 1
  return (
    <div id={groupElementId(group.id)} className={styles.group}>
      {isOne ? (
        <OneOfGroup
          {...fields}
          onTake={(skuId) =>
            send({ type: 'choice.taken', choice: { skuId, groupId: group.id, quantity: 1 } })
          }
        />
      ) : (
        <SeveralOfGroup
          {...fields}
          state={state}
          onChange={(skuId, quantity) =>
            send({ type: 'choice.changed', choice: { skuId, groupId: group.id, quantity } })
          }
        />
      )}
      {offer !== undefined && skus.length < offer.total && (
        <div className={styles.more}>
          <Button
            size="sm"
            busy={pages.isBusy}
            busyLabel={t('bundle:loading')}
            onClick={pages.fetch}
          >
            {t('bundle:more')}
          </Button>
        </div>
      )}
      {pages.failure && (
        <p role="alert" className={styles.problem}>
          {failureWords(t, pages.failure, 'bundle:offersFailed')}
        </p>
      )}
    </div>
  )
}
