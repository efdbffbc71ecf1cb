/** The orders of the demo customers: a history of some years, priced as on its own days. */

import { addDays, earliestToday } from '../pricing/calendar.ts'
import { soldSku } from '../catalogue/catalogue.ts'
import { FIRST_METHOD, FIRST_SHIPPING_METHOD } from '../commerce/fulfilment/fulfilment-options.ts'
import { itemSku } from '../commerce/lines/line-verdict.ts'
import {
  type Agreement,
  FIRST_ORDER_NUMBER,
  orderedItem,
  orderRow,
  type OrderRow,
  termPayment,
} from '../commerce/orders/order-row.ts'
import type { OrderStatus } from '../commerce/orders/order-status.ts'
import type { Zone } from '../catalogue/product-document.ts'
import { namedId } from '../database/identifier.ts'
import { priceModel } from '../pricing/price-model.ts'
import type { AddressFields } from '../database/schema/commerce-documents.ts'
import type { Delivery, OrderedItem, OrderPayment } from '../database/schema/orders.ts'
import { accountIdOf } from './account-rows.ts'
import { ACCOUNTS } from './accounts.ts'
import { cartOrders } from './cart-orders.ts'
import { type SampleModel, sampleModels } from './products/sample-models.ts'
import { totalsOf } from '../commerce/quotes/quote-totals.ts'
import type { PricedProduct, QuoteRows } from './quote-rows.ts'

interface History {
  readonly emailAddress: string
  readonly zone: Zone
  readonly orders: number
  /** How the purchase orders of this customer are numbered. */
  readonly purchaseOrder: (place: number) => string
  readonly freightCarrier: string
}

const HISTORIES: readonly History[] = [
  {
    emailAddress: 'us@manifold.test',
    zone: 'US',
    orders: 27,
    purchaseOrder: (place) => `PL-25-${String(930 - place * 13).padStart(4, '0')}`,
    freightCarrier: 'Lakeshore Freight',
  },
  {
    emailAddress: 'eu@manifold.test',
    zone: 'EU',
    orders: 23,
    purchaseOrder: (place) => `NM-45000${80 - place}`,
    freightCarrier: 'Spedition Emsland',
  },
  ...(['other-us', 'other-eu'] as const).map((name) => ({
    emailAddress: `${name}@manifold.test`,
    zone: name === 'other-us' ? ('US' as const) : ('EU' as const),
    orders: 1,
    purchaseOrder: () => 'N-61',
    freightCarrier: '',
  })),
]

/** The id of a seeded order, the same at every seeding; place 0 is the newest. */
export function orderIdOf(emailAddress: string, place: number): string {
  return namedId(`order ${emailAddress} ${place}`)
}

/** All rows, those of approved quotes and of carts among them; of each kind the older has the lower number. */
export function orderRows(
  now: Date,
  products: readonly PricedProduct[],
  quotes: readonly QuoteRows[],
): readonly OrderRow[] {
  const bySkuCode = new Map(products.map((each) => [each.skuCode, each]))
  const samples = { US: sampleModels('US'), EU: sampleModels('EU') }
  const past = HISTORIES.flatMap((history) =>
    Array.from({ length: history.orders }, (_, place) =>
      pastOrder(history, place, { now, products: bySkuCode, samples: samples[history.zone] }),
    ),
  )
  const onTerms = [...past, ...quotes.flatMap(orderOfQuote)].map(withTerms)
  return [...byAge(onTerms), ...byAge(cartOrders(now, bySkuCode))].map((agreement, index) =>
    orderRow({ ...agreement, number: FIRST_ORDER_NUMBER + index }),
  )
}

/** The oldest first. */
function byAge<A extends { readonly openedAt: Date }>(orders: readonly A[]): readonly A[] {
  return orders.toSorted((one, other) => one.openedAt.getTime() - other.openedAt.getTime())
}

function withTerms({
  billingAddress,
  isOwed = false,
  ...agreement
}: Unnumbered): Omit<Agreement, 'number'> {
  const { id, status, items, promotionCodes = [], purchaseOrderNumber } = agreement
  const amount = totalsOf(items, promotionCodes).totalAfterTax
  const state = isOwed ? 'open' : (STATE_OF[status] ?? 'open')
  const payment = { id: namedId(`payment of ${id}`), amount, state, purchaseOrderNumber }
  return { ...agreement, payments: [termPayment({ ...payment, billingAddress })] }
}

/** What is closed is paid; nothing is owed for what was canceled. */
const STATE_OF: Readonly<Partial<Record<OrderStatus, OrderPayment['state']>>> = {
  ostClosed: 'paid',
  ostCanceled: 'canceled',
}

/** What there is to an order before it has its number. */
interface Unnumbered extends Omit<Agreement, 'number' | 'payments'> {
  readonly billingAddress: AddressFields
  /** Sent and not paid yet. */
  readonly isOwed?: boolean
}

interface Setting {
  readonly now: Date
  readonly products: ReadonlyMap<string, PricedProduct>
  readonly samples: readonly SampleModel[]
}

function pastOrder(history: History, place: number, setting: Setting): Unnumbered {
  const { emailAddress } = history
  const id = orderIdOf(emailAddress, place)
  // The newest is a week old; the further back, the wider apart they lie.
  const openedAt = new Date(setting.now.getTime() - (7 + place * 9 + place * place) * 86_400_000)
  const items = Array.from({ length: 1 + (place % 4) }, (_, position) =>
    itemOf({ id, position, place, openedAt }, history, setting),
  )
  const status = statusAt(place)
  const home = homeOf(emailAddress)
  return {
    id,
    accountId: accountIdOf(emailAddress),
    emailAddress,
    status,
    isOwed: OWED.has(place),
    currencyCode: history.zone === 'EU' ? 'EUR' : 'USD',
    taxCountry: home.countryCode,
    purchaseOrderNumber: history.purchaseOrder(place),
    freightCarrier: place % 3 === 0 ? history.freightCarrier : '',
    specialInstructions: '',
    dispatchOption: place % 2 === 0 ? 'shipCompleteOrder' : 'partialShipmentAccepted',
    openedAt,
    items,
    fulfilments: [
      {
        id: namedId(`fulfilment ${id}`),
        itemIDs: items.map((item) => item.id),
        methodID: FIRST_METHOD,
        shippingMethodID: FIRST_SHIPPING_METHOD,
        shippingAddress: home,
        pickupLocationID: null,
        deliveries: deliveriesOf({ id, openedAt }, status, items),
      },
    ],
    billingAddress: home,
  }
}

/** The order that an approved quote has become; none for any other. */
function orderOfQuote({
  quote,
  items,
  fulfilment,
  history,
  promotions,
}: QuoteRows): readonly Unnumbered[] {
  const approval = history.find(({ status }) => status === 'qstApproved')
  const owner = ACCOUNTS.find((each) => accountIdOf(each.emailAddress) === quote.accountId)
  if (approval === undefined || owner === undefined || fulfilment === undefined) return []
  return [
    {
      id: namedId(`order of ${quote.id}`),
      quoteId: quote.id,
      accountId: quote.accountId,
      emailAddress: owner.emailAddress,
      status: 'ostProcessing',
      currencyCode: quote.currencyCode,
      taxCountry: quote.taxCountry ?? '',
      promotionCodes: promotions.map(({ code }) => code),
      purchaseOrderNumber: quote.purchaseOrderNumber,
      freightCarrier: quote.freightCarrier,
      specialInstructions: quote.specialInstructions,
      dispatchOption: quote.dispatchOption,
      openedAt: approval.at,
      items: items.map(orderedItem),
      fulfilments: [
        {
          id: fulfilment.id,
          itemIDs: items.map(({ id }) => id),
          methodID: fulfilment.methodId,
          shippingMethodID: fulfilment.shippingMethodId,
          shippingAddress: fulfilment.shippingAddress ?? undefined,
          pickupLocationID: fulfilment.pickupLocationId ?? null,
          deliveries: [],
        },
      ],
      billingAddress: homeOf(owner.emailAddress),
    },
  ]
}

function homeOf(emailAddress: string): AddressFields {
  const [home] = ACCOUNTS.find((each) => each.emailAddress === emailAddress)?.addresses ?? []
  if (home === undefined) throw new Error(`${emailAddress} has no address.`)
  return home.address
}

/** Orders that are sent and not paid: a young one and one that is overdue by any terms. */
const OWED: ReadonlySet<number> = new Set([3, 6])

function statusAt(place: number): OrderStatus {
  if (place === 0) return 'ostNew'
  if (place === 9) return 'ostCanceled'
  if (place === 4) return 'ostOnHold'
  return place < 6 && !OWED.has(place) ? 'ostProcessing' : 'ostClosed'
}

/** What is closed has been sent, in two shipments where there is enough; of the rest the first line at most. */
function deliveriesOf(
  { id: orderID, openedAt }: { readonly id: string; readonly openedAt: Date },
  status: OrderStatus,
  items: readonly OrderedItem[],
): readonly Delivery[] {
  const ids = items.map(({ id }) => id)
  const sent = status === 'ostClosed' ? ids : status === 'ostProcessing' ? ids.slice(1) : []
  const shipments = [sent.slice(0, 2), sent.slice(2)].filter((each) => each.length > 0)
  return shipments.map((itemIDs, index) => ({
    trackingNumber: `1Z${namedId(`tracking ${orderID} ${index}`).slice(0, 16).toUpperCase()}`,
    itemIDs,
    sentAt: daysAfter(openedAt, 7 * (index + 1)),
  }))
}

function daysAfter(day: Date, days: number): string {
  return new Date(day.getTime() + days * 86_400_000).toISOString()
}

interface Line {
  readonly id: string
  readonly position: number
  readonly place: number
  readonly openedAt: Date
}

function itemOf(
  { id, position, place, openedAt }: Line,
  { zone, emailAddress }: Pick<History, 'zone' | 'emailAddress'>,
  { products, samples }: Setting,
): OrderedItem {
  const sample = samples[(place * 5 + position * 11) % samples.length]
  const product = sample && products.get(sample.skuCode)
  const sku = product && soldSku(product, sample.modelNumber)
  if (sample === undefined || product === undefined || sku === undefined) {
    throw new Error('The catalogue has no sample models.')
  }
  const { modelNumber, quantity } = sample
  const today = earliestToday(openedAt)
  const country = homeOf(emailAddress).countryCode
  const price = priceModel({ product, zone, country, modelNumber, quantity, today })
  if (!price.ok) throw new Error(`The sample ${modelNumber} cannot be priced: ${price.text}`)
  const requestedDeliveryDate = addDays(price.leadDeliveryDate, 7)
  return {
    id: namedId(`item ${id} ${position}`),
    modelNumber: price.modelNumber,
    quantity,
    customerMaterialNumber: position === 0 ? `MAT-${3000 + place * 10}` : '',
    requestedDeliveryDate,
    plannedDeliveryDate: addDays(requestedDeliveryDate, 2),
    sku: itemSku(product, sku),
    price,
  }
}
