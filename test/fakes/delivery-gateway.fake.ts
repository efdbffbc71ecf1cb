/** Scheduled deliveries without a server. */
import { either as E, function as F } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { DeliveryGateway } from '../../src/application/ports/delivery-gateway.ts'
import { cartItemId } from '../../src/domain/cart/cart.ts'
import { type DeliveryChange, skipObstacle } from '../../src/domain/delivery/delivery-change.ts'
import { startObstacles } from '../../src/domain/delivery/delivery-start.ts'
import { dateAfter } from '../../src/domain/delivery/frequency.ts'
import {
  type DeliveryId,
  deliveryId,
  type ScheduledDelivery,
} from '../../src/domain/delivery/scheduled-delivery.ts'
import { addDays, dateParts } from '../../src/domain/shared/calendar-date.ts'
import { pageOf } from '../../src/domain/shared/paging.ts'
import { deliveryOptions, monthly } from '../builders/a-delivery.ts'
import { cartOf, withLines, withQuantity } from './cart-gateway.fake.ts'
import { checkoutAfter, checkoutOf } from './checkout-gateway.fake.ts'
import type { FakeCheckout } from './fake-buying.ts'
import type { FakeDelivery } from './fake-delivery.ts'
import { customerOf, type FakeCustomer, notFound, refused, type Visit } from './fake-shop.ts'

type Answer<A> = E.Either<PortFailure, A>

export function fakeDeliveryGateway(visit: Visit): DeliveryGateway {
  const { shop } = visit
  const { ask, commit } = shop.calls
  const signedIn =
    <A>(look: (owner: string) => Answer<A>) =>
    (): Answer<A> =>
      E.chain(({ account }: FakeCustomer) => look(account.id))(customerOf(visit))
  const ownOf = (owner: string) =>
    [...shop.deliveries.values()].filter((each) => each.owner === owner)
  const own = (owner: string, id: DeliveryId) => ownOf(owner).find((each) => each.id === id)
  const draft = (owner: string) => ownOf(owner).find(({ status }) => status === 'setting-up')
  const show = (kept: FakeDelivery) => shownDelivery(visit, kept)
  return {
    list: (page, signal) =>
      ask(
        'deliveryGateway.list',
        signedIn((owner) =>
          E.right(
            pageOf(
              ownOf(owner)
                .filter(({ status }) => status !== 'setting-up')
                .toReversed()
                .map(show),
              page,
            ),
          ),
        ),
        signal,
      ),
    details: (id, signal) =>
      ask(
        'deliveryGateway.details',
        signedIn((owner) => {
          const kept = own(owner, id)
          return kept ? E.right(show(kept)) : notFound
        }),
        signal,
      ),
    cart: (signal) =>
      ask(
        'deliveryGateway.cart',
        visit.tokens.read() === undefined
          ? () => E.right(undefined)
          : signedIn((owner) => {
              const kept = draft(owner)
              return E.right(kept && show(kept))
            }),
        signal,
      ),
    options: (signal) =>
      ask(
        'deliveryGateway.options',
        signedIn(() => E.right(deliveryOptions)),
        signal,
      ),
    add: ({ skuCode, quantity, to, frequencyId }) =>
      commit(
        'deliveryGateway.add',
        signedIn((owner) => {
          const kept = to === undefined ? (draft(owner) ?? begun(visit, owner)) : own(owner, to)
          if (!kept || kept.status === 'cancelled') return refusedAsMissing()
          const frequency = deliveryOptions.frequencies.find(({ id }) => id === frequencyId)
          if (frequencyId !== undefined && (frequency === undefined || to !== undefined))
            return refused('Please choose how often it comes.')
          const line = { skuId: undefined, skuCode, quantity }
          return F.pipe(
            withLines(visit, cartOf(visit, kept.id), [line]),
            E.map((cart) => {
              shop.carts.set(kept.id, cart)
              const after = frequency ? { ...kept, frequency } : kept
              shop.deliveries.set(kept.id, after)
              return show(after)
            }),
          )
        }),
      ),
    change: (id, change) =>
      commit(
        'deliveryGateway.change',
        signedIn((owner) => {
          const kept = own(owner, id)
          if (!kept || kept.status === 'cancelled') return refusedAsMissing()
          return F.pipe(
            changed(visit, kept, change),
            E.map((after) => {
              shop.deliveries.set(id, after)
              return show(after)
            }),
          )
        }),
      ),
  }
}

function refusedAsMissing() {
  return refused('The scheduled delivery could not be found.')
}

function begun({ shop }: Visit, owner: string): FakeDelivery {
  return {
    owner,
    id: deliveryId(shop.nextId('delivery')),
    name: '',
    status: 'setting-up',
    frequency: monthly,
    dayOfMonth: 1,
    nextDate: undefined,
    problem: undefined,
    skippedDate: undefined,
    cancellation: undefined,
    runs: [],
  }
}

/** The delivery as the shop answers it. */
export function shownDelivery(visit: Visit, kept: FakeDelivery): ScheduledDelivery {
  const { owner: _, ...head } = kept
  const order = checkoutOf(visit, kept.id)
  const lines = cartOf(visit, kept.id).lines.map(({ id, skuCode, quantity }) => {
    const item = order.cart.items.find((each) => each.id === id)
    return {
      id: cartItemId(id),
      skuCode,
      definition: item?.definition ?? '',
      quantity,
      total: item?.lineTotal,
      item,
    }
  })
  return {
    ...head,
    itemCount: lines.length,
    total: order.cart.totals.afterTax,
    currency: order.cart.currency,
    lines,
    order,
  }
}

function changed(visit: Visit, kept: FakeDelivery, change: DeliveryChange): Answer<FakeDelivery> {
  const { shop } = visit
  const shown = shownDelivery(visit, kept)
  const mended = { ...kept, problem: undefined }
  switch (change.kind) {
    case 'rename':
      return E.right({ ...kept, name: change.name || kept.name })
    case 'repeat': {
      const frequency = deliveryOptions.frequencies.find(({ id }) => id === change.frequencyId)
      return frequency
        ? E.right({ ...kept, frequency })
        : refused('Please choose how often it comes.')
    }
    case 'reschedule':
      if (change.date <= shop.today) return refused('This date has passed.')
      if (change.date > addDays(shop.today, 366))
        return refused('This date is more than a year ahead.')
      if (kept.status === 'active' && !change.reason) return refused('Please choose a reason.')
      return E.right({ ...mended, nextDate: change.date, dayOfMonth: dateParts(change.date).day })
    case 'skip': {
      if (skipObstacle(shown) === 'skipped-already')
        return refused('Cannot Skip Schedule Date More than Once')
      if (kept.status !== 'active' || !kept.nextDate) return refused('This has not been started.')
      const skipped = { state: 'skipped', order: undefined, quoteId: undefined } as const
      return E.right({
        ...mended,
        nextDate: dateAfter(kept.nextDate, kept),
        skippedDate: kept.nextDate,
        runs: [{ ...skipped, date: kept.nextDate, problem: undefined }, ...kept.runs],
      })
    }
    case 'set-quantity':
      return F.pipe(
        withQuantity(visit, cartOf(visit, kept.id), change.lineId, change.quantity),
        E.map((cart) => {
          shop.carts.set(kept.id, cart)
          return mended
        }),
      )
    case 'remove-item': {
      const cart = cartOf(visit, kept.id)
      const lines = cart.lines.filter(({ id }) => id !== change.lineId)
      if (lines.length === cart.lines.length) return refused('The item could not be found.')
      if (lines.length === 0 && kept.status === 'active')
        return refused('This is the last product.')
      shop.carts.set(kept.id, { ...cart, lines })
      return E.right(mended)
    }
    case 'ship-to':
    case 'ship-by':
    case 'pay-by-card':
    case 'pay-on-terms':
      return E.map(() => mended)(chosen(visit, shown, change))
    case 'start':
      return startObstacles(shown).length > 0
        ? refused('Something is missing.')
        : E.right({ ...kept, status: 'active' })
    case 'cancel': {
      const { reasonId, notes } = change.reason
      const reason = deliveryOptions.cancellationReasons.find(({ id }) => id === reasonId)
      if (kept.status !== 'active') return refusedAsMissing()
      if (!reason) return refused('Please choose a reason.')
      if (reason.code === 'other' && notes === '') return refused('Please say why.')
      const { code, name } = reason
      return E.right({
        ...mended,
        status: 'cancelled',
        nextDate: undefined,
        cancellation: { code, name, notes, on: shop.today },
      })
    }
    case 'try-again':
      return E.right(mended)
  }
}

type Choice = Extract<
  DeliveryChange,
  { readonly kind: 'ship-to' | 'ship-by' | 'pay-by-card' | 'pay-on-terms' }
>

/** Chosen for the cart inside, as at a checkout. */
function chosen(visit: Visit, shown: ScheduledDelivery, change: Choice): Answer<void> {
  const [fulfilment] = shown.order.fulfilments
  const kept = shown.id
  const writes = () => {
    switch (change.kind) {
      case 'ship-to':
        return (
          fulfilment &&
          ({
            kind: 'saved-address',
            fulfilmentId: fulfilment.id,
            addressId: change.addressId,
          } as const)
        )
      case 'ship-by':
        return (
          fulfilment &&
          ({
            kind: 'shipping-method',
            fulfilmentId: fulfilment.id,
            methodId: change.methodId,
          } as const)
        )
      case 'pay-by-card':
        return {
          kind: 'pay-by-card',
          methodId: 'pay-card',
          card: { kind: 'saved', cardId: change.cardId },
        } as const
      case 'pay-on-terms':
        return {
          kind: 'pay',
          methodId: 'pay-term',
          purchaseOrderNumber: change.purchaseOrderNumber,
        } as const
    }
  }
  const write = writes()
  if (!write) return refused('There is nothing to deliver.')
  if (change.kind === 'pay-by-card') {
    const cards = E.map(({ account }: FakeCustomer) => visit.shop.cards.get(account.id) ?? [])(
      customerOf(visit),
    )
    const isOwn = E.isRight(cards) && cards.right.some(({ id }) => id === change.cardId)
    if (!isOwn) return refused('The card could not be found.')
  }
  return E.map((state: FakeCheckout) => {
    // One way to pay; what it was before gives way.
    const payments = change.kind.startsWith('pay') ? state.payments.slice(-1) : state.payments
    const shippingMethodId = state.shippingMethodId ?? visit.shop.buying.offers[0]?.id
    visit.shop.checkouts.set(kept, { ...state, payments, shippingMethodId })
  })(checkoutAfter(visit, kept, write))
}
