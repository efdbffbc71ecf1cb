/** A product in the list: picture, name, maker, what it is, and the button that opens it here. */
import { useTranslation } from 'react-i18next'
import type { ProductSummary } from '../../../../domain/catalogue/product.ts'
import * as styles from './ProductRow.css.ts'

interface ProductRowProps {
  readonly product: ProductSummary
  readonly isPicked: boolean
  readonly onPick: () => void
}

export function ProductRow({ product, isPicked, onPick }: ProductRowProps) {
  const { t } = useTranslation()
  const { name, brand, productType, thumbnail, hasOptionGroups, skuCode } = product
  return (
    <button type="button" className={styles.row} aria-pressed={isPicked} onClick={onPick}>
      <img
        src={thumbnail || undefined}
        alt=""
        width={64}
        height={48}
        loading="lazy"
        decoding="async"
        className={styles.picture}
      />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.kind}>
          {brand} · {productType}
        </span>
      </span>
      <span className={styles.way}>
        {hasOptionGroups ? t('draftOrder:addProducts.inSteps') : <code>{skuCode}</code>}
      </span>
    </button>
  )
}
