/** The configuration of a line while it is chosen again: a price flow of its own, priced as soon as it is whole. */
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SoldProduct } from '../../../../application/quote/product-of-line.ts'
import type { Choices } from '../../../../domain/catalogue/modifier.ts'
import { codedProduct } from '../../../../domain/catalogue/model-code.ts'
import {
  configurationText,
  readConfigurationText,
} from '../../../../domain/pricing/configuration-text.ts'
import { configurationView, pricePanelView } from '../../../../domain/pricing/price-flow.view.ts'
import { choicesOfLine } from '../../../../domain/quote/line-change.ts'
import type { QuoteItem } from '../../../../domain/quote/quote-item.ts'
import { siteZone } from '../../../../domain/content/site-settings.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import { useAccount } from '../../../use-account.ts'

interface Beginning {
  readonly line: QuoteItem
  /** As it stands in the field of the line by now. */
  readonly quantity: string
  readonly sold: SoldProduct
  /** What was chosen before a reload, or is in another window; empty for nothing. */
  readonly begun: string
  readonly onChoose: (text: string) => void
}

export function useLineConfiguration({ line, quantity, sold, begun, onChoose }: Beginning) {
  const { settings, today } = useStorefront()
  const account = useAccount()
  const { pricing, product, sku } = sold
  const zone = account?.zone ?? siteZone(settings)
  const [coded] = useState(() =>
    codedProduct(product, { skuCode: sku.code, zone, isPreview: false }),
  )
  const [before] = useState(() => choicesOfLine(coded, line))
  const [takenUp] = useState(() => (begun === '' ? undefined : readConfigurationText(coded, begun)))
  const [choices] = useState(takenUp ?? before)
  const flow = useActorRef(pricing.priceFlow, {
    input: {
      product,
      sku,
      account,
      zone,
      isPreview: false,
      changes: [
        ...(choices ? [{ kind: 'model', choices } as const] : []),
        { kind: 'quantity', text: quantity } as const,
      ],
    },
  })
  const snapshot = useSelector(flow, (now) => now)
  const view = configurationView(snapshot)
  const panel = pricePanelView(snapshot, today())
  const { configuration } = view
  const isPriceable =
    view.isComplete && view.quantity.problem === undefined && panel.stage !== 'signed-out'
  // The chart waits to be asked; here everything that can be priced is, once for each configuration.
  const priceable = isPriceable ? configuration : undefined
  useEffect(() => {
    if (priceable) flow.send({ type: 'price.calculate' })
  }, [flow, priceable])
  const followed = useRef(quantity)
  const follow = useEffectEvent((text: string) => {
    if (view.quantity.text === followed.current) {
      flow.send({ type: 'configuration.changed', change: { kind: 'quantity', text } })
    }
    followed.current = text
  })
  // Another window may change the quantity; one that was typed here stays.
  useEffect(() => follow(quantity), [quantity])
  const send = (event: Parameters<typeof flow.send>[0]) => {
    flow.send(event)
    onChoose(configurationText(coded, configurationView(flow.getSnapshot()).configuration.choices))
  }
  const present: Choices = before ?? new Map()
  return {
    coded,
    before,
    view,
    panel,
    send,
    /** Whether it began with what had been chosen before, here or in another window. */
    isTakenUp:
      takenUp !== undefined &&
      configurationText(coded, takenUp) !== configurationText(coded, present),
    startOver: () =>
      send({ type: 'configuration.changed', change: { kind: 'model', choices: present } }),
  }
}
