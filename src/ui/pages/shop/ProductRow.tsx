import { useTranslation } from 'react-i18next'
import type { ProductSummary } from '../../../domain/catalogue/product.ts'
import type { FigureQuantity } from '../../../domain/catalogue/product-figure.ts'
import { FoundOptions } from '../../components/FoundOptions/FoundOptions.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { PlainPrice } from '../../parts/pricing/use-plain-price.ts'
import { routerLink } from '../../addresses/router-link.tsx'
import { CardActions } from './CardActions.tsx'
import { PinLink } from './PinLink.tsx'
import * as styles from './ProductTable.css.ts'
import type { useProductFigures } from './use-product-figures.ts'

interface ProductRowProps {
  readonly product: ProductSummary
  readonly href: string
  readonly columns: readonly FigureQuantity[]
  readonly pinned: readonly string[]
  readonly figures: ReturnType<typeof useProductFigures>
  readonly price: PlainPrice | undefined
}

/** A product with its figures; what can be done with a plain one right here stands on a line below. */
export function ProductRow(props: ProductRowProps) {
  const { product, columns, price } = props
  const { t } = useTranslation()
  return (
    <tbody className={styles.product}>
      <tr>
        <th scope="row" className={styles.name}>
          <span className={styles.nameLine}>
            {routerLink({
              href: props.href,
              className: linkLook({ tone: 'plain' }),
              children: product.name,
            })}
            {!product.hasOptionGroups && product.isBundle !== true && product.skuCode !== '' && (
              <code className={styles.code}>{product.skuCode}</code>
            )}
          </span>
          <span className={styles.kindLine}>
            <span className={styles.kind}>
              {product.brand} · {product.productType}
            </span>
            <PinLink name={product.name} urlTitle={product.urlTitle} pinned={props.pinned} />
          </span>
          {product.found !== undefined && product.found.length > 0 && (
            <FoundOptions found={product.found} />
          )}
        </th>
        {columns.map((quantity) => (
          <td key={quantity} className={styles.figure}>
            <Figure {...props} quantity={quantity} />
          </td>
        ))}
        <td className={price?.look === 'note' ? styles.note : styles.figure}>
          {price?.text}
          {price?.terms !== undefined && <span className={styles.terms}> {price.terms}</span>}
          {price === undefined && !product.hasOptionGroups && (
            <VisuallyHidden>{t('listing:table.unknown')}</VisuallyHidden>
          )}
        </td>
      </tr>
      {product.hasOptionGroups && (
        <tr>
          <td colSpan={columns.length + 2} className={styles.below}>
            <div className={styles.actions}>
              {/* Another search may have found another of its skus. */}
              <CardActions key={product.skuId} product={product} view="LIST" />
            </div>
          </td>
        </tr>
      )}
    </tbody>
  )
}

interface FigureProps extends Pick<ProductRowProps, 'product' | 'figures'> {
  readonly quantity: FigureQuantity
}

function Figure({ product, quantity, figures }: FigureProps) {
  const { t } = useTranslation()
  const figure = product.figures?.find((each) => each.quantity === quantity)
  if (figure) return figures.span(figure)
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('listing:table.unknown')}</VisuallyHidden>
    </>
  )
}
