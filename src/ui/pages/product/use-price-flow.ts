/** The price flow of one product page: started from the address, kept in step with the session. */
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Pricing } from '../../../application/pricing/pricing.ts'
import { codedProduct } from '../../../domain/catalogue/model-code.ts'
import type { Product, Sku } from '../../../domain/catalogue/product.ts'
import { demandsVerification } from '../../../domain/content/selling-rules.ts'
import { siteZone } from '../../../domain/content/site-settings.ts'
import { configurationView } from '../../../domain/pricing/price-flow.view.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import {
  type AddressedConfiguration,
  readConfiguration,
  whenReadable,
} from './configuration-address.ts'

/** What the page of a product is opened with. */
export interface ProductVisit {
  readonly product: Product
  readonly sku: Sku
  readonly isPreview: boolean
  readonly address: AddressedConfiguration
}

/** Starts the price flow of a visit; also what is to be said of its address. */
export function usePriceFlow(
  machine: Pricing['priceFlow'],
  { product, sku, isPreview, address }: ProductVisit,
) {
  const { settings } = useStorefront()
  const account = useAccount()
  const zone = account?.zone ?? siteZone(settings)
  const coded = useMemo(
    () => codedProduct(product, { skuCode: sku.code, zone, isPreview }),
    [product, sku.code, zone, isPreview],
  )
  // Read once: from then on the chart knows the configuration, and the address follows it.
  const [restored, setRestored] = useState(() => readConfiguration(coded, address))
  const flow = useActorRef(machine, {
    input: {
      product,
      sku,
      account,
      zone,
      isPreview,
      demandsVerification: demandsVerification(settings.priceVisibility),
      changes: restored.changes,
    },
  })
  const begun = useRef({
    account,
    coded,
    configuration: configurationView(flow.getSnapshot()).configuration,
  })
  // The session lives outside React and this chart, so the chart is sent every change. The customer may be known
  // after the page: the address is then read again with the codes of their zone, unless the configuration has
  // changed meanwhile. Where a visitor chooses another region, what could be read moves there instead.
  useEffect(() => {
    const configurationNow = () => configurationView(flow.getSnapshot()).configuration
    const isUntouched = configurationNow() === begun.current.configuration
    const isOtherZone = begun.current.coded.modifiers !== coded.modifiers
    const isOtherCustomer = begun.current.account?.id !== account?.id
    const isToBeRead = isOtherCustomer || restored.unreadText !== undefined
    flow.send({ type: 'account.changed', account, zone })
    if (!isOtherZone || !isToBeRead || !isUntouched) return undefined
    const untouched = configurationNow()
    return whenReadable(coded, address.model, () => {
      if (configurationNow() !== untouched) return
      const again = readConfiguration(coded, address)
      for (const change of again.changes) flow.send({ type: 'configuration.changed', change })
      begun.current = { account, coded, configuration: configurationNow() }
      setRestored(again)
    })
    // oxlint-disable-next-line react/exhaustive-deps -- the address follows the configuration
  }, [flow, account, zone, coded])
  // Another language brings the same product again: its words change, what has been chosen stays.
  useEffect(() => flow.send({ type: 'product.reworded', product }), [flow, product])
  return { flow, account, coded, restored }
}
