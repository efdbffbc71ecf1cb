/**
 * A product in the list: picture, name, maker, what it is, and the button that opens it here. No quote takes a bundle, so
 * that one leads to its page.
 */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ProductSummary } from '../../../../domain/catalogue/product.ts'
import * as styles from './ProductRow.css.ts'

interface ProductRowProps {
  readonly product: ProductSummary
  readonly isPicked: boolean
  readonly onPick: () => void
}

export function ProductRow({ product, isPicked, onPick }: ProductRowProps) {
  if (product.isBundle === true) {
    return (
      <Link to="/product/$urlTitle" params={{ urlTitle: product.urlTitle }} className={styles.row}>
        <RowContent product={product} />
      </Link>
    )
  }
  return (
    <button type="button" className={styles.row} aria-pressed={isPicked} onClick={onPick}>
      <RowContent product={product} />
    </button>
  )
}

function RowContent({ product }: Pick<ProductRowProps, 'product'>) {
  const { name, brand, productType, thumbnail } = product
  return (
    <>
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
        <Way {...product} />
      </span>
    </>
  )
}

/** How the product comes onto the quote. */
function Way({ isBundle, hasOptionGroups, skuCode }: ProductSummary) {
  const { t } = useTranslation()
  if (isBundle === true) return t('draftOrder:addProducts.onItsPage')
  return hasOptionGroups ? t('draftOrder:addProducts.inSteps') : <code>{skuCode}</code>
}
