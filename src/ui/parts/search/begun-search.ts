/** A search with its code: begun by its field, or before the field can be used, for what was typed there already. */
import type { i18n } from 'i18next'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import { lazy } from '../../../application/lazy.ts'
import { searchDebounce } from '../../../application/search/search-debounce.ts'
import type { Services } from '../../../application/services.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import type { ModelCodeEngine } from './model-code-engine.ts'

type Catalogue = Services['catalogue']

const searchCode = lazy(async () => (await import('./model-code-engine.ts')).modelCodeEngine)

/** The search comes with the words for what it finds, which the sign-in page has not loaded. */
export const fetchSearch = (translations: i18n) =>
  Promise.all([searchCode(), loadTexts(translations, ['search', 'catalogue'])])

/** By the catalogue that they ask. */
const begunEarly = new WeakMap<Catalogue, Promise<ModelCodeEngine>>()

async function begin(catalogue: Catalogue, translations: i18n): Promise<ModelCodeEngine> {
  const [[start], products] = await Promise.all([fetchSearch(translations), catalogue()])
  return start(products)
}

/** The search that was begun early, for the first who asks, or another one. */
export async function begunSearch(
  catalogue: Catalogue,
  translations: i18n,
): Promise<ModelCodeEngine> {
  const early = begunEarly.get(catalogue)
  begunEarly.delete(catalogue)
  return early?.catch(() => begin(catalogue, translations)) ?? begin(catalogue, translations)
}

export interface Typed {
  readonly text: string
  /** As of `performance.now()`, where it was typed before somebody heard of it. */
  readonly at?: number | undefined
}

/** Whether the text has stood there for as long as a search waits for more keys. */
export function hasRested({ at }: Typed): boolean {
  return at !== undefined && performance.now() - at >= searchDebounce
}

/** Asks for what a visitor of this zone has typed, while the field is still on its way. Fulfilled when it has, or cannot. */
export async function searchEarly(
  typed: Typed,
  zone: AddressZone,
  { catalogue, translations }: { readonly catalogue: Catalogue; readonly translations: i18n },
): Promise<void> {
  const asking = begin(catalogue, translations).then((search) => {
    search.searchFor(undefined, zone)
    search.type(typed.text, hasRested(typed))
    return search
  })
  begunEarly.set(catalogue, asking)
  // Whoever takes it begins anew.
  await asking.catch(() => undefined)
}
