/** What customers say, page after page, each fetched when it is asked for. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductReviews } from '../../../../application/catalogue/product-reviews.ts'
import type { ReviewPage } from '../../../../domain/catalogue/product-review.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { needsScripts } from '../../../components/NeedsScripts/NeedsScripts.css.ts'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { ReadFailed } from '../../../parts/ReadFailed.tsx'
import { useProgram } from '../../../use-program.ts'
import { ReviewItem } from './ReviewItem.tsx'
import { ReviewLink } from './ReviewLink.tsx'
import * as styles from './Reviews.css.ts'

interface ReviewPagesProps {
  readonly service: ProductReviews
  readonly productId: string
  readonly shown: ReviewPage
  /** The ids of what stands above: a review that came meanwhile moves the others on. */
  readonly above?: ReadonlySet<string>
}

/** A page and the way to the next one, which then stands in its place. */
export function ReviewPages({ service, productId, shown, above = new Set() }: ReviewPagesProps) {
  const { t } = useTranslation()
  const [wantsMore, setWantsMore] = useState(false)
  const { reviews, page, pageCount, own } = shown
  const known = new Set([...above, ...reviews.map(({ id }) => id)])
  return (
    <>
      {reviews
        .filter(({ id }) => !above.has(id))
        .map((review) => (
          <ReviewItem key={review.id} review={review} isOwn={review.id === own?.id} />
        ))}
      {page < pageCount && !wantsMore && (
        <>
          <div className={needsScripts}>
            <Button onClick={() => setWantsMore(true)}>{t('review:more')}</Button>
          </div>
          <noscript>
            <ReviewLink page={page + 1}>{t('review:more')}</ReviewLink>
          </noscript>
        </>
      )}
      {wantsMore && (
        <NextPage service={service} productId={productId} page={page + 1} above={known} />
      )}
    </>
  )
}

interface NextPageProps extends Required<Pick<ReviewPagesProps, 'above'>> {
  readonly service: ProductReviews
  readonly productId: string
  readonly page: number
}

function NextPage({ service, productId, page, above }: NextPageProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const [reading, again] = useProgram(
    useCallback(
      (signal: AbortSignal) => service.page({ productId, page }, signal),
      [service, productId, page],
    ),
  )
  // The button that had the focus is gone.
  useEffect(() => place.current?.focus(), [])
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={styles.list}
      aria-label={t('review:title')}
      role="group"
    >
      {reading.kind === 'waiting' && <SkeletonRows busyText={t('review:loading')} count={3} />}
      {reading.kind === 'failed' && (
        <ReadFailed
          failure={reading.failure}
          title={t('review:loadFailed')}
          fallbackKey="common:networkError"
          onAgain={again}
        />
      )}
      {reading.kind === 'read' && (
        <ReviewPages service={service} productId={productId} shown={reading.answer} above={above} />
      )}
    </div>
  )
}
