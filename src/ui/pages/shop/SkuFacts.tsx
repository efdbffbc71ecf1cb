import { useTranslation } from 'react-i18next'
import type { Sku } from '../../../domain/catalogue/product.ts'
import { usePlainPrice } from '../../parts/pricing/use-plain-price.ts'
import * as styles from './CardActions.css.ts'

interface SkuFactsProps {
  readonly sku: Sku
  /** Not even the smallest order is in stock. */
  readonly isGone: boolean
}

/** Code, price for one and stock of a sku, as far as each is known and may be seen. */
export function SkuFacts({ sku, isGone }: SkuFactsProps) {
  const { t } = useTranslation()
  const price = usePlainPrice()([sku])
  return (
    <p className={styles.facts}>
      <code className={styles.code}>{sku.code}</code>
      {price !== undefined && (
        <span className={price.look === 'price' ? styles.price : styles.soft}>{price.text}</span>
      )}
      {price?.terms !== undefined && <span className={styles.soft}>{price.terms}</span>}
      {isGone ? (
        <span className={styles.soft}>{t('catalogue:stockNone')}</span>
      ) : (
        sku.available !== undefined && (
          <span className={styles.soft}>{t('catalogue:stock', { count: sku.available })}</span>
        )
      )}
    </p>
  )
}
