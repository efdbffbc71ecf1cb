import { createElement, type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import { accordionSets, technicalData } from '../../../domain/catalogue/attribute-set.ts'
import type { Choices } from '../../../domain/catalogue/modifier.ts'
import type { Product } from '../../../domain/catalogue/product.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { late } from '../../components/Late/late.ts'
import { useLateNear } from '../../components/Late/use-late-near.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import * as styles from './ProductDetails.css.ts'
import { useUnits } from '../../use-units.ts'

const contents = late(async () => (await import('./product-contents.ts')).productContents)

/** As many lines of text as the chart is high. */
const chartRows = 14

interface ProductDetailsProps {
  readonly product: Product
  /** Decides which units are shown first. */
  readonly zone: AddressZone
  readonly chosen: Choices
}

/**
 * Everything there is to read about a product, below what one does with it. The headings are there from
 * the start; tabs, accordion and tables are fetched when somebody comes near them.
 */
export function ProductDetails({ product, zone, chosen }: ProductDetailsProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const { piece, hasFailed, fetchNow } = useLateNear(contents, place)
  const [units, setUnits] = useUnits(zone)
  const { performance } = product
  const { metric, us } = technicalData(product.attributeSets)
  const [data] = [metric, us].filter((set) => set !== undefined)
  const sets = accordionSets(product.attributeSets)
  return (
    <div ref={place} className={styles.details}>
      {hasFailed && <Failed onRetry={fetchNow} />}
      {data !== undefined && (
        <Part title={t('product:technicalData')} rows={data.attributes.length}>
          {piece && createElement(piece.TechnicalData, { metric, us, units, onUnits: setUnits })}
        </Part>
      )}
      {sets.length > 0 && (
        <Part title={t('product:about')} rows={sets.length}>
          {piece && createElement(piece.ProductFacts, { sets })}
        </Part>
      )}
      {performance !== undefined && (
        <Part title={t('product:performance.title')} rows={chartRows} width="whole">
          {piece && createElement(piece.Performance, { performance, zone, units, chosen })}
        </Part>
      )}
      {product.files.length > 0 && (
        <Part title={t('product:files')} rows={product.files.length}>
          {piece && createElement(piece.ProductFiles, { files: product.files })}
        </Part>
      )}
      {product.related.length > 0 && (
        <Part title={t('product:related')} rows={3}>
          {piece && createElement(piece.RelatedProducts, { products: product.related })}
        </Part>
      )}
    </div>
  )
}

interface PartProps {
  readonly title: string
  /** How many lines there will be; their room is kept until they are there. */
  readonly rows: number
  readonly width?: 'half' | 'whole'
  readonly children: ReactNode
}

function Part({ title, rows, width = 'half', children }: PartProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section className={styles.part[width]} aria-labelledby={titleId}>
      <Heading level={2} size="lead" id={titleId}>
        {title}
      </Heading>
      {children ?? <SkeletonRows busyText={t('product:detailsLoading')} count={rows} />}
    </section>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.failed}>
      <Notice
        tone="error"
        actions={
          <Button size="sm" onClick={onRetry}>
            {t('common:tryAgain')}
          </Button>
        }
      >
        {t('product:detailsFailed')}
      </Notice>
    </div>
  )
}
