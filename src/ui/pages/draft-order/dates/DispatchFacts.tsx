/** What each way of dispatching comes to, in words. */
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../i18n/format.ts'
import type { CalendarDate } from '../../../../domain/shared/calendar-date.ts'
import { timeUntil } from './date-words.ts'
import type { DatesPanelProps } from './dates-panel-props.ts'
import * as styles from './DispatchFacts.css.ts'

/** The day on which everything is there, and what it waits for. */
export function CompleteFacts({
  plan,
  items,
  today,
  complete,
}: DatesPanelProps & { readonly complete: CalendarDate }) {
  const { t, i18n } = useTranslation()
  const [first, ...others] = plan.latest.flatMap((key) => items.get(key) ?? [])
  const isOneDay = plan.waves.length === 1
  return (
    <>
      <p className={styles.day}>
        {formatDate(complete, i18n.language)} · {timeUntil(complete, today, t)}
      </p>
      <p className={styles.note}>
        {isOneDay || first === undefined
          ? t('draftOrder:dates.allAtOnce', { count: plan.lines.length })
          : t('draftOrder:dates.waitsFor', { count: others.length + 1, code: first.modelCode })}
      </p>
    </>
  )
}

/** From the first wave to the last. */
export function WaveFacts({ plan, today }: DatesPanelProps) {
  const { t, i18n } = useTranslation()
  const first = plan.waves[0]
  if (first === undefined) return null
  return (
    <>
      <p className={styles.day}>
        {t('draftOrder:dates.firstOn', { day: formatDate(first.date, i18n.language) })} ·{' '}
        {timeUntil(first.date, today, t)}
      </p>
      <p className={styles.note}>
        {t('draftOrder:dates.waves', { count: plan.waves.length })} ·{' '}
        {t('draftOrder:dates.firstHas', { count: first.keys.length })}
      </p>
    </>
  )
}
