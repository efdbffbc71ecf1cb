import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SiteSettings } from '../../../domain/content/site-settings.ts'
import type { PricePanelView } from '../../../domain/pricing/price-flow.view.ts'
import { Button } from '../../components/Button/Button.tsx'
import { CalculatorIcon } from '../../components/Icon/icons.ts'
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { AddressWarning } from '../../parts/pricing/AddressWarning.tsx'
import { priceAnnouncement } from '../../parts/pricing/price-words.ts'
import { PriceFigures } from './PriceFigures.tsx'
import { PriceNotes } from './PriceNotes.tsx'
import * as styles from './PricePanel.css.ts'

interface PricePanelProps {
  readonly view: PricePanelView
  readonly settings: SiteSettings
  /** Replaces price and button for visitors (PRICE-15, PRICE-16). */
  readonly loginNotice: ReactNode
  /** Add To Quote was pressed and its dialog could not be fetched. */
  readonly isDialogMissed: boolean
  /** The way into the cart, for products sold from stock. */
  readonly cart: ReactNode
  readonly onCalculate: () => void
  readonly onAddToQuote: () => void
}

/** Price and lead time: honestly empty until asked for, and empty again after every change. */
export function PricePanel(props: PricePanelProps) {
  const { view, settings } = props
  const { t, i18n } = useTranslation()
  const hasCountry = view.problems.every(({ kind }) => kind !== 'no-country')
  return (
    <section className={styles.panel} aria-labelledby="price-title">
      <h2 id="price-title" className={styles.title}>
        {t('price:title')}
      </h2>
      {view.stage === 'signed-out' && props.loginNotice}
      {view.stage === 'unverified' && (
        <Notice tone="info" announce="silent">
          {t('price:unverified')}
        </Notice>
      )}
      {view.stage !== 'signed-out' && view.stage !== 'unverified' && (
        <>
          {!hasCountry && <AddressWarning />}
          <PriceFigures view={view} settings={settings} />
          <PriceNotes view={view} />
          {props.isDialogMissed && (
            <Notice tone="error">{t('price:addToQuoteDialog.missed')}</Notice>
          )}
          <PriceButtons {...props} hasCountry={hasCountry} />
        </>
      )}
      {props.cart}
      <LiveRegion message={priceAnnouncement(view, { t, language: i18n.language, settings })} />
    </section>
  )
}

interface PriceButtonsProps extends Pick<PricePanelProps, 'view' | 'onCalculate' | 'onAddToQuote'> {
  readonly hasCountry: boolean
}

function PriceButtons({ view, hasCountry, onCalculate, onAddToQuote }: PriceButtonsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.buttons}>
      {view.isAddOffered && (
        <Button tone="primary" size="lg" wide onClick={onAddToQuote}>
          {t('price:addToQuote')}
        </Button>
      )}
      <Button
        tone={view.isAddOffered ? 'secondary' : 'primary'}
        size="lg"
        wide
        icon={view.isAddOffered ? undefined : CalculatorIcon}
        busy={view.stage === 'calculating'}
        busyLabel={t('price:calculating')}
        reason={hasCountry ? undefined : t('price:noCountry')}
        reasonLook="announced"
        onClick={onCalculate}
      >
        {t('price:calculate')}
      </Button>
    </div>
  )
}
