/** Where an item of the search leads. Fetched with the search itself. */
import type { useRouter } from '@tanstack/react-router'
import { foundAnchor, foundModel } from '../../../domain/catalogue/found-option.ts'
import { decodedText } from '../../../domain/shared/decoded-text.ts'
import type { SuggestionType } from '../../../domain/search/suggestion.ts'
import type { SearchItem } from './search-suggestions.ts'

/** What is a page of its own; the other items go into the field. */
export type Destination = Extract<
  SearchItem,
  { readonly kind: 'open' | 'order' | 'own-code' | 'use' | 'list' | 'product' | 'place' }
>

/** Where the search stands. */
export interface SearchPlace {
  readonly router: ReturnType<typeof useRouter>
  /** While a draft order is open, orders go into it. */
  readonly draft: { readonly quoteId: string } | undefined
}

/** A code of that many characters names its product and says nothing more (SEARCH-08). */
const namingLength = 3

const placeRoutes = {
  brand: '/brand/$urlTitle',
  category: '/category/$urlTitle',
  productType: '/product-type/$urlTitle',
} as const satisfies Record<SuggestionType, string>

/** Goes to the page of an item. */
export function followItem(item: Destination, { router, draft }: SearchPlace): void {
  const order = (code: string) =>
    // A visitor is sent from there to the sign-in page and back.
    void (draft
      ? router.navigate({
          to: '/my-account/draftorder/$quoteId',
          params: draft,
          search: { tab: 'model-search', code },
        })
      : router.navigate({ to: '/my-account/draftorder', search: { code } }))
  const openProduct = ({
    product,
    skuId,
    code,
  }: Pick<Extract<SearchItem, { readonly kind: 'open' }>, 'product' | 'skuId' | 'code'>) =>
    void router.navigate({
      to: '/product/$urlTitle',
      params: { urlTitle: product.urlTitle },
      search: {
        ...(skuId !== undefined && { skuid: skuId }),
        ...(code.length > namingLength && { model: code }),
      },
    })
  switch (item.kind) {
    case 'open':
      return openProduct(item)
    case 'order':
      return order(item.code)
    case 'own-code': {
      const { product, skuId, modelCode, code } = item.model
      // Model Search reads own codes as well, and the line keeps the one it was ordered by.
      if (product.isModelSearchOnly) return order(code.customCode)
      return openProduct({ product, skuId, code: modelCode })
    }
    case 'use':
      return void (item.of === 'quote'
        ? router.navigate({ to: '/my-account/quotes/$quoteId', params: { quoteId: item.id } })
        : router.navigate({ to: '/my-account/orders/$orderId', params: { orderId: item.id } }))
    case 'list':
      return void (item.of === 'quotes'
        ? router.navigate({
            to: '/my-account/quotes',
            search: { keyword: item.text, find: true },
          })
        : router.navigate({ to: '/my-account/orders', search: { keyword: item.text } }))
    case 'place':
      return void router.navigate({
        to: placeRoutes[item.place.type],
        params: { urlTitle: lastSegment(item.place.link) },
      })
    case 'product': {
      const { isModelSearchOnly, skuCode, skuId, urlTitle, found = [] } = item.product
      if (isModelSearchOnly) return order(skuCode)
      const model = foundModel(skuCode, found)
      const hash = foundAnchor(found)
      return void router.navigate({
        to: '/product/$urlTitle',
        params: { urlTitle },
        search: {
          ...(skuId !== undefined && { skuid: skuId }),
          ...(model !== undefined && { model }),
        },
        ...(hash !== undefined && { hash }),
      })
    }
  }
}

/** The name of a place at the end of its path; a site may have named the beginning otherwise (ROUTE-01). */
function lastSegment(path: string): string {
  const segment = path.split('/').at(-1) ?? ''
  return decodedText(segment) ?? segment
}
