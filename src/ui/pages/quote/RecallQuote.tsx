/** *Recall* of a quote that waits for the reviewer, after a question, and what is said when that was too late. */
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { QuoteFailure } from '../../../domain/quote/quote-edits.ts'
import { Button } from '../../components/Button/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { UndoIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { quoteFailureWords } from '../../parts/quote/quote-failure-words.ts'
import type { OpenQuote } from '../../parts/quote/use-quote.ts'

interface RecallProps {
  readonly quote: OpenQuote
  /** Whether the question is open; what went wrong is told in it. */
  readonly isAsking: boolean
  readonly setAsking: (isAsking: boolean) => void
}

/** Nothing where nobody is to decide any more. */
export function RecallQuote({ quote: { view, send }, isAsking, setAsking }: RecallProps) {
  const { t } = useTranslation()
  const { isPossible, isBusy, failure } = view.recall
  // Decided or recalled elsewhere: there is nothing left to ask.
  if (!isPossible && isAsking) setAsking(false)
  if (!isPossible) return null
  const effect = view.quote.status === 'resubmitted' ? 'resubmitted' : 'pending-review'
  return (
    <>
      <Button icon={UndoIcon} onClick={() => setAsking(true)}>
        {t('quote:recall.open')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('quote:recall.question')}
        confirmLabel={t('quote:recall.confirm')}
        cancelLabel={t('common:cancel')}
        busyLabel={t('quote:recall.busy')}
        tone="primary"
        busy={isBusy}
        error={failure && recallWords(t, failure)}
        onConfirm={() => send({ type: 'quote.recall' })}
        onCancel={() => {
          setAsking(false)
          // The quote may have been recalled all the same: that stays until it has been read again.
          if (failure?.kind !== 'unconfirmed') send({ type: 'failure.dismiss', place: 'recall' })
        }}
      >
        {t(`quote:recall.effect.${effect}`)}
      </ConfirmDialog>
    </>
  )
}

/** Stays above the quote that was decided meanwhile, or perhaps recalled, until it is put away. */
export function RecallNotice({ quote: { view, send }, isAsking }: Omit<RecallProps, 'setAsking'>) {
  const { t } = useTranslation()
  const { failure } = view.recall
  if (isAsking || !failure) return null
  return (
    <Notice
      tone="warning"
      onClose={() => send({ type: 'failure.dismiss', place: 'recall' })}
      closeLabel={t('common:close')}
    >
      {recallWords(t, failure)}
    </Notice>
  )
}

function recallWords(t: TFunction, failure: QuoteFailure): string {
  if (failure.kind === 'stale') return t('quote:recall.tooLate')
  if (failure.kind === 'changed-elsewhere') return t('quote:recall.submittedAgain')
  if (failure.kind === 'unconfirmed') return t('quote:recall.unconfirmed')
  if (failure.kind === 'not-saved') return t('quote:recall.notRecalled')
  return quoteFailureWords(t, failure, 'quote:recall.failed')
}
