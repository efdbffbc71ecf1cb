/** The part of the search that is fetched when a search begins. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { TFunction } from 'i18next'
import { createActor, waitFor } from 'xstate'
import type { PortFailure } from '../../../application/failure.ts'
import type { ModelCodeReads } from '../../../application/search/model-code-search.ts'
import { codedFor } from '../../../application/search/model-code-search.view.ts'
import type { PredictiveSearchSnapshot } from '../../../application/search/predictive-search.machine.ts'
import {
  predictiveSearch,
  type SearchReads,
} from '../../../application/search/predictive-search.ts'
import {
  type PredictiveSearchView,
  predictiveSearchView,
  typedText,
} from '../../../application/search/predictive-search.view.ts'
import type { UsedNumber } from '../../../application/search/own-code-search.machine.ts'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import type { OwnNumber } from '../../../domain/draft-order/kept-code.ts'
import { ownCodeName } from '../../../domain/draft-order/own-code.ts'
import { followItem } from './search-destination.ts'
import { searchListProps } from './search-list.tsx'
import type { SearchListProps, SearchState } from './search-list-props.ts'
import {
  leadingItem,
  looksLikeWord,
  ownCodeItem,
  type SearchItem,
  stoodOn,
  usedIn,
} from './search-suggestions.ts'

export interface OpenSearch {
  /** With `hasRested` the text has stood there for as long as a search waits for more keys. */
  readonly type: (text: string, hasRested?: boolean) => void
  /**
   * The account that searches, undefined for a visitor, and the zone whose goods are found. Each account has its own
   * custom codes.
   */
  readonly searchFor: (customer: string | undefined, zone: AddressZone) => void
  /** `zone` is that of the drawing, which may come before the search is told of another one. */
  readonly view: (zone: AddressZone) => PredictiveSearchView
  /** Enter: does not wait for more keys. */
  readonly enter: (zone: AddressZone) => Promise<Entered>
  readonly snapshot: () => PredictiveSearchSnapshot
  readonly subscribe: (listener: () => void) => () => void
  readonly listProps: (search: SearchState, t: TFunction) => SearchListProps
  readonly follow: typeof followItem
}

/** What came of Enter: an item to follow, a text that is no code, or nothing that could be followed. */
export type Entered =
  | { readonly kind: 'item'; readonly item: SearchItem }
  | { readonly kind: 'no-product' }
  | { readonly kind: 'nothing' }

/** Begins a search. It is idle until text is entered, so there is nothing to close. */
export function openSearch(read: SearchReads): OpenSearch {
  let customer: string | undefined
  let searchedZone: AddressZone | undefined
  const zoned: SearchReads = {
    ...read,
    suggestions: (term, signal) => read.suggestions(term, signal, searchedZone),
  }
  const search = createActor(predictiveSearch(zoned, askingOnlyForKnownCodes(read))).start()
  const coded = codedFor()
  const viewOf = (snapshot: PredictiveSearchSnapshot, zone: AddressZone) =>
    predictiveSearchView(snapshot, (product) => coded(product, zone), zone)
  const type = (text: string, hasRested = false) => {
    if (text === typedText(search.getSnapshot())) return
    search.send({ type: 'text.changed', text })
    if (hasRested) search.send({ type: 'search.submit' })
  }
  return {
    type,
    searchFor: (nextCustomer, zone) => {
      if (nextCustomer === customer && zone === searchedZone) return
      const isOtherZone = zone !== searchedZone
      const text = typedText(search.getSnapshot())
      customer = nextCustomer
      searchedZone = zone
      search.send({ type: 'customer.changed' })
      if (!isOtherZone || text === '') return
      // What was found for another region is no answer any more: it is taken away, and asked for again.
      type('')
      type(text, true)
    },
    view: (zone) => viewOf(search.getSnapshot(), zone),
    enter: async (zone) => {
      const text = typedText(search.getSnapshot())
      search.send({ type: 'search.submit' })
      // The reading of the text as a code decides, so the suggestions are not waited for.
      const settled = await waitFor(search, (snapshot) => isRead(viewOf(snapshot, zone)))
      // Typing on cancels the choice.
      if (typedText(settled) !== text) return { kind: 'nothing' }
      const { code, ownCode, isEmpty } = viewOf(settled, zone)
      if (code.kind === 'failed') return { kind: 'nothing' }
      if (ownCode.kind === 'found') return { kind: 'item', item: ownCodeItem(ownCode) }
      const isNoCode = code.kind !== 'found' || code.decoding.kind === 'wrong'
      if (ownCode.kind === 'used' && isNoCode && /\d/.test(text)) return usesEntered(ownCode)
      const list = stoodOn(ownCode.numbers)
      // The list of products has nothing to show, and those with the lines have.
      if (list !== undefined && isEmpty && isNoCode)
        return listEntered(list, keywordFor(text, ownCode.numbers))
      if (code.kind !== 'found' || looksLikeWord(code.decoding)) return { kind: 'no-product' }
      return { kind: 'item', item: leadingItem(code.product, code.decoding) }
    },
    snapshot: () => search.getSnapshot(),
    subscribe: (listener) => {
      const following = search.subscribe(listener)
      return () => following.unsubscribe()
    },
    listProps: (state, t) => searchListProps(state, t, { isCustomer: customer !== undefined }),
    follow: followItem,
  }
}

/** To where the number stands; to all quotes with it where there are several, or to all orders where no quote has it. */
function usesEntered(used: UsedNumber): Entered {
  const [item, ...others] = usedIn(used)
  if (item && others.length === 0) return { kind: 'item', item }
  return listEntered(used.uses.quotes.length === 0 ? 'orders' : 'quotes', used.number)
}

/** Not every list finds a number that is written otherwise than it stands there: it is looked for as it stands. */
function keywordFor(text: string, numbers: readonly OwnNumber[]): string {
  const isBegun = numbers.some(({ number }) => ownCodeName(number).startsWith(ownCodeName(text)))
  return isBegun ? text.trim() : (numbers[0]?.number ?? text.trim())
}

/** Several quotes, or several orders and no quote, have a line of this number, or of those that it begins. */
function listEntered(of: 'quotes' | 'orders', text: string): Entered {
  return { kind: 'item', item: { kind: 'list', of, text } }
}

const isRead = ({ code, ownCode }: PredictiveSearchView) =>
  code.kind !== 'busy' && ownCode.kind !== 'busy'

/** Most of what is typed are words. A product is asked for where the search knows its code, never in vain. */
function askingOnlyForKnownCodes(read: SearchReads): ModelCodeReads {
  return {
    productBySkuCode: (skuCode, signal) =>
      F.pipe(
        read.suggestedProducts(skuCode, signal),
        TE.flatMap((products) =>
          products.some((product) => begins(product.skuCode, skuCode))
            ? read.productBySkuCode(skuCode, signal)
            : unknownCode,
        ),
      ),
  }
}

const unknownCode: TE.TaskEither<PortFailure, never> = TE.left({ kind: 'not-found' })

function begins(code: string, skuCode: string): boolean {
  return code.slice(0, skuCode.length).toUpperCase() === skuCode.toUpperCase()
}
