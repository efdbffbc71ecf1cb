/** What a checkout of the fake shop has chosen, and what the shop knows of buyers. */
import type { AddressId, PostalAddress } from '../../src/domain/account/address.ts'
import type { AccountCredit } from '../../src/domain/checkout/account-credit.ts'
import type { PurchaseOrderUse } from '../../src/domain/quote/purchase-order.ts'
import type { OrderDetails, ShippingOffer } from '../../src/domain/checkout/checkout.ts'
import type { LastCheckout } from '../../src/domain/checkout/last-checkout.ts'
import type { CheckoutPayment, PaymentMethod } from '../../src/domain/checkout/payment.ts'
import type { CalendarDate } from '../../src/domain/shared/calendar-date.ts'

export interface FakeCheckout {
  readonly methodId: string
  readonly shippingAddress: PostalAddress | undefined
  readonly savedAddressId: AddressId | undefined
  readonly shippingMethodId: string | undefined
  readonly pickupLocationId: string | undefined
  readonly pickupDate: CalendarDate | undefined
  readonly billingAddress: PostalAddress | undefined
  readonly savedBillingId: AddressId | undefined
  readonly isBillingSame: boolean
  readonly details: OrderDetails
  readonly notes: string
  readonly payments: readonly CheckoutPayment[]
}

export const emptyCheckout: FakeCheckout = {
  methodId: 'method-shipping',
  shippingAddress: undefined,
  savedAddressId: undefined,
  shippingMethodId: undefined,
  pickupLocationId: undefined,
  pickupDate: undefined,
  billingAddress: undefined,
  savedBillingId: undefined,
  isBillingSame: false,
  details: {
    purchaseOrderNumber: '',
    freightCarrier: '',
    specialInstructions: '',
    dispatch: undefined,
    requestedDate: undefined,
  },
  notes: '',
  payments: [],
}

export interface FakeBuying {
  offers: readonly ShippingOffer[]
  methods: readonly PaymentMethod[]
  credit: AccountCredit
  uses: readonly (PurchaseOrderUse & { readonly number: string })[]
  last: LastCheckout | undefined
}

export function demoBuying(): FakeBuying {
  const method = (id: string, name: string, kind: PaymentMethod['kind']): PaymentMethod => ({
    id,
    name,
    kind,
    maximum: undefined,
    frameAddress: undefined,
  })
  return {
    offers: [
      { id: 'ground', name: 'Ground', charge: 18, transitDays: 4 },
      { id: 'express', name: 'Express', charge: 42.5, transitDays: 1 },
    ],
    methods: [
      method('pay-term', 'Purchase order', 'term'),
      method('pay-cash', 'Cash on pickup', 'cash'),
      method('pay-check', 'Check', 'check'),
      {
        ...method('pay-card', 'Credit card', 'credit-card'),
        frameAddress: 'https://vault.test/card',
      },
      method('pay-gift', 'Gift card', 'gift-card'),
    ],
    credit: {
      isEnabled: true,
      limit: 10_000,
      openBalance: 1250,
      available: 8750,
      currency: 'USD',
      termName: 'Net 30',
      dueDays: 30,
    },
    uses: [],
    last: undefined,
  }
}
