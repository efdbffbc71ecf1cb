import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pricePanelView } from '../../../domain/pricing/price-flow.view.ts'
import { quoteDialogView } from '../../../domain/pricing/quote-dialog.view.ts'
import { formatPrice } from '../../i18n/format-price.ts'
import { useStorefront } from '../../storefront-context.tsx'
import type { PartNames } from '../model-code/ribbon-segments.ts'
import { LazyQuoteDialog } from './LazyQuoteDialog.tsx'
import type { PriceFlowActor } from './price-flow-actor.ts'
import type { TypedEntry } from './quote-entry.ts'
import type { QuoteAdding } from './use-quote-adding.ts'

interface QuoteDialogProps {
  readonly flow: PriceFlowActor
  readonly adding: QuoteAdding
  readonly names: PartNames
  /** Heads the reason why a single press has not added the line; undefined for the dialog's own. */
  readonly pressFailed?: string | undefined
  /** The dialog could not be fetched; it has been closed. */
  readonly onMissed: () => void
}

/** What the dialog began with when it opened. */
interface Offer {
  readonly wasOpen: boolean
  readonly offered: TypedEntry
}

/** The dialog of a price flow: what it shows, what was typed in it, and the drafts to choose from. */
export function QuoteDialog(props: QuoteDialogProps) {
  const { flow, adding, names, onMissed } = props
  const { drafts, retry, freshen, distrust, typed, type } = adding
  const { t } = useTranslation()
  const { settings, today } = useStorefront()
  const snapshot = useSelector(flow, (now) => now)
  const { price } = pricePanelView(snapshot, today())
  const view = quoteDialogView(snapshot, today())
  const isOpen = view?.isOpen ?? false
  // Told once, as it opens: a later answer must not put another quote under what is being read.
  const [{ wasOpen, offered }, setOffer] = useState<Offer>({ wasOpen: false, offered: {} })
  if (isOpen !== wasOpen) {
    const { lastUsed } = adding
    setOffer({ wasOpen: isOpen, offered: isOpen && lastUsed ? { quoteId: lastUsed.id } : {} })
  }
  const onOpened = useEffectEvent(() => {
    // After a single press that failed: what is known of the drafts has just proved wrong.
    if (view?.failure) distrust()
    freshen()
  })
  // Drafts are the server's; what is known of them may be old by the time they are wanted.
  useEffect(() => {
    if (isOpen) onOpened()
  }, [isOpen])
  if (view === undefined) return null
  const close = () => {
    if (view.failure) distrust()
    adding.forgetPress()
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
      typed={{ ...offered, ...typed }}
      onType={type}
      today={today}
      failedTitle={props.pressFailed}
      onAdd={(request) => {
        adding.forgetPress()
        flow.send({ type: 'quote.add', request })
      }}
      onClose={close}
      onMissed={() => {
        close()
        onMissed()
      }}
    />
  )
}
