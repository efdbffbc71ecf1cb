/** The first day on which a delivery that is being set up will come. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateProblem, datesOffered } from '../../../domain/delivery/delivery-entry.ts'
import { parseCalendarDate } from '../../../domain/shared/calendar-date.ts'
import { DateField } from '../../components/DateField/DateField.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useUnsentText } from '../../unsent-text.ts'
import { PlaceProblem } from '../PlaceProblem.tsx'
import { useDeliveryPlace, useOpenDelivery } from './use-delivery.ts'

export function FirstDate() {
  const { t } = useTranslation()
  const { today } = useStorefront()
  const { delivery } = useOpenDelivery().view
  const { view, change } = useDeliveryPlace('date')
  const [kept, keep, forget] = useUnsentText(`delivery-first-date:${delivery.id}`)
  const [isTyped, setTyped] = useState(kept !== '')
  const text = isTyped ? kept : (delivery.nextDate ?? '')
  const { first, last } = datesOffered(today())
  const date = parseCalendarDate(text)
  const problem =
    text === '' ? undefined : dateProblem(date, { today: today(), runs: delivery.runs })
  const save = () => {
    if (!isTyped || date === undefined || problem) return
    setTyped(false)
    forget()
    if (date !== delivery.nextDate) change({ kind: 'reschedule', date, reason: undefined })
  }
  const wish = view.kind === 'busy' ? view.write : undefined
  return (
    <Stack space="sm">
      <DateField
        id="delivery-first-date"
        label={t('delivery:dates.first')}
        hint={t('delivery:dates.firstHint')}
        value={wish?.kind === 'reschedule' ? wish.date : text}
        min={first}
        max={last}
        onChange={(next) => {
          setTyped(true)
          keep(next)
        }}
        onBlur={save}
        error={problem && t(`delivery:dates.problem.${problem}`)}
        required
      />
      <PlaceProblem view={view} fallbackKey="delivery:changeFailed" />
    </Stack>
  )
}
