/** Moves the next delivery to another day, for a reason (SUBS-02). */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeliveryChange, GivenReason } from '../../../domain/delivery/delivery-change.ts'
import {
  type RunDateProblem,
  dateProblem,
  datesOffered,
} from '../../../domain/delivery/delivery-entry.ts'
import { parseCalendarDate } from '../../../domain/shared/calendar-date.ts'
import { DateField } from '../../components/DateField/DateField.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { useOpenDelivery } from './use-delivery.ts'

export function DateDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { today } = useStorefront()
  const {
    view: { delivery },
    options,
  } = useOpenDelivery()
  const [text, setText] = useState<string>(delivery.nextDate ?? '')
  const [problem, setProblem] = useState<RunDateProblem>()
  const { first, last } = datesOffered(today())
  const changeOf = (reason: GivenReason): DeliveryChange | undefined => {
    const date = parseCalendarDate(text)
    const found = dateProblem(date, { today: today(), runs: delivery.runs })
    setProblem(found)
    return found || date === undefined ? undefined : { kind: 'reschedule', date, reason }
  }
  return (
    <ReasonDialog
      place="date"
      name={`delivery-date:${delivery.id}`}
      title={t('delivery:dates.move')}
      description={t('delivery:dates.moveText')}
      submitLabel={t('delivery:dates.moveSubmit')}
      reasons={options.dateReasons}
      changeOf={changeOf}
      onClose={onClose}
    >
      {({ isBusy }) => (
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
          disabled={isBusy}
          required
        />
      )}
    </ReasonDialog>
  )
}
