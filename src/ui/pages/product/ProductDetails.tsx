import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import { optionTables } from '../../../domain/catalogue/option-table.ts'
import { accordionSets, technicalData } from '../../../domain/catalogue/attribute-set.ts'
import type { Choices } from '../../../domain/catalogue/modifier.ts'
import { isBundle, isPlain, type Product, type Sku } from '../../../domain/catalogue/product.ts'
import { Heading } from '../../components/Heading/Heading.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import * as styles from './ProductDetails.css.ts'
import { lazy, Loaded } from '../../lazy.tsx'
import { useNear } from '../../use-near.ts'
import { useUnits } from '../../use-units.ts'

const productContents = lazy(async () => (await import('./product-contents.ts')).productContents)

type Contents = typeof import('./product-contents.ts').productContents

/** As many lines of text as the chart is high. */
const chartRows = 14

interface ProductDetailsProps {
  readonly product: Product
  readonly sku: Sku | undefined
  /** Decides which units are shown first. */
  readonly zone: AddressZone
  readonly chosen: Choices
}

/**
 * Everything there is to read about a product, below what one does with it. The headings are there from
 * the start; tabs, accordion and tables are fetched when they come near.
 */
export function ProductDetails(props: ProductDetailsProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const isNamed = useLocation({ select: ({ hash }) => hash !== '' })
  const parts = (contents?: Contents) => <Parts {...props} contents={contents} />
  return (
    <div ref={place} className={styles.details}>
      {near.wanted || isNamed ? (
        <Loaded
          of={productContents}
          after={near.after}
          waiting={parts()}
          failed={(retry) => (
            <>
              <Failed onRetry={retry} />
              {parts()}
            </>
          )}
        >
          {parts}
        </Loaded>
      ) : (
        parts()
      )}
    </div>
  )
}

interface PartsProps extends ProductDetailsProps {
  /** Undefined until its code is there. */
  readonly contents: Contents | undefined
}

function Parts({ product, sku, zone, chosen, contents: shown }: PartsProps) {
  const { t } = useTranslation()
  const [units, setUnits] = useUnits(zone)
  const { performance } = product
  const { metric, us } = technicalData(product.attributeSets)
  const [data] = [metric, us].filter((set) => set !== undefined)
  const sets = accordionSets(product.attributeSets)
  const options = optionTables(product.modifiers, zone)
  return (
    <>
      {data !== undefined && (
        <Part title={t('product:technicalData')} rows={data.attributes.length}>
          {shown && (
            <shown.TechnicalData metric={metric} us={us} units={units} onUnits={setUnits} />
          )}
        </Part>
      )}
      {sets.length > 0 && (
        <Part title={t('product:about')} rows={sets.length}>
          {shown && <shown.ProductFacts sets={sets} />}
        </Part>
      )}
      {options.length > 0 && (
        <Part title={t('product:allOptions')} rows={options.length * 2} width="whole">
          {shown && <shown.OptionTables tables={options} zone={zone} chosen={chosen} />}
        </Part>
      )}
      {performance !== undefined && (
        <Part title={t('product:performance.title')} rows={chartRows} width="whole">
          {shown && (
            <shown.Performance
              performance={performance}
              zone={zone}
              units={units}
              chosen={chosen}
            />
          )}
        </Part>
      )}
      {shown && !isPlain(product) && (
        <shown.OutlineOf product={product} zone={zone} units={units} chosen={chosen} />
      )}
      {shown && sku && !isBundle(product) && (
        <shown.DataSheetOf product={product} sku={sku} zone={zone} units={units} chosen={chosen} />
      )}
      {product.files.length > 0 && (
        <Part title={t('product:files')} rows={product.files.length}>
          {shown && <shown.ProductFiles files={product.files} />}
        </Part>
      )}
      {product.related.length > 0 && (
        <Part title={t('product:related')} rows={3}>
          {shown && <shown.RelatedProducts products={product.related} />}
        </Part>
      )}
      {shown && <shown.ReviewsOf productId={product.id} />}
    </>
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
  return (
    <div className={styles.failed}>
      <LoadFailed textKey="product:detailsFailed" onRetry={onRetry} />
    </div>
  )
}
