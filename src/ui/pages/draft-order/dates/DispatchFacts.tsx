/** What each way of dispatching comes to, in words. */
import type { TFunction } from 'i18next'
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
          : waitsForWords(t, holdUp, { plan, items })}
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

/** The line that everything waits for; of several the first ones, and how many more there are. */
function waitsForWords(t: TFunction, holdUp: HoldUp, lines: LinesOfPlan): string {
  const words = heldUpBy(holdUp, lines)
  const more = holdUp.count - holdUp.named.length
  return more === 0
    ? t('draftOrder:dates.waitsFor', words)
    : t('draftOrder:dates.waitsForMany', { ...words, all: holdUp.count, count: more })
}

type LinesOfPlan = Pick<DatesPanelProps, 'plan' | 'items'>

/** How many lines hold the order up, which of them are named, and number and code of the first: a code may stand on several lines. */
export function heldUpBy({ count, named }: HoldUp, { plan, items }: LinesOfPlan) {
  const lines = named.map((key) => ({
    number: plan.lines.findIndex((line) => line.key === key) + 1,
    code: items.get(key)?.modelCode ?? '',
  }))
  const [{ number, code } = { number: 0, code: '' }] = lines
  // A number stays with its code where a line of text ends.
  const words = lines.map((line) => `${line.number}\u00a0(${line.code})`).join(', ')
  return { count, number, code, lines: words }
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
