/** Lists of products on the wire, where a list is an order template and two answers share one key. */
import * as t from 'io-ts'
import { skuId } from '../../../domain/catalogue/product.ts'
import {
  type ListWish,
  type SharedList,
  type WishList,
  type WishListId,
  type WishListItem,
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
  optionalText,
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

const ItemWire = t.type({
  sku_skuID: needed,
  sku_skuCode: text,
  sku_imageFile: optionalPicture,
  sku_calculatedSkuDefinition: text,
  sku_skuAllowAddToCartFlag: flag,
  sku_skuAllowQuoteFlag: flag,
  sku_skuOrderMinimumQuantity: count,
  sku_product_productName: text,
  sku_product_urlTitle: text,
})

const ItemsWire = t.type({
  orderTemplate: part(
    t.type({ orderTemplateID: needed, orderTemplateName: text, shareKey: optionalText }),
  ),
  accountWishlistProducts: neededRows(ItemWire),
})

/** `getWishListItems`; undefined where there is no such list. */
export const decodeListIfAny: Decode<WishList | undefined> = decodeWith(
  ItemsWire,
  ({ orderTemplate, accountWishlistProducts }) =>
    orderTemplate && {
      id: wishListId(orderTemplate.orderTemplateID),
      name: orderTemplate.orderTemplateName,
      items: accountWishlistProducts.map(toItem),
      shareKey: orderTemplate.shareKey,
    },
)

const SharedWire = t.type({
  orderTemplate: part(t.type({ orderTemplateName: needed })),
  accountWishlistProducts: neededRows(ItemWire),
})

/** `getSharedWishlist`; undefined where the link leads nowhere. */
export const decodeSharedIfAny: Decode<SharedList | undefined> = decodeWith(
  SharedWire,
  ({ orderTemplate, accountWishlistProducts }) =>
    orderTemplate && {
      name: orderTemplate.orderTemplateName,
      items: accountWishlistProducts.map(toItem),
    },
)

/** `shareWishlist`. */
export const decodeShareKey: Decode<string> = decodeWith(
  t.type({ shareKey: needed }),
  ({ shareKey }) => shareKey,
)

function toItem(row: t.TypeOf<typeof ItemWire>): WishListItem {
  return {
    skuId: skuId(row.sku_skuID),
    skuCode: row.sku_skuCode,
    productName: row.sku_product_productName,
    productUrlTitle: row.sku_product_urlTitle,
    image: row.sku_imageFile,
    definition: row.sku_calculatedSkuDefinition,
    cartMinimum: row.sku_skuAllowAddToCartFlag ? minimumOf(row) : undefined,
    quoteMinimum: row.sku_skuAllowQuoteFlag ? minimumOf(row) : undefined,
  }
}

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
