/** What an item of a list is called where it has to be told from the others. */
import type { WishListItem } from '../../../domain/wish-list/wish-list.ts'

/** The product, and of a configured one its code. */
export function itemName({ productName, model }: WishListItem): string {
  return model && model.code !== productName ? `${productName} ${model.code}` : productName
}
