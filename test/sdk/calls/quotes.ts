/** Quotes: the calls of the cart once more, about one quote. */
import { lineOf, sampleModel } from '../../backend/customer.ts'
import { type EngineCall, notAskedFor, refused, refusedGet, type Scene, served } from './call.ts'
import { DOCK, methodOf, pickupDay, place, savedAddress } from './checkout.ts'
import { CARD } from './payment.ts'

const CODE = 'WORKSHOP10'
const NOT_PAID = 'a quote is approved and not paid; what it becomes is an order on account'
const BILL = 'the bill of a quote goes where that of the account does'

/** A draft with one line of a configured product; answers it. */
async function draft({ post }: Scene, lines: object = lineOf(sampleModel('US'))) {
  return (await post('addOrderItem', { quoteName: 'Draft', ...lines, returnQuote: true })).quote
}

async function emptyDraft({ post }: Scene): Promise<string> {
  return (await post('createQuote', { quoteName: 'Empty draft' })).orderID
}

async function quoteOf({ get }: Scene, orderID: string) {
  return (await get('getQuote', { orderID, returnQuote: 'true' })).quote
}

/** The quote that the call was about, as it is afterwards. */
const after = (scene: Scene, { orderID }: { readonly orderID: string }) => quoteOf(scene, orderID)

const holds = (lines: number) => async (scene: Scene, _: unknown, sent: { orderID: string }) =>
  (await after(scene, sent)).orderItems.length === lines

const shipsToDock = async (scene: Scene, _: unknown, sent: { orderID: string }) =>
  (await after(scene, sent)).orderFulfillments[0].shippingAddress.streetAddress ===
  DOCK.streetAddress

/** The draft's id and what the call needs beside it. */
const withDraft = (more: (scene: Scene, quote: QuoteJson) => Promise<object> | object) => ({
  send: async (scene: Scene) => {
    const quote = await draft(scene)
    return [{ orderID: quote.orderID, ...(await more(scene, quote)), returnQuote: true }]
  },
})

interface QuoteJson {
  readonly orderID: string
  readonly orderItems: readonly { readonly orderItemID: string; readonly quantity: number }[]
}

/** A draft that is picked up. */
const withPickup = (more: (scene: Scene) => Promise<object> | object) =>
  withDraft(async (scene, { orderID }) => {
    const fulfillmentMethodID = await methodOf(scene, 'pickup', { orderID })
    await scene.post('changeOrderFulfillment', { orderID, fulfillmentMethodID })
    return more(scene)
  })

/** Names address and purchase order, so that the quote can be sent in; answers what the library sends then. */
async function readyToSend(scene: Scene, { orderID }: QuoteJson): Promise<object> {
  const accountAddressID = await savedAddress(scene)
  await scene.post('addShippingAddressUsingAccountAddress', { orderID, accountAddressID })
  await scene.post('setupTradeOrderPayment', { orderID, purchaseOrderNumber: 'PO-2' })
  return { reason: '', orderStatusTypeCode: 'qstPendingReview' }
}

export const quoteCalls: readonly EngineCall[] = [
  served(
    'quotes.list',
    'GET getQuotes',
    (_, { quotesOnAccount }) => quotesOnAccount.ordersOnAccount.length === 3,
    { send: () => [{ pageRecordsShow: 3, currentPage: 1 }] },
  ),
  served(
    'quotes.get',
    'GET getQuote',
    (_, { quote }) => quote.orderItems.length === 1,
    withDraft(() => ({})),
  ),
  served(
    'quotes.createQuote',
    'POST createQuote',
    async (scene, { orderID }) => (await quoteOf(scene, orderID)).quoteName === 'By the library',
    { send: () => [{ quoteName: 'By the library' }] },
  ),
  served('quotes.addItem', 'POST addOrderItem', holds(1), {
    form: '`skuCode` of a plain product',
    send: async (scene) => [
      { orderID: await emptyDraft(scene), skuCode: scene.sku.skuCode, quantity: 2 },
    ],
  }),
  served('quotes.addItem', 'POST addOrderItem', holds(1), {
    form: '`skuID` of a plain product',
    send: async (scene) => [
      { orderID: await emptyDraft(scene), skuID: scene.sku.skuID, quantity: 2 },
    ],
  }),
  served('quotes.addItem', 'POST addOrderItem', holds(1), {
    form: '`modelNumber`',
    send: async (scene) => [
      { orderID: await emptyDraft(scene), ...lineOf(sampleModel('US')), returnQuote: true },
    ],
  }),
  served('quotes.addItems', 'POST addOrderItems', holds(2), {
    form: '`skuIDs` of plain products',
    send: async (scene) => [
      {
        orderID: await emptyDraft(scene),
        skuIDs: `${scene.sku.skuID},${scene.otherSku.skuID}`,
        quantities: '2,3',
      },
    ],
  }),
  served(
    'quotes.updateItemQuantity',
    'POST updateOrderItemQuantity',
    async (scene, _, sent) =>
      (await after(scene, sent)).orderItems[0].quantity === sent.orderItem.quantity,
    {
      form: '`orderItem{orderItemID, quantity}`',
      ...withDraft((_, { orderItems: [line] }) => ({
        orderItem: { orderItemID: line?.orderItemID, quantity: 2 * (line?.quantity ?? 0) },
      })),
    },
  ),
  served(
    'quotes.updateItemQuantity',
    'POST updateOrderItemQuantity',
    async (scene, _, sent) => (await after(scene, sent)).orderItems[0].quantity === sent.quantity,
    {
      form: '`orderItemID`, `quantity`',
      ...withDraft((_, { orderItems: [line] }) => ({
        orderItemID: line?.orderItemID,
        quantity: 2 * (line?.quantity ?? 0),
      })),
    },
  ),
  served(
    'quotes.removeItem',
    'POST removeOrderItem',
    async (scene, _, sent) => Object.keys(await after(scene, sent)).length === 0,
    withDraft((_, { orderItems: [line] }) => ({ orderItemID: line?.orderItemID })),
  ),
  served(
    'quotes.eligibleFulfillmentMethods',
    'GET getEligibleFulfillmentMethods',
    (_, { eligibleFulfillmentMethods }) => eligibleFulfillmentMethods.length > 1,
    withDraft(() => ({})),
  ),
  served(
    'quotes.updateFulfillment',
    'POST changeOrderFulfillment',
    async (scene, _, sent) =>
      (await after(scene, sent)).orderFulfillments[0].fulfillmentMethod.fulfillmentMethodType ===
      'pickup',
    withDraft(async (scene, { orderID, orderItems: [line] }) => ({
      fulfillmentMethodID: await methodOf(scene, 'pickup', { orderID }),
      orderItemIDList: line?.orderItemID,
    })),
  ),
  served(
    'quotes.addShippingAddress',
    'POST addOrderShippingAddress',
    shipsToDock,
    withDraft(() => DOCK),
  ),
  served(
    'quotes.addShippingAddressUsingAccountAddress',
    'POST addShippingAddressUsingAccountAddress',
    async (scene, _, sent) =>
      (await after(scene, sent)).orderFulfillments[0].accountAddress.accountAddressID ===
      sent.accountAddressID,
    withDraft(async (scene) => ({ accountAddressID: await savedAddress(scene) })),
  ),
  served(
    'quotes.addNewAddressAndAttachAsShipping',
    'POST addNewAccountAddress,addShippingAddressUsingAccountAddress',
    shipsToDock,
    withDraft(() => ({ ...DOCK, accountAddressName: 'Dock', saveAddress: true })),
  ),
  served(
    'quotes.addShippingMethod',
    'POST addShippingMethodUsingShippingMethodID',
    async (scene, _, sent) =>
      (await after(scene, sent)).orderFulfillments[0].shippingMethod.shippingMethodID ===
      sent.shippingMethodID,
    withDraft(async (scene, quote) => {
      const { orderFulfillments } = await after(scene, quote)
      return { shippingMethodID: orderFulfillments[0].shippingMethodOptions.at(-1).value }
    }),
  ),
  served(
    'quotes.addPickupLocation',
    'POST addPickupFulfillmentLocation',
    async (scene, _, sent) =>
      (await after(scene, sent)).orderFulfillments[0].pickupLocation.locationID === sent.value,
    withPickup(async (scene) => ({ value: await place(scene) })),
  ),
  served(
    'quotes.setPickupDate',
    'POST setPickupDate',
    async (scene, _, sent) =>
      (await after(scene, sent)).orderFulfillments[0].pickupDate === sent.pickupDate,
    withPickup(() => ({ pickupDate: pickupDay() })),
  ),
  served(
    'quotes.applyPromoCode',
    'POST addPromotionCode',
    async (scene, _, sent) => (await after(scene, sent)).promotionCodes.length === 1,
    withDraft(() => ({ promotionCode: CODE })),
  ),
  served(
    'quotes.removePromoCode',
    'POST removePromotionCode',
    async (scene, _, sent) => (await after(scene, sent)).promotionCodes.length === 0,
    withDraft(async ({ post }, { orderID }) => {
      await post('addPromotionCode', { orderID, promotionCode: CODE })
      return { promotionCode: CODE }
    }),
  ),
  refusedGet('quotes.clear', 'GET clearOrder', 'as POST it is served'),
  served(
    'quotes.delete',
    'POST deleteOrder',
    async (scene, _, sent) => Object.keys(await after(scene, sent)).length === 0,
    withDraft(() => ({})),
  ),
  served(
    'quotes.submitQuoteForApproval',
    'POST submitQuoteForApproval',
    async (scene, _, sent) =>
      (await after(scene, sent)).orderStatusType.typeCode === 'qstPendingReview',
    {
      form: 'with `orderShippingDispatchOptionsCustom`',
      ...withDraft(async (scene, quote) => ({
        ...(await readyToSend(scene, quote)),
        orderShippingDispatchOptionsCustom: 'shipCompleteOrder',
      })),
    },
  ),
  refused('quotes.submitQuoteForApproval', 'POST submitQuoteForApproval', {
    form: 'without `orderShippingDispatchOptionsCustom`, which its type has not',
    under: 'orderShippingDispatchOptionsCustom',
    why: 'a quote is sent in with its dispatch option',
    ...withDraft(readyToSend),
  }),
  refused('quotes.addPayment', 'POST addOrderPayment', {
    under: 'orderID',
    why: NOT_PAID,
    ...withDraft(() => CARD),
  }),
  refused('quotes.removePayment', 'POST removeOrderPayment', {
    under: 'orderID',
    why: NOT_PAID,
    ...withDraft(() => ({ orderPaymentID: 'none' })),
  }),
  refused('quotes.placeOrder', 'POST placeOrder', {
    under: 'orderID',
    why: NOT_PAID,
    ...withDraft(() => ({})),
  }),
  refused('quotes.addBillingAddress', 'POST addBillingAddress', {
    under: 'orderID',
    why: BILL,
    ...withDraft(() => DOCK),
  }),
  refused(
    'quotes.addBillingAddressUsingAccountAddress',
    'POST addBillingAddressUsingAccountAddress',
    {
      under: 'orderID',
      why: BILL,
      ...withDraft(async (scene) => ({ accountAddressID: await savedAddress(scene) })),
    },
  ),
  refused(
    'quotes.addNewAccountAndSetAsBillingAddress',
    'POST addNewAccountAddress,addBillingAddressUsingAccountAddress',
    {
      under: 'orderID',
      why: BILL,
      ...withDraft(() => ({ ...DOCK, accountAddressName: 'Dock', saveAddress: true })),
    },
  ),
  refused('quotes.updateNotes', 'POST updateOrderNotes', {
    under: 'orderID',
    why: 'the lines of a quote have notes, the quote has none',
    ...withDraft(() => ({ orderNotes: 'Ring twice' })),
  }),
  notAskedFor(
    'quotes.addEditAccountAndSetAsBillingAddress',
    'POST addEditAccountAddress,addBillingAddressUsingAccountAddress',
    BILL,
  ),
  notAskedFor(
    'quotes.addEditAddressAndAttachAsShipping',
    'POST addEditAccountAddress,addShippingAddressUsingAccountAddress',
    '`updateAccountAddress`, then `addShippingAddressUsingAccountAddress`',
  ),
  notAskedFor(
    'quotes.availableShippingMethods',
    'GET getAvailableShippingMethods',
    '`shippingMethodOptions` of the fulfilment of the quote',
  ),
  notAskedFor('quotes.availablePaymentMethods', 'GET getAvailablePaymentMethods', NOT_PAID),
  notAskedFor(
    'quotes.clearOrderFulfillment',
    'POST clearOrderFulfillment',
    'a choice is replaced by another one',
  ),
  notAskedFor(
    'quotes.updateQuote',
    'POST updateQuote',
    'what can be changed of a quote has calls of its own',
  ),
  notAskedFor(
    'quotes.convertCartToQuote',
    'POST convertCartToQuote',
    '`addOrderItems` with `quoteName` and the lines of the cart',
  ),
]
