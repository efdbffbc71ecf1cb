/** What only customers see of a price; a visitor's page does without this code. */
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pricing as PricingService } from '../../../application/pricing/pricing.ts'
import type { Account } from '../../../domain/account/account.ts'
import type { Sku } from '../../../domain/catalogue/product.ts'
import type { ConfigurationChange } from '../../../domain/pricing/configuration.ts'
import type { PricePanelView } from '../../../domain/pricing/price-flow.view.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import type { PriceFlowActor } from '../../parts/add-to-quote/price-flow-actor.ts'
import { QuoteDialog } from '../../parts/add-to-quote/QuoteDialog.tsx'
import { useQuoteAdding } from '../../parts/add-to-quote/use-quote-adding.ts'
import type { PartNames } from '../../parts/model-code/ribbon-segments.ts'
import { AddressWarning } from '../../parts/pricing/AddressWarning.tsx'
import { PriceParts } from '../../parts/pricing/PriceParts.tsx'
import type { ComparedAnswers } from '../../parts/pricing/question-props.ts'
import { goToQuantity } from '../../parts/pricing/go-to-quantity.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { CompareAnswers } from './CompareAnswers.tsx'
import { PriceButtons } from './PriceButtons.tsx'
import { PriceFigures } from './PriceFigures.tsx'
import { PriceNotes } from './PriceNotes.tsx'
import * as styles from './PricePanel.css.ts'
import { PayingStep, QuantityBreaks } from './QuantityBreaks.tsx'

export interface CustomerPriceProps {
  readonly view: PricePanelView
  /** The price of one piece and the way into the cart stand above: a calculation is one way of several. */
  readonly isCartFirst: boolean
  readonly pricing: PricingService
  /** Of the questions, to which the quantity belongs. */
  readonly formId: string
  readonly flow: PriceFlowActor
  readonly account: Account | undefined
  readonly sku: Sku
  readonly names: PartNames
  readonly onChange: (change: ConfigurationChange) => void
  readonly onCompared: (compared: ComparedAnswers | undefined) => void
  readonly onCalculate: () => void
}

/** Figures, notes and buttons, and the dialog that one of the buttons opens. */
export function CustomerPrice(props: CustomerPriceProps) {
  const { view, isCartFirst, pricing, flow, account, sku, names, onChange, onCalculate } = props
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const [isDialogMissed, setDialogMissed] = useState(false)
  const adding = useQuoteAdding({ openDrafts: pricing.openDrafts, flow, account, sku })
  const hasCountry = view.problems.every(({ kind }) => kind !== 'no-country')
  const changeQuantity = (count: number, { detail }: MouseEvent) => {
    onChange({ kind: 'quantity', text: String(count) })
    // The pressed button goes with the price. A finger would open the keyboard of a phone by it.
    if (detail === 0) goToQuantity(props.formId)
  }
  const { price } = view
  return (
    <>
      <div className={styles.bar}>
        {!hasCountry && <AddressWarning />}
        {(!isCartFirst || price || view.stage === 'calculating') && (
          <PriceFigures view={view} settings={settings} />
        )}
        <PriceNotes view={view} />
        {isDialogMissed && <Notice tone="error">{t('price:addToQuoteDialog.missed')}</Notice>}
        <PriceButtons
          view={view}
          adding={adding}
          hasCountry={hasCountry}
          isCartFirst={isCartFirst}
          onCalculate={onCalculate}
          onAddToQuote={() => {
            setDialogMissed(false)
            flow.send({ type: 'quote.open' })
          }}
        />
      </div>
      <div className={styles.part}>
        {price && <PriceParts price={price} settings={settings} />}
        {price && <PayingStep price={price} settings={settings} onQuantity={changeQuantity} />}
        {price && <QuantityBreaks price={price} settings={settings} onQuantity={changeQuantity} />}
        <CompareAnswers
          comparison={pricing.comparison}
          flow={flow}
          onChange={onChange}
          onCompared={props.onCompared}
        />
      </div>
      <QuoteDialog
        flow={flow}
        adding={adding}
        names={names}
        pressFailed={adding.pressed && t('pricing:lastQuote.failed', { name: adding.pressed.name })}
        onMissed={() => setDialogMissed(true)}
      />
    </>
  )
}
