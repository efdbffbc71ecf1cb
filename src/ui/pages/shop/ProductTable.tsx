import { useTranslation } from 'react-i18next'
import type { ListingQuery } from '../../../domain/catalogue/listing.ts'
import type { CataloguePage } from '../../../domain/search/product-listing.ts'
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts'
import { usePlainPrice } from '../../parts/pricing/use-plain-price.ts'
import { scrolledByKeys } from '../../show-focused.ts'
import { ProductRow } from './ProductRow.tsx'
import * as styles from './ProductTable.css.ts'
import { SortHead } from './SortHead.tsx'
import { useProductAddress } from './use-product-address.ts'
import { useProductFigures } from './use-product-figures.ts'

interface ProductTableProps {
  readonly listing: Pick<CataloguePage, 'rows' | 'columns' | 'sorts'>
  readonly query: ListingQuery
}

/**
 * Products as rows with a column for each figure that they are compared by. Head and names stay in view where the table
 * is larger than the screen.
 */
export function ProductTable({ listing: { rows, columns, sorts }, query }: ProductTableProps) {
  const { t } = useTranslation()
  const figures = useProductFigures()
  const priceOf = usePlainPrice()
  const hrefOf = useProductAddress()
  const sortable = { sort: query.sort, sorts }
  const label = t('listing:table.label')
  return (
    <div className={styles.frame}>
      <div className={styles.window} aria-label={label} {...scrolledByKeys}>
        <table className={styles.table}>
          <caption className={visuallyHidden}>{label}</caption>
          <thead>
            <tr>
              <SortHead {...sortable} up="name" down="nameDescending" look="name">
                {t('common:product')}
              </SortHead>
              {columns.map((quantity) => (
                <SortHead
                  key={quantity}
                  {...sortable}
                  up={quantity}
                  down={`${quantity}Descending`}
                  look="figure"
                  unit={figures.unit(quantity)}
                >
                  {t(`listing:figure.${quantity}`)}
                </SortHead>
              ))}
              <SortHead {...sortable} up="price" down="priceDescending" look="figure">
                {t('listing:table.price')}
              </SortHead>
            </tr>
          </thead>
          {rows.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              href={hrefOf(product)}
              columns={columns}
              pinned={query.pinned}
              figures={figures}
              // A plain product says the price of the one that is chosen, in the line below.
              price={product.hasOptionGroups ? undefined : priceOf(product.skus)}
            />
          ))}
        </table>
      </div>
    </div>
  )
}
