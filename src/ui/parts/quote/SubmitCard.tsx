/** What goes along with a submission, what keeps it from working, and its button (QUOTE-35, QUOTE-55, QUOTE-56). */
import { useTranslation } from 'react-i18next'
import type { FulfilmentView } from '../../../domain/quote/quote-fulfilment.view.ts'
import type { MissingForSubmit } from '../../../domain/quote/submission.ts'
import { Button } from '../../components/Button/Button.tsx'
import { SendIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { MissingList } from './MissingList.tsx'
import { unsavedWords } from './unsaved-words.ts'
import { submissionFailureWords } from './quote-failure-words.ts'
import { SubmissionFields } from './SubmissionFields.tsx'
import type { OpenQuote } from './use-quote.ts'

/** The id of the control that answers what is missing. */
function controlOf(missing: MissingForSubmit, { fulfilments }: OpenQuote['view']) {
  switch (missing) {
    case 'product':
      return 'quote-items'
    case 'purchase-order-number':
      return 'purchase-order'
    case 'shipping-address': {
      const lacking = fulfilments.find(({ isComplete }) => !isComplete)
      return lacking ? destinationId(lacking) : 'quote-fulfilment'
    }
    case 'dispatch':
      return 'quote-dispatch'
    case 'comment':
      return 'quote-comment'
  }
}

/** Goods that are collected lack a place of pickup, not an address. */
function wordFor(missing: MissingForSubmit, { fulfilments }: OpenQuote['view']) {
  const lacking = fulfilments.find(({ isComplete }) => !isComplete)
  const isCollected = lacking?.fulfilment.method.type === 'pickup'
  return missing === 'shipping-address' && isCollected ? 'pickup-location' : missing
}

/** Where the place is chosen that the goods go to. */
function destinationId({ fulfilment: { id, method } }: FulfilmentView): string {
  if (method.type === 'pickup') return `pickup-location:${id}`
  return method.type === 'shipping' ? `address:${id}` : `method:${id}`
}

const cardId = 'quote-submission'
const obstaclesId = 'quote-submission-obstacles'

const isBlocked = ({ missing, unsaved }: OpenQuote['view']['submission']) =>
  missing.length + unsaved.length > 0

/** The id of what comes next on the way to the submission: the list of what keeps it from working, else the card. */
export function nextOfSubmission(submission: OpenQuote['view']['submission']): string {
  return isBlocked(submission) ? obstaclesId : cardId
}

interface SubmitCardProps {
  readonly quote: OpenQuote
  /** Whether its button is in the card; else it is in the bar of the page. */
  readonly hasButton: boolean
}

export function SubmitCard({ quote, hasButton }: SubmitCardProps) {
  const { t } = useTranslation()
  const { submission } = quote.view
  const { action, missing, unsaved } = submission
  if (action === undefined) return null
  return (
    <div id={cardId}>
      <Panel title={t(`quote:submit.title.${action}`)}>
        <Stack space="lg">
          <SubmissionFields quote={quote} action={action} />
          {isBlocked(submission) && (
            <div id={obstaclesId}>
              <Stack space="lg">
                <MissingList
                  tone="info"
                  title={t('quote:submit.missingTitle')}
                  items={missing.map((what) => ({
                    id: controlOf(what, quote.view),
                    text: t(`quote:submit.missing.${wordFor(what, quote.view)}`),
                  }))}
                  onGo={quote.jumpTo}
                />
                <MissingList
                  tone="warning"
                  title={t('quote:submit.unsavedTitle')}
                  items={unsaved.map((one) => ({
                    id: one.place,
                    itemId: one.item?.id,
                    text: unsavedWords(t, one),
                  }))}
                  onGo={quote.jumpTo}
                />
              </Stack>
            </div>
          )}
          {hasButton && <SubmissionSaid quote={quote} />}
          {hasButton && <SubmitButton quote={quote} />}
        </Stack>
      </Panel>
    </div>
  )
}

type OfQuote = Pick<SubmitCardProps, 'quote'>

/** What came of the last press: that it was submitted, or what went wrong. */
export function SubmissionSaid({ quote: { view } }: OfQuote) {
  const { t } = useTranslation()
  const { action, failure, stage } = view.submission
  if (failure) {
    const failedKey =
      action === 'resubmit' ? 'quote:submit.resubmitFailed' : 'quote:submit.submitFailed'
    return <Notice tone="error">{submissionFailureWords(t, failure, failedKey)}</Notice>
  }
  if (stage !== 'refreshing') return null
  return (
    <Notice tone="success">
      {t(action === 'resubmit' ? 'quote:submit.resubmitted' : 'quote:submit.submitted')}
    </Notice>
  )
}

/** Submits or resubmits, or says why not yet (QUOTE-55, QUOTE-56). */
export function SubmitButton({
  quote: { view, send },
  size = 'lg',
  onBlocked,
}: OfQuote & {
  readonly size?: 'sm' | 'lg'
  /** Leads to what is missing, where that is not beside the button. */
  readonly onBlocked?: () => void
}) {
  const { t } = useTranslation()
  const { action, missing, unsaved, stage } = view.submission
  if (action === undefined) return null
  const reasons = [
    missing.length > 0 && t('quote:submit.missingTitle'),
    unsaved.length > 0 && t('quote:submit.unsavedTitle'),
  ].filter((reason) => reason !== false)
  return (
    <div>
      <Button
        tone="primary"
        size={size}
        icon={SendIcon}
        onClick={() => send({ type: action === 'submit' ? 'quote.submit' : 'quote.resubmit' })}
        {...(reasons.length > 0 && {
          reason: reasons.join(' '),
          reasonLook: 'announced' as const,
          onBlocked,
        })}
        {...(stage !== 'open' && { busy: true, busyLabel: t(`quote:submit.stage.${stage}`) })}
      >
        {t(`quote:submit.action.${action}`)}
      </Button>
    </div>
  )
}
