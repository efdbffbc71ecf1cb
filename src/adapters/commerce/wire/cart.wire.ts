/** The cart on the wire (CART-06); the shape is in docs/wire.md. */
import * as t from 'io-ts'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import { type Cart, type CartItem, cartItemId, withBundles } from '../../../domain/cart/cart.ts'
import type { PriceSums } from '../../../domain/pricing/price-sums.ts'
import type { CartAddition } from '../../../domain/cart/cart-write.ts'
import { day } from '../../http/day.wire.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import {
  amount,
  count,
  flag,
  needed,
  neededCount,
  optionalText,
  part,
  pictures,
  rows,
  saidFlag,
  text,
} from '../../http/lenient.wire.ts'
import { skuIdOf } from '../../http/sku.wire.ts'
import { modelOf, modelWire, stepsOf } from './cart-model.wire.ts'
import { encodeReading } from './reading.wire.ts'

const SkuWire = t.type({
  skuID: optionalText,
  skuCode: text,
  skuDefinition: text,
  images: pictures,
  calculatedQATS: amount,
  skuOrderMinimumQuantity: count,
  skuOrderMaximumQuantity: count,
  settings: part(t.type({ skuAllowQuoteFlag: flag })),
  product: part(
    t.type({ productName: text, urlTitle: text, skuModelSearchFlag: flag, images: pictures }),
  ),
})

const flatItem = {
  orderItemID: needed,
  parentOrderItemID: optionalText,
  quoteOnly: flag,
  quantity: neededCount,
  price: amount,
  extendedPrice: amount,
  extendedPriceAfterDiscount: amount,
  customerMaterialNumber: text,
  improCustomCode: text,
  // Said of what is not sold any more.
  soldFlag: saidFlag,
  ...modelWire,
  sku: part(SkuWire),
}

const PartWire = t.type(flatItem)

const ItemWire = t.type({
  ...flatItem,
  childOrderItems: rows(PartWire),
  // Of the checkout: how the line goes, when it arrives and what becomes of it.
  orderFulfillmentID: optionalText,
  estimatedDeliveryDate: day,
  outcome: text,
})

const PromotionWire = t.type({
  promotionCode: needed,
  promotion: part(t.type({ promotionName: text })),
})

export const CartWire = t.type({
  title: text,
  currencyCode: text,
  // Strict: what cannot be read must not vanish from a cart.
  orderItems: t.array(ItemWire),
  totalItems: count,
  subTotal: amount,
  subtotal: amount,
  discountTotal: amount,
  surchargeTotal: amount,
  taxTotal: amount,
  VATTotal: amount,
  vatFlag: saidFlag,
  totalAfterSurcharge: amount,
  total: amount,
  promotionCodes: rows(PromotionWire),
})

/** The `cart` of an answer. */
export const decodeCart: Decode<Cart> = decodeWith(t.type({ cart: CartWire }), ({ cart }) =>
  toCart(cart),
)

/** What every call about the cart carries: that it is wanted back. */
export const cartWanted = { returnJSONObjects: 'cart' } as const

/** The same, with the prices of a region for whoever is not signed in. */
export function cartWantedIn(region: AddressZone | undefined) {
  return { ...cartWanted, ...(region && { region }) }
}

/** `addOrderItem`, of one sku or one model. */
export function encodeAddition(line: CartAddition) {
  const { skuId, skuCode, quantity } = line
  return { ...(skuId && { skuID: skuId }), skuCode, quantity, ...encodeModel(line) }
}

/** `addOrderItems`: two lists in the same order, and where there are models, what else is said of each line. */
export function encodeAdditions(lines: readonly CartAddition[]) {
  const models = lines.map(encodeModel)
  const isPlain = models.every((each) => Object.keys(each).length === 0)
  return {
    skuCodes: lines.map(({ skuCode }) => skuCode).join(','),
    quantities: lines.map(({ quantity }) => quantity).join(','),
    ...(!isPlain && { skuConfiguration: JSON.stringify(models) }),
  }
}

function encodeModel({ model, materialNumber, customCode, parts }: CartAddition) {
  return {
    ...(parts && { bundleItems: parts }),
    ...(model && { modelNumber: model.code, ...encodeReading(model.choices) }),
    ...(materialNumber && { customerMaterialNumber: materialNumber }),
    ...(customCode && { customCode }),
  }
}

/** The cart of a decoded answer. */
export function toCart(wire: t.TypeOf<typeof CartWire>): Cart {
  const items = withBundles(
    wire.orderItems.map((item) =>
      toItem(
        item,
        item.childOrderItems.map((each) => toItem(each)),
      ),
    ),
  )
  return {
    title: wire.title,
    currency: wire.currencyCode,
    items,
    totalItems: wire.totalItems ?? items.reduce((pieces, { quantity }) => pieces + quantity, 0),
    totals: toTotals(wire),
    promotions: wire.promotionCodes.map(({ promotionCode, promotion }) => ({
      code: promotionCode,
      name: promotion?.promotionName ?? '',
    })),
  }
}

/** The server's sums as they are; what it does not say stays unsaid (D10, D18). */
function toTotals(wire: t.TypeOf<typeof CartWire>): PriceSums {
  return {
    subtotal: wire.subTotal ?? wire.subtotal,
    discount: wire.discountTotal,
    surcharge: wire.surchargeTotal,
    afterSurcharge: wire.totalAfterSurcharge,
    tax: wire.taxTotal ?? wire.VATTotal,
    afterTax: wire.total,
    isVat: wire.vatFlag,
  }
}

function toItem(wire: t.TypeOf<typeof PartWire>, children: readonly CartItem[] = []): CartItem {
  const { sku, parentOrderItemID } = wire
  const model = modelOf(wire)
  return {
    id: cartItemId(wire.orderItemID),
    parentId: parentOrderItemID === undefined ? undefined : cartItemId(parentOrderItemID),
    isQuoteOnly: wire.quoteOnly || model !== undefined,
    quantity: wire.quantity,
    skuId: skuIdOf(sku?.skuID),
    skuCode: sku?.skuCode ?? '',
    model,
    isGone: wire.soldFlag === false,
    materialNumber: wire.customerMaterialNumber,
    customCode: wire.improCustomCode,
    productName: sku?.product?.productName || (sku?.skuCode ?? model?.code ?? ''),
    // A product that is sold by model search only has no page to lead to.
    productUrlTitle:
      sku?.product?.skuModelSearchFlag === true ? '' : (sku?.product?.urlTitle ?? ''),
    image: sku?.images[0] ?? sku?.product?.images[0],
    definition: sku?.skuDefinition ?? '',
    allowsQuote: sku?.settings?.skuAllowQuoteFlag ?? false,
    bounds: {
      minimum: sku?.skuOrderMinimumQuantity || 1,
      // A largest quantity of 0 limits nothing; what cannot be had at all has 0 pieces available.
      maximum: sku?.skuOrderMaximumQuantity || undefined,
      available: sku?.calculatedQATS,
      ...(model && stepsOf(wire)),
    },
    unitPrice: wire.price,
    lineTotal: wire.extendedPriceAfterDiscount ?? wire.extendedPrice,
    children,
  }
}
