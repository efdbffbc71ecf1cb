import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { descriptionText } from '../../../domain/catalogue/description-text.ts'
import type { ProductSummary } from '../../../domain/catalogue/product.ts'
import { ProductCard } from '../../components/ProductCard/ProductCard.tsx'
import { routerLink } from '../../routes/router-link.tsx'
import * as styles from './ProductGrid.css.ts'

interface ProductGridProps {
  readonly products: readonly ProductSummary[]
  /** Whether the cards say DISCOVER MORE (CAT-09). */
  readonly invites?: boolean | undefined
}

/** Products as cards, each leading to its page (ROUTE-03). */
export function ProductGrid({ products, invites = false }: ProductGridProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const hrefOf = ({ urlTitle, skuId }: ProductSummary) =>
    router.buildLocation({
      to: '/product/$urlTitle',
      params: { urlTitle },
      search: skuId === undefined ? {} : { skuid: skuId },
    }).publicHref
  return (
    <ul className={styles.grid}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard
            name={product.name}
            href={hrefOf(product)}
            picture={product.thumbnail}
            brand={product.brand}
            productType={product.productType}
            code={{ label: t('shop.codeBegins'), text: product.skuCode }}
            description={descriptionText(product.descriptionHtml)}
            moreLabel={invites ? t('shop.discover') : undefined}
            renderLink={routerLink}
          />
        </li>
      ))}
    </ul>
  )
}
