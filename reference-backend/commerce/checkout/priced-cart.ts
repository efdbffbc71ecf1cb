/** A cart as it stands at this moment: what becomes of each line, what it costs, how it travels and is paid. */

import { asc, eq } from 'drizzle-orm'
import { addDays, dayOf } from '../../pricing/calendar.ts'
import { centsOf } from '../../pricing/cents.ts'
import { freightCents, type SumsWithFreight, withFreight } from '../../pricing/freight.ts'
import type { ModelPrice } from '../../pricing/model-price.ts'
import { discountOf } from '../../pricing/promotions.ts'
import { type Sums, sumsOf } from '../../pricing/sums.ts'
import { cartPayment } from '../../database/schema/checkout.ts'
import type { Account } from '../../session/session.ts'
import { currencyOf, type Market, type Zone } from '../account/account-json.ts'
import type { Call } from '../action.ts'
import { shownPrice, type SoldLine, soldLines } from '../cart/cart-lines.ts'
import { cartMarket } from '../cart/cart-market.ts'
import { type CartItem, isConfigured, lineModel, type LineModel } from '../cart/cart-models.ts'
import { type Cart, itemsOf } from '../cart/cart-store.ts'
import { type CartFulfilment, fulfilmentsOf } from '../fulfilment/cart-fulfilment-store.ts'
import {
  fulfilmentMethod,
  type FulfilmentMethod,
  PICKUP,
  SHIPPING,
  SHIPPING_METHODS,
  type ShippingMethod,
} from '../fulfilment/fulfilment-options.ts'
import { purchaseOrderNumberOf } from '../orders/purchase-order-number.ts'
import { eligibleMethods, type PaymentMethod } from '../payment/payment-methods.ts'
import { allocated, type Allocation } from '../payment/allocated-payments.ts'
import { billingOf } from './billing.ts'

export type CartPayment = typeof cartPayment.$inferSelect

/** `order`: is placed. `quote`: leaves as a line of a draft. `stays`: a guest cannot buy it. */
type LineOutcome = 'order' | 'quote' | 'stays'

export interface PricedLine extends SoldLine {
  readonly price: ModelPrice | undefined
  /** Undefined for a plain sku. */
  readonly model: LineModel | undefined
  readonly outcome: LineOutcome
  /** `YYYY-MM-DD`; empty while it is unknown. */
  readonly deliveryDate: string
}

export interface PricedFulfilment extends CartFulfilment {
  readonly method: FulfilmentMethod
  readonly lines: readonly PricedLine[]
  /** In cents; counts once it is known where the goods go. */
  readonly charge: number
  readonly options: readonly (ShippingMethod & { readonly charge: number; readonly days: number })[]
}

export interface PricedCart {
  readonly cart: Cart | undefined
  readonly market: Market
  readonly currencyCode: 'USD' | 'EUR'
  readonly lines: readonly PricedLine[]
  /** What is not sold any more, models and plain skus: it stays in the cart, and says so. */
  readonly gone: readonly CartItem[]
  /** Whether models are shown with what they would cost: to customers with an address. */
  readonly showsIndications: boolean
  readonly fulfilments: readonly PricedFulfilment[]
  /** Undefined where a price is not shown, because the rest would reveal it. */
  readonly sums: SumsWithFreight | undefined
  readonly methods: readonly PaymentMethod[]
  readonly payments: readonly CartPayment[]
  readonly allocation: Allocation
  /** What is missing before it may be placed. */
  readonly requirements: readonly ('account' | 'fulfillment' | 'payment')[]
}

export interface CartSetting extends Pick<Call, 'db' | 'now'> {
  /** Of a visitor, or a customer without an address; left out for the site's own. */
  readonly region?: Zone | undefined
  readonly payments?: Call['payments'] | undefined
}

/** Works a cart out for its owner: a customer, a guest, or without an account a visitor. */
export async function pricedCart(
  setting: CartSetting,
  cart: Cart | undefined,
  account: Account | undefined,
): Promise<PricedCart> {
  const { db, now } = setting
  const today = dayOf(now)
  const rows = cart === undefined ? [] : await fulfilmentsOf(db, cart.id)
  const items = cart === undefined ? [] : await itemsOf(db, cart.id)
  const sold = await soldLines(db, items)
  const soldIDs = new Set(sold.map(({ item }) => item.id))
  const gone = items.filter((item) => !soldIDs.has(item.id))
  const own = await cartMarket(setting, account)
  const market = marketOfCart(own.market, taxedCountry(rows, sold))
  // A quote needs a primary address; without one such lines stay in the cart.
  const canQuote = account === undefined || (own.isOwn && !account.guest)
  const isVisitor = account === undefined || account.guest
  const priced = sold.map((line) => {
    const price = shownPrice(line, { ...market, isVisitor, today })
    const model = isConfigured(line.item) ? lineModel(line, { ...market, today }) : undefined
    return {
      ...line,
      price,
      model,
      outcome: outcomeOf({ ...line, model }, price, { isGuest: account?.guest === true, canQuote }),
    }
  })
  const ordered = priced.filter(({ outcome }) => outcome === 'order')
  const goods = sumsOfLines(ordered, cart?.promotionCodes ?? [])
  const goodsCents = goods === undefined ? 0 : centsOf(goods.subtotal) - centsOf(goods.discount)
  const shipped = { zone: market.zone, goodsCents }
  const isComplete = cart?.dispatchOption === 'shipCompleteOrder'
  const fulfilments = rows.flatMap((row) =>
    fulfilmentOf(row, priced, { ...shipped, isComplete, today }),
  )
  const charge = fulfilments.reduce((sum, each) => sum + each.charge, 0)
  const sums = goods && withFreight(goods, charge, market)
  const payments = cart === undefined ? [] : await paymentsOf(db, cart.id)
  const currencyCode = currencyOf(market.zone)
  const methods = eligibleMethods({
    account,
    currencyCode,
    fulfilmentTypes: fulfilments.map(({ method }) => method.type),
    ports: setting.payments ?? {},
  })
  const allocation = await allocationOf(setting, {
    payments,
    methods,
    sums,
    currencyCode,
    accountID: account?.id,
  })
  const showsIndications = own.isOwn && !isVisitor
  const found = {
    cart,
    market,
    currencyCode,
    gone,
    showsIndications,
    fulfilments,
    sums,
    methods,
    payments,
    allocation,
  }
  const lines = fulfilments.flatMap((each) => each.lines)
  const byPosition = lines.toSorted((one, other) => one.item.position - other.item.position)
  const requirements = await missing(setting, { ...found, lines: byPosition }, account)
  return { ...found, lines: byPosition, requirements }
}

/** Taxed by the country that the first goods are shipped to, where that lies in the zone. */
function marketOfCart(market: Market, shipTo: string): Market {
  const zoneOfShipTo = shipTo === 'US' ? 'US' : 'EU'
  return shipTo !== '' && zoneOfShipTo === market.zone ? { ...market, country: shipTo } : market
}

function taxedCountry(rows: readonly CartFulfilment[], sold: readonly SoldLine[]): string {
  const used = new Set(sold.map(({ item }) => item.fulfilmentId))
  const shipped = rows.find(
    ({ id, methodId, shippingAddress }) =>
      used.has(id) && fulfilmentMethod(methodId).type === SHIPPING && shippingAddress !== null,
  )
  return shipped?.shippingAddress?.countryCode ?? ''
}

/** What only a quote can price a customer asks for; a guest, who has no quotes and sees fewer prices, cannot. */
function outcomeOf(
  { sku, model }: Pick<PricedLine, 'sku' | 'model'>,
  price: ModelPrice | undefined,
  { isGuest, canQuote }: { readonly isGuest: boolean; readonly canQuote: boolean },
): LineOutcome {
  if (model?.problem !== undefined) return 'stays'
  if (model !== undefined || sku.settings.skuQuoteOnlyFlag) return canQuote ? 'quote' : 'stays'
  const isClosed = price === undefined || sku.settings.skuRequireLoginToAddToCart
  return isGuest && isClosed ? 'stays' : 'order'
}

/** Only plain products are ordered from a cart, and a promotion is about all of them. */
function sumsOfLines(
  ordered: readonly { readonly price: ModelPrice | undefined }[],
  promotionCodes: readonly string[],
): Sums | undefined {
  const prices = ordered.flatMap(({ price }) => price ?? [])
  if (prices.length < ordered.length) return undefined
  return sumsOf(
    prices.map((price) => ({ price, isReduced: true })),
    discountOf(promotionCodes),
  )
}

interface Shipped {
  readonly zone: Zone
  readonly goodsCents: number
  /** Whether the lines of a fulfilment wait for each other. */
  readonly isComplete: boolean
  readonly today: string
}

/** A fulfilment with its lines; none while it has no lines. */
function fulfilmentOf(
  row: CartFulfilment,
  priced: readonly Omit<PricedLine, 'deliveryDate'>[],
  { zone, goodsCents, isComplete, today }: Shipped,
): readonly PricedFulfilment[] {
  const own = priced.filter(({ item }) => item.fulfilmentId === row.id)
  if (own.length === 0) return []
  const method = fulfilmentMethod(row.methodId)
  const isOrdered = own.some(({ outcome }) => outcome === 'order')
  const options = method.type === SHIPPING ? SHIPPING_METHODS : []
  const priceOf = ({ terms }: ShippingMethod) => freightCents(terms[zone], goodsCents)
  const chosen = options.find(({ id }) => id === row.shippingMethodId)
  const days = chosen?.terms[zone].days ?? 0
  const dates = own.map((line) => (line.outcome === 'order' ? arrival(line.price, days) : ''))
  const last = dates.toSorted().at(-1) ?? ''
  const knowsWhere = row.shippingAddress !== null
  const pickedUpFrom = method.type === PICKUP ? (row.pickupDate ?? '') : ''
  const dateOf = (date: string) => {
    if (date === '' || method.type !== SHIPPING)
      return date === '' ? '' : latest(date, pickedUpFrom, today)
    return isComplete ? last : date
  }
  return [
    {
      ...row,
      method,
      lines: own.map((line, index) => ({ ...line, deliveryDate: dateOf(dates[index] ?? '') })),
      charge: chosen !== undefined && knowsWhere && isOrdered ? priceOf(chosen) : 0,
      options: options.map((each) => ({
        ...each,
        charge: priceOf(each),
        days: each.terms[zone].days,
      })),
    },
  ]
}

function arrival(price: ModelPrice | undefined, days: number): string {
  return price === undefined ? '' : addDays(price.leadDeliveryDate, days)
}

function latest(...days: readonly string[]): string {
  return days.toSorted().at(-1) ?? ''
}

async function paymentsOf(db: Call['db'], cartId: string): Promise<readonly CartPayment[]> {
  return db
    .select()
    .from(cartPayment)
    .where(eq(cartPayment.cartId, cartId))
    .orderBy(asc(cartPayment.position))
}

/** What every payment pays; one whose method is not offered any more pays nothing. */
async function allocationOf(
  { db, now, payments: ports }: CartSetting,
  {
    payments,
    methods,
    sums,
    currencyCode,
    accountID,
  }: Pick<PricedCart, 'payments' | 'methods' | 'sums' | 'currencyCode'> & {
    readonly accountID: string | undefined
  },
): Promise<Allocation> {
  const giftCardIDs = payments.flatMap(({ giftCardId }) => giftCardId ?? [])
  const balances =
    giftCardIDs.length === 0
      ? undefined
      : await ports?.giftCards?.balances(db, giftCardIDs, { currencyCode, now, accountID })
  const parts = payments.map(({ id, amount, methodType, giftCardId }) => {
    const cents = amount === null ? null : centsOf(amount)
    if (!methods.some(({ type }) => type === methodType)) return { id, cents: 0 }
    if (giftCardId === null) return { id, cents }
    return { id, cents, limitCents: centsOf(balances?.get(giftCardId) ?? 0) }
  })
  return allocated(centsOf(sums?.totalAfterTax ?? 0), parts)
}

/** In the engine's words; what is missing of a fulfilment counts for the lines that are ordered or quoted. */
async function missing(
  { db }: CartSetting,
  cart: Omit<PricedCart, 'requirements'>,
  account: Account | undefined,
): Promise<PricedCart['requirements']> {
  const leaving = cart.fulfilments.filter(({ lines }) =>
    lines.some(({ outcome }) => outcome !== 'stays'),
  )
  const isWhole = leaving.length > 0 && leaving.every(knowsItsWay)
  const billing = cart.cart && (await billingOf(db, cart.cart, { ...cart, account }))
  const isOnTerms = cart.payments.some(({ methodType }) => methodType === 'termPayment')
  const isNumbered = !isOnTerms || purchaseOrderNumberOf(cart.cart, cart.payments) !== ''
  const isCovered = cart.sums !== undefined && cart.allocation.dueCents === 0
  const isPaid = isCovered && isNumbered && billing?.address !== undefined
  return [
    ...(account === undefined ? (['account'] as const) : []),
    ...(isWhole ? [] : (['fulfillment'] as const)),
    ...(isPaid && cart.lines.length > 0 ? [] : (['payment'] as const)),
  ]
}

function knowsItsWay({ method, ...row }: PricedFulfilment): boolean {
  if (method.type === SHIPPING) return row.shippingAddress !== null && row.shippingMethodId !== ''
  return method.type === PICKUP ? row.pickupLocationId !== null : true
}
