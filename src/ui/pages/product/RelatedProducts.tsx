import { Link } from '@tanstack/react-router'
import type { RelatedProduct } from '../../../domain/catalogue/product.ts'
import * as styles from './RelatedProducts.css.ts'

interface RelatedProductsProps {
  readonly products: readonly RelatedProduct[]
}

/** What goes with it, by picture and name (ROUTE-03). */
export function RelatedProducts({ products }: RelatedProductsProps) {
  return (
    <ul className={styles.related}>
      {products.map(({ name, urlTitle, thumbnail, skuId }) => (
        <li key={urlTitle}>
          <Link
            to="/product/$urlTitle"
            params={{ urlTitle }}
            search={skuId === undefined ? {} : { skuid: skuId }}
            className={styles.relatedLink}
          >
            <img src={thumbnail} alt="" loading="lazy" className={styles.relatedPicture} />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
