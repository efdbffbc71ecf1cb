/** The reader's own review while nobody else reads it: it waits, or was declined for a reason. */
import { useTranslation } from 'react-i18next'
import type { OwnReview as Own } from '../../../../domain/catalogue/product-review.ts'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { ReviewItem } from './ReviewItem.tsx'

export function OwnReview({ own }: { readonly own: Own }) {
  const { t } = useTranslation()
  const { state } = own
  if (state.kind === 'published') return null
  return state.kind === 'waiting' ? (
    <Notice tone="info" title={t('review:own.waiting')}>
      <ReviewItem review={own} />
    </Notice>
  ) : (
    <Notice tone="warning" title={t('review:own.declined')} announce="silent">
      {state.reason !== '' && <p dir="auto">{state.reason}</p>}
      <p>{t('review:own.writeAgain')}</p>
    </Notice>
  )
}
