/** What has been asked for before the shop is there, and needs code that no page begins with. */
import type { i18n } from 'i18next'
import type { KeptPresses } from './keep-presses.ts'
import { loadedCombobox } from './ui/components/Combobox/Combobox.tsx'
import { fetchSearch } from './ui/parts/search/use-model-code-search.ts'

/** Fetches it while the page is being taken over; what fails is fetched again by whoever needs it. */
export function fetchWished(kept: KeptPresses | undefined, translations: i18n): void {
  const isSearched = kept?.wishes.some(({ element }) => element.matches('[role=combobox]'))
  if (!isSearched) return
  for (const code of [loadedCombobox(), fetchSearch(translations)]) code.catch(() => undefined)
}
