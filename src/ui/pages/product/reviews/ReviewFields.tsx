/** What a customer is asked about a product: a rating, and words that may be left out (CAT-40). */
import { useTranslation } from 'react-i18next'
import { ratings } from '../../../../domain/catalogue/product-review.ts'
import { reviewLimits, type ReviewText } from '../../../../domain/catalogue/review-entry.ts'
import { RatingField } from '../../../components/RatingField/RatingField.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { TextArea } from '../../../components/TextArea/TextArea.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import type { ReviewEntryState } from './use-review-entry.ts'

interface ReviewFieldsProps {
  readonly state: ReviewEntryState
  readonly ratingId: string
  readonly disabled: boolean
}

/** From one star to five. */
const worstFirst = ratings.toReversed()

export function ReviewFields({ state, ratingId, disabled }: ReviewFieldsProps) {
  const { t } = useTranslation()
  const { entry, problems, rate, change } = state
  const tooLong = (field: ReviewText) =>
    problems?.tooLong.includes(field) === true
      ? t('common:atMostCharacters', { most: reviewLimits[field] })
      : undefined
  const optionalText = t('common:optional')
  return (
    <Stack>
      <RatingField
        id={ratingId}
        legend={t('review:form.rating')}
        choices={worstFirst.map((value) => ({
          value,
          name: t('review:form.choice', { rating: value, meaning: t(`review:meaning.${value}`) }),
        }))}
        value={entry.rating}
        onChange={rate}
        meaning={entry.rating === undefined ? '' : t(`review:meaning.${entry.rating}`)}
        error={problems?.isUnrated === true ? t('review:form.unrated') : undefined}
        disabled={disabled}
      />
      <TextField
        label={t('review:form.title')}
        optionalText={optionalText}
        value={entry.title}
        onChange={change.title}
        error={tooLong('title')}
        disabled={disabled}
        autoComplete="off"
      />
      <TextArea
        label={t('review:form.text')}
        optionalText={optionalText}
        hint={t('review:form.textHint')}
        value={entry.text}
        onChange={change.text}
        maxLength={reviewLimits.text}
        rows={5}
        counterText={(used, most) => t('common:charactersUsed', { used, most })}
        error={tooLong('text')}
        disabled={disabled}
      />
      <TextField
        label={t('review:form.name')}
        optionalText={optionalText}
        hint={t('review:form.nameHint', { name: t('review:author.unnamed') })}
        value={entry.authorName}
        onChange={change.authorName}
        error={tooLong('authorName')}
        disabled={disabled}
        autoComplete="off"
        width="medium"
      />
    </Stack>
  )
}
