import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../../domain/account/account.ts'
import type { Sku } from '../../../domain/catalogue/product.ts'
import { pricePanelView, quoteDialogView } from '../../../domain/pricing/price-flow.view.ts'
import { formatPrice } from '../../i18n/format.ts'
import { useStorefront } from '../../storefront-context.tsx'
import type { PartNames } from '../../parts/model-code/code-reading.ts'
import { LateQuoteDialog } from './LateQuoteDialog.tsx'
import { LogInForPrice } from './LogInForPrice.tsx'
import { PricePanel } from './PricePanel.tsx'
import { useOpenDrafts } from './use-open-drafts.ts'
import type { PriceFlowActor } from './use-price-flow.ts'
import { useQuoteEntry } from './use-quote-entry.ts'

interface PricingProps {
  readonly flow: PriceFlowActor
  readonly account: Account | undefined
  readonly sku: Sku
  readonly names: PartNames
  readonly onCalculate: () => void
}

/** The panel, and the dialog that its second button opens. */
export function Pricing({ flow, account, sku, names, onCalculate }: PricingProps) {
  const { t } = useTranslation()
  const { settings, today } = useStorefront()
  const snapshot = useSelector(flow, (now) => now)
  const panel = pricePanelView(snapshot, today())
  const view = quoteDialogView(snapshot, today())
  const { drafts, retry, freshen, distrust } = useOpenDrafts({
    isWanted: panel.isAddOffered,
    added: panel.added,
  })
  const { typed, type } = useQuoteEntry({ flow, account, sku })
  const [isDialogMissed, setDialogMissed] = useState(false)
  const total = panel.price && formatPrice(panel.price.total, panel.price.currency, settings)
  const open = () => {
    setDialogMissed(false)
    freshen()
    flow.send({ type: 'quote.open' })
  }
  const close = () => {
    if (view?.failure) distrust()
    flow.send({ type: 'quote.close' })
  }
  return (
    <>
      <PricePanel
        view={panel}
        settings={settings}
        loginNotice={<LogInForPrice />}
        isDialogMissed={isDialogMissed}
        onCalculate={onCalculate}
        onAddToQuote={open}
      />
      {view !== undefined && (
        <LateQuoteDialog
          view={view}
          names={names}
          total={total ?? t('price.notAvailable')}
          drafts={drafts}
          onRetryDrafts={retry}
          typed={typed}
          onType={type}
          today={today}
          onAdd={(request) => flow.send({ type: 'quote.add', request })}
          onClose={close}
          onMissed={() => {
            close()
            setDialogMissed(true)
          }}
        />
      )}
    </>
  )
}
