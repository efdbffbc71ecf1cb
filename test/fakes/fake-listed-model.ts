/** How a configured model on a list stands today before a customer of a zone. */
import type { AddressZone } from '../../src/domain/account/address-zone.ts'
import type { Product } from '../../src/domain/catalogue/product.ts'
import { smallestQuantity } from '../../src/domain/pricing/quantity-rule.ts'
import type { ListedGoods, WishListItem } from '../../src/domain/wish-list/wish-list.ts'
import { type FakeModel, fakeModel, fakeSegments } from './fake-pricing.ts'

/** What goods are read as in a zone; undefined where they are no model that is sold there. */
export function readGoods(
  products: readonly Product[],
  { skuId, model }: ListedGoods,
  zone: AddressZone,
): FakeModel | undefined {
  return (
    model && fakeModel(products, { skuId, modelCode: model.code, choices: model.choices, zone })
  )
}

/** The item as the customer sees it; a product as such stays as it is. */
export function listedToday(
  products: readonly Product[],
  item: WishListItem,
  zone: AddressZone,
): WishListItem {
  if (!item.model) return item
  const here = readGoods(products, item, zone)
  const there = readGoods(products, item, zone === 'US' ? 'EU' : 'US')
  const found = here ?? there
  const problem = there ? 'region' : 'model'
  const minimum = here && smallestQuantity(here.rule)
  return {
    ...item,
    cartMinimum: here?.sku.allowsCart ? minimum : undefined,
    quoteMinimum: here?.sku.allowsQuote ? minimum : undefined,
    model: {
      ...item.model,
      segments: found ? fakeSegments(found) : [],
      problem: here ? undefined : problem,
    },
  }
}
