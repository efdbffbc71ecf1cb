import { useSelector } from '@xstate/react'
import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../../domain/account/account.ts'
import type { Sku } from '../../../domain/catalogue/product.ts'
import {
  type PricePanelView,
  pricePanelView,
  type QuoteDialogView,
  quoteDialogView,
} from '../../../domain/pricing/price-flow.view.ts'
import { late } from '../../components/Late/late.ts'
import { useLate } from '../../components/Late/use-late.ts'
import { formatPrice } from '../../i18n/format.ts'
import { useStorefront } from '../../storefront-context.tsx'
import type { PartNames } from '../../parts/model-code/code-reading.ts'
import { LogInForPrice } from './LogInForPrice.tsx'
import { PricePanel } from './PricePanel.tsx'
import { useOpenDrafts } from './use-open-drafts.ts'
import type { PriceFlowActor } from './use-price-flow.ts'
import { useQuoteEntry } from './use-quote-entry.ts'

const dialog = late(async () => (await import('./AddToQuoteDialog.tsx')).AddToQuoteDialog)

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
  const { drafts, retry } = useOpenDrafts(wantedFor(panel, view))
  const { typed, type } = useQuoteEntry({ flow, account, sku })
  const Dialog = useLate(dialog, view?.isOpen === true)
  const total = panel.price && formatPrice(panel.price.total, panel.price.currency, settings)
  return (
    <>
      <PricePanel
        view={panel}
        settings={settings}
        loginNotice={<LogInForPrice />}
        onCalculate={onCalculate}
        onAddToQuote={() => flow.send({ type: 'quote.open' })}
      />
      {Dialog !== undefined &&
        view !== undefined &&
        createElement(Dialog, {
          view,
          names,
          total: total ?? t('price.notAvailable'),
          drafts,
          onRetryDrafts: retry,
          typed,
          onType: type,
          today,
          onAdd: (request) => flow.send({ type: 'quote.add', request }),
          onClose: () => flow.send({ type: 'quote.close' }),
        })}
    </>
  )
}

/** The drafts are wanted with a price, so that they are there when the dialog opens, and then once more. */
function wantedFor({ isAddOffered }: PricePanelView, dialogView: QuoteDialogView | undefined) {
  if (!isAddOffered) return undefined
  return dialogView?.isOpen === true ? 'dialog' : 'price'
}
