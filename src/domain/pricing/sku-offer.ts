/** What the customer may do with a sku in a list. */
import type { Sku } from '../catalogue/product.ts'

export type Offer =
  | 'offered'
  /** It would be, after sign-in (PRICE-20). */
  | 'login-needed'
  /** The stock does not cover even the smallest order. */
  | 'none-left'
  | 'not-offered'

export interface SkuOffers {
  readonly quote: Offer
  readonly cart: Offer
}

interface Buying {
  readonly isCustomer: boolean
  /** Whether stock limits the quantity that can be requested. */
  readonly isStockLimiting: boolean
  /** Whether the site takes orders; without them it has no cart (O-45). */
  readonly isTransactional: boolean
}

/**
 * Whether a sku may be put on a quote (CAT-27) or into the cart (CAT-26). Quotes are for customers
 * (PRICE-18); a cart is for everybody,
 * unless the sku says otherwise or the site has none.
 */
export function skuOffers(
  sku: Sku,
  { isCustomer, isStockLimiting, isTransactional }: Buying,
): SkuOffers {
  const isLeft = !isStockLimiting || (sku.available ?? Infinity) >= (sku.orderMinimum ?? 1)
  const offer = (isAllowed: boolean, needsLogin: boolean): Offer => {
    if (!isAllowed) return 'not-offered'
    if (!isLeft) return 'none-left'
    return needsLogin && !isCustomer ? 'login-needed' : 'offered'
  }
  return {
    quote: offer(sku.allowsQuote, true),
    cart: offer(sku.allowsCart && isTransactional, sku.needsLoginForCart),
  }
}
