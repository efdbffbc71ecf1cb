/** The rows of one page of one tab. */
import { getRouteApi, Navigate, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { otherGroupsWith } from '../../../domain/quote/listed-statuses.ts'
import { inGroup, onPage } from '../../../domain/quote/quote-list-steps.ts'
import { mayDo } from '../../../domain/quote/quote-status.ts'
import { quoteListPlace, quotesSearch } from '../../addresses/quotes-search.ts'
import { ListRows } from '../../parts/list/ListRows.tsx'
import { useQuoteColumns } from '../../parts/quote/quote-columns.tsx'
import { NoQuotes } from './NoQuotes.tsx'
import { DownloadQuoteOfRow } from './DownloadQuoteOfRow.tsx'
import { CopyQuoteOfRow } from './CopyQuoteOfRow.tsx'
import { RemoveQuote } from './RemoveQuote.tsx'

const list = getRouteApi('/my-account/customer/quotes/')

export function QuoteList() {
  const { quotes, list: page } = list.useLoaderData()
  const { t } = useTranslation()
  const router = useRouter()
  const navigate = list.useNavigate()
  const search = list.useSearch()
  const place = quoteListPlace(search)
  const columns = useQuoteColumns()
  const [elsewhere] = search.find ? otherGroupsWith(page.counts, place.group) : []
  if (page.rows.length === 0 && elsewhere) {
    return (
      <Navigate to="/my-account/quotes" search={quotesSearch(inGroup(place, elsewhere))} replace />
    )
  }
  if (page.rows.length === 0) {
    return <NoQuotes place={place} counts={page.counts} />
  }
  /** The page that its last row has left is the one before it. */
  const afterRemoval = () => {
    const isLastRow = page.rows.length === 1 && place.page > 1
    if (isLastRow) void navigate({ search: quotesSearch(onPage(place, place.page - 1)) })
    else void router.invalidate()
  }
  return (
    <ListRows
      caption={t(`quotes:caption.${place.group}`, { count: page.total })}
      columns={columns}
      page={page}
      pagesLabel={t('quotes:pages')}
      hrefFor={(number) =>
        router.buildLocation({
          to: '/my-account/quotes',
          search: quotesSearch(onPage(place, number)),
        }).href
      }
      actions={{
        head: t('common:actions'),
        render: (row) => (
          <>
            <DownloadQuoteOfRow row={row} />
            {row.itemCount !== 0 && (
              <CopyQuoteOfRow
                source={{ id: row.id, name: row.name || row.number }}
                onCopied={() => void router.invalidate()}
              />
            )}
            {mayDo('remove', row.status) && (
              <RemoveQuote quotes={quotes} row={row} onRemoved={afterRemoval} />
            )}
          </>
        ),
      }}
    />
  )
}
