/** Where the name of a product in a list leads to: its page, with what the search has found chosen, or in sight. */
import { useRouter } from '@tanstack/react-router'
import { foundAnchor, foundModel } from '../../../domain/catalogue/found-option.ts'
import type { ProductSummary } from '../../../domain/catalogue/product.ts'

export function useProductAddress(): (product: ProductSummary) => string {
  const router = useRouter()
  return ({ urlTitle, skuId, skuCode, found = [] }) => {
    const model = foundModel(skuCode, found)
    const hash = foundAnchor(found)
    return router.buildLocation({
      to: '/product/$urlTitle',
      params: { urlTitle },
      search: {
        ...(skuId !== undefined && { skuid: skuId }),
        ...(model !== undefined && { model }),
      },
      ...(hash !== undefined && { hash }),
    }).publicHref
  }
}
