/** The carts on the wire. */

import { earliestToday } from '../../pricing/calendar.ts'
import type { ModelPrice } from '../../pricing/model-price.ts'
import { discountOf, promotionOf } from '../../pricing/promotions.ts'
import { type Sums, sumsOf } from '../../pricing/sums.ts'
import { isVatCountry } from '../../pricing/terms.ts'
import type { Account } from '../../session/session.ts'
import { regionIn } from '../../search/search-request.ts'
import { addressesOf, currencyOf, marketOf, type Zone } from '../account/account-json.ts'
import type { Call } from '../action.ts'
import { type Onlooker, shownPrice, type SoldLine, soldLines } from './cart-lines.ts'
import { type Cart, cartOf, itemsOf, ownerOf } from './cart-store.ts'
import { itemSku } from '../lines/line-verdict.ts'

/** Deliveries that come again are not sold here: that cart is always an empty one. */
export const emptyTemplateCart = {
  orderTemplateID: '',
  orderTemplateItems: [],
  promotionCodes: [],
  calculatedTotal: 0,
  calculatedSubTotal: 0,
} as const

/** The caller's cart as it is now; an empty one where there is none. */
export async function presentCart(call: Call) {
  const cart = await cartOf(call.db, ownerOf(call))
  return cartJson({ ...call, region: regionOf(call) }, cart, call.session?.account)
}

/** Both carts of a customer who has just signed in. */
export async function cartsOf(call: Pick<Call, 'db' | 'now'>, account: Account) {
  const cart = await cartOf(call.db, { accountId: account.id })
  return { cart: await cartJson(call, cart, account), orderTemplateCart: emptyTemplateCart }
}

/** The region that the caller names, else the site's own. */
export function regionOf({ input, config }: Pick<Call, 'input' | 'config'>): Zone {
  return regionIn(input['region'], config.siteZone)
}

interface CartSetting extends Pick<Call, 'db' | 'now'> {
  /** Of a visitor, or a customer without an address; left out for the site's own. */
  readonly region?: Zone | undefined
}

/** A cart as its owner may see it: a customer, or without an account a visitor. */
export async function cartJson(
  { db, now, region = 'US' }: CartSetting,
  cart: Cart | undefined,
  account: Account | undefined,
) {
  const market = (account && marketOf(account, await addressesOf(db, account.id))) ?? {
    zone: region,
    country: '',
  }
  const { zone, country } = market
  const onlooker: Onlooker = {
    ...market,
    isVisitor: account === undefined,
    today: earliestToday(now),
  }
  const sold = cart === undefined ? [] : await soldLines(db, await itemsOf(db, cart.id))
  const lines = sold.map((line) => ({ ...line, price: shownPrice(line, onlooker) }))
  const promotions = (cart?.promotionCodes ?? []).flatMap((code) => promotionOf(code) ?? [])
  const sums = sumsOfCart(lines, discountOf(cart?.promotionCodes ?? []))
  return {
    orderID: cart?.id ?? '',
    orderStatusType: { typeCode: 'ostNotPlaced', typeName: 'Not Placed' },
    title: '',
    currencyCode: currencyOf(zone),
    totalItems: sold.reduce((pieces, { item }) => pieces + item.quantity, 0),
    calculatedTotal: sums.totalAfterTax,
    total: sums.totalAfterTax,
    subTotal: sums.subtotal,
    subtotal: sums.subtotal,
    surchargeTotal: sums.surcharge,
    totalAfterSurcharge: sums.totalAfterSurcharge,
    taxTotal: sums.tax,
    vatFlag: isVatCountry(country),
    VATTotal: isVatCountry(country) ? sums.tax : 0,
    fulfillmentTotal: 0,
    discountTotal: sums.discount,
    orderRequirementsList: '',
    orderNotes: '',
    promotionCodes: promotions.map(({ code, name }) => ({
      promotionCode: code,
      promotion: { promotionName: name },
    })),
    orderItems: lines.map((line) => itemJson(line, currencyOf(zone))),
    orderFulfillments: [],
    orderPayments: [],
  }
}

type PricedLine = SoldLine & { readonly price: ModelPrice | undefined }

/** Left out where a price is not shown, because the rest would reveal it. */
const NO_SUMS: Readonly<Record<keyof Sums, null>> = {
  subtotal: null,
  discount: null,
  surcharge: null,
  tax: null,
  totalAfterSurcharge: null,
  totalAfterTax: null,
}

/** What a quote has to say is no part of the sum; what the onlooker may not see hides it. */
function sumsOfCart(lines: readonly PricedLine[], discountPerMille: number) {
  const counted = lines.filter(({ sku }) => !sku.settings.skuQuoteOnlyFlag)
  const prices = counted.flatMap(({ price }) => price ?? [])
  if (prices.length < counted.length) return NO_SUMS
  // Only plain products lie in a cart, and a promotion is about all of them.
  return sumsOf(
    prices.map((price) => ({ price, isReduced: true })),
    discountPerMille,
  )
}

function itemJson({ item, product, sku, price }: PricedLine, currencyCode: string) {
  return {
    orderItemID: item.id,
    parentOrderItemID: '',
    quoteOnly: sku.settings.skuQuoteOnlyFlag,
    quantity: item.quantity,
    currencyCode,
    price: price?.unitPrice ?? null,
    extendedPrice: price?.lineTotal ?? null,
    extendedPriceAfterDiscount: price?.lineTotal ?? null,
    childOrderItems: [],
    sku: {
      ...itemSku(product, sku),
      skuDefinition: sku.calculatedSkuDefinition,
      calculatedQATS: sku.calculatedQATS,
      skuOrderMinimumQuantity: sku.skuOrderMinimumQuantity,
      skuOrderMaximumQuantity: sku.skuOrderMaximumQuantity,
      settings: sku.settings,
    },
  }
}
