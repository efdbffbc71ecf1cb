/** The quote list: its heading and tabs stay while the rows below them come, change or fail. */
import { getRouteApi, Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { countIn, returnedIn } from '../../../domain/quote/listed-statuses.ts'
import type { QuoteListPlace } from '../../../domain/quote/quote-list.ts'
import { inGroup } from '../../../domain/quote/quote-list-steps.ts'
import { type QuoteGroup, quoteGroups } from '../../../domain/quote/quote-group.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Tabs } from '../../components/Tabs/Tabs.tsx'
import { writtenCount } from '../../i18n/written-count.ts'
import { quoteListPlace, quotesSearch } from '../../addresses/quotes-search.ts'
import { CreateQuote } from './CreateQuote.tsx'
import { QuoteTools } from './QuoteTools.tsx'
import { useQuoteCounts } from './use-quote-counts.ts'

const route = getRouteApi('/my-account/customer/quotes')

export function QuotesPage() {
  const { t, i18n } = useTranslation()
  const navigate = route.useNavigate()
  const search = route.useSearch()
  const place = quoteListPlace(search)
  const counts = useQuoteCounts(place.keyword)
  const goTo = (next: QuoteListPlace, replace = false) =>
    void navigate({ search: quotesSearch(next), replace })
  const written = (count: number) => writtenCount(count, i18n.language)
  const countOn = (group: QuoteGroup) => {
    const count = countIn(counts, group)
    return count === undefined ? undefined : written(count)
  }
  /** What was sent back is marked on its tab, whichever tab is open. */
  const waitingIn = (group: QuoteGroup) => {
    const count = returnedIn(counts, group)
    if (count === 0) return undefined
    return { count: written(count), words: t('quotes:returned', { count }) }
  }
  return (
    <Stack space="xl">
      <PageHeading
        title={t('common:shell.quotes')}
        lead={t('quotes:lead')}
        leadLook="wide"
        actions={<CreateQuote />}
      />
      {search.missing && (
        <Notice tone="warning">
          {t(search.missing === 'gone' ? 'quotes:gone' : 'quotes:missing')}
        </Notice>
      )}
      <QuoteTools
        place={place}
        returned={returnedIn(counts, place.group)}
        onPlace={(next) => goTo(next, true)}
      />
      <Tabs
        label={t('quotes:tabs')}
        value={place.group}
        onChange={(group) => goTo(inGroup(place, group))}
        items={quoteGroups.map((group) => ({
          value: group,
          label: t(`quotes:group.${group}`),
          count: countOn(group),
          waiting: waitingIn(group),
          panel: group === place.group ? <Outlet /> : null,
        }))}
      />
    </Stack>
  )
}
