/** The place of the dimension drawing: a server draws it, so that it is on paper and there without scripts, and its code follows when it comes near. */
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import type { Choices } from '../../../domain/catalogue/modifier.ts'
import { modifiersOf, type Product } from '../../../domain/catalogue/product.ts'
import type { UnitSystem } from '../../../domain/catalogue/unit-system.ts'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { useLazyWithTexts } from '../../i18n/use-lazy-with-texts.ts'
import { allLazy, lazy, Loaded } from '../../lazy.tsx'
import { useServices } from '../../storefront-context.tsx'
import { useNear } from '../../use-near.ts'
import { LoadFailed } from './LoadFailed.tsx'
import * as styles from './ProductDetails.css.ts'

const outlineCode = lazy(async () => (await import('./outline/ProductOutline.tsx')).ProductOutline)

interface OutlineOfProps {
  readonly product: Product
  readonly zone: AddressZone
  readonly units: UnitSystem
  readonly chosen: Choices
}

export function OutlineOf(props: OutlineOfProps) {
  const { t } = useTranslation()
  const { catalogue } = useServices()
  // A plain article is seldom drawn.
  const isDrawn = modifiersOf(props.product, props.zone).length > 0
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const worded = useLazyWithTexts(outlineCode, ['drawing'])
  const [part] = useState(() => allLazy(worded, catalogue))
  return (
    <div ref={place} className={styles.part.whole}>
      {near.wanted && (
        <Loaded
          of={part}
          after={near.after}
          waiting={
            <div className={isDrawn ? styles.drawingHeight : undefined}>
              <SkeletonRows busyText={t('product:detailsLoading')} count={14} />
            </div>
          }
          failed={(retry) => <LoadFailed textKey="product:detailsFailed" onRetry={retry} />}
        >
          {([ProductOutline, service]) => <ProductOutline {...props} catalogue={service} />}
        </Loaded>
      )}
    </div>
  )
}
