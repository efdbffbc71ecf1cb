/** What one customer says, in the language it was written in. */
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductReview } from '../../../../domain/catalogue/product-review.ts'
import { Badge } from '../../../components/Badge/Badge.tsx'
import { StarRating } from '../../../components/StarRating/StarRating.tsx'
import { formatPublicDate } from '../../../i18n/format-instant.ts'
import { useLangOf } from '../../../use-written.ts'
import { authorWords } from './author-words.ts'
import * as styles from './Reviews.css.ts'

interface ReviewItemProps {
  readonly review: ProductReview
  readonly isOwn?: boolean
}

export function ReviewItem({ review, isOwn = false }: ReviewItemProps) {
  const { t, i18n } = useTranslation()
  const lang = useLangOf()(review.writtenIn)
  const titleId = useId()
  return (
    <article className={styles.item} aria-labelledby={review.title === '' ? undefined : titleId}>
      <div className={styles.itemHead}>
        <StarRating
          value={review.rating}
          label={t('review:rated', { rating: String(review.rating) })}
        />
        {review.title !== '' && (
          <h3 id={titleId} lang={lang} dir="auto" className={styles.title}>
            {review.title}
          </h3>
        )}
        {isOwn && <Badge tone="info">{t('review:own.title')}</Badge>}
      </div>
      {review.text !== '' && (
        <p lang={lang} dir="auto" className={styles.text}>
          {review.text}
        </p>
      )}
      <p className={styles.author}>
        <bdi>{authorWords(t, review, i18n.language)}</bdi>
        {' · '}
        <time dateTime={review.writtenAt}>{formatPublicDate(review.writtenAt, i18n.language)}</time>
      </p>
    </article>
  )
}
