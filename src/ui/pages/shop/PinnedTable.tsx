/** Products as columns, what is known of them as rows: those that differ, then those that are the same in all. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { comparedFacts, type FactRow } from '../../../domain/catalogue/fact-comparison.ts'
import { togglePinned } from '../../../domain/catalogue/listing-steps.ts'
import type { Product } from '../../../domain/catalogue/product.ts'
import { productFacts } from '../../../domain/catalogue/product-comparison.ts'
import type { FigureFact } from '../../../domain/catalogue/technical-figures.ts'
import { siteZone } from '../../../domain/content/site-settings.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { measureWords, unitWords } from '../../i18n/measure-words.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { scrolledByKeys } from '../../show-focused.ts'
import { listingChange } from './listing-change.ts'
import * as styles from './PinnedProducts.css.ts'
import { useListUnits } from './use-list-units.ts'

interface PinnedTableProps {
  readonly products: readonly {
    readonly urlTitle: string
    readonly product: Product | 'missing'
  }[]
}

export function PinnedTable({ products }: PinnedTableProps) {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const zone = useAccount()?.zone ?? siteZone(settings)
  const [units] = useListUnits()
  const facts = products.map(({ product }) =>
    product === 'missing' ? undefined : productFacts(product, zone, units),
  )
  const { different, same } = comparedFacts(facts)
  const width = products.length + 1
  const isAlone = facts.filter((each) => each !== undefined).length < 2
  return (
    <div className={styles.window} aria-label={t('listing:pin.title')} {...scrolledByKeys}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner}>
              <VisuallyHidden>{t('listing:pin.question')}</VisuallyHidden>
            </td>
            {products.map(({ urlTitle, product }) => (
              <th key={urlTitle} scope="col" className={styles.column}>
                <ColumnHead urlTitle={urlTitle} product={product} />
              </th>
            ))}
          </tr>
        </thead>
        {!isAlone && (
          <Rows
            title={t('listing:pin.different', { count: different.length })}
            rows={different}
            width={width}
          />
        )}
        {!isAlone && same.length > 0 && (
          <Rows title={t('listing:pin.same', { count: same.length })} rows={same} width={width} />
        )}
      </table>
    </div>
  )
}

function ColumnHead({ urlTitle, product }: PinnedTableProps['products'][number]) {
  const { t } = useTranslation()
  const name = product === 'missing' ? urlTitle : product.name
  return (
    <>
      {product === 'missing' ? (
        <>
          {urlTitle}
          <span className={styles.missing}>{t('listing:pin.missing')}</span>
        </>
      ) : (
        <Link to="/product/$urlTitle" params={{ urlTitle }} className={linkLook({ tone: 'plain' })}>
          {name}
        </Link>
      )}
      <Link
        {...listingChange((now) => togglePinned(now, urlTitle))}
        className={styles.remove}
        aria-label={t('listing:pin.removeNamed', { name })}
      >
        {t('common:remove')}
      </Link>
    </>
  )
}

interface RowsProps {
  readonly title: ReactNode
  readonly rows: readonly FactRow<FigureFact>[]
  readonly width: number
}

function Rows({ title, rows, width }: RowsProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={width} className={styles.group}>
          <span className={styles.groupName}>{title}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row" className={styles.question}>
            {row.name}
          </th>
          {row.cells.map((fact, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the columns have their places
            <td key={index} className={styles.cell}>
              <FactText fact={fact} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function FactText({ fact }: { readonly fact: FigureFact | undefined }) {
  const { t, i18n } = useTranslation()
  if (fact === undefined || fact.text === '') {
    return (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('listing:table.unknown')}</VisuallyHidden>
      </>
    )
  }
  if (fact.unit === undefined) return fact.text
  return `${measureWords(fact.text, i18n.language)} ${unitWords(t, fact.unit)}`
}
