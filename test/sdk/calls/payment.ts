/** How a cart is paid and placed. */
import { inCart, linesOf } from './cart.ts'
import { type EngineCall, notAskedFor, refused, type Scene, served } from './call.ts'
import { savedAddress } from './checkout.ts'

const returnJSONObjects = 'cart'
const VAULT = 'card data belongs in the frame of the vault'

/** Dotted, as the library has it. */
export const CARD = {
  'newOrderPayment.nameOnCreditCard': 'ALEX MORGAN',
  'newOrderPayment.creditCardNumber': '4242424242424242',
  'newOrderPayment.expirationMonth': 11,
  'newOrderPayment.expirationYear': 2031,
  'newOrderPayment.securityCode': 123,
} as const

/** Goods that only wait to be paid. */
export async function readyToPay(scene: Scene): Promise<void> {
  await inCart(scene)
  const accountAddressID = await savedAddress(scene)
  await scene.post('addShippingAddressUsingAccountAddress', { accountAddressID })
  const { orderFulfillments } = await scene.cart()
  const shippingMethodID = orderFulfillments[0].shippingMethodOptions.at(-1).value
  await scene.post('addShippingMethodUsingShippingMethodID', { shippingMethodID })
  await scene.post('addBillingAddress', { sameAsShippingFlag: true })
}

/** The id of a payment method that the cart offers. */
export async function paymentMethodOf({ cart }: Scene, type: string): Promise<string> {
  const { eligiblePaymentMethodDetails } = await cart()
  const found = eligiblePaymentMethodDetails.find(
    (each: { paymentMethod: { paymentMethodType: string } }) =>
      each.paymentMethod.paymentMethodType === type,
  )
  return found.paymentMethod.paymentMethodID
}

/** Pays all that is due. */
export async function pay(scene: Scene, type: string): Promise<void> {
  const paymentMethodID = await paymentMethodOf(scene, type)
  const newOrderPayment = { paymentMethod: { paymentMethodID }, purchaseOrderNumber: 'PO-1' }
  await scene.post('addOrderPayment', { newOrderPayment })
}

const isPaid = async ({ cart }: Scene) => {
  const { orderPayments, paymentAmountDue } = await cart()
  return orderPayments.length === 1 && paymentAmountDue === 0
}

export const paymentCalls: readonly EngineCall[] = [
  refused('cart.addPayment', 'POST addOrderPayment', {
    form: 'card number',
    under: 'creditCardNumber',
    why: VAULT,
    send: async (scene) => {
      await readyToPay(scene)
      return [{ ...CARD, returnJSONObjects }]
    },
  }),
  served('cart.addPayment', 'POST addOrderPayment', isPaid, {
    form: 'on account, `newOrderPayment{…}`',
    send: async (scene) => {
      await readyToPay(scene)
      const paymentMethodID = await paymentMethodOf(scene, 'termPayment')
      const newOrderPayment = { paymentMethod: { paymentMethodID }, purchaseOrderNumber: 'PO-1' }
      return [{ newOrderPayment, returnJSONObjects }]
    },
  }),
  served('cart.addPayment', 'POST addOrderPayment', isPaid, {
    form: 'on account, `newOrderPayment.…`',
    send: async (scene) => {
      await readyToPay(scene)
      const method = await paymentMethodOf(scene, 'termPayment')
      return [
        {
          'newOrderPayment.paymentMethod.paymentMethodID': method,
          'newOrderPayment.purchaseOrderNumber': 'PO-1',
          returnJSONObjects,
        },
      ]
    },
  }),
  served('cart.addPayment', 'POST addOrderPayment', isPaid, {
    form: 'saved card',
    send: async (scene) => {
      await readyToPay(scene)
      const paymentMethodID = await paymentMethodOf(scene, 'creditCard')
      const { accountPaymentMethods } = await scene.get('getAccountPaymentMethods')
      const [{ accountPaymentMethodID }] = accountPaymentMethods
      const newOrderPayment = { paymentMethod: { paymentMethodID } }
      return [{ accountPaymentMethodID, newOrderPayment, returnJSONObjects }]
    },
  }),
  served(
    'cart.addGiftCardPayment',
    'POST addGiftCardOrderPayment',
    async ({ cart }) => (await cart()).orderPayments[0]?.giftCardCodeLastFour === '1007',
    {
      form: '`newOrderPayment.giftCardNumber`',
      send: async (scene) => {
        await readyToPay(scene)
        return [
          {
            'newOrderPayment.giftCardNumber': 'MFGC1007',
            'newOrderPayment.giftCardPin': '839146',
            returnJSONObjects,
          },
        ]
      },
    },
  ),
  served(
    'cart.removePayment',
    'POST removeOrderPayment',
    async ({ cart }) => (await cart()).orderPayments.length === 0,
    {
      send: async (scene) => {
        await readyToPay(scene)
        await pay(scene, 'termPayment')
        const [{ orderPaymentID }] = (await scene.cart()).orderPayments
        return [{ orderPaymentID, returnJSONObjects }]
      },
    },
  ),
  served(
    'cart.placeOrder',
    'POST placeOrder',
    async (scene, { placement }) => {
      const { orderID } = placement.order
      const { orderDetails } = await scene.get('getOrderDetails', { orderID })
      return orderDetails.orderItems.length === 1 && (await linesOf(scene)) === ''
    },
    {
      form: 'with `orderID`',
      send: async (scene) => {
        await readyToPay(scene)
        await pay(scene, 'termPayment')
        return [{ orderID: (await scene.cart()).orderID, returnJSONObjects }]
      },
    },
  ),
  refused('cart.placeOrder', 'POST placeOrder', {
    form: 'without `orderID`, which its type has not',
    under: 'orderID',
    why: 'what is placed is named, so that a repeat places nothing twice',
    send: async (scene) => {
      await readyToPay(scene)
      await pay(scene, 'termPayment')
      return [{ returnJSONObjects }]
    },
  }),
  notAskedFor(
    'cart.availablePaymentMethods',
    'GET getAvailablePaymentMethods',
    '`eligiblePaymentMethodDetails` of the cart',
  ),
  notAskedFor('cart.appliedPayments', 'GET getAppliedPayments', '`orderPayments` of the cart'),
  notAskedFor(
    'cart.getPayPalClientConfigForCart',
    'GET getPayPalClientConfigForCart',
    'no payment provider with pages of its own',
  ),
  notAskedFor(
    'cart.createPayPalAccountPaymentMethod',
    'GET createPayPalAccountPaymentMethod',
    'no payment provider with pages of its own',
  ),
]
