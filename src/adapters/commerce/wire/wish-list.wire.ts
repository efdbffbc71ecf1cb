/** Lists of products on the wire, where a list is an order template and two answers share one key. */
import * as t from 'io-ts'
import { skuId } from '../../../domain/catalogue/product.ts'
import {
  type ListWish,
  type WishList,
  type WishListId,
  type WishListRow,
  wishListId,
} from '../../../domain/wish-list/wish-list.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import {
  count,
  flag,
  needed,
  neededRows,
  optionalPicture,
  part,
  text,
} from '../../http/lenient.wire.ts'

const ListsWire = t.type({
  accountWishlistProducts: neededRows(t.type({ value: needed, name: text, itemsCount: count })),
})

/** `getWishlist`. */
export const decodeLists: Decode<readonly WishListRow[]> = decodeWith(
  ListsWire,
  ({ accountWishlistProducts }) =>
    accountWishlistProducts.map(({ value, name, itemsCount }) => ({
      id: wishListId(value),
      name,
      itemCount: itemsCount,
    })),
)

const ItemsWire = t.type({
  orderTemplate: part(t.type({ orderTemplateID: needed, orderTemplateName: text })),
  accountWishlistProducts: neededRows(
    t.type({
      sku_skuID: needed,
      sku_skuCode: text,
      sku_imageFile: optionalPicture,
      sku_calculatedSkuDefinition: text,
      sku_skuAllowAddToCartFlag: flag,
      sku_skuAllowQuoteFlag: flag,
      sku_skuOrderMinimumQuantity: count,
      sku_product_productName: text,
      sku_product_urlTitle: text,
    }),
  ),
})

/** `getWishListItems`; undefined where there is no such list. */
export const decodeListIfAny: Decode<WishList | undefined> = decodeWith(
  ItemsWire,
  ({ orderTemplate, accountWishlistProducts }) =>
    orderTemplate && {
      id: wishListId(orderTemplate.orderTemplateID),
      name: orderTemplate.orderTemplateName,
      items: accountWishlistProducts.map((row) => ({
        skuId: skuId(row.sku_skuID),
        skuCode: row.sku_skuCode,
        productName: row.sku_product_productName,
        productUrlTitle: row.sku_product_urlTitle,
        image: row.sku_imageFile,
        definition: row.sku_calculatedSkuDefinition,
        cartMinimum: row.sku_skuAllowAddToCartFlag ? minimumOf(row) : undefined,
        quoteMinimum: row.sku_skuAllowQuoteFlag ? minimumOf(row) : undefined,
      })),
    },
)

function minimumOf(row: { readonly sku_skuOrderMinimumQuantity: number | undefined }): number {
  return Math.max(1, row.sku_skuOrderMinimumQuantity ?? 1)
}

/** `createWishlist` and `addWishlistItem`: the list that it is about. */
export const decodeListId: Decode<WishListId> = decodeWith(
  t.type({ orderTemplateID: needed }),
  ({ orderTemplateID }) => wishListId(orderTemplateID),
)

/** `addWishlistItem`. */
export function encodeListWish({ skuId, list }: ListWish) {
  return 'newName' in list
    ? { skuID: skuId, orderTemplateName: list.newName }
    : { skuID: skuId, orderTemplateID: list.id }
}
