/** Asks once, for all days in the lines that can mean two, whether the day or the month is first. */
import { useTranslation } from 'react-i18next'
import { dayOrders } from '../../../../domain/draft-order/day-order.ts'
import type { OpenDays } from '../../../../domain/draft-order/open-days.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { WarningIcon } from '../../../components/Icon/icons.ts'
import { formatDate } from '../../../i18n/format.ts'
import * as styles from './LateWishes.css.ts'
import type { SheetEdits } from './use-sheet.ts'

interface OpenDaysNoticeProps {
  readonly days: OpenDays
  readonly onSave: SheetEdits['saveDates']
}

export function OpenDaysNotice({ days, onSave }: OpenDaysNoticeProps) {
  const { t, i18n } = useTranslation()
  const { count, sample, sampleIn, inOrder } = days
  return (
    <section className={styles.frame} aria-label={t('draftOrder:table.dates.title')}>
      <span className={styles.words}>
        <Icon of={WarningIcon} size="sm" />
        {t('draftOrder:table.dates.open', { count, sample })}
      </span>
      <span className={styles.choices}>
        {dayOrders.map((order) => {
          const day = sampleIn(order)
          const date = day === undefined ? '' : formatDate(day, i18n.language)
          return (
            <Button key={order} size="sm" onClick={() => onSave(inOrder(order))}>
              {t(`draftOrder:table.dates.choose.${order}`, { date })}
            </Button>
          )
        })}
      </span>
    </section>
  )
}
