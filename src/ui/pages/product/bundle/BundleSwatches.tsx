import { useTranslation } from 'react-i18next'
import type { BundleOffer, BundleSku } from '../../../../domain/catalogue/bundle-build.ts'
import { isLocked } from '../../../../domain/catalogue/bundle-build.view.ts'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { RemoveIcon } from '../../../components/Icon/icons.ts'
import * as styles from './Bundle.css.ts'
import type { BundleBuilding } from './use-bundle-build.ts'

interface BundleSwatchesProps extends BundleBuilding {
  readonly offers: readonly BundleOffer[]
}

/** A small picture of everything that was chosen, how many of it, and the way to take it out. */
export function BundleSwatches({ view, send, offers }: BundleSwatchesProps) {
  const { t } = useTranslation()
  const { selection, build } = view
  const skus = new Map(offers.flatMap((offer) => offer.skus.map((sku) => [sku.id, sku] as const)))
  const codes = new Map((build?.items ?? []).map((item) => [item.skuId, item.code] as const))
  if (selection.length === 0) return <p className={styles.empty}>{t('bundle:empty')}</p>
  const remove = (skuId: BundleSku['id'], groupId: string) => {
    const item = build?.items.find((each) => each.skuId === skuId)
    if (item) send({ type: 'item.remove', itemId: item.id })
    else send({ type: 'choice.changed', choice: { skuId, groupId, quantity: 0 } })
  }
  return (
    <ul className={styles.swatches} aria-label={t('bundle:selected')}>
      {selection.map(({ skuId, groupId, quantity }) => {
        const sku = skus.get(skuId)
        const code = sku?.code ?? codes.get(skuId) ?? ''
        return (
          <li key={skuId} className={styles.swatch}>
            {sku?.image && (
              <img className={styles.picture} src={sku.image} alt="" width={48} height={36} />
            )}
            <span className={styles.words}>
              <span>
                {`${quantity} × `}
                <span className={styles.swatchName}>{sku?.name ?? code}</span>
              </span>
              <span className={styles.swatchDetail}>
                {sku?.definition} <span className={styles.code}>{code}</span>
              </span>
            </span>
            <IconButton
              icon={RemoveIcon}
              size="sm"
              label={t('bundle:removeItem', { name: code })}
              reason={isLocked(view) || view.stage === 'saving' ? t('common:saving') : undefined}
              onClick={() => remove(skuId, groupId)}
            />
          </li>
        )
      })}
    </ul>
  )
}
