/** A search with its code: begun by its field, or before the field can be used, for what was typed there already. */
import type { i18n } from 'i18next'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import { lazy } from '../../../application/lazy.ts'
import { withEarlySearch } from '../../../application/search/early-search.ts'
import { searchDebounce } from '../../../application/search/search-debounce.ts'
import type { Services } from '../../../application/services.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import type { OpenSearch } from './open-search.ts'

type Catalogue = Services['catalogue']

const searchCode = lazy(async () => (await import('./open-search.ts')).openSearch)

/** The words for what a search finds. */
export const searchTexts = ['search', 'catalogue'] as const

/** The search comes with its words, which the sign-in page has not loaded. */
export const fetchSearch = (translations: i18n) =>
  Promise.all([searchCode(), loadTexts(translations, searchTexts)])

/** By the catalogue that they ask. */
const begunEarly = new WeakMap<Catalogue, Promise<OpenSearch>>()

async function begin(catalogue: ReturnType<Catalogue>, translations: i18n): Promise<OpenSearch> {
  const [[start], products] = await Promise.all([fetchSearch(translations), catalogue])
  return start(products)
}

/** The search that was begun early, for the first who asks, or another one. */
export async function begunSearch(catalogue: Catalogue, translations: i18n): Promise<OpenSearch> {
  const early = begunEarly.get(catalogue)
  begunEarly.delete(catalogue)
  const retry = () => begin(catalogue(), translations)
  return early?.catch(retry) ?? retry()
}

export interface Typed {
  readonly text: string
  /** As of `performance.now()`, where it was typed before the page was hydrated. */
  readonly at?: number | undefined
}

/** Whether the text has stood there for as long as a search waits for more keys. */
export function hasRested({ at }: Typed): boolean {
  return at !== undefined && performance.now() - at >= searchDebounce
}

/**
 * Asks for what a visitor of this zone has typed, while the search and its field are still on their way. Fulfilled once the
 * question is sent, or cannot be.
 */
export async function searchEarly(
  typed: Typed,
  zone: AddressZone,
  { catalogue, translations }: { readonly catalogue: Catalogue; readonly translations: i18n },
): Promise<void> {
  const products = catalogue().then((found) => withEarlySearch(found, typed.text, zone))
  const searching = begin(products, translations).then((search) => {
    search.searchFor(undefined, zone)
    search.type(typed.text, hasRested(typed))
    return search
  })
  begunEarly.set(catalogue, searching)
  // Whoever takes it begins another one.
  searching.catch(() => undefined)
  await products.catch(() => undefined)
}
