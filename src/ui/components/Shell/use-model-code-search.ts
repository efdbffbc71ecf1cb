/** The search by model code for a field: what is typed, what is offered, and where Enter leads. */
import { useNavigate, useParams } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModelCodeSearchView } from '../../../application/search/model-code-search.view.ts'
import { siteZone } from '../../../domain/content/site-settings.ts'
import { completeTexts } from '../../i18n/i18n.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { late } from '../Late/late.ts'
import type { ModelCodeEngine } from './model-code-engine.ts'
import type { SearchAtWork } from './search-list-props.ts'
import type { SearchItem } from './search-suggestions.ts'

/** The search comes with the words for what it finds, which the sign-in page has not loaded. */
const engineCode = (translations: i18n) =>
  Promise.all([searchCode.load(), completeTexts(translations, 'shop')])
const searchCode = late(async () => (await import('./model-code-engine.ts')).modelCodeEngine)

export interface ModelCodeSearch extends SearchAtWork {
  readonly type: (text: string) => void
  /** Undefined until somebody begins to search. */
  readonly engine: ModelCodeEngine | undefined
  /** Fetches what the search needs; called when the field gets the focus. */
  readonly prepare: () => void
  readonly choose: (item: SearchItem) => void
  /** Whether Enter was pressed with too little to search for (SEARCH-09). */
  readonly needsText: boolean
}

const idle: ModelCodeSearchView = { kind: 'idle' }
const nothing = () => () => {}

/** Characters that name a product, or make a keyword worth looking for (SEARCH-07). */
const shortest = 3

export function useModelCodeSearch(): ModelCodeSearch {
  const { read, settings } = useStorefront()
  const { i18n: translations } = useTranslation()
  const zone = useAccount()?.zone ?? siteZone(settings)
  const [text, setText] = useState('')
  const [needsText, setNeedsText] = useState(false)
  const [engine, setEngine] = useState<ModelCodeEngine | undefined>(undefined)
  useSyncExternalStore(engine?.subscribe ?? nothing, () => engine?.snapshot())
  // The search runs outside React. It also hears what was typed before it was there.
  useEffect(() => engine?.type(text), [engine, text])

  const begin = async () => {
    if (engine) return engine
    const [start] = await engineCode(translations)
    const begun = start(read)
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
    setNeedsText(text.trim().length < shortest)
    if (text.trim().length < shortest) return
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

type Destination = Extract<SearchItem, { readonly kind: 'open' | 'order' }>

/** Where a search leads. The field is empty afterwards. */
function useDestinations(clear: () => void) {
  const navigate = useNavigate()
  // Whoever is filling a draft orders into that one.
  const draft = useParams({ from: '/my-account/draftorder/$quoteId', shouldThrow: false })
  return {
    to: (item: Destination) => {
      clear()
      const { code } = item
      if (item.kind === 'order') {
        // A visitor is sent from there to the sign-in page and back.
        return void (draft
          ? navigate({
              to: '/my-account/draftorder/$quoteId',
              params: draft,
              search: { tab: 'model-search', code },
            })
          : navigate({ to: '/my-account/draftorder', search: { code } }))
      }
      const { product, skuId } = item
      return void navigate({
        to: '/product/$urlTitle',
        params: { urlTitle: product.urlTitle },
        search: {
          ...(skuId !== undefined && { skuid: skuId }),
          ...(code.length > shortest && { model: code }),
        },
      })
    },
    toResults: (text: string) => {
      clear()
      void navigate({ to: '/shop', search: { keyword: text.trim() } })
    },
  }
}
