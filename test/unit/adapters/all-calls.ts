/** Every call that the commerce adapters make: what is asked, and the answer that makes it a success. */
import type { either as E } from 'fp-ts'
import { httpAddressBook } from '../../../src/adapters/commerce/address-book.http.ts'
import { httpCartGateway } from '../../../src/adapters/commerce/cart-gateway.http.ts'
import type { CommerceClient } from '../../../src/adapters/commerce/commerce-client.ts'
import { httpCustomCodes } from '../../../src/adapters/commerce/custom-codes.http.ts'
import { httpDraftOrderGateway } from '../../../src/adapters/commerce/draft-order-gateway.http.ts'
import { httpFormGateway } from '../../../src/adapters/commerce/form-gateway.http.ts'
import { httpFulfilmentGateway } from '../../../src/adapters/commerce/fulfilment-gateway.http.ts'
import { httpIdentity } from '../../../src/adapters/commerce/identity.http.ts'
import { httpNewsletter } from '../../../src/adapters/commerce/newsletter.http.ts'
import { httpReviewGateway } from '../../../src/adapters/commerce/review-gateway.http.ts'
import { httpStatementGateway } from '../../../src/adapters/commerce/statement-gateway.http.ts'
import { httpWishLists } from '../../../src/adapters/commerce/wish-lists.http.ts'
import { wishListId } from '../../../src/domain/wish-list/wish-list.ts'
import { httpOrderGateway } from '../../../src/adapters/commerce/order-gateway.http.ts'
import { httpPriceBook } from '../../../src/adapters/commerce/price-book.http.ts'
import { httpQuoteGateway } from '../../../src/adapters/commerce/quote-gateway.http.ts'
import { quoteListStart } from '../../../src/domain/quote/quote-list.ts'
import { orderId } from '../../../src/domain/order/order.ts'
import { cartItemId } from '../../../src/domain/cart/cart.ts'
import type { PortFailure } from '../../../src/application/failure.ts'
import type { TokenStore } from '../../../src/application/ports/token-store.ts'
import { aSelectedOption } from '../../builders/a-plain-product.ts'
import { aDay } from '../../builders/a-day.ts'
import { skuId } from '../../builders/a-product.ts'
import { anotherModel, fulfilmentId, quoteId, quoteItemId } from '../../builders/a-quote.ts'
import { aWrittenReview } from '../../builders/a-review.ts'
import { aNewAccount } from '../../builders/an-account.ts'
import { aContactAnswer } from '../../builders/a-form.ts'
import { addressId, anAddressEntry } from '../../builders/an-address.ts'
import {
  aCartAnswer,
  aCountryAnswer,
  anOptionGroupAnswer,
  anAccountAnswer,
  anAddressRowAnswer,
  anOrderAnswer,
  anOrderRowAnswer,
  anAlternativeAnswer,
  aPriceInfoAnswer,
  aQuoteAnswer,
  aQuoteRowAnswer,
} from '../../builders/wire-answers.ts'
import { silentLog } from '../../fakes/silent-log.ts'

export interface KnownCall {
  readonly name: string
  readonly kind: 'read' | 'write' | 'trial'
  /** The call's own keys of a good answer. */
  readonly good: Readonly<Record<string, unknown>>
  readonly run: (
    client: CommerceClient,
    tokens: TokenStore,
  ) => Promise<E.Either<PortFailure, unknown>>
}

const noNews = { update: () => {}, updateScheduled: () => {} }
const id = quoteId('quote-1')
const item = quoteItemId('item-1')
const of = { quoteId: id, fulfilmentId: fulfilmentId('fulfilment-1') }
const notes = {
  comment: 'Please hurry',
  freightCarrier: 'Lakes Freight',
  specialInstructions: 'Dock 4',
  dispatch: 'partial',
} as const
const line = {
  target: { quoteId: id },
  skuId: skuId('sku-om1'),
  modelCode: 'OM1080CNS',
  quantity: 2,
  plannedDate: aDay('2026-05-04'),
  requestedDate: aDay('2026-05-11'),
  customerMaterialNumber: 'MAT-7',
}
const newPassword = { password: ' new ', confirmation: ' new ' }
const quote = { quote: aQuoteAnswer() }

const gateway = httpQuoteGateway
const fulfil = httpFulfilmentGateway
const book = httpAddressBook
const forms = (client: CommerceClient) =>
  httpFormGateway(client, {
    fetch: () => Promise.reject(new TypeError('No file is sent here.')),
    pause: () => Promise.resolve(),
    isOnline: () => true,
    base: '',
    uploadOrigins: [],
  })
const response = {
  formId: 'contact',
  answers: aContactAnswer(),
  humanCheck: undefined,
  intentId: 'intent-1',
  isForCustomers: true,
}

const inEnglish = () => 'en' as const

export const quoteCalls: readonly KnownCall[] = [
  {
    name: 'getQuotes',
    kind: 'read',
    good: { quotesOnAccount: { ordersOnAccount: [aQuoteRowAnswer()], recordsCount: 1 } },
    run: (client) => gateway(client).list({ ...quoteListStart, group: 'submitted', page: 2 })(),
  },
  {
    name: 'getCartAndDraftQuoteOrders',
    kind: 'read',
    good: { cartQuoteOrders: [aQuoteRowAnswer()] },
    run: (client) => gateway(client).openDrafts()(),
  },
  { name: 'getQuote', kind: 'read', good: quote, run: (client) => gateway(client).open(id)() },
  {
    name: 'createQuote',
    kind: 'write',
    good: { orderID: 'quote-2' },
    run: (client) => gateway(client).create('Spring overhaul')(),
  },
  {
    name: 'addOrderItem',
    kind: 'write',
    good: quote,
    run: (client) => gateway(client).addLine(line)(),
  },
  {
    name: 'addOrderItems',
    kind: 'write',
    good: quote,
    run: (client) => gateway(client).addSeveral({ quoteId: id }, [line])(),
  },
  {
    name: 'setupTradeOrderPayment',
    kind: 'write',
    good: { tradeOrder: { orderPayments: [{ purchaseOrderNumber: 'PO-9' }] }, error: '' },
    run: (client) => gateway(client).setPurchaseOrder(id, 'PO-9')(),
  },
  {
    name: 'updateOrderItemQuantity',
    kind: 'write',
    good: quote,
    run: (client) => gateway(client).changeQuantity(id, item, 7)(),
  },
  {
    name: 'updateRequestDeliveryDate',
    kind: 'write',
    good: quote,
    run: (client) => gateway(client).changeRequestedDate(id, item, aDay('2026-06-01'))(),
  },
  {
    name: 'updateOrderItemConfiguration',
    kind: 'write',
    good: quote,
    run: (client) => gateway(client).changeModel(id, anotherModel)(),
  },
  {
    name: 'removeOrderItem',
    kind: 'write',
    good: quote,
    run: (client) => gateway(client).removeItem(id, item)(),
  },
  {
    name: 'removePromotionCode',
    kind: 'write',
    good: quote,
    run: (client) => gateway(client).removePromotion(id, 'TENTH')(),
  },
  {
    name: 'clearOrder',
    kind: 'write',
    good: { quote: {} },
    run: (client) => gateway(client).clear(id)(),
  },
  {
    name: 'deleteOrder',
    kind: 'write',
    good: { cart: {} },
    run: (client) => gateway(client).removeQuote(id)(),
  },
  {
    name: 'submitQuoteForApproval',
    kind: 'write',
    good: quote,
    run: (client) => gateway(client).submit(id, notes)(),
  },
  {
    name: 'updateQuoteStatus',
    kind: 'write',
    good: quote,
    run: (client) => gateway(client).resubmit(id, notes)(),
  },
]

export const fulfilmentCalls: readonly KnownCall[] = [
  {
    name: 'getEligibleFulfillmentMethods',
    kind: 'read',
    good: {
      eligibleFulfillmentMethods: [{ name: 'Air', value: 'air', fulfillmentMethodType: 'drone' }],
    },
    run: (client) => fulfil(client).eligibleMethods(id)(),
  },
  {
    name: 'getPickupLocations',
    kind: 'read',
    good: { locations: [{ NAME: 'North depot', VALUE: 'north' }] },
    run: (client) => fulfil(client).pickupLocations()(),
  },
  {
    name: 'changeOrderFulfillment',
    kind: 'write',
    good: quote,
    run: (client) => fulfil(client).chooseMethod(id, 'pickup', [item, quoteItemId('item-2')])(),
  },
  {
    name: 'addShippingAddressUsingAccountAddress',
    kind: 'write',
    good: quote,
    run: (client) => fulfil(client).useSavedAddress(of, addressId('address-works'))(),
  },
  {
    name: 'addNewAccountAddress,addShippingAddressUsingAccountAddress',
    kind: 'write',
    good: quote,
    run: (client) => fulfil(client).useNewAddress(of, anAddressEntry())(),
  },
  {
    name: 'addShippingMethodUsingShippingMethodID',
    kind: 'write',
    good: quote,
    run: (client) => fulfil(client).chooseShippingMethod(of, 'ship-express')(),
  },
  {
    name: 'addPickupFulfillmentLocation',
    kind: 'write',
    good: quote,
    run: (client) => fulfil(client).choosePickupLocation(of, 'north')(),
  },
  {
    name: 'setPickupDate',
    kind: 'write',
    good: quote,
    run: (client) => fulfil(client).choosePickupDate(of, aDay('2026-06-01'))(),
  },
]

export const addressCalls: readonly KnownCall[] = [
  {
    name: 'getOwnerAccountAddresses',
    kind: 'read',
    good: { accountAddresses: [anAddressRowAnswer()], primaryAccountAddressID: 'address-works' },
    run: (client) => book(client).addresses()(),
  },
  {
    name: 'getCountriesAndAddressOptions',
    kind: 'read',
    good: { countries: [aCountryAnswer()] },
    run: (client) => book(client).countries()(),
  },
  {
    name: 'addNewAccountAddress',
    kind: 'write',
    good: { newAccountAddressID: 'address-2', account: anAccountAnswer() },
    run: (client) => book(client).add(anAddressEntry())(),
  },
  {
    name: 'setPrimaryAccountAddress',
    kind: 'write',
    good: { account: anAccountAnswer() },
    run: (client) => book(client).makePrimary(addressId('address-works'))(),
  },
  {
    name: 'setPrimaryBillingAddress',
    kind: 'write',
    good: { account: anAccountAnswer() },
    run: (client) => book(client).makeForBilling(addressId('address-works'))(),
  },
  {
    name: 'deleteAccountAddress',
    kind: 'write',
    good: { account: anAccountAnswer() },
    run: (client) => book(client).remove(addressId('address-works'))(),
  },
]

export const orderCalls: readonly KnownCall[] = [
  {
    name: 'getAllOrdersOnAccount',
    kind: 'read',
    good: { ordersOnAccount: { ordersOnAccount: [anOrderRowAnswer()], records: 1 } },
    run: (client) =>
      httpOrderGateway(client).list({ keyword: 'PO-7781', deliveryId: 'delivery-1', page: 2 })(),
  },
  {
    name: 'getOrderDetails',
    kind: 'read',
    good: { orderDetails: anOrderAnswer() },
    run: (client) => httpOrderGateway(client).open(orderId('order-1'))(),
  },
  {
    name: 'duplicateOrder',
    kind: 'write',
    good: { orderID: 'quote-3' },
    run: (client) => httpOrderGateway(client).again(orderId('order-1'), 'Once more')(),
  },
]

const statement = {
  startDate: '2026-01-01',
  endDate: '2026-03-31',
  entries: [{ orderID: 'order-1', orderOpenDate: '2026-02-01', amount: 500 }],
  file: { file_fileID: 'paper-1', file_fileName: 'Statement', file_fileType: 'pdf' },
}

export const statementCalls: readonly KnownCall[] = [
  {
    name: 'getAllOrderDeliveryOnAccount',
    kind: 'read',
    good: {
      orderDeliveryOnAccount: {
        ordersOnAccount: [{ orderDeliveryID: 'shipment-1', order_orderID: 'order-1' }],
        recordsCount: 1,
      },
    },
    run: (client) => httpOrderGateway(client).shipments(2)(),
  },
  {
    name: 'getAccountStatement',
    kind: 'read',
    good: { accountStatement: statement },
    run: (client) =>
      httpStatementGateway(client).statement({
        from: aDay('2026-01-01'),
        to: aDay('2026-03-31'),
      })(),
  },
  {
    name: 'getAccountAgenda',
    kind: 'read',
    good: { accountAgenda: { invoices: [{ orderID: 'order-1', dueDate: '2026-04-01' }] } },
    run: (client) => httpStatementGateway(client).agenda()(),
  },
]

export const listCalls: readonly KnownCall[] = [
  {
    name: 'getProductReviews',
    kind: 'read',
    good: { productReviews: { pageRecords: [] } },
    run: (client) => httpReviewGateway(client).page({ productId: 'product-om1', page: 2 })(),
  },
  {
    name: 'addProductReview',
    kind: 'write',
    good: { accountProductReview: { productReviewID: 'review-1', rating: 4, status: 'waiting' } },
    run: (client) => httpReviewGateway(client).add(aWrittenReview())(),
  },
  {
    name: 'getWishlist',
    kind: 'read',
    good: { accountWishlistProducts: [{ value: 'list-1', name: 'Spares', itemsCount: 1 }] },
    run: (client) => httpWishLists(client, inEnglish).all()(),
  },
  {
    name: 'getWishListItems',
    kind: 'read',
    good: {
      orderTemplate: { orderTemplateID: 'list-1', orderTemplateName: 'Spares' },
      accountWishlistProducts: [{ sku_skuID: 'sku-om1', sku_product_productName: 'OM1' }],
    },
    run: (client) => httpWishLists(client, inEnglish).open(wishListId('list-1'))(),
  },
  {
    name: 'createWishlist',
    kind: 'write',
    good: { orderTemplateID: 'list-2' },
    run: (client) => httpWishLists(client, inEnglish).create('Spares')(),
  },
  {
    name: 'addWishlistItem',
    kind: 'write',
    good: { orderTemplateID: 'list-1' },
    run: (client) =>
      httpWishLists(client, inEnglish).add({
        skuId: skuId('sku-om1'),
        list: { newName: 'Spares' },
      })(),
  },
  {
    name: 'removeWishlistItem',
    kind: 'write',
    good: { orderTemplateID: 'list-1' },
    run: (client) =>
      httpWishLists(client, inEnglish).remove({
        skuId: skuId('sku-om1'),
        listId: wishListId('list-1'),
      })(),
  },
]

export const otherCalls: readonly KnownCall[] = [
  {
    name: 'bulkCalculateSkuConfigurationPrice',
    kind: 'read',
    good: { data: { prices: [{ modelNumber: 'OM1080CNS', modelPriceInfo: aPriceInfoAnswer() }] } },
    run: (client) => httpPriceBook(client, silentLog()).prices([line])(),
  },
  {
    name: 'getSkuConfigurationAlternatives',
    kind: 'read',
    good: { data: { modelPriceInfo: aPriceInfoAnswer(), alternatives: [anAlternativeAnswer()] } },
    run: (client) => httpPriceBook(client, silentLog()).alternatives(line)(),
  },
  {
    name: 'getAccount',
    kind: 'read',
    good: { account: anAccountAnswer() },
    run: (client, tokens) => httpIdentity(client, tokens, noNews).currentAccount()(),
  },
  {
    name: 'login',
    kind: 'trial',
    good: { account: anAccountAnswer(), token: 'token-2' },
    run: (client, tokens) =>
      httpIdentity(client, tokens, noNews).signIn({
        email: ' us@manifold.test ',
        password: ' pass ',
      })(),
  },
  {
    name: 'logout',
    kind: 'write',
    good: { token: '', account: anAccountAnswer({ accountID: '' }) },
    run: (client, tokens) => httpIdentity(client, tokens, noNews).signOut('token-1')(),
  },
  {
    name: 'createAccount',
    kind: 'write',
    good: { account: anAccountAnswer(), token: 'token-2' },
    run: (client, tokens) => httpIdentity(client, tokens, noNews).createAccount(aNewAccount())(),
  },
  {
    name: 'forgotPassword',
    kind: 'write',
    good: {},
    run: (client, tokens) =>
      httpIdentity(client, tokens, noNews).requestPasswordReset('us@x.test')(),
  },
  {
    name: 'resetPasswordUpdate',
    kind: 'write',
    good: { errors: {} },
    run: (client, tokens) =>
      httpIdentity(client, tokens, noNews).resetPassword({ secret: 's3cret', ...newPassword })(),
  },
  {
    name: 'changePassword',
    kind: 'write',
    good: { errors: {} },
    run: (client, tokens) =>
      httpIdentity(client, tokens, noNews).changePassword({ present: ' old ', ...newPassword })(),
  },
  {
    name: 'addFormResponse',
    kind: 'write',
    good: {},
    run: (client) => httpNewsletter(client).subscribe('us@x.test')(),
  },
  {
    name: 'addFormResponse',
    kind: 'write',
    good: { data: { uploadDetails: { drawing: { url: '/upload', inputs: { key: 'k' } } } } },
    run: (client) => forms(client).submit(response)(),
  },
  {
    name: 'getWarehouseLocations',
    kind: 'read',
    good: { locations: [{ locationCode: 'WH-OHI', locationName: 'Ohio' }] },
    run: (client) => forms(client).warehouses()(),
  },
]

export const draftOrderCalls: readonly KnownCall[] = [
  {
    name: 'addOrderItemsV2',
    kind: 'write',
    good: { status: 'success', ...quote },
    run: (client) =>
      httpDraftOrderGateway(client).addLines(id, [{ ...line, customCode: 'NH-1001' }], 'USD')(),
  },
  {
    name: 'getAvailableOptionGroupsOrSku',
    kind: 'read',
    good: { data: { filteredOptionGroup: anOptionGroupAnswer() } },
    run: (client) =>
      httpDraftOrderGateway(client).nextOption('product-sk1', [aSelectedOption('material', 'N')])(),
  },
  {
    name: 'searchCustomCodes',
    kind: 'read',
    good: { customCodes: [{ customCode: 'NH-1001', modelNumber: 'OM1080CNS', price: '125.00' }] },
    run: (client) => httpCustomCodes(client).search(' nh ')(),
  },
  {
    name: 'getCustomCodes',
    kind: 'read',
    good: { customCodes: [{ customCode: 'NH-1001', modelNumber: 'OM1080CNS' }] },
    run: (client) => httpCustomCodes(client).all()(),
  },
  {
    name: 'saveCustomCode',
    kind: 'write',
    good: {
      customCode: { customCode: 'NH-1001', modelNumber: 'OM1080CNS' },
      previous: { modelNumber: '' },
    },
    run: (client) =>
      httpCustomCodes(client).save({ customCode: 'NH-1001', modelCode: 'OM1080CNS' })(),
  },
  {
    name: 'deleteCustomCode',
    kind: 'write',
    good: {},
    run: (client) =>
      httpCustomCodes(client).remove({ customCode: 'NH-1001', modelCode: 'OM1080CNS' })(),
  },
  {
    name: 'searchOwnNumbers',
    kind: 'read',
    good: { ownNumbers: [{ number: 'M-100', modelNumber: 'OM1080CNS', quoteFlag: true }] },
    run: (client) => httpCustomCodes(client).beginningWith('M-1')(),
  },
  {
    name: 'getCustomCodeUses',
    kind: 'read',
    good: { customCodeUses: { quotes: [], orders: [], lists: [] } },
    run: (client) => httpCustomCodes(client).uses('NH-1001', 1)(),
  },
]

const cart = { cart: aCartAnswer() }
const cartGateway = (client: CommerceClient) => httpCartGateway(client, () => undefined)
const addition = { skuId: skuId('sku-sk1-n10'), skuCode: 'SK1N10', quantity: 2 }
const cartItem = cartItemId('cart-item-1')

/** Named as those about quotes, where they name no quote. */
export const cartCalls: readonly KnownCall[] = [
  { name: 'getCartData', kind: 'read', good: cart, run: (client) => cartGateway(client).cart()() },
  {
    name: 'addOrderItem',
    kind: 'write',
    good: cart,
    run: (client) => cartGateway(client).add([addition])(),
  },
  {
    name: 'addOrderItems',
    kind: 'write',
    good: cart,
    run: (client) => cartGateway(client).add([addition, addition])(),
  },
  {
    name: 'updateOrderItemQuantity',
    kind: 'write',
    good: cart,
    run: (client) => cartGateway(client).changeQuantity(cartItem, 7)(),
  },
  {
    name: 'removeOrderItem',
    kind: 'write',
    good: cart,
    run: (client) => cartGateway(client).remove([cartItem])(),
  },
  { name: 'clearOrder', kind: 'write', good: cart, run: (client) => cartGateway(client).clear()() },
  {
    name: 'addPromotionCode',
    kind: 'write',
    good: cart,
    run: (client) => cartGateway(client).applyPromotion('TENTH')(),
  },
  {
    name: 'removePromotionCode',
    kind: 'write',
    good: cart,
    run: (client) => cartGateway(client).removePromotion('TENTH')(),
  },
]

export const allCalls: readonly KnownCall[] = [
  ...quoteCalls,
  ...fulfilmentCalls,
  ...addressCalls,
  ...orderCalls,
  ...statementCalls,
  ...listCalls,
  ...draftOrderCalls,
  ...otherCalls,
  ...cartCalls,
]
