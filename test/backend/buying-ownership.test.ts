/** What belongs to the cart of another customer is met like what is not there, and stays as it is (T09). */
import { expect, it } from 'vitest'
import { namedId } from '../../reference-backend/database/identifier.ts'
import { addressIdOf } from '../../reference-backend/seed/account-rows.ts'
import { orderIdOf } from '../../reference-backend/seed/order-rows.ts'
import { giftCardIdOf, savedCardIdOf } from '../../reference-backend/seed/payment-rows.ts'
import { allRows } from './all-rows.ts'
import { shipping, shopper } from './checkout-customer.ts'
import { onOneEngine } from './each-engine.ts'

const US = 'us@manifold.test'
const MISSING = namedId('nothing has this id')
const CARD = { paymentMethod: { paymentMethodID: '444df303dedc6dab69dd7ebcc9b8036a' } }

const CART_TABLES = ['cart', 'cart_item', 'cart_fulfilment', 'cart_payment']

/** The ids of another customer that a call can name. */
interface Foreign {
  readonly orderID: string
  readonly item: string
  readonly fulfilment: string
  readonly payment: string
  readonly address: string
  readonly card: string
  readonly giftCard: string
  readonly order: string
}

type Request = (foreign: Foreign) => object

const paymentByCard = { newOrderPayment: CARD }

/** A call, what it says of another customer's, and the field that it says it under. */
const CALLS: readonly (readonly [string, Request, string])[] = [
  [
    'updateOrderItemQuantity',
    ({ item }) => ({ orderItem: { orderItemID: item, quantity: 9 } }),
    'orderItemID',
  ],
  ['removeOrderItem', ({ item }) => ({ orderItemID: item }), 'orderItemID'],
  [
    'changeOrderFulfillment',
    ({ item }) => ({ fulfillmentMethodID: 'pickup', orderItemIDList: item }),
    'orderItemIDList',
  ],
  ['addOrderShippingAddress', ({ fulfilment }) => ({ fulfillmentID: fulfilment }), 'fulfillmentID'],
  [
    'addShippingAddressUsingAccountAddress',
    ({ fulfilment }) => ({ fulfillmentID: fulfilment }),
    'fulfillmentID',
  ],
  [
    'addShippingAddressUsingAccountAddress',
    ({ address }) => ({ accountAddressID: address }),
    'accountAddressID',
  ],
  [
    'addShippingMethodUsingShippingMethodID',
    ({ fulfilment }) => ({ fulfillmentID: fulfilment, shippingMethodID: 'x' }),
    'fulfillmentID',
  ],
  [
    'addPickupFulfillmentLocation',
    ({ fulfilment }) => ({ fulfillmentID: fulfilment, value: 'x' }),
    'fulfillmentID',
  ],
  [
    'setPickupDate',
    ({ fulfilment }) => ({ orderFulfillmentID: fulfilment, pickupDate: '2026-04-01' }),
    'fulfillmentID',
  ],
  [
    'addBillingAddressUsingAccountAddress',
    ({ address }) => ({ accountAddressID: address }),
    'accountAddressID',
  ],
  ['removeOrderPayment', ({ payment }) => ({ orderPaymentID: payment }), 'orderPaymentID'],
  [
    'addOrderPayment',
    ({ card }) => ({ ...paymentByCard, accountPaymentMethodID: card }),
    'accountPaymentMethodID',
  ],
  [
    'addGiftCardOrderPayment',
    ({ giftCard }) => ({ newOrderPayment: { giftCardID: giftCard } }),
    'giftCardID',
  ],
  ['applyLastCheckout', ({ order }) => ({ orderID: order }), 'orderID'],
  ['placeOrder', ({ orderID }) => ({ orderID }), 'orderID'],
  ['cancelPlacement', ({ orderID }) => ({ orderID }), 'orderID'],
  ['updateOrder', ({ orderID }) => ({ orderID, purchaseOrderNumber: 'X' }), 'orderID'],
  ['updateOrderNotes', ({ orderID }) => ({ orderID, orderNotes: 'X' }), 'orderID'],
  ['addBillingAddress', ({ orderID }) => ({ orderID, sameAsShippingFlag: true }), 'orderID'],
  ['addOrderPayment', ({ orderID }) => ({ orderID, ...paymentByCard }), 'orderID'],
  ['deleteOrder', ({ orderID }) => ({ orderID }), 'orderID'],
  ['duplicateOrder', ({ order }) => ({ orderID: order, setAsCartFlag: 1 }), 'orderID'],
  [
    'guestAccountCreatePassword',
    ({ order }) => ({
      orderID: order,
      password: 'Manifold-2027',
      passwordConfirm: 'Manifold-2027',
    }),
    'orderID',
  ],
  [
    'setPrimaryPaymentMethod',
    ({ card }) => ({ accountPaymentMethodID: card }),
    'accountPaymentMethodID',
  ],
  [
    'deleteAccountPaymentMethod',
    ({ card }) => ({ accountPaymentMethodID: card }),
    'accountPaymentMethodID',
  ],
  [
    'updateGiftCardStatus',
    ({ giftCard }) => ({ giftCardID: giftCard, activeFlag: false }),
    'giftCardID',
  ],
]

onOneEngine("what is another customer's in buying", (shop) => {
  const theirs = async (): Promise<Foreign> => {
    const owner = await shipping(shop())
    await owner.pay('termPayment', { purchaseOrderNumber: 'PO-1' })
    const { orderID, orderItems, orderFulfillments, orderPayments } = await owner.cart()
    return {
      orderID,
      item: orderItems[0].orderItemID,
      fulfilment: orderFulfillments[0].orderFulfillmentID,
      payment: orderPayments[0].orderPaymentID,
      address: addressIdOf(US, 'Main plant'),
      card: savedCardIdOf(US, 'Purchasing card'),
      giftCard: giftCardIdOf('MFGC1001'),
      order: orderIdOf(US, 0),
    }
  }
  const NOTHING: Foreign = {
    orderID: MISSING,
    item: MISSING,
    fulfilment: MISSING,
    payment: MISSING,
    address: MISSING,
    card: MISSING,
    giftCard: MISSING,
    order: MISSING,
  }
  /** All that the owner has; what a stranger does to the own cart is not among it. */
  const kept = async ({ orderID }: Foreign) => {
    const rows = await allRows(shop().database, [
      'account_payment_method',
      'account_address',
      'gift_card',
      'gift_card_transaction',
      'placed_order',
    ])
    const ofCarts = Object.entries(await allRows(shop().database, CART_TABLES))
    const own = ofCarts.flatMap(([, each]) =>
      each.map(({ row }) => String(row)).filter((row) => row.includes(orderID)),
    )
    return [rows, own]
  }

  it.each(CALLS)('is met by %s like what is missing (T09)', async (action, request, field) => {
    const foreign = await theirs()
    const stranger = await shipping(shop(), 'other-us@manifold.test')
    const before = await kept(foreign)
    const methods = await stranger.read('getEligibleFulfillmentMethods')
    const pickup = methods.eligibleFulfillmentMethods.find(
      (each: { fulfillmentMethodType: string }) => each.fulfillmentMethodType === 'pickup',
    ).value
    const sent = (of: Foreign) => {
      const body = request(of)
      return 'fulfillmentMethodID' in body ? { ...body, fulfillmentMethodID: pickup } : body
    }
    const met = (await stranger.write(action, sent(foreign))).body
    const missing = (await stranger.write(action, sent(NOTHING))).body
    expect(met.errors).toEqual(missing.errors)
    expect(Object.keys(met.errors)).toEqual([field])
    expect(await kept(foreign)).toEqual(before)
  })

  it('is read as nothing, also once it is placed (T09)', async () => {
    const owner = await shipping(shop())
    await owner.pay('check')
    const { orderID } = await owner.cart()
    const { order } = (await owner.place()).body.placement
    const stranger = shopper(shop().fetch, await shop().signIn('other-us@manifold.test'))
    expect((await stranger.read('getPlacement', { orderID })).placement).toEqual({ status: 'open' })
    for (const id of [order.orderID, orderID]) {
      expect((await stranger.read('getOrderDetails', { orderID: id })).orderDetails).toEqual({})
    }
    for (const action of ['placeOrder', 'cancelPlacement']) {
      const met = (await stranger.write(action, { orderID })).body
      expect(met).toEqual((await stranger.write(action, { orderID: MISSING })).body)
      expect(Object.keys(met.errors)).toEqual(['orderID'])
    }
    expect((await owner.read('getPlacement', { orderID })).placement.order).toEqual(order)
  })
})
