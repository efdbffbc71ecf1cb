/** From a card to a line of a quote: the product's definition, its price, the dialog. */
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Catalogue } from '../../../application/catalogue/catalogue.ts'
import type { Pricing } from '../../../application/pricing/pricing.ts'
import type { Product, ProductSummary, Sku } from '../../../domain/catalogue/product.ts'
import { demandsVerification } from '../../../domain/content/selling-rules.ts'
import { siteZone } from '../../../domain/content/site-settings.ts'
import { pricePanelView } from '../../../domain/pricing/price-flow.view.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { QuoteDialog } from '../../parts/add-to-quote/QuoteDialog.tsx'
import { useQuoteAdding } from '../../parts/add-to-quote/use-quote-adding.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { useProgram } from '../../use-program.ts'
import * as styles from './CardActions.css.ts'
import { CardOutcome } from './CardOutcome.tsx'

interface CardQuoteProps {
  readonly pricing: Pricing
  readonly catalogue: Catalogue
  readonly product: ProductSummary
  readonly sku: Sku
  readonly quantity: number
  /** Each press is a wish: price and dialog. */
  readonly presses: number
  readonly onBusy: (isBusy: boolean) => void
}

export function CardQuote({ catalogue, product: listed, presses, ...wish }: CardQuoteProps) {
  const { t } = useTranslation()
  const [reading, again] = useProgram(
    useCallback(
      (signal: AbortSignal) => catalogue.listedProduct(listed, signal),
      [catalogue, listed],
    ),
  )
  // A press after a failure sends the request again.
  const [asked, setAsked] = useState(presses)
  if (asked !== presses) {
    setAsked(presses)
    if (reading.kind === 'failed') again()
  }
  useBusy(reading.kind === 'waiting', wish.onBusy)
  const product = reading.kind === 'read' ? reading.answer : undefined
  const isGone = product !== undefined && !product.skus.some(({ id }) => id === wish.sku.id)
  if (reading.kind === 'failed' || isGone) {
    return (
      <p role="alert" className={styles.bad}>
        {reading.kind === 'failed'
          ? failureWords(t, reading.failure, 'common:networkError')
          : t('listing:gone')}
      </p>
    )
  }
  return product && <QuoteFlow product={product} presses={presses} {...wish} />
}

interface QuoteFlowProps extends Omit<CardQuoteProps, 'product' | 'catalogue'> {
  readonly product: Product
}

function QuoteFlow(props: QuoteFlowProps) {
  const { pricing, product, sku, quantity, presses, onBusy } = props
  const { t } = useTranslation()
  const { settings, today } = useStorefront()
  const account = useAccount()
  const zone = account?.zone ?? siteZone(settings)
  const flow = useActorRef(pricing.priceFlow, {
    input: {
      product,
      sku,
      account,
      zone,
      isPreview: false,
      demandsVerification: demandsVerification(settings.priceVisibility),
      changes: [],
    },
  })
  const want = useEffectEvent(() => {
    const text = String(quantity)
    flow.send({ type: 'configuration.changed', change: { kind: 'quantity', text } })
    flow.send({ type: 'quote.want' })
  })
  // The chart lives outside React: it is told of the session, and of every press.
  useEffect(() => flow.send({ type: 'account.changed', account, zone }), [flow, account, zone])
  useEffect(() => {
    if (presses > 0) want()
  }, [presses])
  const view = useSelector(flow, (snapshot) => pricePanelView(snapshot, today()))
  useBusy(view.stage === 'calculating', onBusy)
  const [isMissed, setMissed] = useState(false)
  const adding = useQuoteAdding({ openDrafts: pricing.openDrafts, flow, account, sku })
  const names = {
    sku: t('catalogue:ribbon.sku'),
    skuMeaning: sku.name,
    unread: t('catalogue:ribbon.rest'),
  }
  return (
    <>
      <CardOutcome view={view} isMissed={isMissed} />
      <QuoteDialog flow={flow} adding={adding} names={names} onMissed={() => setMissed(true)} />
    </>
  )
}

/** Tells the card, whose button it is, that something is under way. */
function useBusy(isBusy: boolean, onBusy: (isBusy: boolean) => void) {
  const tell = useEffectEvent(onBusy)
  useEffect(() => {
    tell(isBusy)
    return () => tell(false)
  }, [isBusy])
}
