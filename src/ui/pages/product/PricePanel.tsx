import type { TFunction } from 'i18next'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SiteSettings } from '../../../domain/content/site-settings.ts'
import type { PricePanelView } from '../../../domain/pricing/price-flow.view.ts'
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { priceAnnouncement } from '../../parts/pricing/price-words.ts'
import * as styles from './PricePanel.css.ts'

interface PricePanelProps {
  readonly view: PricePanelView
  readonly settings: SiteSettings
  /** How many, beside what they cost. */
  readonly quantity: ReactNode
  /** What one piece costs, where that is known without a calculation. */
  readonly knownPrice: ReactNode
  /** Whether it is bought rather than quoted, so that the way into the cart comes before a calculation. */
  readonly isCartFirst: boolean
  /** Replaces price and button for visitors (PRICE-15, PRICE-16). */
  readonly loginNotice: ReactNode
  /** Price and buttons, for customers: a `bar`, and a `part` that says more. */
  readonly price: ReactNode
  /** The way into the cart, for products sold from stock. */
  readonly cart: ReactNode
}

/** Price and lead time: honestly empty until asked for, and empty again after every change. */
export function PricePanel(props: PricePanelProps) {
  const { view, settings } = props
  const { t, i18n } = useTranslation()
  const calculated = <Fragment key="calculated">{priceOf(props, t)}</Fragment>
  // By its key it is the same one, with a press on its way, when the order changes.
  const cart = (
    <div key="cart" className={styles.part}>
      {props.cart}
    </div>
  )
  return (
    <section
      className={styles.parted}
      aria-labelledby="price-title"
      data-visitor={view.stage === 'signed-out' || undefined}
    >
      <h2 id="price-title" className={styles.title}>
        {t('price:title')}
      </h2>
      <div className={styles.part}>
        {props.quantity}
        {props.knownPrice}
      </div>
      {props.isCartFirst ? [cart, calculated] : [calculated, cart]}
      <LiveRegion message={priceAnnouncement(view, { t, language: i18n.language, settings })} />
    </section>
  )
}

function priceOf({ view, loginNotice, price }: PricePanelProps, t: TFunction): ReactNode {
  if (view.stage === 'signed-out') return <div className={styles.bar}>{loginNotice}</div>
  if (view.stage !== 'unverified') return price
  return (
    <div className={styles.bar}>
      <Notice tone="info" announce="silent">
        {t('price:unverified')}
      </Notice>
    </div>
  )
}
