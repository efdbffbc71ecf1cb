/** The waves as a table: the day, how far off it is, how many lines, and which, by number and code. */
import { useTranslation } from 'react-i18next'
import type { DeliveryWave } from '../../../../domain/draft-order/delivery-plan.ts'
import { Table } from '../../../components/Table/Table.tsx'
import type { Column } from '../../../components/Table/table-model.ts'
import { formatDate } from '../../../i18n/format.ts'
import { timeUntil } from './date-words.ts'
import type { DatesPanelProps } from './dates-panel-props.ts'
import * as styles from './WaveTable.css.ts'

export function WaveTable({ plan, items, today }: DatesPanelProps) {
  const { t, i18n } = useTranslation()
  const numbers = new Map(plan.lines.map(({ key }, index) => [key, index + 1]))
  const columns: readonly Column<DeliveryWave>[] = [
    {
      key: 'day',
      head: t('draftOrder:dates.column.day'),
      namesRow: true,
      width: 'fit',
      cell: ({ date }) => formatDate(date, i18n.language),
    },
    {
      key: 'until',
      head: t('draftOrder:dates.column.until'),
      width: 'fit',
      cell: ({ date }) => timeUntil(date, today, t),
    },
    {
      key: 'count',
      head: t('draftOrder:dates.column.count'),
      look: 'figure',
      width: 'fit',
      cell: ({ keys }) => keys.length,
    },
    {
      key: 'lines',
      head: t('draftOrder:dates.column.lines'),
      cell: ({ keys }) => (
        <ul className={styles.codes}>
          {keys.map((key) => (
            <li key={key} className={styles.code}>
              {`${numbers.get(key) ?? ''} · ${items.get(key)?.modelCode ?? ''}`}
            </li>
          ))}
        </ul>
      ),
    },
  ]
  return (
    <Table
      caption={t('draftOrder:dates.table')}
      captionLook="hidden"
      columns={columns}
      rows={plan.waves}
      rowKey={({ date }) => date}
    />
  )
}
