import { useTranslation } from 'react-i18next'
import type { SiteSettings } from '../../../domain/content/site-settings.ts'
import type { PricePanelView } from '../../../domain/pricing/price-flow.view.ts'
import { Money } from '../../components/Money/Money.tsx'
import { formatPrice } from '../../i18n/format-price.ts'
import { leadTimeText } from '../../parts/pricing/price-words.ts'
import { PriceBasis } from '../../parts/pricing/PriceParts.tsx'
import * as styles from './PricePanel.css.ts'

interface PriceFiguresProps {
  readonly view: PricePanelView
  readonly settings: SiteSettings
}

/** The two figures everything is done for. Without an answer both are a dash, never a zero (D10). */
export function PriceFigures({ view, settings }: PriceFiguresProps) {
  const { t } = useTranslation()
  const { price, stage } = view
  const isWaiting = stage === 'calculating'
  return (
    <dl className={styles.figures} data-waiting={isWaiting || undefined}>
      <div className={styles.figure}>
        <dt className={styles.term}>{t('price:price')}</dt>
        <dd>{price ? <Total price={price} settings={settings} /> : <Nothing />}</dd>
      </div>
      <div className={styles.figure}>
        <dt className={styles.term}>{t('price:leadTime')}</dt>
        <dd>
          {price ? <Weeks price={price} /> : <Nothing />}
          <Stock view={view} />
        </dd>
      </div>
    </dl>
  )
}

type Price = NonNullable<PricePanelView['price']>

function Total({ price, settings }: { readonly price: Price; readonly settings: SiteSettings }) {
  const { t } = useTranslation()
  const total = formatPrice(price.total, price.currency, settings)
  if (total === undefined) return <span>{t('price:notAvailable')}</span>
  const unit = formatPrice(price.unit, price.currency, settings)
  return (
    <>
      <Money amount={total} currency={price.currency} size="display" />
      <p className={styles.detail}>
        {unit === undefined || price.quantity === 1
          ? t('price:forPieces', { count: price.quantity })
          : t('price:forPiecesEach', { count: price.quantity, unit })}
      </p>
      <PriceBasis price={price} />
    </>
  )
}

function Weeks({ price }: { readonly price: Price }) {
  const { t, i18n } = useTranslation()
  const { leadTime, earliest } = price
  if (leadTime.weeks === undefined) return <p>{t('price:noLeadTime')}</p>
  return (
    <>
      <p className={styles.weeks}>
        {leadTimeText(leadTime, earliest, { t, language: i18n.language })}
      </p>
      <p className={styles.detail}>{t('price:earliest')}</p>
    </>
  )
}

/** Beside the weeks, what is in stock: a hint, since the server decides (D15, O-18). That it is too little is said at the quantity. */
function Stock({ view: { price, shortage } }: { readonly view: PricePanelView }) {
  const { t } = useTranslation()
  if (price?.available === undefined || shortage) return null
  return <p className={styles.detail}>{t('price:available', { count: price.available })}</p>
}

function Nothing() {
  const { t } = useTranslation()
  return <p className={styles.nothing}>{t('price:notYet')}</p>
}
