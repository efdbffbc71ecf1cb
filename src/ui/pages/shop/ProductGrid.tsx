import { useTranslation } from 'react-i18next'
import { descriptionText } from '../../../domain/catalogue/description-text.ts'
import { gridSize } from '../../../domain/catalogue/listing.ts'
import type { ProductSummary } from '../../../domain/catalogue/product.ts'
import { ProductCard } from '../../components/ProductCard/ProductCard.tsx'
import { usePlainPrice } from '../../parts/pricing/use-plain-price.ts'
import { routerLink } from '../../addresses/router-link.tsx'
import { laidOutLater } from '../../theme/later-layout.css.ts'
import { CardActions } from './CardActions.tsx'
import * as styles from './ProductGrid.css.ts'
import { useProductAddress } from './use-product-address.ts'
import { useProductFigures } from './use-product-figures.ts'
import { useOwnFigures } from '../../use-own-figures.ts'

interface ProductGridProps {
  readonly products: readonly ProductSummary[]
  /** Whether the cards say DISCOVER MORE (CAT-09). */
  readonly invites?: boolean | undefined
}

/** Products as cards, each leading to its page (ROUTE-03). */
export function ProductGrid({ products, invites = false }: ProductGridProps) {
  const { t } = useTranslation()
  const priceOf = usePlainPrice()
  const { ofCard } = useProductFigures()
  const hrefOf = useProductAddress()
  const ownFigures = useOwnFigures()
  return (
    <ul className={styles.arranged.GRID} data-columns={gridSize}>
      {products.map((product, index) => (
        <li key={product.id} className={isInSight(index) ? undefined : laidOutLater}>
          <ProductCard
            layout={invites ? 'thirdWidth' : 'basic'}
            name={product.name}
            href={hrefOf(product)}
            picture={product.thumbnail}
            isPictureInSight={isInSight(index)}
            brand={product.brand}
            productType={product.productType}
            description={ownFigures(descriptionText(product.descriptionHtml))}
            figures={ofCard(product.figures)}
            found={product.found}
            moreLabel={invites ? t('listing:discover') : undefined}
            {...(product.hasOptionGroups
              ? {
                  // Another search may have found another of its skus.
                  actions: <CardActions key={product.skuId} product={product} view="GRID" />,
                }
              : {
                  code: product.isBundle
                    ? undefined
                    : { label: t('listing:codeBegins'), text: product.skuCode },
                  price: priceOf(product.skus),
                })}
            renderLink={routerLink}
          />
        </li>
      ))}
    </ul>
  )
}

/** The first row is, when the page is opened. */
function isInSight(index: number): boolean {
  return index < gridSize
}
