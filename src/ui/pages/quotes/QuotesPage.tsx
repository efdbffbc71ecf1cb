/** The quote list: its heading and tabs stay while the rows below them come, change or fail. */
import { getRouteApi, Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { inGroup } from '../../../domain/quote/quote-list.ts'
import { quoteGroups } from '../../../domain/quote/quote-group.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Tabs } from '../../components/Tabs/Tabs.tsx'
import { quoteListPlace, quotesSearch } from '../../routes/quotes-search.ts'
import { CreateQuote } from './CreateQuote.tsx'

const route = getRouteApi('/my-account/customer/quotes')

export function QuotesPage() {
  const { t } = useTranslation()
  const navigate = route.useNavigate()
  const search = route.useSearch()
  const place = quoteListPlace(search)
  return (
    <Stack space="xl">
      <PageHeading
        title={t('common:shell.quotes')}
        lead={t('quotes:lead')}
        actions={<CreateQuote />}
      />
      {search.missing && (
        <Notice tone="warning">
          {t(search.missing === 'gone' ? 'quotes:gone' : 'quotes:missing')}
        </Notice>
      )}
      <Tabs
        label={t('quotes:tabs')}
        value={place.group}
        onChange={(group) => void navigate({ search: quotesSearch(inGroup(place, group)) })}
        items={quoteGroups.map((group) => ({
          value: group,
          label: t(`quotes:group.${group}`),
          panel: group === place.group ? <Outlet /> : null,
        }))}
      />
    </Stack>
  )
}
