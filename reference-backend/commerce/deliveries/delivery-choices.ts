/** Where a scheduled delivery goes, who is billed and how it is paid. */

import { type Input, inner, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { addAccountAddress, freshAccount } from '../account/addresses.ts'
import { accountOf, type Call, type WriteAction } from '../action.ts'
import type { Cart } from '../cart/cart-store.ts'
import { billSaved } from '../checkout/order-choices.ts'
import { type CartPayment, pricedCart } from '../checkout/priced-cart.ts'
import { keepChoice } from '../fulfilment/cart-fulfilment.ts'
import { FULFILMENT_CHOICES, savedAddress } from '../fulfilment/fulfilment-choices.ts'
import { SHIPPING } from '../fulfilment/fulfilment-options.ts'
import { refuseCardData } from '../payment/card-data.ts'
import { cardDetails } from '../payment/card-payment.ts'
import { keepPayment } from '../payment/order-payments.ts'
import { settingOf } from './delivery-reads.ts'
import { deliveryWrite, OPEN } from './delivery-write.ts'

const SHIPPING_FIELDS = ['shippingAccountAddress', 'newAccountAddress', 'shippingMethodID'] as const
const BILLING_FIELDS = [
  'accountPaymentMethod',
  'billingAccountAddress',
  'newAccountAddress',
  'paymentMethodType',
  'purchaseOrderNumber',
  'newAccountPaymentMethod',
] as const

export const deliveryChoiceWrites: readonly WriteAction[] = [
  deliveryWrite({
    name: 'updateOrderTemplateShipping',
    fields: SHIPPING_FIELDS,
    allowed: OPEN,
    mends: true,
    change: async (call, { cart }) => ship(call, cart),
  }),
  deliveryWrite({
    name: 'updateOrderTemplateBilling',
    fields: BILLING_FIELDS,
    allowed: OPEN,
    mends: true,
    change: async (call, { cart }) => bill(call, cart),
  }),
  deliveryWrite({
    name: 'updateOrderTemplateShippingAndBilling',
    fields: [...SHIPPING_FIELDS, ...BILLING_FIELDS],
    allowed: OPEN,
    mends: true,
    change: async (call, { cart }) => {
      const shipped = await ship(call, cart)
      // A new address that is sent once goes to the goods; the bill then needs one of its own.
      const { newAccountAddress: _, ...input } = call.input
      const billed = await bill({ ...call, input }, cart)
      return { answer: { ...shipped.answer, ...billed.answer } }
    },
  }),
]

async function ship(call: Call, cart: Cart) {
  const { addressID, answer } = await addressIn(call, 'shippingAccountAddress')
  if (addressID !== '') {
    const input = { accountAddressID: addressID }
    await keepChoice({ ...call, input }, cart, { type: SHIPPING, choose: savedAddress })
  }
  const shippingMethodID = text(call.input, 'shippingMethodID')
  const method = FULFILMENT_CHOICES.find(({ fields }) => fields.includes('shippingMethodID'))
  if (shippingMethodID !== '' && method !== undefined) {
    await keepChoice({ ...call, input: { shippingMethodID } }, cart, method)
  }
  return { answer, detail: { addressID, shippingMethodID } }
}

async function bill(call: Call, cart: Cart) {
  refuseCardData(call.input)
  if ('newAccountPaymentMethod' in call.input) {
    throw refuse('newAccountPaymentMethod', 'Please save the card first, then choose it here.')
  }
  const { addressID, answer } = await addressIn(call, 'billingAccountAddress')
  if (addressID !== '') {
    await billSaved({ ...call, input: { accountAddressID: addressID } }, cart)
  }
  const type = await pay(call, cart)
  return { answer, detail: { addressID, paymentMethodType: type } }
}

/** The address that a request names, or the one that it adds to the book; empty for neither. */
async function addressIn(call: Call, field: string) {
  const sent = call.input['newAccountAddress']
  if (sent === undefined) return { addressID: text(inner(call.input, field), 'value'), answer: {} }
  const added = addressFields(inner(call.input, 'newAccountAddress'))
  const addressID = await addAccountAddress({ ...call, input: added })
  const newAccountAddress = { accountAddressID: addressID }
  return { addressID, answer: { newAccountAddress, account: await freshAccount(call) } }
}

/** The engine nests the address in the entry of the book. */
function addressFields(sent: Input): Input {
  const { address: _, ...rest } = sent
  return { ...rest, ...inner(sent, 'address') }
}

/** By a saved card or on terms; whatever it was before gives way. */
async function pay(call: Call, cart: Cart): Promise<string> {
  const cardID = text(inner(call.input, 'accountPaymentMethod'), 'value')
  const isOnTerms = text(call.input, 'paymentMethodType') === 'termPayment'
  if (cardID === '' && !isOnTerms) return ''
  const methodType = isOnTerms ? 'termPayment' : 'creditCard'
  const { methods, payments: replaced } = await pricedCart(settingOf(call), cart, accountOf(call))
  if (!methods.some(({ type }) => type === methodType)) {
    throw refuse('paymentMethodType', 'This way to pay is not offered.')
  }
  await keepPayment(call, cart, {
    methodType,
    amount: null,
    replaced,
    ...(isOnTerms ? numberIn(call) : await cardOf(call, cardID)),
  })
  return methodType
}

function numberIn({ input }: Call): Pick<CartPayment, 'purchaseOrderNumber'> {
  const purchaseOrderNumber = text(input, 'purchaseOrderNumber')
  if (purchaseOrderNumber === '') {
    throw refuse('purchaseOrderNumber', 'Please enter a purchase order number.')
  }
  return { purchaseOrderNumber }
}

async function cardOf(call: Call, accountPaymentMethodID: string) {
  return cardDetails({ ...call, input: { accountPaymentMethodID } })
}
