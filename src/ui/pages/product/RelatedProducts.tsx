import { useRouter } from '@tanstack/react-router'
import type { RelatedProduct } from '../../../domain/catalogue/product.ts'
import { ProductCard } from '../../components/ProductCard/ProductCard.tsx'
import { routerLink } from '../../addresses/router-link.tsx'
import * as styles from './RelatedProducts.css.ts'

interface RelatedProductsProps {
  readonly products: readonly RelatedProduct[]
}

/** What goes with it, by picture and name (ROUTE-03). */
export function RelatedProducts({ products }: RelatedProductsProps) {
  const router = useRouter()
  return (
    <ul className={styles.related}>
      {products.map(({ name, urlTitle, thumbnail, skuId }) => (
        <li key={urlTitle}>
          <ProductCard
            layout="imageFill"
            headingLevel={3}
            name={name}
            picture={thumbnail}
            href={
              router.buildLocation({
                to: '/product/$urlTitle',
                params: { urlTitle },
                search: skuId === undefined ? {} : { skuid: skuId },
              }).publicHref
            }
            renderLink={routerLink}
          />
        </li>
      ))}
    </ul>
  )
}
