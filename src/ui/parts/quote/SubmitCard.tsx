/** What goes along with a submission, what keeps it from working, and its button (QUOTE-35, QUOTE-55, QUOTE-56). */
import { useTranslation } from 'react-i18next'
import type { MissingForSubmit } from '../../../domain/quote/submission.ts'
import { Button } from '../../components/Button/Button.tsx'
import { SendIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { MissingList } from './MissingList.tsx'
import { PlaceFailure } from './PlaceFailure.tsx'
import { SubmissionFields } from './SubmissionFields.tsx'
import type { QuoteAtHand } from './use-quote.ts'

/** The id of the control that answers what is missing. */
const controlOf: Readonly<Record<MissingForSubmit, string>> = {
  product: 'quote-items',
  'purchase-order-number': 'purchase-order',
  'shipping-address': 'quote-fulfilment',
  dispatch: 'quote-dispatch',
  comment: 'quote-comment',
}

export function SubmitCard({ quote }: { readonly quote: QuoteAtHand }) {
  const { t } = useTranslation()
  const { submission } = quote.view
  const { action, missing, stage } = submission
  if (action === undefined) return null
  const failureKey =
    action === 'submit' ? 'frontend.quote.submitFailed' : 'frontend.quote.resubmitFailed'
  return (
    <Panel title={t(`submit.title.${action}`)}>
      <Stack space="lg">
        <SubmissionFields quote={quote} action={action} />
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
        <SubmitButton quote={quote} action={action} />
        {stage === 'refreshing' && (
          <Notice tone="success">
            {t(`frontend.quote.${action === 'submit' ? 'submitSuccess' : 'statusUpdated'}`)}
          </Notice>
        )}
      </Stack>
    </Panel>
  )
}

interface SubmitButtonProps {
  readonly quote: QuoteAtHand
  readonly action: 'submit' | 'resubmit'
}

function SubmitButton({ quote: { view, send }, action }: SubmitButtonProps) {
  const { t } = useTranslation()
  const { missing, stage } = view.submission
  return (
    <div>
      <Button
        tone="primary"
        size="lg"
        icon={SendIcon}
        onClick={() => send({ type: action === 'submit' ? 'quote.submit' : 'quote.resubmit' })}
        {...(missing.length > 0 && {
          reason: t('submit.missingTitle'),
          reasonLook: 'announced' as const,
        })}
        {...(stage !== 'open' && { busy: true, busyLabel: t(`submit.stage.${stage}`) })}
      >
        {t(`submit.action.${action}`)}
      </Button>
    </div>
  )
}
