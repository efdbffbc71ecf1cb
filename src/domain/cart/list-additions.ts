/** What of a list of products goes into a cart. */
import type { WishListItem } from '../wish-list/wish-list.ts'
import type { CartAddition } from './cart-write.ts'

/** The smallest quantity of each, of a model as it was read; what is configured first, or not sold like this, is left out (LIST-01). */
export function listAdditions(items: readonly WishListItem[]): readonly CartAddition[] {
  return items.flatMap(({ skuId, skuCode, cartMinimum, model }) =>
    cartMinimum === undefined ? [] : [{ skuId, skuCode, quantity: cartMinimum, model }],
  )
}
