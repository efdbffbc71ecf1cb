/** The rows of one page of one tab. */
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { onPage } from '../../../domain/quote/quote-list.ts'
import { mayDo } from '../../../domain/quote/quote-status.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { Pagination } from '../../components/Pagination/Pagination.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Table } from '../../components/Table/Table.tsx'
import { quoteListPlace, quotesSearch } from '../../routes/quotes-search.ts'
import { routerLink } from '../../routes/router-link.tsx'
import { useQuoteColumns } from '../../parts/quote/quote-columns.tsx'
import { RemoveQuote } from './RemoveQuote.tsx'

const list = getRouteApi('/my-account/customer/quotes/')

export function QuoteList() {
  const page = list.useLoaderData()
  const { t } = useTranslation()
  const router = useRouter()
  const navigate = list.useNavigate()
  const place = quoteListPlace(list.useSearch())
  const columns = useQuoteColumns()
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
