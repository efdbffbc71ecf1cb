/** The Remove action of a row, its question, and what became of it (QUOTE-15, QUOTE-66, QUOTE-67). */
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { submitOnce, submitOnceView } from '../../../application/submit-once.machine.ts'
import type { QuoteRow } from '../../../domain/quote/quote.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { RemoveIcon } from '../../components/Icon/icons.ts'
import { RowAction } from '../../components/RowAction/RowAction.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useStorefront } from '../../storefront-context.tsx'

interface RemoveQuoteProps {
  readonly row: QuoteRow
  readonly onRemoved: () => void
}

export function RemoveQuote({ row, onRemoved }: RemoveQuoteProps) {
  const { t } = useTranslation()
  const { write } = useStorefront()
  const [isAsking, setAsking] = useState(false)
  const [snapshot, send] = useMachine(useMemo(() => submitOnce(write.removeQuote), [write]))
  const { stage, failure } = submitOnceView(snapshot)
  const isRemoved = stage === 'done'
  // The list is outside of this row: it is told once, when the removal is known to be done.
  useEffect(() => {
    if (isRemoved) onRemoved()
    // oxlint-disable-next-line react/exhaustive-deps -- told once, whatever becomes of the callback
  }, [isRemoved])
  const close = () => {
    setAsking(false)
    send({ type: 'failure.dismiss' })
  }
  return (
    <>
      <RowAction
        icon={RemoveIcon}
        shortLabel={t('action.remove')}
        label={t('quotes.remove', { name: row.name })}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking && !isRemoved}
        title={t('quotes.removeQuestion')}
        confirmLabel={t('quotes.removeConfirm')}
        cancelLabel={t('action.cancel')}
        busyLabel={t('quotes.removing')}
        tone="danger"
        busy={stage === 'sending'}
        error={
          failure &&
          `${t('frontend.quote.removeFailed')} ${failureWords(t, failure, 'quotes.removeUnexplained')}`
        }
        onConfirm={() => send({ type: 'entry.send', entry: row.id })}
        onCancel={close}
      >
        {t('quotes.removeEffect', { name: row.name, count: row.itemCount ?? 0 })}
      </ConfirmDialog>
    </>
  )
}
