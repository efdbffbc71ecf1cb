/** The place of the reviews of a product; they are fetched when it comes near. */
import { getRouteApi } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { useLazyWithTexts } from '../../i18n/use-lazy-with-texts.ts'
import { allLazy, lazy, Loaded } from '../../lazy.tsx'
import { useServices } from '../../storefront-context.tsx'
import { useNear } from '../../use-near.ts'
import { LoadFailed } from './LoadFailed.tsx'
import * as styles from './ProductDetails.css.ts'

const reviewsCode = lazy(async () => (await import('./reviews/ProductReviews.tsx')).ProductReviews)

const route = getRouteApi('/product/$urlTitle')

export function ReviewsOf({ productId }: { readonly productId: string }) {
  const { t } = useTranslation()
  const { reviews: page = 1 } = route.useSearch()
  const { productReviews } = useServices()
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const worded = useLazyWithTexts(reviewsCode, ['review'])
  const [part] = useState(() => allLazy(worded, productReviews))
  return (
    <div ref={place} className={styles.part.whole}>
      {near.wanted && (
        <Loaded
          of={part}
          after={near.after}
          waiting={<SkeletonRows busyText={t('product:detailsLoading')} count={4} />}
          failed={(retry) => <LoadFailed textKey="product:detailsFailed" onRetry={retry} />}
        >
          {([ProductReviews, service]) => (
            <ProductReviews service={service} productId={productId} page={page} />
          )}
        </Loaded>
      )}
    </div>
  )
}
