/** Moves the next delivery to another day, for a reason (SUBS-02). */
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type DateProblem,
  dateProblem,
  datesOffered,
} from '../../../domain/delivery/delivery-entry.ts'
import { parseCalendarDate } from '../../../domain/shared/calendar-date.ts'
import { DateField } from '../../components/DateField/DateField.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { SubmitDialog } from '../SubmitDialog.tsx'
import { ReasonFields } from './ReasonFields.tsx'
import { useOpenDelivery } from './use-delivery.ts'
import { useDialogChange } from './use-dialog-change.ts'
import { useReason } from './use-reason.ts'

export function DateDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { today } = useStorefront()
  const {
    view: { delivery },
    options,
  } = useOpenDelivery()
  const formId = useId()
  const [text, setText] = useState<string>(delivery.nextDate ?? '')
  const [problem, setProblem] = useState<DateProblem>()
  const reason = useReason(`delivery-date:${delivery.id}`, options.dateReasons)
  const sending = useDialogChange('date', () => {
    reason.forget()
    onClose()
  })
  const { first, last } = datesOffered(today())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const date = parseCalendarDate(text)
    const found = dateProblem(date, { today: today(), runs: delivery.runs })
    setProblem(found)
    const isGiven = reason.judge()
    if (found || !isGiven || date === undefined) return
    sending.change({ kind: 'reschedule', date, reason: reason.reason })
  }
  return (
    <SubmitDialog
      title={t('delivery:dates.move')}
      description={t('delivery:dates.moveText')}
      submitLabel={t('delivery:dates.moveSubmit')}
      busyLabel={t('common:saving')}
      isBusy={sending.isBusy}
      formId={formId}
      failure={
        sending.view.kind === 'failed'
          ? failureWords(t, sending.view.failure, 'delivery:changeFailed')
          : undefined
      }
      size="sm"
      onClose={onClose}
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          <DateField
            label={t('delivery:dates.date')}
            value={text}
            min={first}
            max={last}
            onChange={(next) => {
              setText(next)
              setProblem(undefined)
            }}
            error={problem && t(`delivery:dates.problem.${problem}`)}
            disabled={sending.isBusy}
            required
          />
          <ReasonFields
            reasons={options.dateReasons}
            reason={reason.reason}
            problem={reason.problem}
            disabled={sending.isBusy}
            onChange={reason.change}
          />
        </Stack>
      </form>
    </SubmitDialog>
  )
}
