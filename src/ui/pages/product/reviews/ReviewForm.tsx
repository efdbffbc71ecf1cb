/** Writes a review and sends it once, however often one clicks. */
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductReviews } from '../../../../application/catalogue/product-reviews.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Form } from '../../../components/Form/Form.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { failureWords } from '../../../i18n/failure-words.ts'
import { useSubmit } from '../../../use-submit.ts'
import { ReviewFields } from './ReviewFields.tsx'
import type { ReviewEntryState } from './use-review-entry.ts'

interface ReviewFormProps {
  readonly service: ProductReviews
  readonly state: ReviewEntryState
  readonly onWritten: () => void
  readonly onClose: () => void
}

export function ReviewForm({ service, state, onWritten, onClose }: ReviewFormProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const ratingId = useId()
  const { isSending, failure, send } = useSubmit(service.write, {
    onDone: () => {
      state.forget()
      onWritten()
    },
  })
  const focusRating = () => document.getElementById(ratingId)?.focus()
  const submit = () => {
    const review = state.judge()
    if (review) send(review)
    else if (state.entry.rating === undefined) focusRating()
  }
  return (
    <Form onSubmit={submit} aria-labelledby={titleId}>
      <Stack>
        <Heading level={3} size="body" id={titleId}>
          {t('review:own.title')}
        </Heading>
        <ReviewFields state={state} ratingId={ratingId} disabled={isSending} />
        {failure && <Notice tone="error">{failureWords(t, failure, 'review:form.failed')}</Notice>}
        <Text size="small" tone="soft">
          {t('review:form.readFirst')}
        </Text>
        <Inline>
          <Button tone="primary" type="submit" busy={isSending} busyLabel={t('review:form.busy')}>
            {t('review:form.send')}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {t('common:cancel')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
