import { Link, useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product, Sku } from '../../../domain/catalogue/product.ts'
import {
  skuOptionGroups,
  skuOptions,
  skuWith,
  variantName,
} from '../../../domain/catalogue/sku-options.ts'
import { Figure } from '../../components/Figure/Figure.tsx'
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx'
import { needsScripts } from '../../components/NeedsScripts/NeedsScripts.css.ts'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { usePlainPrice } from '../../parts/pricing/use-plain-price.ts'
import * as styles from './SkuChoice.css.ts'

interface SkuChoiceProps {
  readonly product: Product
  readonly sku: Sku
}

/**
 * Which of a plain product's skus: a question for each of its option groups (CONF-05). Every answer leads to
 * a sku that there is; the address names it, so that a link to it can be shared. Without scripts it is a list of links.
 */
export function SkuChoice({ product, sku }: SkuChoiceProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const navigate = useNavigate()
  const priceOf = usePlainPrice()
  const groups = skuOptionGroups(product)
  const values = skuOptions(sku, product.optionGroups)
  const choose = (group: number, value: string) => {
    const next = skuWith(product, sku, { group, value })
    if (!next) return
    void navigate({
      to: '.',
      search: { skuid: next.id },
      replace: true,
      resetScroll: false,
    })
  }
  const stock = stockWords()
  const price = priceOf([sku])
  return (
    <section className={styles.choice} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('catalogue:variant')}
      </h2>
      {groups.length > 0 && (
        <div className={`${styles.groups} ${needsScripts}`}>
          {groups.map(({ name, values: offered }, group) => (
            <SelectField
              key={name}
              label={name}
              value={values[group] ?? ''}
              onChange={(value) => choose(group, value)}
              choices={offered.map((value) => ({ value, label: value }))}
            />
          ))}
        </div>
      )}
      <noscript>
        <ul className={styles.variants}>
          {product.skus.map((each) => (
            <li key={each.id}>
              <Link to="." search={{ skuid: each.id }} className={linkLook()}>
                {variantName(product, each)}
              </Link>
            </li>
          ))}
        </ul>
      </noscript>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.term}>{t('product:article')}</dt>
          <dd className={styles.code}>{sku.code}</dd>
        </div>
        {price !== undefined && (
          <div>
            <dt className={styles.term}>{t('price:unitPrice')}</dt>
            <dd className={styles.value}>
              {price.look === 'price' ? <Figure weight="strong">{price.text}</Figure> : price.text}
              {price.terms !== undefined && <span className={styles.terms}>{price.terms}</span>}
            </dd>
          </div>
        )}
        <div>
          <dt className={styles.term}>{t('product:stock')}</dt>
          <dd className={styles.value}>{stock}</dd>
        </div>
      </dl>
      <LiveRegion
        message={[sku.code, price?.text, price?.terms, stock].filter(Boolean).join(', ')}
      />
    </section>
  )

  function stockWords(): string {
    if (sku.available === undefined) return t('product:stockOpen')
    return sku.available > 0 ? t('price:pieces', { count: sku.available }) : t('product:stockNone')
  }
}
