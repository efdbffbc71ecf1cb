/** The rows of one page of one tab. */
import { Link, getRouteApi, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { onPage } from '../../../domain/quote/quote-list.ts'
import type { QuoteRow } from '../../../domain/quote/quote.ts'
import { mayDo, statusLabel } from '../../../domain/quote/quote-status.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { Pagination } from '../../components/Pagination/Pagination.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { QuoteStatusBadge } from '../../components/QuoteStatusBadge/QuoteStatusBadge.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import type { Column } from '../../components/Table/table-model.ts'
import { Table } from '../../components/Table/Table.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { formatInstantDate, formatPrice } from '../../i18n/format.ts'
import { quoteListPlace, quotesSearch } from '../../routes/quotes-search.ts'
import { routerLink } from '../../routes/router-link.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import * as styles from './QuoteList.css.ts'
import { RemoveQuote } from './RemoveQuote.tsx'

const list = getRouteApi('/my-account/customer/quotes/')

export function QuoteList() {
  const page = list.useLoaderData()
  const { t } = useTranslation()
  const router = useRouter()
  const navigate = list.useNavigate()
  const place = quoteListPlace(list.useSearch())
  const columns = useColumns()
  if (page.rows.length === 0) {
    return (
      <EmptyState title={t(`quotes.empty.${place.group}`)}>
        {t(`quotes.emptyNext.${place.group}`)}
      </EmptyState>
    )
  }
  const caption = t(`quotes.caption.${place.group}`, { count: page.total })
  /** The page that its last row has left is the one before it. */
  const afterRemoval = () => {
    const isLastRow = page.rows.length === 1 && place.page > 1
    if (isLastRow) void navigate({ search: quotesSearch(onPage(place, place.page - 1)) })
    else void router.invalidate()
  }
  return (
    <Stack space="lg">
      <Panel title={caption} padding="none">
        <Table
          caption={caption}
          captionLook="hidden"
          columns={columns}
          rows={page.rows}
          rowKey={(row) => row.id}
          actions={{
            head: t('quotes.actions'),
            render: (row) =>
              mayDo('remove', row.status) ? (
                <RemoveQuote row={row} onRemoved={afterRemoval} />
              ) : null,
          }}
        />
      </Panel>
      <Pagination
        label={t('quotes.pages')}
        page={page.page}
        pageCount={page.pageCount}
        hrefFor={(number) =>
          router.buildLocation({
            to: '/my-account/quotes',
            search: quotesSearch(onPage(place, number)),
          }).href
        }
        renderLink={routerLink}
        previousLabel={t('paging.previous')}
        nextLabel={t('paging.next')}
        pageLabel={(number) => t('paging.page', { page: number })}
        summary={t('paging.summary', { page: page.page, pageCount: page.pageCount })}
      />
    </Stack>
  )
}

/** PO Number, quote name, status, created date, number of items, total price (QUOTE-12). */
function useColumns(): readonly Column<QuoteRow>[] {
  const { t, i18n } = useTranslation()
  const { settings } = useStorefront()
  const none = t('value.none')
  const statusText = ({ status, statusName }: QuoteRow) => {
    const label = statusLabel(status, statusName)
    return label.kind === 'text' ? label.text : t(label.key)
  }
  return [
    {
      key: 'name',
      head: t('quotes.column.name'),
      namesRow: true,
      cell: (row) => (
        <QuoteLink row={row} look={styles.name}>
          {row.name || none}
        </QuoteLink>
      ),
    },
    {
      key: 'purchaseOrder',
      head: t('quotes.column.purchaseOrder'),
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
      head: t('quotes.column.status'),
      cell: (row) => <QuoteStatusBadge status={row.status}>{statusText(row)}</QuoteStatusBadge>,
    },
    {
      key: 'created',
      head: t('quotes.column.created'),
      look: 'figure',
      align: 'start',
      cell: (row) => formatInstantDate(row.createdAt, i18n.language) || none,
    },
    {
      key: 'items',
      head: t('quotes.column.items'),
      look: 'figure',
      cell: (row) => row.itemCount ?? none,
    },
    {
      key: 'total',
      head: t('quotes.column.total'),
      look: 'figure',
      cell: (row) => formatPrice(row.total, row.currency, settings) ?? none,
    },
  ]
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
