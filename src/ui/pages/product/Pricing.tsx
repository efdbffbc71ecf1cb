import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Pricing as PricingService } from '../../../application/pricing/pricing.ts'
import type { Account } from '../../../domain/account/account.ts'
import type { Sku } from '../../../domain/catalogue/product.ts'
import { configurationView, pricePanelView } from '../../../domain/pricing/price-flow.view.ts'
import type { PriceFlowActor } from '../../parts/add-to-quote/price-flow-actor.ts'
import { QuoteDialog } from '../../parts/add-to-quote/QuoteDialog.tsx'
import { CartOffer } from '../../parts/cart/CartOffer.tsx'
import type { PartNames } from '../../parts/model-code/code-reading.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { usePlainPrice } from '../../parts/pricing/use-plain-price.ts'
import { LogInForPrice } from './LogInForPrice.tsx'
import { PricePanel } from './PricePanel.tsx'
import { PublicPrice } from './PublicPrice.tsx'

interface PricingProps {
  readonly openDrafts: PricingService['openDrafts']
  readonly flow: PriceFlowActor
  readonly account: Account | undefined
  readonly sku: Sku
  readonly names: PartNames
  readonly onCalculate: () => void
}

/** The panel, and the dialog that its second button opens. */
export function Pricing(props: PricingProps) {
  const { openDrafts, flow, account, sku, names, onCalculate } = props
  const { settings, today } = useStorefront()
  const snapshot = useSelector(flow, (now) => now)
  const publicPrice = usePlainPrice()([sku])
  const [isDialogMissed, setDialogMissed] = useState(false)
  return (
    <>
      <PricePanel
        view={pricePanelView(snapshot, today())}
        settings={settings}
        loginNotice={
          <>
            {publicPrice?.look === 'price' && <PublicPrice price={publicPrice} />}
            <LogInForPrice isPriceShown={publicPrice?.look === 'price'} />
          </>
        }
        isDialogMissed={isDialogMissed}
        cart={
          <CartOffer sku={sku} quantity={configurationView(snapshot).quantity.text} look="wide" />
        }
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
