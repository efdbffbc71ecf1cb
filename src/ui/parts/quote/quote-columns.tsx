/** The columns of the quote list. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { QuoteRow } from '../../../domain/quote/quote.ts'
import { statusLabel } from '../../../domain/quote/quote-status.ts'
import type { Column } from '../../components/Table/table-model.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { formatInstantDate } from '../../i18n/format-instant.ts'
import { formatPrice } from '../../i18n/format-price.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useTotalHead } from '../pricing/use-total-head.ts'
import * as styles from './QuoteColumns.css.ts'
import { QuoteStatusMark } from './QuoteStatusMark.tsx'

/** PO Number, quote name with the quote number below it, status, created date, number of items, total price (QUOTE-12). */
export function useQuoteColumns(): readonly Column<QuoteRow>[] {
  const { t, i18n } = useTranslation()
  const { settings } = useStorefront()
  const totalHead = useTotalHead()
  const none = t('common:none')
  return [
    {
      key: 'name',
      head: t('quotes:column.name'),
      namesRow: true,
      cell: (row) => (
        <>
          <QuoteLink row={row} look={styles.name}>
            {row.name || none}
          </QuoteLink>
          {row.number && ' '}
          {row.number && (
            <span className={styles.number}>
              <VisuallyHidden>{t('quotes:number')}</VisuallyHidden> {row.number}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'purchaseOrder',
      head: t('common:purchaseOrderNumber'),
      look: 'code',
      cell: (row) =>
        row.purchaseOrderNumber ? (
          <QuoteLink row={row} look={styles.purchaseOrder}>
            {row.purchaseOrderNumber}
          </QuoteLink>
        ) : (
          none
        ),
    },
    {
      key: 'status',
      head: t('quotes:column.status'),
      cell: ({ status, statusName, isAnswerRecalled }) => (
        <QuoteStatusMark
          status={status}
          label={statusLabel(status, statusName)}
          isAnswerRecalled={isAnswerRecalled}
        />
      ),
    },
    {
      key: 'created',
      head: t('quotes:column.created'),
      look: 'figure',
      align: 'start',
      cell: (row) => formatInstantDate(row.createdAt, i18n.language) || none,
    },
    {
      key: 'items',
      head: t('quotes:column.items'),
      look: 'figure',
      cell: (row) => <Amount row={row} />,
    },
    {
      key: 'total',
      head: totalHead(t('quotes:column.total')),
      look: 'figure',
      cell: (row) => formatPrice(row.total, row.currency, settings) ?? none,
    },
  ]
}

/** How many lines, and how many pieces they come to. */
function Amount({ row: { lineCount, itemCount } }: { readonly row: QuoteRow }) {
  const { t } = useTranslation()
  if (itemCount === undefined) return t('common:none')
  const pieces = t('price:pieces', { count: itemCount })
  if (lineCount === undefined) return pieces
  return (
    <>
      {t('quotes:lines', { count: lineCount })}{' '}
      {lineCount > 0 && <span className={styles.pieces}>{pieces}</span>}
    </>
  )
}

interface QuoteLinkProps {
  readonly row: QuoteRow
  readonly look: string
  readonly children: string
}

/** PO number and name lead to the quote (QUOTE-13). */
function QuoteLink({ row, look, children }: QuoteLinkProps) {
  return (
    <Link
      to="/my-account/quotes/$quoteId"
      params={{ quoteId: row.id }}
      className={linkLook({ tone: 'plain' })}
    >
      <bdi className={look} title={children}>
        {children}
      </bdi>
    </Link>
  )
}
