/** The orders of a statement with their sums. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Statement, StatementEntry } from '../../../domain/order/statement.ts'
import { isBefore } from '../../../domain/shared/calendar-date.ts'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import type { Column } from '../../components/Table/table-model.ts'
import { Table } from '../../components/Table/Table.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { formatDate } from '../../i18n/format.ts'
import { formatPrice } from '../../i18n/format-price.ts'
import { useStorefront } from '../../storefront-context.tsx'

export function StatementEntries({ statement }: { readonly statement: Statement }) {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const columns = useStatementColumns()
  const { entries, sums } = statement
  const caption = t('order:statement.caption', { count: entries.length })
  return (
    <Panel title={caption} padding="none">
      <Table
        caption={caption}
        captionLook="hidden"
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        foot={sums.flatMap(({ currency, amount, open, overdue }) => {
          const sum = (value: number | undefined) =>
            formatPrice(value, currency, settings) ?? t('common:none')
          // Where there are several, each says which one it is.
          const of = (label: string) => (sums.length > 1 ? `${label} (${currency})` : label)
          return [
            {
              label: of(t('order:statement.total')),
              before: {
                label: t('order:paymentAmount'),
                value: sum(amount),
                lastLabel: t('order:statement.open'),
              },
              value: sum(open),
              strong: true,
            },
            { label: of(t('order:statement.ofItOverdue')), value: sum(overdue) },
          ]
        })}
      />
    </Panel>
  )
}

/** Day, order, due day, amount, what is open. */
function useStatementColumns(): readonly Column<StatementEntry>[] {
  const { t, i18n } = useTranslation()
  const { settings } = useStorefront()
  const none = t('common:none')
  const price = (value: number | undefined, currency: string) =>
    formatPrice(value, currency, settings) ?? none
  return [
    {
      key: 'order',
      head: t('order:tracking.order'),
      namesRow: true,
      cell: ({ id, purchaseOrderNumber, orderNumber }) => (
        <Link
          to="/my-account/orders/$orderId"
          params={{ orderId: id }}
          className={linkLook({ tone: 'plain' })}
        >
          <bdi>{purchaseOrderNumber || orderNumber}</bdi>
        </Link>
      ),
    },
    {
      key: 'date',
      head: t('order:list.column.date'),
      look: 'figure',
      align: 'start',
      cell: ({ date }) => (date ? formatDate(date, i18n.language) : none),
    },
    {
      key: 'due',
      head: t('order:statement.due'),
      look: 'figure',
      align: 'start',
      cell: (entry) => <Due entry={entry} />,
    },
    {
      key: 'amount',
      head: t('order:paymentAmount'),
      look: 'figure',
      cell: ({ amount, currency }) => price(amount, currency),
    },
    {
      key: 'open',
      head: t('order:statement.open'),
      look: 'figure',
      cell: ({ open, currency }) => price(open, currency),
    },
  ]
}

/** What is late is said in words as well. */
function Due({ entry: { due, open } }: { readonly entry: StatementEntry }) {
  const { t, i18n } = useTranslation()
  const { today } = useStorefront()
  if (due === undefined) return t('common:none')
  const isLate = open !== undefined && open > 0 && isBefore(due, today())
  return (
    <Inline as="span" space="xs">
      {formatDate(due, i18n.language)}
      {isLate && <Badge tone="warning">{t('order:statement.overdue')}</Badge>}
    </Inline>
  )
}
