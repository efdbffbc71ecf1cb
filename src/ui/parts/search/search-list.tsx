/** What the list of the search shows and says. Fetched with the search itself. */
import type { TFunction } from 'i18next'
import type { OwnCodeModel } from '../../../application/search/own-code-search.view.ts'
import { searchTerm } from '../../../domain/search/search-query.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import type { ComboboxState } from '../../components/Combobox/combobox-model.ts'
import type { SearchState, SearchListProps } from './search-list-props.ts'
import {
  modelsOfNumber,
  type SearchItem,
  searchSuggestions,
  shownReasons,
  numberUseWords,
  withQuotesRow,
} from './search-suggestions.ts'
import { SearchFoot } from './SearchFoot.tsx'
import { SearchSuggestion } from './SearchSuggestion.tsx'

/** Everything that the field with suggestions is told beside its own text. */
export function searchListProps(
  search: SearchState,
  t: TFunction,
  { isCustomer }: { readonly isCustomer: boolean },
): SearchListProps {
  const { view, zone, text } = search
  const { groups: found, reading } = searchSuggestions(t, view, zone)
  const hasFound = found.length > 0
  // While nothing has come yet, there is one thing to read.
  const hasRow = isCustomer && searchTerm(text) !== '' && (hasFound || !isBusy(search))
  const groups = hasRow ? withQuotesRow(t, found, text) : found
  const failure = failureIn(search)
  const failedText = failure && failureWords(t, failure, 'search:failed')
  const emptyText = t('search:nothing', { text: text.trim() })
  // That nothing was found is said in the list that has nothing, and beside the way to the quotes.
  const said = reading ?? (hasRow && !hasFound && view.isEmpty ? calm(emptyText) : undefined)
  return {
    state: stateOf(search, groups.length > 0),
    groups,
    itemKey: keyOf,
    itemText: (item) => spoken(item, t),
    renderItem: (item) => <SearchSuggestion item={item} />,
    loadingText: t('search:loading'),
    emptyText,
    failedText: failedText ?? t('search:failed'),
    countText: (count) =>
      [failedText ?? said?.explanation ?? '', t('search:count', { count })].join(' ').trim(),
    footer: (
      <SearchFoot
        search={search}
        said={groups.length > 0 && failedText ? wrong(failedText) : said}
        hasFailed={failure !== undefined}
      />
    ),
  }
}

const wrong = (explanation: string) => ({ explanation, isWrong: true })
const calm = (explanation: string) => ({ explanation, isWrong: false })

function isBusy({ view }: SearchState): boolean {
  return view.isBusy || view.code.kind === 'busy' || view.ownCode.kind === 'busy'
}

/** A failure counts while there is nothing to offer without what could not be had. */
function failureIn({ view }: SearchState) {
  if (view.code.kind === 'failed') return view.code.failure
  const isRead =
    view.code.kind === 'found' ||
    view.ownCode.kind === 'found' ||
    view.ownCode.kind === 'used' ||
    view.ownCode.numbers.length > 0
  return isRead ? undefined : view.failure
}

function stateOf(search: SearchState, hasItems: boolean): ComboboxState {
  const { view } = search
  if (isBusy(search)) return 'loading'
  if (hasItems) return 'ready'
  if (failureIn(search)) return 'failed'
  return view.isEmpty ? 'ready' : 'idle'
}

function keyOf(item: SearchItem): string {
  switch (item.kind) {
    case 'open':
    case 'order':
      return `${item.kind} ${item.product.id}`
    case 'own-code':
      return `${item.kind} ${item.model.code.customCode}`
    case 'own-number':
      return `${item.kind} ${item.number}`
    case 'use':
      return `${item.kind} ${item.of} ${item.id}`
    case 'list':
      return `${item.kind} ${item.of}`
    case 'option':
    case 'code':
      return `${item.kind} ${item.text}`
    case 'product':
      return `${item.kind} ${item.product.urlTitle}`
    case 'place':
      return `${item.kind} ${item.place.link}`
  }
}

/** An item as it is read out. */
function spoken(item: SearchItem, t: TFunction): string {
  switch (item.kind) {
    case 'open':
      return t('search:open', { name: item.product.name, code: item.code })
    case 'order':
      return t('search:order', { name: item.product.name })
    case 'own-code':
      return ownCodeWords(item.model, t)
    case 'own-number':
      return [item.number, modelsOfNumber(t, item)].filter(Boolean).join(' · ')
    case 'use':
      return numberUseWords(t, item)
    case 'list':
      return t('search:inQuotes', { text: item.text })
    case 'option':
      return t('search:option', { code: item.option.code, title: item.option.title })
    case 'code':
      return t('search:code', { code: item.text })
    case 'product':
      return [
        item.product.name,
        ...shownReasons(item.product).map(({ name, title }) => `${name} ${title}`),
      ].join(', ')
    case 'place':
      return t('search:place', {
        name: item.place.text,
        kind: t(`common:place.${item.place.type}`),
      })
  }
}

function ownCodeWords({ code, modelCode, product }: OwnCodeModel, t: TFunction): string {
  const own = t('search:ownCode', { code: code.customCode })
  return `${own} · ${modelCode} ${product.name}`
}
