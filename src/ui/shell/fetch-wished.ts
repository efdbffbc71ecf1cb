/** What has been asked for before the shop is there, and needs code that no page begins with. */
import type { i18n } from 'i18next'
import { loadedCombobox } from '../components/Combobox/Combobox.tsx'
import { fetchSearch } from '../parts/search/use-model-code-search.ts'

/**
 * Fetches it while the page is being taken over; what fails is fetched again by whoever needs it. `used` are the elements
 * that something was done to.
 */
export function fetchWished(used: readonly Element[], translations: i18n): void {
  if (used.some((element) => element.matches(searchField))) fetchSearchParts(translations)
}

/** What a search is typed into. */
export const searchField = '[role=combobox]'

/** Fetches the list of the field and the search behind it. */
export function fetchSearchParts(translations: i18n): void {
  for (const code of [loadedCombobox(), fetchSearch(translations)]) code.catch(() => undefined)
}
