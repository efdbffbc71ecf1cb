/** What the list of the search shows and says. Fetched with the search itself. */
import type { TFunction } from 'i18next'
import type { ComboboxState } from '../Combobox/combobox-model.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import type { SearchAtWork, SearchListProps } from './search-list-props.ts'
import { type SearchItem, suggestionsFor } from './search-suggestions.ts'
import { SearchFoot } from './SearchFoot.tsx'
import { SearchSuggestion } from './SearchSuggestion.tsx'

/** Everything that the field with suggestions is told beside its own text. */
export function searchListProps(search: SearchAtWork, t: TFunction): SearchListProps {
  const { view, zone } = search
  const offered = view.kind === 'found' ? suggestionsFor(t, { ...view, zone }) : undefined
  return {
    state: stateOf(search),
    groups: offered?.groups ?? [],
    itemKey: keyOf,
    itemText: (item) => spoken(item, t),
    renderItem: (item) => <SearchSuggestion item={item} />,
    loadingText: t('search.loading'),
    emptyText: t('search.missing', { begin: search.text.trim().slice(0, 3) }),
    failedText:
      view.kind === 'failed' ? failureWords(t, view.failure, 'search.failed') : t('search.failed'),
    countText: (count) => [offered?.explanation, t('search.count', { count })].join(' '),
    footer: <SearchFoot search={search} offered={offered} />,
  }
}

function stateOf({ view }: SearchAtWork): ComboboxState {
  switch (view.kind) {
    case 'idle':
      return 'idle'
    case 'busy':
      return 'loading'
    case 'failed':
      return 'failed'
    case 'missing':
    case 'found':
      return 'ready'
  }
}

function keyOf(item: SearchItem): string {
  return item.kind === 'open' || item.kind === 'order'
    ? `${item.kind} ${item.product.id}`
    : `${item.kind} ${item.text}`
}

/** An item as it is read out. */
function spoken(item: SearchItem, t: TFunction): string {
  switch (item.kind) {
    case 'open':
      return t('search.open', { name: item.product.name, code: item.code })
    case 'order':
      return t('search.order', { name: item.product.name })
    case 'option':
      return t('search.option', { code: item.option.code, title: item.option.title })
    case 'code':
      return t('search.code', { code: item.text })
  }
}
