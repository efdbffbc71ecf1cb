/** What only customers see of a price; a visitor's page does without this code. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pricing as PricingService } from '../../../application/pricing/pricing.ts'
import type { Account } from '../../../domain/account/account.ts'
import type { Sku } from '../../../domain/catalogue/product.ts'
import type { PricePanelView } from '../../../domain/pricing/price-flow.view.ts'
import { Button } from '../../components/Button/Button.tsx'
import { CalculatorIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import type { PriceFlowActor } from '../../parts/add-to-quote/price-flow-actor.ts'
import { QuoteDialog } from '../../parts/add-to-quote/QuoteDialog.tsx'
import type { PartNames } from '../../parts/model-code/ribbon-segments.ts'
import { AddressWarning } from '../../parts/pricing/AddressWarning.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { PriceFigures } from './PriceFigures.tsx'
import { PriceNotes } from './PriceNotes.tsx'
import * as styles from './PricePanel.css.ts'

export interface CustomerPriceProps {
  readonly view: PricePanelView
  readonly openDrafts: PricingService['openDrafts']
  readonly flow: PriceFlowActor
  readonly account: Account | undefined
  readonly sku: Sku
  readonly names: PartNames
  readonly onCalculate: () => void
}

/** Figures, notes and buttons, and the dialog that the second button opens. */
export function CustomerPrice(props: CustomerPriceProps) {
  const { view, openDrafts, flow, account, sku, names, onCalculate } = props
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const [isDialogMissed, setDialogMissed] = useState(false)
  const hasCountry = view.problems.every(({ kind }) => kind !== 'no-country')
  return (
    <>
      {!hasCountry && <AddressWarning />}
      <PriceFigures view={view} settings={settings} />
      <PriceNotes view={view} />
      {isDialogMissed && <Notice tone="error">{t('price:addToQuoteDialog.missed')}</Notice>}
      <PriceButtons
        view={view}
        hasCountry={hasCountry}
        onCalculate={onCalculate}
        onAddToQuote={() => {
          setDialogMissed(false)
          flow.send({ type: 'quote.open' })
        }}
      />
      <QuoteDialog
        openDrafts={openDrafts}
        flow={flow}
        account={account}
        sku={sku}
        names={names}
        onMissed={() => setDialogMissed(true)}
      />
    </>
  )
}

interface PriceButtonsProps {
  readonly view: PricePanelView
  readonly hasCountry: boolean
  readonly onCalculate: () => void
  readonly onAddToQuote: () => void
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
