/** The dimensions of the configuration, drawn to measure. */
import { useCallback, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Catalogue } from '../../../../application/catalogue/catalogue.ts'
import type { AddressZone } from '../../../../domain/account/address-zone.ts'
import type { Choices } from '../../../../domain/catalogue/modifier.ts'
import { dimensionsOf } from '../../../../domain/catalogue/outline.ts'
import { modifiersOf, type Product } from '../../../../domain/catalogue/product.ts'
import type { UnitSystem } from '../../../../domain/catalogue/unit-system.ts'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { ReadFailed } from '../../../parts/ReadFailed.tsx'
import { useProgram } from '../../../use-program.ts'
import * as detailStyles from '../ProductDetails.css.ts'
import { DrawnOutline } from './DrawnOutline.tsx'

interface ProductOutlineProps {
  readonly catalogue: Catalogue
  readonly product: Product
  readonly zone: AddressZone
  readonly units: UnitSystem
  readonly chosen: Choices
}

/** Nothing for a product that is not drawn to measure. */
export function ProductOutline({ catalogue, product, zone, units, chosen }: ProductOutlineProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { urlTitle } = product
  const [reading, again] = useProgram(
    useCallback(
      (signal: AbortSignal) => catalogue.outline(urlTitle, signal),
      [catalogue, urlTitle],
    ),
  )
  if (reading.kind === 'failed' && reading.failure.kind === 'not-found') return null
  const modifiers = modifiersOf(product, zone)
  const isRoomKept = reading.kind === 'waiting' && modifiers.length > 0
  const { part, drawingHeight } = detailStyles
  return (
    <section
      aria-labelledby={titleId}
      className={isRoomKept ? `${part.whole} ${drawingHeight}` : part.whole}
    >
      <Heading level={2} size="lead" id={titleId}>
        {t('drawing:title')}
      </Heading>
      {reading.kind === 'waiting' && <SkeletonRows busyText={t('drawing:loading')} count={14} />}
      {reading.kind === 'failed' && (
        <ReadFailed
          failure={reading.failure}
          title={t('drawing:failed')}
          fallbackKey="common:networkError"
          onAgain={again}
        />
      )}
      {reading.kind === 'read' && (
        <DrawnOutline
          outline={reading.answer}
          dimensions={dimensionsOf(reading.answer, { zone, modifiers, choices: chosen })}
          units={units}
          name={product.name}
          fileName={`${product.skus[0]?.code ?? product.productCode}${modifiers.map(({ key }) => chosen.get(key) ?? '_').join('')}`}
        />
      )}
    </section>
  )
}
