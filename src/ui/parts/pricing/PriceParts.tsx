/** What a price holds: in words, and part by part where the server says them (PRICE-25, PRICE-26, PRICE-27). */
import { useTranslation } from 'react-i18next'
import type { PricePanelView } from '../../../domain/pricing/price-flow.view.ts'
import { partLines } from '../../../domain/pricing/sum-lines.ts'
import type { SiteSettings } from '../../../domain/content/site-settings.ts'
import { formatPrice } from '../../i18n/format-price.ts'
import * as styles from './PriceParts.css.ts'
import { usePriceTerms } from './use-price-terms.ts'

interface PricePartsProps {
  readonly price: NonNullable<PricePanelView['price']>
  readonly settings: SiteSettings
}

/** In words, beside the price. */
export function PriceBasis({ price }: Pick<PricePartsProps, 'price'>) {
  const terms = usePriceTerms()(price.currency, price.parts?.sums.isVat)
  return <p className={styles.basis}>{terms.total}</p>
}

export function PriceParts({ price, settings }: PricePartsProps) {
  const { t } = useTranslation()
  const { currency, parts, quantity } = price
  const { sum } = usePriceTerms()(currency, parts?.sums.isVat)
  const money = (amount: number | undefined) => formatPrice(amount, currency, settings)
  const unit = quantity > 1 ? money(parts?.unitPrice) : undefined
  const lines = parts === undefined ? [] : partLines(parts.sums, currency)
  if (lines.length === 0) return null
  return (
    <dl className={styles.parts}>
      {lines.map(({ kind, amount }) => (
        <div key={kind} className={styles.part}>
          <dt>
            {sum(kind)}
            {kind === 'net' && unit !== undefined && (
              <span className={styles.each}>{t('price:each', { unit })}</span>
            )}
          </dt>
          <dd className={styles.amount}>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
