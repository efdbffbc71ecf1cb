/** What has been asked for before the shop is there, and needs code that no page begins with. */
import type { i18n } from 'i18next'
import type { Services } from '../../application/services.ts'
import type { Storefront } from '../../application/storefront.ts'
import { sessionKnown } from '../../application/account/session.ts'
import { siteZone } from '../../domain/content/site-settings.ts'
import { loadedCombobox } from '../components/Combobox/Combobox.tsx'
import { fetchSearch, searchEarly, type Typed } from '../parts/search/begun-search.ts'

export { searchTexts } from '../parts/search/begun-search.ts'

/**
 * Fetches it while the page is being taken over; what fails is fetched again by whoever needs it. `used` are the elements
 * that something was done to. Fulfilled once nothing of it is under way any more.
 */
export async function fetchWished(used: readonly Element[], translations: i18n): Promise<void> {
  if (used.some((element) => element.matches(searchField))) await fetchSearchParts(translations)
}

/** What a search is typed into. */
export const searchField = '[role=combobox]'

/** Fetches the list of the field and the search behind it; fulfilled whether they come or not. */
export async function fetchSearchParts(translations: i18n): Promise<void> {
  await Promise.allSettled([loadedCombobox(), fetchSearch(translations)])
}

interface Opened {
  readonly storefront: Pick<Storefront, 'session' | 'settings'>
  readonly services: Pick<Services, 'catalogue'>
}

/**
 * Asks for what a visitor has typed into a search, so that its answer is under way while the page is being taken over. A
 * customer's search waits until it is known who asks. Fulfilled once there is nothing left to ask for.
 */
export async function askWished(
  wishes: readonly (Partial<Typed> & { readonly element: Element })[],
  { storefront: { session, settings }, services: { catalogue } }: Opened,
  translations: i18n,
): Promise<void> {
  const typed = wishes.findLast(({ element, text }) => text && element.matches(searchField))
  if (!typed?.text) return
  const { kind } = await sessionKnown(session)
  if (kind !== 'visitor') return
  await searchEarly({ text: typed.text, at: typed.at }, siteZone(settings), {
    catalogue,
    translations,
  })
}
