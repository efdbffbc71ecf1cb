/** What all ratings of a product add up to: the average, and how often each was given. */
import { useTranslation } from 'react-i18next'
import type { RatingSummary as Summary } from '../../../../domain/catalogue/product-review.ts'
import { StarRating } from '../../../components/StarRating/StarRating.tsx'
import { intlTag } from '../../../i18n/intl-tag.ts'
import * as styles from './Reviews.css.ts'

export function RatingSummary({ summary }: { readonly summary: Summary }) {
  const { t, i18n } = useTranslation()
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
  const average = new Intl.NumberFormat(intlTag(i18n.language), digits).format(summary.average)
  return (
    <div className={styles.summary}>
      <p className={styles.averageLine}>
        <span className={styles.average} aria-hidden>
          {average}
        </span>
        <StarRating value={summary.average} label={t('review:rated', { rating: average })} />
        <span>{t('review:count', { count: summary.count })}</span>
      </p>
      <ul className={styles.shares}>
        {summary.shares.map(({ rating, count, share }) => (
          <li key={rating} className={styles.share}>
            <span>{t('review:stars', { count: rating })}</span>
            {/* A drawn page has no styles in attributes: its length is that of a shape. */}
            <svg className={styles.track} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
              <rect className={styles.bar} width={share} height={1} />
            </svg>
            <span className={styles.figure}>{count}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
