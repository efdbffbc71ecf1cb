import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { descriptionText } from '../../../domain/catalogue/description-text.ts'
import { codedProduct } from '../../../domain/catalogue/model-code.ts'
import type { Choices } from '../../../domain/catalogue/modifier.ts'
import { productPicture } from '../../../domain/catalogue/product-picture.ts'
import {
  isBundle,
  isPlain,
  modifiersOf,
  type Product,
  selectedSku,
  type Sku,
} from '../../../domain/catalogue/product.ts'
import { wholeModel } from '../../../domain/pricing/whole-model.ts'
import { Container } from '../../components/Container/Container.tsx'
import { PageDescription } from '../../components/PageDescription/PageDescription.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { useLazyWithTexts } from '../../i18n/use-lazy-with-texts.ts'
import { lazy, Loaded } from '../../lazy.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useZone } from '../../use-zone.ts'
import { sharedProduct } from '../../parts/share/shared-goods.ts'
import { Configurator } from './Configurator.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { ProductDetails } from './ProductDetails.tsx'
import { ProductIntro } from './ProductIntro.tsx'
import { chosenOptions, isUnfinished } from './configuration-address.ts'
import { codeReader } from './lazy-code-reader.ts'
import * as styles from './ProductPage.css.ts'

const skuChoice = lazy(async () => (await import('./SkuChoice.tsx')).SkuChoice)
const bundleBuilder = lazy(async () => (await import('./bundle/BundleBuilder.tsx')).BundleBuilder)

const noChoices: Choices = new Map()

const route = getRouteApi('/product/$urlTitle')

/** A product: what it is, how it is configured, what it costs, what there is to read about it. */
export function ProductPage() {
  const { product } = route.useLoaderData()
  return (
    <Container>
      <ReadableProduct key={product.id} />
    </Container>
  )
}

/** The product, once its address can be read: for a code that is not whole the reader is fetched first. */
function ReadableProduct() {
  const { product, isPreview } = route.useLoaderData()
  const { skuid, model } = route.useSearch()
  const { t } = useTranslation()
  const zone = useZone()
  const sku = selectedSku(product, skuid)
  const [waits] = useState(
    () =>
      sku !== undefined &&
      isUnfinished(codedProduct(product, { skuCode: sku.code, zone, isPreview }), model),
  )
  if (!waits) return <ShownProduct />
  return (
    <Loaded
      of={codeReader}
      waiting={<SkeletonRows busyText={t('common:loading.page')} />}
      failed={() => <ShownProduct />}
    >
      {() => <ShownProduct />}
    </Loaded>
  )
}

function ShownProduct() {
  const { product, pricing, isPreview } = route.useLoaderData()
  const { skuid, model, quantity } = route.useSearch()
  const { settings } = useStorefront()
  const zone = useZone()
  const sku = selectedSku(product, skuid)
  const chosen = sku ? chosenOptions(product, { sku, zone, isPreview, model }) : noChoices
  // A configuration of a preview may hold what is not sold.
  const whole =
    sku && !isPreview
      ? wholeModel({ skuCode: sku.code, modifiers: modifiersOf(product, zone) }, chosen)
      : undefined
  const hasVariants = isPlain(product) && product.skus.length > 1
  return (
    <>
      <title>{`${product.name} · ${settings.siteName}`}</title>
      <PageDescription of={descriptionText(product.descriptionHtml)} />
      {isPreview && <meta name="robots" content="noindex" />}
      <div className={styles.page}>
        <ProductIntro
          product={product}
          isPreview={isPreview}
          goods={sku && { skuId: sku.id, model: whole }}
          shared={
            // What has a model code on its page is shared beside it.
            sku && !isPreview && isPlain(product) && (isBundle(product) || product.skus.length > 1)
              ? () => sharedProduct(product, sku)
              : undefined
          }
          zone={zone}
          chosen={chosen}
          picture={productPicture(product, zone, chosen)}
        />
        {sku !== undefined && isBundle(product) && (
          <>
            {hasVariants && <Variants product={product} sku={sku} />}
            <Bundle product={product} sku={sku} />
          </>
        )}
        {sku !== undefined && !isBundle(product) && (
          <div className={hasVariants ? styles.variants : undefined}>
            {hasVariants && <Variants product={product} sku={sku} />}
            <div>
              <Configurator
                key={`${product.id} ${sku.id}`}
                pricing={pricing}
                product={product}
                sku={sku}
                isPreview={isPreview}
                address={{ model, quantity }}
              />
            </div>
          </div>
        )}
        <ProductDetails product={product} sku={sku} zone={zone} chosen={chosen} />
      </div>
    </>
  )
}

interface PartProps {
  readonly product: Product
  readonly sku: Sku
}

/** Which of several skus; only pages of such products fetch the code. */
function Variants(props: PartProps) {
  const { t } = useTranslation()
  return (
    <Loaded
      of={skuChoice}
      waiting={<SkeletonRows busyText={t('common:loading.page')} />}
      failed={(retry) => <LoadFailed onRetry={retry} />}
    >
      {(SkuChoice) => <SkuChoice {...props} />}
    </Loaded>
  )
}

/** What a bundle is built of, in the place of a configuration; only its page fetches the code. */
function Bundle(props: PartProps) {
  const { t } = useTranslation()
  const builder = useLazyWithTexts(bundleBuilder, ['bundle', 'cart'])
  return (
    <Loaded
      of={builder}
      waiting={<SkeletonRows busyText={t('common:loading.page')} />}
      failed={(retry) => <LoadFailed onRetry={retry} />}
    >
      {(BundleBuilder) => <BundleBuilder {...props} />}
    </Loaded>
  )
}
