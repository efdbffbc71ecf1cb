/** Comment, carrier, instructions and dispatch choice, and the button that submits (QUOTE-35, QUOTE-55, QUOTE-56). */
import { useTranslation } from 'react-i18next'
import { dispatchChoices } from '../../../domain/quote/dispatch.ts'
import type { MissingForSubmit, SubmissionNotes } from '../../../domain/quote/submission.ts'
import { textLimit, withinLimit } from '../../../domain/shared/text-limit.ts'
import { Button } from '../../components/Button/Button.tsx'
import { SendIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { MissingList } from './MissingList.tsx'
import { PlaceFailure } from './PlaceFailure.tsx'
import type { QuoteAtHand } from './use-quote.ts'

/** The id of the control that answers what is missing. */
const controlOf: Readonly<Record<MissingForSubmit, string>> = {
  product: 'quote-items',
  'purchase-order-number': 'purchase-order',
  'shipping-address': 'quote-fulfilment',
  dispatch: 'quote-dispatch',
  comment: 'quote-comment',
}

export function SubmitCard({ quote: { view, send } }: { readonly quote: QuoteAtHand }) {
  const { t } = useTranslation()
  const { notes, submission } = view
  const { action, missing, stage } = submission
  if (action === undefined) return null
  const change = (part: Partial<SubmissionNotes>) =>
    send({ type: 'notes.changed', notes: { ...notes, ...part } })
  const isBusy = stage !== 'open'
  const failureKey =
    action === 'submit' ? 'frontend.quote.submitFailed' : 'frontend.quote.resubmitFailed'
  return (
    <Panel title={t(`submit.title.${action}`)}>
      <Stack space="lg">
        <RadioGroup
          id="quote-dispatch"
          legend={t('dispatch.legend')}
          choices={dispatchChoices.map((value) => ({
            value,
            label: t(`dispatch.${value}`),
            description: t(`dispatch.meaning.${value}`),
          }))}
          value={notes.dispatch}
          onChange={(dispatch) => change({ dispatch })}
          error={
            submission.isChecked && missing.includes('dispatch')
              ? t('submit.missing.dispatch')
              : undefined
          }
          required
        />
        <TextArea
          id="quote-comment"
          label={t(`submit.comment.${action}`)}
          optionalText={action === 'submit' ? t('form.optional') : undefined}
          value={notes.comment}
          onChange={(text) => change({ comment: withinLimit(text) })}
          maxLength={textLimit}
          counterText={(used, most) => t('form.used', { used, most })}
          rows={3}
          error={submission.commentProblemKey && t(submission.commentProblemKey)}
        />
        <TextField
          label={t('quote.freightCarrier')}
          optionalText={t('form.optional')}
          value={notes.freightCarrier}
          onChange={(text) => change({ freightCarrier: withinLimit(text) })}
          autoComplete="off"
        />
        <TextArea
          label={t('quote.specialInstructions')}
          optionalText={t('form.optional')}
          value={notes.specialInstructions}
          onChange={(text) => change({ specialInstructions: withinLimit(text) })}
          maxLength={textLimit}
          counterText={(used, most) => t('form.used', { used, most })}
          rows={2}
        />
        {missing.length > 0 && (
          <MissingList
            title={t('submit.missingTitle')}
            items={missing.map((what) => ({
              id: controlOf[what],
              text: t(`submit.missing.${what}`),
            }))}
          />
        )}
        <PlaceFailure failure={submission.failure} fallbackKey={failureKey} />
        <Button
          tone="primary"
          size="lg"
          wide
          icon={SendIcon}
          onClick={() => send({ type: action === 'submit' ? 'quote.submit' : 'quote.resubmit' })}
          {...(missing.length > 0
            ? { reason: t('submit.missingTitle'), reasonLook: 'announced' as const }
            : {})}
          {...(isBusy && { busy: true, busyLabel: t(`submit.stage.${stage}`) })}
        >
          {t(`submit.action.${action}`)}
        </Button>
        {stage === 'refreshing' && (
          <Notice tone="success">{t('frontend.quote.submitSuccess')}</Notice>
        )}
      </Stack>
    </Panel>
  )
}
