/** The quote list, in its three conditions: rows, rows to come, rows that could not be had. */
import { type ErrorComponentProps, getRouteApi, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { inGroup } from '../../../domain/quote/quote-list.ts'
import { quoteGroups } from '../../../domain/quote/quote-status.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Tabs } from '../../components/Tabs/Tabs.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { LoadFailure } from '../../routes/load.ts'
import { quoteListPlace, quotesSearch } from '../../routes/quotes.route.tsx'
import { CreateQuote } from './CreateQuote.tsx'
import { QuoteList } from './QuoteList.tsx'

const list = getRouteApi('/my-account/customer/quotes/')

export function QuotesPage() {
  return (
    <QuotesFrame>
      <QuoteList page={list.useLoaderData()} />
    </QuotesFrame>
  )
}

/** Ten rows of the final size (QUOTE-19). */
export function QuotesPagePending() {
  const { t } = useTranslation()
  return (
    <QuotesFrame>
      <SkeletonRows busyText={t('quotes.loading')} count={10} />
    </QuotesFrame>
  )
}

export function QuotesPageFailed({ error }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  return (
    <QuotesFrame>
      <Notice
        tone="error"
        title={t('quotes.loadFailed')}
        actions={<Button onClick={() => void router.invalidate()}>{t('action.tryAgain')}</Button>}
      >
        {error instanceof LoadFailure
          ? failureWords(t, error.failure, 'frontend.core.networkError')
          : t('failure.malformed')}
      </Notice>
    </QuotesFrame>
  )
}

function QuotesFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const navigate = list.useNavigate()
  const search = list.useSearch()
  const place = quoteListPlace(search)
  return (
    <Stack space="xl">
      <PageHeading title={t('quotes.title')} lead={t('quotes.lead')} actions={<CreateQuote />} />
      {search.missing && <Notice tone="warning">{t('quotes.missing')}</Notice>}
      <Tabs
        label={t('quotes.tabs')}
        value={place.group}
        onChange={(group) => void navigate({ search: quotesSearch(inGroup(place, group)) })}
        items={quoteGroups.map((group) => ({
          value: group,
          label: t(`quotes.group.${group}`),
          panel: group === place.group ? children : null,
        }))}
      />
    </Stack>
  )
}
