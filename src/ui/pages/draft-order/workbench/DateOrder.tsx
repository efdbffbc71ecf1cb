/** Asks once for all dates of a column whether the day or the month is first. */
import { useTranslation } from 'react-i18next'
import type { DateOrderView } from '../../../../application/draft-order/reading.view.ts'
import { type DayOrder, dayOrders } from '../../../../domain/draft-order/day-order.ts'
import { formatDate } from '../../../i18n/format.ts'
import { choice } from './FilterBar.css.ts'
import * as styles from './ImportReport.css.ts'

interface DateOrderProps {
  readonly dates: DateOrderView
  readonly onOrder: (order: DayOrder) => void
}

export function DateOrder({ dates, onOrder }: DateOrderProps) {
  const { t, i18n } = useTranslation()
  const { chosen, proven, sample, evidence, openCount, count } = dates
  const dayIn = (order: DayOrder) => {
    const day = dates.days[order]
    return day === undefined ? '' : formatDate(day, i18n.language)
  }
  const words =
    chosen === undefined
      ? t('draftOrder:table.dates.open', { count: openCount, sample })
      : t(`draftOrder:table.dates.read.${chosen}`, { count, sample, date: dayIn(chosen) })
  return (
    <section className={styles.sheet} aria-label={t('draftOrder:table.dates.title')}>
      <p className={styles.said}>
        {words}{' '}
        {chosen === undefined &&
          proven !== undefined &&
          t(`draftOrder:table.dates.proven.${proven}`, { evidence })}
      </p>
      <div role="group" aria-label={t('draftOrder:table.dates.title')} className={styles.choices}>
        {dayOrders
          .toSorted((one, other) => Number(other === proven) - Number(one === proven))
          .map((order) => (
            // It stays where it is once it is pressed, and with it the focus.
            <button
              key={order}
              type="button"
              aria-pressed={order === chosen}
              className={choice}
              onClick={() => onOrder(order)}
            >
              {t(`draftOrder:table.dates.choose.${order}`, { date: dayIn(order) })}
            </button>
          ))}
      </div>
    </section>
  )
}
