import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pricing } from '../../../application/pricing/pricing.ts'
import type { Account } from '../../../domain/account/account.ts'
import type { Sku } from '../../../domain/catalogue/product.ts'
import { pricePanelView, quoteDialogView } from '../../../domain/pricing/price-flow.view.ts'
import { formatPrice } from '../../i18n/format-price.ts'
import { useStorefront } from '../../storefront-context.tsx'
import type { PartNames } from '../model-code/ribbon-segments.ts'
import { LazyQuoteDialog } from './LazyQuoteDialog.tsx'
import type { PriceFlowActor } from './price-flow-actor.ts'
import { useOpenDrafts } from './use-open-drafts.ts'
import { useQuoteEntry } from './use-quote-entry.ts'

interface QuoteDialogProps {
  readonly openDrafts: Pricing['openDrafts']
  readonly flow: PriceFlowActor
  readonly account: Account | undefined
  readonly sku: Sku
  readonly names: PartNames
  /** The dialog could not be fetched; it has been closed. */
  readonly onMissed: () => void
}

/** The dialog of a price flow: what it shows, what was typed in it, and the drafts to choose from. */
export function QuoteDialog(props: QuoteDialogProps) {
  const { openDrafts, flow, account, sku, names, onMissed } = props
  const { t } = useTranslation()
  const { settings, today } = useStorefront()
  const snapshot = useSelector(flow, (now) => now)
  const { isAddOffered, added, price } = pricePanelView(snapshot, today())
  const view = quoteDialogView(snapshot, today())
  const { drafts, retry, freshen, distrust } = useOpenDrafts(openDrafts, {
    isWanted: isAddOffered,
    added,
  })
  const { typed, type } = useQuoteEntry({ flow, account, sku })
  const isOpen = view?.isOpen ?? false
  const onOpened = useEffectEvent(freshen)
  // Drafts are the server's; what is known of them may be old by the time they are wanted.
  useEffect(() => {
    if (isOpen) onOpened()
  }, [isOpen])
  if (view === undefined) return null
  const close = () => {
    if (view.failure) distrust()
    flow.send({ type: 'quote.close' })
  }
  return (
    <LazyQuoteDialog
      view={view}
      names={names}
      total={
        (price && formatPrice(price.total, price.currency, settings)) ?? t('price:notAvailable')
      }
      drafts={drafts}
      onRetryDrafts={retry}
      typed={typed}
      onType={type}
      today={today}
      onAdd={(request) => flow.send({ type: 'quote.add', request })}
      onClose={close}
      onMissed={() => {
        close()
        onMissed()
      }}
    />
  )
}
