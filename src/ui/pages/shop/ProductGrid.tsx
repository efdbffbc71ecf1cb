import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { descriptionText } from '../../../domain/catalogue/description-text.ts'
import { foundModel } from '../../../domain/catalogue/found-option.ts'
import { gridSize, type ListingView } from '../../../domain/catalogue/listing.ts'
import type { ProductSummary } from '../../../domain/catalogue/product.ts'
import { type CardLayout, ProductCard } from '../../components/ProductCard/ProductCard.tsx'
import { usePlainPrice } from '../../parts/pricing/use-plain-price.ts'
import { routerLink } from '../../routes/router-link.tsx'
import { CardActions } from './CardActions.tsx'
import * as styles from './ProductGrid.css.ts'
import { useProductFigures } from './use-product-figures.ts'

interface ProductGridProps {
  readonly products: readonly ProductSummary[]
  readonly view: ListingView
  /** Whether the cards say DISCOVER MORE (CAT-09). */
  readonly invites?: boolean | undefined
}

/** Products as cards or as lines, each leading to its page (ROUTE-03). */
export function ProductGrid({ products, view, invites = false }: ProductGridProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const priceOf = usePlainPrice()
  const figuresOf = useProductFigures()
  const hrefOf = ({ urlTitle, skuId, skuCode, found = [] }: ProductSummary) => {
    const model = foundModel(skuCode, found)
    return router.buildLocation({
      to: '/product/$urlTitle',
      params: { urlTitle },
      search: {
        ...(skuId !== undefined && { skuid: skuId }),
        ...(model !== undefined && { model }),
      },
    }).publicHref
  }
  return (
    <ul className={styles.arranged[view]} data-columns={view === 'GRID' ? gridSize : 1}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            layout={layoutOf(view, invites)}
            name={product.name}
            href={hrefOf(product)}
            picture={product.thumbnail}
            // The first row is in sight when the page is opened.
            isPictureInSight={index < gridSize}
            brand={product.brand}
            productType={product.productType}
            description={descriptionText(product.descriptionHtml)}
            figures={figuresOf(product.figures)}
            found={product.found}
            moreLabel={invites ? t('catalogue:discover') : undefined}
            {...(product.hasOptionGroups
              ? {
                  // Another search may have found another of its skus.
                  actions: <CardActions key={product.skuId} product={product} view={view} />,
                }
              : {
                  code: product.isBundle
                    ? undefined
                    : { label: t('catalogue:codeBegins'), text: product.skuCode },
                  price: priceOf(product.skus),
                })}
            renderLink={routerLink}
          />
        </li>
      ))}
    </ul>
  )
}

function layoutOf(view: ListingView, invites: boolean): CardLayout {
  if (view === 'LIST') return 'fullWidth'
  return invites ? 'thirdWidth' : 'basic'
}
