import { getRouteApi } from '@tanstack/react-router'
import type { Choices } from '../../../domain/catalogue/modifier.ts'
import { productPicture } from '../../../domain/catalogue/product-picture.ts'
import { isPlain, selectedSku } from '../../../domain/catalogue/product.ts'
import { siteZone } from '../../../domain/content/site-settings.ts'
import { Container } from '../../components/Container/Container.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { Configurator } from './Configurator.tsx'
import { ProductDetails } from './ProductDetails.tsx'
import { ProductIntro } from './ProductIntro.tsx'
import { chosenOptions } from './configuration-address.ts'
import { SkuChoice } from './SkuChoice.tsx'
import * as styles from './ProductPage.css.ts'

const noChoices: Choices = new Map()

const route = getRouteApi('/product/$urlTitle')

/** A product: what it is, how it is configured, what it costs, what there is to read about it. */
export function ProductPage() {
  const { product, pricing, isPreview } = route.useLoaderData()
  const { skuid, model, quantity } = route.useSearch()
  const { settings } = useStorefront()
  const zone = useAccount()?.zone ?? siteZone(settings)
  const sku = selectedSku(product, skuid)
  const chosen = sku ? chosenOptions(product, { sku, zone, isPreview, model }) : noChoices
  return (
    <Container>
      <title>{`${product.name} · ${settings.siteName}`}</title>
      {isPreview && <meta name="robots" content="noindex" />}
      <div className={styles.page}>
        <ProductIntro
          product={product}
          isPreview={isPreview}
          skuId={sku?.id}
          picture={productPicture(product, zone, chosen)}
        />
        {sku !== undefined && isPlain(product) && product.skus.length > 1 && (
          <SkuChoice product={product} sku={sku} />
        )}
        {sku !== undefined && (
          <Configurator
            key={`${product.id} ${sku.id}`}
            pricing={pricing}
            product={product}
            sku={sku}
            isPreview={isPreview}
            address={{ model, quantity }}
          />
        )}
        <ProductDetails product={product} zone={zone} chosen={chosen} />
      </div>
    </Container>
  )
}
