/** What customers say about a product, and the way to say something oneself (CAT-40). */
import { useCallback, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductReviews as Service } from '../../../../application/catalogue/product-reviews.ts'
import {
  mayReview,
  ratingSummary,
  type ReviewPage,
} from '../../../../domain/catalogue/product-review.ts'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { ReadFailed } from '../../../parts/ReadFailed.tsx'
import { useAccount } from '../../../use-account.ts'
import { useKeptFocus } from '../../../use-kept-focus.ts'
import { useProgram } from '../../../use-program.ts'
import { OwnReview } from './OwnReview.tsx'
import { RatingSummary } from './RatingSummary.tsx'
import { ReviewLink } from './ReviewLink.tsx'
import { ReviewPages } from './ReviewPages.tsx'
import * as styles from './Reviews.css.ts'
import { WriteReview } from './WriteReview.tsx'

interface ProductReviewsProps {
  readonly service: Service
  readonly productId: string
  /** Where the reader begins, from 1. */
  readonly page: number
}

export function ProductReviews({ service, productId, page }: ProductReviewsProps) {
  const { t } = useTranslation()
  const titleId = useId()
  // Who signs in sees what they have written.
  const reader = useAccount()?.id ?? ''
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <Heading level={2} size="lead" id={titleId}>
        {t('review:title')}
      </Heading>
      <Read
        key={`${productId} ${reader} ${page}`}
        service={service}
        productId={productId}
        page={page}
      />
    </section>
  )
}

function Read({ service, productId, page }: ProductReviewsProps) {
  const { t } = useTranslation()
  const [reading, again] = useProgram(
    useCallback(
      (signal: AbortSignal) => service.page({ productId, page }, signal),
      [service, productId, page],
    ),
  )
  const [askedAgain, setAskedAgain] = useState(0)
  // What was pressed to ask again is gone; what is read by itself takes the focus from nobody.
  const place = useKeptFocus<HTMLDivElement>(String(askedAgain))
  const askAgain = () => {
    setAskedAgain(askedAgain + 1)
    again()
  }
  return (
    <div ref={place} className={styles.read}>
      {reading.kind === 'waiting' && <SkeletonRows busyText={t('review:loading')} count={4} />}
      {reading.kind === 'failed' && (
        <ReadFailed
          failure={reading.failure}
          title={t('review:loadFailed')}
          fallbackKey="common:networkError"
          onAgain={askAgain}
        />
      )}
      {reading.kind === 'read' && (
        <Shown
          service={service}
          productId={productId}
          shown={reading.answer}
          onWritten={askAgain}
        />
      )}
    </div>
  )
}

interface ShownProps extends Pick<ProductReviewsProps, 'service' | 'productId'> {
  readonly shown: ReviewPage
  readonly onWritten: () => void
}

function Shown({ service, productId, shown, onWritten }: ShownProps) {
  const { t } = useTranslation()
  const summary = ratingSummary(shown.counts)
  const { own } = shown
  const side = (
    <>
      {own && <OwnReview own={own} />}
      {mayReview(own) && (
        <WriteReview service={service} productId={productId} declined={own} onWritten={onWritten} />
      )}
    </>
  )
  if (!summary) {
    return (
      <>
        {own === undefined && (
          <EmptyState title={t('review:none')} headingLevel={3}>
            {t('review:noneNext')}
          </EmptyState>
        )}
        {side}
      </>
    )
  }
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <RatingSummary summary={summary} />
        {side}
      </div>
      <div className={styles.list}>
        {shown.page > 1 && <ReviewLink page={1}>{t('review:earlier')}</ReviewLink>}
        <ReviewPages service={service} productId={productId} shown={shown} />
      </div>
    </div>
  )
}
