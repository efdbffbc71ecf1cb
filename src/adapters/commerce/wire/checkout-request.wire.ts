/** Each write to a checkout as the call that the engine knows for it. */
import type { AddressEntry } from '../../../domain/account/address.ts'
import type {
  CardSource,
  CheckoutWrite,
  GiftCardSource,
} from '../../../domain/checkout/checkout-write.ts'
import type { OrderDetails } from '../../../domain/checkout/checkout.ts'
import { encodeAddress } from './address.wire.ts'
import { encodeDispatch } from './status.wire.ts'

export interface CheckoutCall {
  readonly action: string
  readonly body: Readonly<Record<string, unknown>>
}

/** The call of a write. Chained actions save a new address to the account and then use it. */
export function encodeCheckoutWrite(write: CheckoutWrite): CheckoutCall {
  switch (write.kind) {
    case 'method':
      return call('changeOrderFulfillment', {
        fulfillmentMethodID: write.methodId,
        orderItemIDList: write.itemIds.join(','),
      })
    case 'saved-address':
      return call('addShippingAddressUsingAccountAddress', {
        fulfillmentID: write.fulfilmentId,
        accountAddressID: write.addressId,
      })
    case 'new-address':
      return write.isSaved
        ? call('addNewAccountAddress,addShippingAddressUsingAccountAddress', {
            fulfillmentID: write.fulfilmentId,
            ...encodeAddress(write.entry),
          })
        : call('addOrderShippingAddress', {
            fulfillmentID: write.fulfilmentId,
            ...plainAddress(write.entry),
            saveAsAccountAddressFlag: 0,
          })
    case 'shipping-method':
      return call('addShippingMethodUsingShippingMethodID', {
        fulfillmentID: write.fulfilmentId,
        shippingMethodID: write.methodId,
      })
    case 'pickup-location':
      return call('addPickupFulfillmentLocation', {
        fulfillmentID: write.fulfilmentId,
        value: write.locationId,
      })
    case 'pickup-date':
      return call('setPickupDate', {
        orderFulfillmentID: write.fulfilmentId,
        pickupDate: write.date,
      })
    case 'billing-as-shipping':
      return call('addBillingAddress', { sameAsShippingFlag: true })
    case 'saved-billing':
      return call('addBillingAddressUsingAccountAddress', { accountAddressID: write.addressId })
    case 'new-billing':
      return write.isSaved
        ? call('addNewAccountAddress,addBillingAddressUsingAccountAddress', {
            ...encodeAddress(write.entry),
          })
        : call('addBillingAddress', plainAddress(write.entry))
    case 'details':
      return call('updateOrder', encodeDetails(write.details))
    case 'notes':
      return call('updateOrderNotes', { orderNotes: write.notes })
    case 'pay':
      return call('addOrderPayment', {
        newOrderPayment: {
          paymentMethod: { paymentMethodID: write.methodId },
          purchaseOrderNumber: write.purchaseOrderNumber,
          amount: write.amount,
        },
      })
    case 'pay-by-card':
      return call('addOrderPayment', encodeCard(write))
    case 'pay-by-gift-card':
      return call('addGiftCardOrderPayment', {
        newOrderPayment: { ...encodeGiftCard(write.giftCard), amount: write.amount },
      })
    case 'remove-payment':
      return call('removeOrderPayment', { orderPaymentID: write.paymentId })
  }
}

function call(action: string, body: CheckoutCall['body']): CheckoutCall {
  return { action, body }
}

/** Without the nickname, which only an address book has. */
function plainAddress(entry: AddressEntry): CheckoutCall['body'] {
  return Object.fromEntries(Object.entries(entry).filter(([field]) => field !== 'nickname'))
}

/** Only what is named; a choice that is taken back travels as an empty text. */
function encodeDetails(details: Partial<OrderDetails>): CheckoutCall['body'] {
  const { dispatch, requestedDate, ...texts } = details
  return {
    ...texts,
    ...('dispatch' in details && { orderShippingDispatchOptionsCustom: encodeDispatch(dispatch) }),
    ...('requestedDate' in details && { requestedDeliveryDate: requestedDate ?? '' }),
  }
}

function encodeCard(
  write: Extract<CheckoutWrite, { readonly kind: 'pay-by-card' }>,
): CheckoutCall['body'] {
  const { methodId, card, amount } = write
  return {
    newOrderPayment: {
      paymentMethod: { paymentMethodID: methodId },
      amount,
    },
    ...cardOf(card),
  }
}

function cardOf(card: CardSource): CheckoutCall['body'] {
  if (card.kind === 'saved') return { accountPaymentMethodID: card.cardId }
  const { paymentToken, saveAs } = card
  if (saveAs === undefined) return { paymentToken }
  return { paymentToken, saveAccountPaymentMethodFlag: true, accountPaymentMethodName: saveAs }
}

function encodeGiftCard(giftCard: GiftCardSource): CheckoutCall['body'] {
  return giftCard.kind === 'own'
    ? { giftCardID: giftCard.giftCardId }
    : { giftCardNumber: giftCard.code, giftCardPin: giftCard.pin }
}
