/** The search for a field: what is typed, what is offered, and where Enter leads. */
import { useNavigate, useParams, useRouter } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { PredictiveSearchView } from '../../../application/search/predictive-search.view.ts'
import { siteZone } from '../../../domain/content/site-settings.ts'
import { noSuggestions, type SuggestionType } from '../../../domain/search/suggestion.ts'
import { listingAddress, listingQuery, searchTerm } from '../../../domain/search/search-query.ts'
import { withKeyword } from '../../../domain/catalogue/listing.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { useServices, useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { lazy } from '../../../application/lazy.ts'
import type { ModelCodeEngine } from './model-code-engine.ts'
import type { OpenSearch } from './search-list-props.ts'
import type { SearchItem } from './search-suggestions.ts'

/** The search comes with the words for what it finds, which the sign-in page has not loaded. */
const engineCode = (translations: i18n) =>
  Promise.all([searchCode(), loadTexts(translations, ['search', 'catalogue'])])
const searchCode = lazy(async () => (await import('./model-code-engine.ts')).modelCodeEngine)

export interface ModelCodeSearch extends OpenSearch {
  readonly type: (text: string) => void
  /** Undefined until a search begins. */
  readonly engine: ModelCodeEngine | undefined
  /** Fetches what the search needs; called when the field gets the focus. */
  readonly prepare: () => void
  readonly choose: (item: SearchItem) => void
  /** Whether Enter was pressed with nothing to search for (SEARCH-09). */
  readonly needsText: boolean
}

const idle: PredictiveSearchView = {
  text: '',
  isOpen: false,
  needsText: false,
  code: { kind: 'idle' },
  ownCode: { kind: 'none' },
  suggestions: noSuggestions,
  isBusy: false,
  isEmpty: false,
  failure: undefined,
}
const nothing = () => () => {}

/** A code of that many characters names its product and says nothing more (SEARCH-08). */
const namingLength = 3

const placeRoutes = {
  brand: '/brand/$urlTitle',
  category: '/category/$urlTitle',
  productType: '/product-type/$urlTitle',
} as const satisfies Record<SuggestionType, string>

export function useModelCodeSearch(): ModelCodeSearch {
  const { settings } = useStorefront()
  const { catalogue } = useServices()
  const { i18n: translations } = useTranslation()
  const account = useAccount()
  const zone = account?.zone ?? siteZone(settings)
  const [text, setText] = useState('')
  const [needsText, setNeedsText] = useState(false)
  const [engine, setEngine] = useState<ModelCodeEngine | undefined>(undefined)
  useSyncExternalStore(engine?.subscribe ?? nothing, () => engine?.snapshot())
  // The search runs outside React. It also hears what was typed before it was there.
  useEffect(() => engine?.type(text), [engine, text])
  useEffect(() => engine?.searchFor(account?.id), [engine, account?.id])

  const begin = async () => {
    if (engine) return engine
    const [[start], products] = await Promise.all([engineCode(translations), catalogue()])
    const begun = start(products)
    begun.searchFor(account?.id)
    setEngine((known) => known ?? begun)
    return begun
  }
  const type = (typed: string) => {
    setText(typed)
    setNeedsText(false)
  }
  const go = useDestinations(() => type(''))
  const choose = (item: SearchItem) => {
    if (item.kind === 'option' || item.kind === 'code') type(item.text)
    else go.to(item)
  }
  const enter = async () => {
    setNeedsText(searchTerm(text) === '')
    if (searchTerm(text) === '') return
    const searching = await begin()
    searching.type(text)
    const entered = await searching.enter(zone)
    if (entered.kind === 'item') choose(entered.item)
    if (entered.kind === 'no-product') go.toResults(text)
  }
  return {
    text,
    type,
    view: engine?.view(zone) ?? idle,
    zone,
    engine,
    prepare: () => void begin().catch(() => undefined),
    choose,
    // Without the code of the search the plain list of results still answers.
    enter: () => void enter().catch(() => go.toResults(text)),
    seeAll: () => go.toResults(text),
    needsText,
  }
}

type Destination = Extract<
  SearchItem,
  { readonly kind: 'open' | 'order' | 'own-code' | 'product' | 'place' }
>

/** Where a search leads. Beside its results the text stays, to be searched with again; elsewhere it goes. */
function useDestinations(clear: () => void) {
  const navigate = useNavigate()
  const router = useRouter()
  // While a draft order is open, orders go into it.
  const draft = useParams({ from: '/my-account/draftorder/$quoteId', shouldThrow: false })
  const order = (code: string) =>
    // A visitor is sent from there to the sign-in page and back.
    void (draft
      ? navigate({
          to: '/my-account/draftorder/$quoteId',
          params: draft,
          search: { tab: 'model-search', code },
        })
      : navigate({ to: '/my-account/draftorder', search: { code } }))
  const openProduct = ({
    product,
    skuId,
    code,
  }: Pick<Extract<SearchItem, { readonly kind: 'open' }>, 'product' | 'skuId' | 'code'>) =>
    void navigate({
      to: '/product/$urlTitle',
      params: { urlTitle: product.urlTitle },
      search: {
        ...(skuId !== undefined && { skuid: skuId }),
        ...(code.length > namingLength && { model: code }),
      },
    })
  return {
    to: (item: Destination) => {
      clear()
      switch (item.kind) {
        case 'open':
          return openProduct(item)
        case 'order':
          return order(item.code)
        case 'own-code': {
          const { product, skuId, modelCode, code } = item.model
          // Model Search reads own codes as well, and the line keeps the one it was ordered by.
          if (product.isModelSearchOnly) return order(code.customCode)
          return openProduct({ product, skuId, code: modelCode })
        }
        case 'place':
          return void navigate({
            to: placeRoutes[item.place.type],
            params: { urlTitle: lastSegment(item.place.link) },
          })
        case 'product':
          if (item.product.isModelSearchOnly) return order(item.product.skuCode)
          return void navigate({
            to: '/product/$urlTitle',
            params: { urlTitle: item.product.urlTitle },
          })
      }
    },
    toResults: (text: string) => {
      // Where the same is searched for again, the order of its results stays (SEARCH-10).
      const here = listingQuery(router.latestLocation.search)
      void navigate({ to: '/shop', search: listingAddress(withKeyword(here, searchTerm(text))) })
    },
  }
}

/** The name of a place at the end of its path; a site may have named the beginning otherwise (ROUTE-01). */
function lastSegment(path: string): string {
  const segment = path.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
