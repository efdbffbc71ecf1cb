/** The price flow of one product page: started from the address, kept in step with who is at the counter. */
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { codedProduct } from '../../../domain/catalogue/model-code.ts'
import type { Product, Sku } from '../../../domain/catalogue/product.ts'
import { demandsVerification } from '../../../domain/content/selling-rules.ts'
import { siteZone } from '../../../domain/content/site-settings.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { type AddressedConfiguration, readAddress } from './configuration-address.ts'

interface Visit {
  readonly product: Product
  readonly sku: Sku
  readonly isPreview: boolean
  readonly address: AddressedConfiguration
}

export function usePriceFlow({ product, sku, isPreview, address }: Visit) {
  const storefront = useStorefront()
  const account = useAccount()
  const zone = account?.zone ?? siteZone(storefront.settings)
  const coded = useMemo(
    () => codedProduct(product, { skuCode: sku.code, zone, isPreview }),
    [product, sku.code, zone, isPreview],
  )
  // Read once: from then on the chart knows the configuration, and the address follows it.
  const [restored] = useState(() => readAddress(coded, address))
  const flow = useActorRef(storefront.priceFlow, {
    input: {
      product,
      sku,
      account,
      zone,
      isPreview,
      demandsVerification: demandsVerification(storefront.settings.priceVisibility),
      changes: restored.changes,
    },
  })
  // The session lives outside React and outside this chart; it is told of every change.
  useEffect(() => flow.send({ type: 'account.changed', account, zone }), [flow, account, zone])
  // Another language brings the same product again: its words change, what has been chosen stays.
  useEffect(() => flow.send({ type: 'product.reworded', product }), [flow, product])
  return { flow, account, coded, unreadText: restored.unreadText }
}
