/** Looking for a product, choosing its options step by step, and adding it (DRAFT-20). */
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { pickView, productListView } from '../../../../application/draft-order/product-pick.view.ts'
import { Panel } from '../../../components/Panel/Panel.tsx'
import type { PanelProps } from '../panel-props.ts'
import * as styles from './AddProducts.css.ts'
import { Picked } from './Picked.tsx'
import { ProductList } from './ProductList.tsx'

export function AddProducts(props: PanelProps) {
  const { t } = useTranslation()
  const { draftOrder, place, go } = props
  const find = place.find ?? ''
  const picking = useActorRef(draftOrder.productPick, { input: { keyword: find } })
  const list = useSelector(picking, productListView)
  const pick = useSelector(picking, pickView)
  const { listedFor } = list
  // What was looked for stands in the address, and what comes back there is looked for again.
  useEffect(() => {
    if (listedFor === undefined || listedFor === find) return
    go({ find: listedFor === '' ? undefined : listedFor }, { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- only another list counts
  }, [go, listedFor])
  useEffect(() => {
    const { keyword, listedFor: listed } = productListView(picking.getSnapshot())
    if (keyword.trim() === find || listed === undefined) return
    picking.send({ type: 'keyword.changed', text: find })
    picking.send({ type: 'search.submit' })
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of the address counts
  }, [find])
  return (
    <Panel title={t('draftOrder:tab.add-products')}>
      <div className={styles.halves} data-picked={pick !== undefined || undefined}>
        <div className={styles.list}>
          <ProductList list={list} pickedId={pick?.summary.id} send={picking.send} />
        </div>
        {pick !== undefined && (
          <div className={styles.picked}>
            <Picked key={pick.summary.id} {...props} pick={pick} send={picking.send} />
          </div>
        )}
      </div>
    </Panel>
  )
}
