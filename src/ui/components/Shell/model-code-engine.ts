/** The part of the search that is fetched when somebody begins to search. */
import { createActor, waitFor } from 'xstate'
import { codedFor } from '../../../application/search/model-code-search.view.ts'
import type { PredictiveSearchSnapshot } from '../../../application/search/predictive-search.machine.ts'
import { predictiveSearch } from '../../../application/search/predictive-search.ts'
import {
  type PredictiveSearchView,
  predictiveSearchView,
} from '../../../application/search/predictive-search.view.ts'
import type { StorefrontReads } from '../../../application/storefront.ts'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import { searchListProps } from './search-list.tsx'
import { leadingItem, looksLikeWord, type SearchItem } from './search-suggestions.ts'

export interface ModelCodeEngine {
  readonly type: (text: string) => void
  readonly view: (zone: AddressZone) => PredictiveSearchView
  /** Enter: does not wait for more keys. */
  readonly enter: (zone: AddressZone) => Promise<Entered>
  readonly snapshot: () => PredictiveSearchSnapshot
  readonly subscribe: (listener: () => void) => () => void
  readonly listProps: typeof searchListProps
}

/** What came of Enter: an item to follow, a text that is no code, or nothing that could be followed. */
export type Entered =
  | { readonly kind: 'item'; readonly item: SearchItem }
  | { readonly kind: 'no-product' }
  | { readonly kind: 'nothing' }

/** Begins a search. It rests when nobody types; there is nothing to close. */
export function modelCodeEngine(
  read: Pick<StorefrontReads, 'productBySkuCode' | 'suggestions'>,
): ModelCodeEngine {
  const search = createActor(predictiveSearch(read)).start()
  const coded = codedFor()
  const viewOf = (snapshot: PredictiveSearchSnapshot, zone: AddressZone) =>
    predictiveSearchView(snapshot, (product) => coded(product, zone))
  const type = (text: string) => {
    if (text !== search.getSnapshot().context.text) search.send({ type: 'text.changed', text })
  }
  return {
    type,
    view: (zone) => viewOf(search.getSnapshot(), zone),
    enter: async (zone) => {
      const { text } = search.getSnapshot().context
      search.send({ type: 'search.submit' })
      // What the text means as a code decides; nobody waits for the suggestions.
      const settled = await waitFor(
        search,
        (snapshot) => viewOf(snapshot, zone).code.kind !== 'busy',
      )
      // Whoever goes on typing has changed their mind.
      if (settled.context.text !== text) return { kind: 'nothing' }
      const { code } = viewOf(settled, zone)
      if (code.kind === 'failed') return { kind: 'nothing' }
      if (code.kind !== 'found' || looksLikeWord(code.decoding)) return { kind: 'no-product' }
      return { kind: 'item', item: leadingItem(code.product, code.decoding) }
    },
    snapshot: () => search.getSnapshot(),
    subscribe: (listener) => {
      const following = search.subscribe(listener)
      return () => following.unsubscribe()
    },
    listProps: searchListProps,
  }
}
