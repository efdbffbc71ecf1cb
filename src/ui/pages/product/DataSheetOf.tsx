/** The place of the data sheet; it needs scripts, so no server draws it. */
import { useState } from 'react'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import type { Choices } from '../../../domain/catalogue/modifier.ts'
import type { Product, Sku } from '../../../domain/catalogue/product.ts'
import type { UnitSystem } from '../../../domain/catalogue/unit-system.ts'
import { useIsFirstDrawing } from '../../first-drawing.ts'
import { useLazyWithTexts } from '../../i18n/use-lazy-with-texts.ts'
import { allLazy, lazy, Loaded } from '../../lazy.tsx'
import { useServices } from '../../storefront-context.tsx'
import { LoadFailed } from './LoadFailed.tsx'

const offerCode = lazy(async () => (await import('./data-sheet/DataSheetOffer.tsx')).DataSheetOffer)

interface DataSheetOfProps {
  readonly product: Product
  readonly sku: Sku
  readonly zone: AddressZone
  readonly units: UnitSystem
  readonly chosen: Choices
}

export function DataSheetOf(props: DataSheetOfProps) {
  return useIsFirstDrawing() ? null : <LaterOffer {...props} />
}

function LaterOffer(props: DataSheetOfProps) {
  const { catalogue } = useServices()
  const worded = useLazyWithTexts(offerCode, ['sheet', 'drawing'])
  const [part] = useState(() => allLazy(worded, catalogue))
  return (
    <Loaded
      of={part}
      failed={(retry) => <LoadFailed textKey="product:detailsFailed" onRetry={retry} />}
    >
      {([DataSheetOffer, service]) => <DataSheetOffer {...props} catalogue={service} />}
    </Loaded>
  )
}
