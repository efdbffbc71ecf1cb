import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import {
  accordionSets,
  type AttributeSet,
  technicalData,
} from '../../../domain/catalogue/attribute-set.ts'
import type { Product } from '../../../domain/catalogue/product.ts'
import { Accordion } from '../../components/Accordion/Accordion.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { SanitisedHtml } from '../../components/SanitisedHtml/SanitisedHtml.tsx'
import { Tabs } from '../../components/Tabs/Tabs.tsx'
import * as styles from './ProductDetails.css.ts'
import { ProductFiles } from './ProductFiles.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'
import { useUnits } from './use-units.ts'

interface ProductDetailsProps {
  readonly product: Product
  /** Decides which units are shown first. */
  readonly zone: AddressZone
}

/** Everything there is to read about a product, below what one does with it. */
export function ProductDetails({ product, zone }: ProductDetailsProps) {
  const { t } = useTranslation()
  const sets = accordionSets(product.attributeSets)
  return (
    <div className={styles.details}>
      <TechnicalData sets={product.attributeSets} zone={zone} />
      {sets.length > 0 && (
        <Part title={t('product.about')}>
          <Accordion
            openAtFirst={sets.slice(0, 1).map(({ code }) => code)}
            items={sets.map((set) => ({
              value: set.code,
              title: set.name,
              content: <Attributes set={set} />,
            }))}
          />
        </Part>
      )}
      {product.files.length > 0 && (
        <Part title={t('product.files')}>
          <ProductFiles files={product.files} />
        </Part>
      )}
      {product.related.length > 0 && (
        <Part title={t('product.related')}>
          <RelatedProducts products={product.related} />
        </Part>
      )}
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

function Part({ title, children }: PartProps) {
  const titleId = useId()
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <Heading level={2} size="lead" id={titleId}>
        {title}
      </Heading>
      {children}
    </section>
  )
}

interface TechnicalDataProps {
  readonly sets: readonly AttributeSet[]
  readonly zone: AddressZone
}

/** The same values in metric and in U.S. units, a tab each (CAT-15). */
function TechnicalData({ sets, zone }: TechnicalDataProps) {
  const { t } = useTranslation()
  const [units, setUnits] = useUnits(zone)
  const { metric, us } = technicalData(sets)
  const items = [
    { value: 'metric' as const, label: t('product.metric'), set: metric },
    { value: 'us' as const, label: t('product.us'), set: us },
  ].flatMap(({ set, ...item }) => (set ? [{ ...item, panel: <Attributes set={set} /> }] : []))
  const [first] = items
  if (first === undefined) return null
  return (
    <Part title={t('product.technicalData')}>
      <Tabs
        label={t('product.units')}
        value={items.some(({ value }) => value === units) ? units : first.value}
        onChange={setUnits}
        items={items}
      />
    </Part>
  )
}

function Attributes({ set }: { readonly set: AttributeSet }) {
  return (
    <DescriptionList
      items={set.attributes.map(({ name, valueHtml, unit }) => ({
        term: name,
        description: (
          <span className={styles.value}>
            <SanitisedHtml html={valueHtml} />
            {unit !== undefined && <span className={styles.unit}>{unit}</span>}
          </span>
        ),
      }))}
    />
  )
}
