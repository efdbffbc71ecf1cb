import { useTranslation } from 'react-i18next'
import type { PlainPrice } from '../../parts/pricing/use-plain-price.ts'
import * as styles from './PricePanel.css.ts'

/** The public price of one piece, for visitors, who get no calculated price. */
export function PublicPrice({ price }: { readonly price: PlainPrice }) {
  const { t } = useTranslation()
  return (
    <dl className={styles.figures}>
      <div className={styles.figure}>
        <dt className={styles.term}>{t('price:unitPrice')}</dt>
        <dd className={styles.weeks}>{price.text}</dd>
        <dd className={styles.detail}>{price.terms}</dd>
      </div>
    </dl>
  )
}
