import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bundles } from '../../../../application/cart/bundles.ts'
import type { Product, Sku } from '../../../../domain/catalogue/product.ts'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { ReadFailed } from '../../../parts/ReadFailed.tsx'
import { useProgram } from '../../../use-program.ts'
import * as layout from '../Configurator.css.ts'
import { BundleGroups } from './BundleGroups.tsx'
import { BundlePanel } from './BundlePanel.tsx'
import { useBundleBuild } from './use-bundle-build.ts'

interface OpenBundleProps {
  readonly bundles: Bundles
  readonly product: Product
  readonly sku: Sku
}

const noGroups: NonNullable<Product['bundle']> = []

/** The groups, and beside them what was chosen; one below the other where there is no room for two. */
export function OpenBundle({ bundles, product, sku }: OpenBundleProps) {
  const { t } = useTranslation()
  const building = useBundleBuild(bundles, sku, product.bundle ?? noGroups)
  // Another language brings the same product again, and with it the words of its parts.
  const [reading, again] = useProgram(
    useCallback((signal: AbortSignal) => bundles.offers(product.id, signal), [bundles, product]),
  )
  return (
    <div className={layout.halves}>
      {reading.kind === 'waiting' && <SkeletonRows busyText={t('bundle:loading')} count={8} />}
      {reading.kind === 'failed' && (
        <ReadFailed failure={reading.failure} fallbackKey="bundle:offersFailed" onAgain={again} />
      )}
      {reading.kind === 'read' && (
        <BundleGroups
          {...building}
          groups={product.bundle ?? noGroups}
          offers={reading.answer}
          more={bundles.offer}
        />
      )}
      <BundlePanel {...building} offers={reading.kind === 'read' ? reading.answer : []} />
    </div>
  )
}
