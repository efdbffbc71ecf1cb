/** The chart of a bundle on its page, and what is chosen kept until it is built. */
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { cartOwner } from '../../../../application/cart/cart-count.ts'
import type { Bundles } from '../../../../application/cart/bundles.ts'
import {
  type BundleBuildEvent,
  type BundleBuildView,
  bundleBuildView,
} from '../../../../domain/catalogue/bundle-build.view.ts'
import { readSelection, selectionText } from '../../../../domain/catalogue/bundle-build.ts'
import type { BundleGroup } from '../../../../domain/catalogue/bundle.ts'
import type { Sku } from '../../../../domain/catalogue/product.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import { useAccount } from '../../../use-account.ts'

export interface BundleBuilding {
  readonly view: BundleBuildView
  readonly send: (event: BundleBuildEvent) => void
}

/** A selection that was not built yet survives a reload, for the customer or the visitor who made it. */
export function useBundleBuild(
  bundles: Bundles,
  sku: Sku,
  groups: readonly BundleGroup[],
): BundleBuilding {
  const { unsentWork } = useStorefront()
  const owner = cartOwner(useAccount()?.id)
  const name = `bundle:${sku.code}`
  const [machine] = useState(() => bundles.machineOf(sku))
  const [kept] = useState(() => readSelection(unsentWork.read(owner, name)))
  const actor = useActorRef(machine, { input: { groups, kept } })
  const view = bundleBuildView(useSelector(actor, (snapshot) => snapshot))
  const { stage, selection } = view
  const text = selectionText(selection)
  // What the browser keeps is outside React.
  useEffect(() => {
    if (stage === 'reading') return
    if (stage === 'built' || text === '') unsentWork.forget(owner, name)
    else unsentWork.keep(owner, name, text)
  }, [stage, text, unsentWork, owner, name])
  return { view, send: actor.send }
}
