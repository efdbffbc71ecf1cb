/** Lists of products on the wire, where a list is an order template and two answers share one key. */
import * as t from 'io-ts'
import { segmentsOf } from '../../../domain/catalogue/model-segment.ts'
import { skuId } from '../../../domain/catalogue/product.ts'
import {
  type ListedGoods,
  type ListedModel,
  type ListRemoval,
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
import { modelWire } from './cart-model.wire.ts'
import { encodeReading } from './reading.wire.ts'

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

const { modelNumber, modifierSummary, skuConfigurations, modelProblem } = modelWire

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
  sku_product_skuModelSearchFlag: flag,
  // Of a configured model only.
  modelNumber,
  modifierSummary,
  skuConfigurations,
  modelProblem,
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

type ItemWire = t.TypeOf<typeof ItemWire>

function toItem(row: ItemWire): WishListItem {
  return {
    skuId: skuId(row.sku_skuID),
    skuCode: row.sku_skuCode,
    productName: row.sku_product_productName || row.modelNumber,
    // A product that is sold by model search only has no page to lead to.
    productUrlTitle: row.sku_product_skuModelSearchFlag ? '' : row.sku_product_urlTitle,
    image: row.sku_imageFile,
    definition: row.sku_calculatedSkuDefinition,
    cartMinimum: row.sku_skuAllowAddToCartFlag ? minimumOf(row) : undefined,
    quoteMinimum: row.sku_skuAllowQuoteFlag ? minimumOf(row) : undefined,
    model: modelOf(row),
  }
}

function modelOf(row: ItemWire): ListedModel | undefined {
  if (row.modelNumber === '' || row.skuConfigurations.length === 0) return undefined
  return {
    code: row.modelNumber,
    choices: new Map(row.skuConfigurations.map((each) => [each.modifierKey, each.optionCode])),
    segments: segmentsOf(row.modifierSummary, row.skuConfigurations),
    problem: problemNamed(row.modelProblem),
  }
}

/** A problem that we do not know is one of the model. */
function problemNamed(name: string): ListedModel['problem'] {
  if (name === '') return undefined
  return name === 'region' ? name : 'model'
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
export function encodeListWish({ skuId, model, list }: ListWish) {
  return {
    skuID: skuId,
    ...encodeModel(model),
    ...('newName' in list ? { orderTemplateName: list.newName } : { orderTemplateID: list.id }),
  }
}

/** `removeWishlistItem`. */
export function encodeRemoval({ skuId, model, listId }: ListRemoval) {
  return { removalSkuID: skuId, ...encodeModel(model), orderTemplateID: listId }
}

function encodeModel(model: ListedGoods['model']) {
  return model && { modelNumber: model.code, ...encodeReading(model.choices) }
}
