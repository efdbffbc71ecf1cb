/** What each way of dispatching comes to, in words. */
import { useTranslation } from 'react-i18next'
import type { HoldUp } from '../../../../domain/draft-order/delivery-plan.ts'
import { formatDate } from '../../../i18n/format.ts'
import type { CalendarDate } from '../../../../domain/shared/calendar-date.ts'
import { timeUntil } from './date-words.ts'
import type { DatesPanelProps } from './dates-panel-props.ts'
import * as styles from './DispatchFacts.css.ts'

interface CompleteFactsProps extends DatesPanelProps {
  readonly complete: CalendarDate
  readonly holdUp: HoldUp | undefined
}

/** The day on which everything is there, what it waits for, and by when the others are there. */
export function CompleteFacts({ plan, items, today, complete, holdUp }: CompleteFactsProps) {
  const { t, i18n } = useTranslation()
  return (
    <>
      <p className={styles.day}>
        {formatDate(complete, i18n.language)} · {timeUntil(complete, today, t)}
      </p>
      <p className={styles.note}>
        {holdUp === undefined
          ? t('draftOrder:dates.allAtOnce', { count: plan.lines.length })
          : t('draftOrder:dates.waitsFor', heldUpBy(holdUp, { plan, items }))}
      </p>
      {holdUp && (
        <p className={styles.note}>
          {t('draftOrder:dates.others', {
            count: holdUp.others,
            day: formatDate(holdUp.othersBy, i18n.language),
          })}
        </p>
      )}
    </>
  )
}

/** How many lines hold the order up, and number and code of the first of them: a code may stand on several lines. */
export function heldUpBy(
  { keys: [first = '', ...more] }: HoldUp,
  { plan, items }: Pick<DatesPanelProps, 'plan' | 'items'>,
) {
  return {
    count: more.length + 1,
    number: plan.lines.findIndex(({ key }) => key === first) + 1,
    code: items.get(first)?.modelCode ?? '',
  }
}

interface WaveFactsProps extends DatesPanelProps {
  /** Whether the drawing gathers the waves of a week. */
  readonly isByWeek: boolean
}

/** From the first wave to the last. */
export function WaveFacts({ plan, today, isByWeek }: WaveFactsProps) {
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
      {isByWeek && <p className={styles.note}>{t('draftOrder:dates.byWeek')}</p>}
    </>
  )
}
