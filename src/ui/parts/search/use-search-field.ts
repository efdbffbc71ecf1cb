/** The search for a field: what is typed, what is offered, and where Enter leads. */
import { useParams, useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { lazy } from '../../../application/lazy.ts'
import { siteZone } from '../../../domain/content/site-settings.ts'
import { listingAddress, listingQuery, searchTerm } from '../../../domain/search/search-query.ts'
import { withKeyword } from '../../../domain/catalogue/listing.ts'
import { useServices, useStorefront } from '../../storefront-context.tsx'
import { useAccount, useIsKnown } from '../../use-account.ts'
import { begunSearch, hasRested, type Typed } from './begun-search.ts'
import type { OpenSearch } from './open-search.ts'
import { noList, type SearchListProps } from './search-list-props.ts'
import type { SearchItem } from './search-suggestions.ts'

export interface SearchField {
  readonly text: string
  /** `at` as of `performance.now()`, where it was typed before the page was hydrated. */
  readonly type: (text: string, at?: number) => void
  /** Fetches what the search needs; called when the field gets the focus. */
  readonly prepare: () => void
  /** What is offered; nothing until a search begins. */
  readonly list: SearchListProps
  readonly choose: (item: SearchItem) => void
  readonly enter: () => void
  /** Whether Enter was pressed with nothing to search for (SEARCH-09). */
  readonly needsText: boolean
}

const nothing = () => () => {}

const untouched: Typed = { text: '' }

export function useSearchField(): SearchField {
  const { settings } = useStorefront()
  const { catalogue } = useServices()
  const { t, i18n: translations } = useTranslation()
  const router = useRouter()
  const draft = useParams({ from: '/my-account/draftorder/$quoteId', shouldThrow: false })
  const account = useAccount()
  const zone = account?.zone ?? siteZone(settings)
  const [typed, setTyped] = useState(untouched)
  const { text } = typed
  const [needsText, setNeedsText] = useState(false)
  const [search, setSearch] = useState<OpenSearch | undefined>(undefined)
  const snapshot = () => search?.snapshot()
  useSyncExternalStore(search?.subscribe ?? nothing, snapshot, snapshot)
  // What is found is that of a region, so nothing is asked until it is known who asks.
  const isKnown = useIsKnown()
  // Before what is typed: the question is asked once, for whoever asks it.
  useEffect(() => search?.searchFor(account?.id, zone), [search, account?.id, zone])
  // The search runs outside React. It also hears what was typed before it was there, and may have been told earlier.
  useEffect(() => {
    if (typed !== untouched && isKnown) search?.type(typed.text, hasRested(typed))
  }, [search, typed, isKnown])

  // The field hears of focus and text in one moment; the search is begun once for both.
  const [begunOnce] = useState(() => lazy(() => begunSearch(catalogue, translations)))
  const begin = async () => {
    if (search) return search
    const begun = await begunOnce()
    begun.searchFor(account?.id, zone)
    setSearch(begun)
    return begun
  }
  const type: SearchField['type'] = (now, at) => {
    setTyped({ text: now, at })
    setNeedsText(false)
  }
  const choose = (item: SearchItem, chosenFrom = search) => {
    if (item.kind === 'option' || item.kind === 'code') return type(item.text)
    if (item.kind === 'own-number') return type(item.number)
    // Beside its results the text stays, to be searched with again; elsewhere it goes.
    type('')
    chosenFrom?.follow(item, { router, draft })
  }
  const seeAll = () => {
    // Where the same is searched for again, the order of its results stays (SEARCH-10).
    const here = listingQuery(router.latestLocation.search)
    void router.navigate({
      to: '/shop',
      search: listingAddress(withKeyword(here, searchTerm(text))),
    })
  }
  const tryToEnter = async () => {
    setNeedsText(searchTerm(text) === '')
    if (searchTerm(text) === '') return
    const searching = await begin()
    searching.type(text)
    const entered = await searching.enter(zone)
    if (entered.kind === 'item') choose(entered.item, searching)
    if (entered.kind === 'no-product') seeAll()
  }
  // Without the code of the search the plain list of results still answers.
  const enter = () => void tryToEnter().catch(seeAll)
  return {
    text,
    type,
    prepare: () => void begin().catch(() => undefined),
    list: search?.listProps({ text, view: search.view(zone), zone, enter, seeAll }, t) ?? noList,
    choose: (item) => choose(item),
    enter,
    needsText,
  }
}
