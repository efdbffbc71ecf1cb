/** The part of the search by model code that is fetched when somebody begins to search. */
import { createActor, waitFor } from 'xstate'
import type { ModelCodeSearchSnapshot } from '../../../application/search/model-code-search.machine.ts'
import { modelCodeSearch } from '../../../application/search/model-code-search.ts'
import {
  codedFor,
  type ModelCodeSearchView,
  modelCodeSearchView,
} from '../../../application/search/model-code-search.view.ts'
import type { StorefrontReads } from '../../../application/storefront.ts'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import { searchListProps } from './search-list.tsx'
import { leadingItem, type SearchItem } from './search-suggestions.ts'

export interface ModelCodeEngine {
  readonly type: (text: string) => void
  readonly view: (zone: AddressZone) => ModelCodeSearchView
  /** Enter: does not wait for more keys. */
  readonly enter: (zone: AddressZone) => Promise<Entered>
  readonly snapshot: () => ModelCodeSearchSnapshot
  readonly subscribe: (listener: () => void) => () => void
  readonly listProps: typeof searchListProps
}

/** What came of Enter: an item to follow, no product of that code, or nothing that could be followed. */
export type Entered =
  | { readonly kind: 'item'; readonly item: SearchItem }
  | { readonly kind: 'no-product' }
  | { readonly kind: 'nothing' }

/** Begins a search. It rests when nobody types; there is nothing to close. */
export function modelCodeEngine(read: Pick<StorefrontReads, 'productBySkuCode'>): ModelCodeEngine {
  const search = createActor(modelCodeSearch(read)).start()
  const coded = codedFor()
  const viewOf = (snapshot: ModelCodeSearchSnapshot, zone: AddressZone) =>
    modelCodeSearchView(snapshot, (product) => coded(product, zone))
  return {
    type: (text) => search.send({ type: 'text.changed', text }),
    view: (zone) => viewOf(search.getSnapshot(), zone),
    enter: async (zone) => {
      const { text } = search.getSnapshot().context
      search.send({ type: 'search.submit' })
      const settled = await waitFor(search, (snapshot) => !snapshot.hasTag('busy'))
      // Whoever goes on typing has changed their mind.
      if (settled.context.text !== text) return { kind: 'nothing' }
      const view = viewOf(settled, zone)
      if (view.kind === 'found') {
        return { kind: 'item', item: leadingItem(view.product, view.decoding) }
      }
      return { kind: view.kind === 'failed' ? 'nothing' : 'no-product' }
    },
    snapshot: () => search.getSnapshot(),
    subscribe: (listener) => {
      const following = search.subscribe(listener)
      return () => following.unsubscribe()
    },
    listProps: searchListProps,
  }
}
