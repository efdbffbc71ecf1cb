import { useTranslation } from 'react-i18next'
import type { PlainPrice } from '../../parts/pricing/use-plain-price.ts'
import * as styles from './PricePanel.css.ts'

interface PublicPriceProps {
  readonly price: PlainPrice
  /** Pieces in stock; undefined where that is not counted. */
  readonly available: number | undefined
}

/** The price of one piece that is known without a calculation. */
export function PublicPrice({ price, available }: PublicPriceProps) {
  const { t } = useTranslation()
  return (
    <dl className={styles.figures}>
      <div className={styles.figure}>
        <dt className={styles.term}>{t('price:unitPrice')}</dt>
        <dd className={styles.weeks}>{price.text}</dd>
        <dd className={styles.detail}>{price.terms}</dd>
        {available !== undefined && available > 0 && (
          <dd className={styles.detail}>{t('price:available', { count: available })}</dd>
        )}
      </div>
    </dl>
  )
}
