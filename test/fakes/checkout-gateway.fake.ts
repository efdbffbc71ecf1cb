/** The checkout without a server: the cart of the fake shop, and what was chosen for it. */
import { either as E, function as F } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { CheckoutGateway } from '../../src/application/ports/checkout-gateway.ts'
import type { AddressId, PostalAddress } from '../../src/domain/account/address.ts'
import type { PurchaseOrderUse } from '../../src/domain/quote/purchase-order.ts'
import type { Checkout } from '../../src/domain/checkout/checkout.ts'
import type { CheckoutWrite } from '../../src/domain/checkout/checkout-write.ts'
import type { CheckoutPayment } from '../../src/domain/checkout/payment.ts'
import { cartId } from '../../src/domain/payment/placement.ts'
import { fulfilmentId } from '../../src/domain/quote/fulfilment.ts'
import { addTo } from './address-book.fake.ts'
import { type Owner, ownerOf, shown } from './cart-gateway.fake.ts'
import { emptyCheckout, type FakeCheckout } from './fake-buying.ts'
import type { PlacementKind } from './fake-placements.ts'
import { customerOf, type FakeCustomer, type FakeShop, refused, type Visit } from './fake-shop.ts'

type Answer<A> = E.Either<PortFailure, A>

export function fakeCheckoutGateway(visit: Visit): CheckoutGateway {
  const { shop } = visit
  const { ask, commit } = shop.calls
  const forCustomers = <A>(look: () => A): Answer<A> => E.map(look)(customerOf(visit))
  return {
    checkout: (signal) =>
      ask(
        'checkoutGateway.checkout',
        () => E.map((owner: Owner) => checkoutOf(visit, owner))(ownerOf(visit)),
        signal,
      ),
    write: (write) => commit('checkoutGateway.write', () => written(visit, write)),
    eligibleMethods: (_, signal) =>
      ask('checkoutGateway.eligibleMethods', () => forCustomers(() => shop.methods), signal),
    credit: (signal) =>
      ask('checkoutGateway.credit', () => forCustomers(() => shop.buying.credit), signal),
    usesOfPurchaseOrder: (number, signal) =>
      ask(
        'checkoutGateway.usesOfPurchaseOrder',
        () =>
          E.map(({ account }: FakeCustomer) => usesOf(shop, account.id, number))(customerOf(visit)),
        signal,
      ),
    lastCheckout: (signal) =>
      ask('checkoutGateway.lastCheckout', () => forCustomers(() => shop.buying.last), signal),
    applyLast: () =>
      commit('checkoutGateway.applyLast', () =>
        F.pipe(
          ownerOf(visit),
          E.chain((owner) => {
            const { last } = shop.buying
            if (!last) return refused('The order could not be found.')
            shop.checkouts.set(owner, {
              ...stateOf(visit, owner),
              shippingAddress: last.shippingAddress,
              shippingMethodId: 'ground',
              billingAddress: last.billingAddress,
              payments: [paymentBy(visit, owner, 'pay-term', '')].flat(),
            })
            return E.right({ checkout: checkoutOf(visit, owner), notApplied: [] })
          }),
        ),
      ),
  }
}

function stateOf({ shop }: Visit, owner: Owner): FakeCheckout {
  return shop.checkouts.get(owner) ?? emptyCheckout
}

function written(visit: Visit, write: CheckoutWrite): Answer<Checkout> {
  return F.pipe(
    ownerOf(visit),
    E.chain((owner) =>
      F.pipe(
        checkoutAfter(visit, owner, write),
        E.map((state) => {
          visit.shop.checkouts.set(owner, state)
          return checkoutOf(visit, owner)
        }),
      ),
    ),
  )
}

/** What has been chosen for the cart of an owner after a write. */
export function checkoutAfter(
  visit: Visit,
  owner: Owner,
  write: CheckoutWrite,
): Answer<FakeCheckout> {
  const state = stateOf(visit, owner)
  const { buying, methods, locations } = visit.shop
  switch (write.kind) {
    case 'method':
      return methods.some(({ id }) => id === write.methodId)
        ? E.right({ ...state, methodId: write.methodId })
        : refused('There is no such fulfilment method.')
    case 'saved-address':
      return E.map((address: PostalAddress) => ({
        ...state,
        shippingAddress: address,
        savedAddressId: write.addressId,
      }))(savedAddress(visit, write.addressId))
    case 'new-address':
      return E.map((savedAddressId: AddressId | undefined) => ({
        ...state,
        shippingAddress: plain(write.entry),
        savedAddressId,
      }))(kept(visit, write))
    case 'shipping-method':
      return buying.offers.some(({ id }) => id === write.methodId)
        ? E.right({ ...state, shippingMethodId: write.methodId })
        : refused('There is no such shipping method.')
    case 'pickup-location':
      return locations.some(({ id }) => id === write.locationId)
        ? E.right({ ...state, pickupLocationId: write.locationId })
        : refused('There is no such pickup location.')
    case 'pickup-date':
      return E.right({ ...state, pickupDate: write.date })
    case 'billing-as-shipping':
      return state.shippingAddress === undefined
        ? refused('There is no shipping address yet.')
        : E.right({ ...state, isBillingSame: true, savedBillingId: undefined })
    case 'saved-billing':
      return E.map((address: PostalAddress) => ({
        ...state,
        billingAddress: address,
        savedBillingId: write.addressId,
        isBillingSame: false,
      }))(savedAddress(visit, write.addressId))
    case 'new-billing':
      return E.map((savedBillingId: AddressId | undefined) => ({
        ...state,
        billingAddress: plain(write.entry),
        savedBillingId,
        isBillingSame: false,
      }))(kept(visit, write))
    case 'details':
      return E.right({ ...state, details: { ...state.details, ...write.details } })
    case 'notes':
      return E.right({ ...state, notes: write.notes })
    case 'pay': {
      const [payment] = paymentBy(visit, owner, write.methodId, write.purchaseOrderNumber ?? '')
      if (!payment) return refused('There is no such payment method.')
      const others = state.payments.filter(({ kind }) => kind !== payment.kind)
      const number = write.purchaseOrderNumber ?? state.details.purchaseOrderNumber
      return E.right({
        ...state,
        payments: [...others, { ...payment, amount: write.amount ?? dueOf(visit, owner, others) }],
        details: { ...state.details, purchaseOrderNumber: number },
      })
    }
    case 'pay-by-card': {
      const [payment] = paymentBy(visit, owner, write.methodId, '')
      if (!payment) return refused('There is no such payment method.')
      const others = state.payments.filter(({ kind }) => kind !== payment.kind)
      const card = { brand: 'Visa', lastFour: '4242', expirationMonth: '7', expirationYear: '2030' }
      const amount = write.amount ?? dueOf(visit, owner, others)
      return E.right({ ...state, payments: [...others, { ...payment, card, amount }] })
    }
    case 'pay-by-gift-card': {
      const { giftCard } = write
      const found = [...visit.shop.giftCards.values()].find(({ card, pin }) =>
        giftCard.kind === 'own'
          ? card.id === giftCard.giftCardId
          : card.code === giftCard.code && pin === giftCard.pin,
      )
      const [payment] = paymentBy(visit, owner, 'pay-gift', '')
      if (!found || !payment) return refused()
      const most = Math.min(found.card.balance ?? 0, dueOf(visit, owner, state.payments) ?? 0)
      const amount = Math.min(write.amount ?? most, most)
      const giftCardLastFour = found.card.code.slice(-4)
      return E.right({
        ...state,
        payments: [...state.payments, { ...payment, amount, giftCardLastFour }],
      })
    }
    case 'remove-payment':
      return E.right({
        ...state,
        payments: state.payments.filter(({ id }) => id !== write.paymentId),
      })
  }
}

function savedAddress(visit: Visit, id: AddressId): Answer<PostalAddress> {
  return F.pipe(
    customerOf(visit),
    E.chain(({ addresses }) => {
      const row = addresses.find((each) => each.id === id)
      return row ? E.right(row.address) : refused('The address could not be found.')
    }),
  )
}

type NewAddress = Extract<CheckoutWrite, { readonly entry: unknown }>

function kept(visit: Visit, { entry, isSaved }: NewAddress): Answer<AddressId | undefined> {
  if (!isSaved) return E.right(undefined)
  return E.map(({ id }: { readonly id: AddressId }): AddressId | undefined => id)(
    addTo(visit, entry),
  )
}

function plain(entry: NewAddress['entry']): PostalAddress {
  return entry
}

/** What is still to be covered beside those payments. */
function dueOf(
  visit: Visit,
  owner: Owner,
  payments: readonly CheckoutPayment[],
): number | undefined {
  const total = totalOf(visit, owner)
  return total && total - payments.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
}

/** The payment of all that is due; none where there is no such method. */
function paymentBy(
  visit: Visit,
  owner: Owner,
  methodId: string,
  purchaseOrderNumber: string,
): readonly CheckoutPayment[] {
  const method = visit.shop.buying.methods.find(({ id }) => id === methodId)
  if (!method) return []
  const { kind, name } = method
  return [
    {
      id: visit.shop.nextId('payment'),
      methodId,
      name,
      kind,
      amount: totalOf(visit, owner),
      purchaseOrderNumber,
      card: undefined,
      giftCardLastFour: '',
    },
  ]
}

function freightOf(visit: Visit, { methodId, shippingMethodId }: FakeCheckout): number {
  if (methodId !== 'method-shipping') return 0
  return visit.shop.buying.offers.find(({ id }) => id === shippingMethodId)?.charge ?? 0
}

function totalOf(visit: Visit, owner: Owner): number | undefined {
  const { afterTax } = shown(visit, owner).totals
  return afterTax === undefined ? undefined : afterTax + freightOf(visit, stateOf(visit, owner))
}

/** What was chosen; where nothing was, the address that is marked for bills. */
function billingOf(visit: Visit, state: FakeCheckout): Checkout['billing'] {
  const { isBillingSame: isSameAsShipping, billingAddress, savedBillingId } = state
  if (isSameAsShipping) {
    return { address: state.shippingAddress, savedAddressId: undefined, isSameAsShipping }
  }
  const customer = customerOf(visit)
  const rows = E.isRight(customer) ? customer.right.addresses : []
  const marked = rows.find(({ isForBilling }) => isForBilling)
  return billingAddress === undefined && marked
    ? { address: marked.address, savedAddressId: marked.id, isSameAsShipping }
    : { address: billingAddress, savedAddressId: savedBillingId, isSameAsShipping }
}

/** The cart of an owner as a checkout, as the shop answers it. */
export function checkoutOf(visit: Visit, owner: Owner): Checkout {
  const { shop } = visit
  const { buying } = shop
  const state = stateOf(visit, owner)
  const cart = shown(visit, owner)
  const total = totalOf(visit, owner)
  const method = shop.methods.find(({ id }) => id === state.methodId) ?? shop.methods[0]
  const isShipping = method?.type === 'shipping'
  const offer = buying.offers.find(({ id }) => id === state.shippingMethodId)
  const place = shop.locations.find(({ id }) => id === state.pickupLocationId)
  const isSent = isShipping
    ? state.shippingAddress !== undefined && offer !== undefined
    : method?.type === 'auto' || place !== undefined
  const paid = state.payments.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  const due = total === undefined ? undefined : Math.max(0, total - paid)
  const id = fulfilmentId('fulfilment-1')
  return {
    cartId: cart.items.length === 0 ? '' : 'cart-1',
    cart: { ...cart, totals: { ...cart.totals, afterTax: total } },
    lines: cart.items.map((item) => ({
      itemId: item.id,
      fulfilmentId: id,
      outcome: item.isQuoteOnly ? 'quote' : 'order',
      arrives: isSent && !item.isQuoteOnly ? shop.today : undefined,
    })),
    fulfilments:
      cart.items.length === 0 || !method
        ? []
        : [
            {
              id,
              method,
              shippingAddress: isShipping ? state.shippingAddress : undefined,
              shippingAddressId: '',
              savedAddressId: isShipping ? state.savedAddressId : undefined,
              shippingMethod: isShipping && offer ? { id: offer.id, name: offer.name } : undefined,
              shippingMethodOptions: isShipping && state.shippingAddress ? buying.offers : [],
              pickupLocation: place,
              pickupDate: state.pickupDate,
              trackingNumbers: [],
              charge: isSent ? freightOf(visit, state) : undefined,
            },
          ],
    freight: isSent ? freightOf(visit, state) : undefined,
    billing: billingOf(visit, state),
    details: state.details,
    notes: state.notes,
    payments: state.payments,
    amountDue: due,
    methods: buying.methods,
    requirements: [
      ...(isSent ? [] : (['fulfilment'] as const)),
      ...(due === 0 ? [] : (['payment'] as const)),
    ],
    isBeingPlaced: isBeingPlaced(visit),
  }
}

/** Whether a payment for it has begun and not ended. */
function isBeingPlaced({ shop }: Visit): boolean {
  const kind = shop.placements.byCart.get(cartId('cart-1'))?.placement.kind
  const isFree = kind === undefined || freeKinds.has(kind)
  return !isFree
}

const freeKinds: ReadonlySet<PlacementKind> = new Set([
  'open',
  'canceled',
  'requires-payment-method',
  'placed',
])

/** Of the orders that the shop begins with, and of the customer's quotes. */
function usesOf(
  { buying, quotes }: FakeShop,
  account: string,
  number: string,
): readonly PurchaseOrderUse[] {
  const own = [...quotes.values()].filter(
    ({ owner, quote }) => owner === account && quote.purchaseOrderNumber === number,
  )
  return [
    ...buying.uses.filter((use) => use.number === number),
    ...own.map(({ quote: { id, name } }) => ({
      id,
      orderNumber: '',
      quoteName: name,
      on: undefined,
    })),
  ]
}
