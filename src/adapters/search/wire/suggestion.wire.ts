/** Suggestions on the wire (SEARCH-03, SEARCH-11). */
import * as t from 'io-ts'
import {
  type SuggestedProduct,
  type Suggestion,
  type Suggestions,
  suggestionTypes,
} from '../../../domain/search/suggestion.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { MatchWire, SkuOptionsWire, toFoundOption, toFoundSku } from './match.wire.ts'
import { flag, needed, part, picture, rows, text } from '../../http/lenient.wire.ts'

const PlaceWire = t.type({ text: needed, link: needed })

const ItemWire = t.type({
  type: text,
  text: needed,
  link: text,
  metadata: part(
    t.type({
      urlTitle: text,
      skuCode: text,
      thumbnail: picture,
      skuModelSearchFlag: flag,
      skus: rows(t.type({ skuID: text, skuCode: text, options: SkuOptionsWire })),
      matches: rows(MatchWire),
    }),
  ),
})

const SuggestionsWire = t.type({
  suggest: t.type({
    brand: rows(PlaceWire),
    category: rows(PlaceWire),
    productType: rows(PlaceWire),
  }),
  items: rows(ItemWire),
})

/** Places by type, in the order of the types, and the products after them (CALL-07). */
export const decodeSuggestions: Decode<Suggestions> = decodeWith(SuggestionsWire, (wire) => ({
  places: suggestionTypes.flatMap((type) =>
    wire.suggest[type].flatMap((place): readonly Suggestion[] =>
      isOwnPath(place.link) ? [{ type, text: place.text, link: place.link }] : [],
    ),
  ),
  products: wire.items.flatMap(productOf),
}))

const ItemsWire = t.type({ items: rows(ItemWire) })

/** The products among the items; places are not looked at (CALL-08). */
export const decodeSuggestedProducts: Decode<readonly SuggestedProduct[]> = decodeWith(
  ItemsWire,
  ({ items }) => items.flatMap(productOf),
)

function productOf(item: t.TypeOf<typeof ItemWire>): readonly SuggestedProduct[] {
  const { metadata } = item
  const found = metadata?.matches.flatMap(toFoundOption) ?? []
  const urlTitle = metadata?.urlTitle || lastStep(item.link)
  if (urlTitle === '' || (item.type !== '' && item.type !== 'product')) return []
  return [
    {
      name: item.text,
      urlTitle,
      thumbnail: metadata?.thumbnail ?? '',
      skuCode: metadata?.skuCode || (metadata?.skus[0]?.skuCode.slice(0, 3) ?? ''),
      isModelSearchOnly: metadata?.skuModelSearchFlag ?? false,
      skuId: toFoundSku(metadata?.skus ?? [], found),
      found,
    },
  ]
}

/** A link must stay in the shop: `//elsewhere` and `/\elsewhere` are other hosts to a browser (T01). */
function isOwnPath(link: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(link)
}

function lastStep(link: string): string {
  return isOwnPath(link) ? (link.split(/[?#]/)[0]?.split('/').at(-1) ?? '') : ''
}
