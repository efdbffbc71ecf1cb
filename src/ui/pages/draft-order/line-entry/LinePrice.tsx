/** Price and weeks of a line, honestly empty until they are known. */
import { useTranslation } from 'react-i18next'
import type { PricePanelView } from '../../../../domain/pricing/price-flow.view.ts'
import { LiveRegion } from '../../../components/LiveRegion/LiveRegion.tsx'
import { formatPrice } from '../../../i18n/format-price.ts'
import { PriceBasis, PriceParts } from '../../../parts/pricing/PriceParts.tsx'
import { leadTimeText, priceAnnouncement } from '../../../parts/pricing/price-words.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import * as styles from './LineEntry.css.ts'

export function LinePrice({ panel }: { readonly panel: PricePanelView }) {
  const { t, i18n } = useTranslation()
  const { settings } = useStorefront()
  const language = i18n.language
  const { price } = panel
  const total = price && formatPrice(price.total, price.currency, settings)
  const unit = price && formatPrice(price.unit, price.currency, settings)
  const isWaiting = panel.stage === 'calculating'
  return (
    <div>
      <dl className={styles.figures} data-waiting={isWaiting || undefined}>
        <div>
          <dt className={styles.term}>{t('price:price')}</dt>
          <dd className={styles.total}>
            {price ? (total ?? t('price:notAvailable')) : <Nothing isWaiting={isWaiting} />}
          </dd>
          {price !== undefined && price.quantity > 1 && unit !== undefined && (
            <dd className={styles.detail}>
              {t('price:forPiecesEach', { count: price.quantity, unit })}
            </dd>
          )}
          {price !== undefined && total !== undefined && (
            <dd>
              <PriceBasis price={price} />
              <PriceParts price={price} settings={settings} />
            </dd>
          )}
          {price?.available !== undefined && (
            <dd className={styles.detail}>{t('price:available', { count: price.available })}</dd>
          )}
        </div>
        <div>
          <dt className={styles.term}>{t('price:leadTime')}</dt>
          <dd className={styles.weeks}>
            {price ? (
              leadTimeText(price.leadTime, price.earliest, { t, language })
            ) : (
              <Nothing isWaiting={isWaiting} />
            )}
          </dd>
        </div>
      </dl>
      <LiveRegion message={priceAnnouncement(panel, { t, language, settings })} />
    </div>
  )
}

function Nothing({ isWaiting }: { readonly isWaiting: boolean }) {
  const { t } = useTranslation()
  return (
    <span className={styles.nothing}>{t(isWaiting ? 'price:calculating' : 'price:notYet')}</span>
  )
}
