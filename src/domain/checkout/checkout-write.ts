/** What can be written to a checkout, and how it shows that it was done. */
import type { AddressEntry, AddressId, PostalAddress } from '../account/address.ts'
import type { CartItemId } from '../cart/cart.ts'
import type { FulfilmentId } from '../quote/fulfilment.ts'
import { type FulfilmentWrite, showsChoice } from '../quote/fulfilment-write.ts'
import { evidenceThat, type WriteEvidence } from '../shared/write-evidence.ts'
import { type Checkout, fulfilmentIn, type OrderDetails } from './checkout.ts'

/** A card of the vault by its token, or one that is saved to the account. */
export type CardSource =
  | { readonly kind: 'new'; readonly paymentToken: string; readonly saveAs: string | undefined }
  | { readonly kind: 'saved'; readonly cardId: string }

/** A gift card of the account, or one that is typed. */
export type GiftCardSource =
  | { readonly kind: 'own'; readonly giftCardId: string }
  | { readonly kind: 'typed'; readonly code: string; readonly pin: string }

/** A new address goes to the account as well, but that of a guest. */
interface NewAddress {
  readonly entry: AddressEntry
  readonly isSaved: boolean
}

export type CheckoutWrite =
  | {
      readonly kind: 'method'
      readonly methodId: string
      readonly itemIds: readonly CartItemId[]
    }
  | FulfilmentWrite
  | ({ readonly kind: 'new-address'; readonly fulfilmentId: FulfilmentId } & NewAddress)
  | { readonly kind: 'billing-as-shipping' }
  | { readonly kind: 'saved-billing'; readonly addressId: AddressId }
  | ({ readonly kind: 'new-billing' } & NewAddress)
  | { readonly kind: 'details'; readonly details: Partial<OrderDetails> }
  | { readonly kind: 'notes'; readonly notes: string }
  /** On account, in cash, by check or outside of the shop. Without an amount: all that is due. */
  | {
      readonly kind: 'pay'
      readonly methodId: string
      readonly purchaseOrderNumber?: string
      readonly amount?: number
    }
  | {
      readonly kind: 'pay-by-card'
      readonly methodId: string
      readonly card: CardSource
      readonly amount?: number
    }
  | {
      readonly kind: 'pay-by-gift-card'
      readonly giftCard: GiftCardSource
      readonly amount?: number
    }
  | { readonly kind: 'remove-payment'; readonly paymentId: string }

/** Whether a write whose answer got lost was done, by the checkout before and after it (faults, section 5). */
export function evidenceOfWrite(
  before: Checkout,
  after: Checkout,
  write: CheckoutWrite,
): WriteEvidence {
  const fulfilment = (id: FulfilmentId) => fulfilmentIn(after, id)
  switch (write.kind) {
    case 'method':
      return evidenceThat(after.fulfilments.some(({ method }) => method.id === write.methodId))
    case 'new-address':
      return evidenceThat(isWritten(fulfilment(write.fulfilmentId)?.shippingAddress, write.entry))
    case 'saved-address':
    case 'shipping-method':
    case 'pickup-location':
    case 'pickup-date':
      return evidenceThat(showsChoice(fulfilment(write.fulfilmentId), write))
    case 'billing-as-shipping':
      return evidenceThat(after.billing.isSameAsShipping)
    case 'saved-billing':
      return evidenceThat(after.billing.savedAddressId === write.addressId)
    case 'new-billing':
      return evidenceThat(isWritten(after.billing.address, write.entry))
    case 'details':
      return evidenceThat(holdsDetails(after.details, write.details))
    case 'notes':
      return evidenceThat(after.notes === write.notes)
    case 'pay':
      return evidenceThat(
        after.payments.some(
          ({ methodId, purchaseOrderNumber, amount }) =>
            methodId === write.methodId &&
            amount === (write.amount ?? amount) &&
            purchaseOrderNumber === (write.purchaseOrderNumber ?? purchaseOrderNumber),
        ),
      )
    case 'pay-by-card':
    case 'pay-by-gift-card':
      return evidenceOfPayment(before, after)
    case 'remove-payment':
      return evidenceThat(after.payments.every(({ id }) => id !== write.paymentId))
  }
}

/** A payment that was not there before has been made; none has not, and a replaced one cannot be told. */
function evidenceOfPayment(before: Checkout, after: Checkout): WriteEvidence {
  const known = new Set(before.payments.map(({ id }) => id))
  return evidenceThat(after.payments.some(({ id }) => !known.has(id)))
}

function holdsDetails(details: OrderDetails, wanted: Partial<OrderDetails>): boolean {
  const written = { ...details, ...wanted }
  return (
    details.purchaseOrderNumber === written.purchaseOrderNumber &&
    details.freightCarrier === written.freightCarrier &&
    details.specialInstructions === written.specialInstructions &&
    details.dispatch === written.dispatch &&
    details.requestedDate === written.requestedDate
  )
}

function isWritten(address: PostalAddress | undefined, entry: AddressEntry): boolean {
  return (
    address !== undefined &&
    (['name', 'streetAddress', 'city', 'postalCode'] as const).every(
      (field) => address[field].trim() === entry[field].trim(),
    )
  )
}
