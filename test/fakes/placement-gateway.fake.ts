/** Placing orders without a server: the engine and the bank behind it go the way that a test has laid out. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type {
  PlacementAnswer,
  PlacementGateway,
  PlacementPress,
} from '../../src/application/ports/placement-gateway.ts'
import { orderId } from '../../src/domain/order/order.ts'
import type { CartId, Placement } from '../../src/domain/payment/placement.ts'
import { anOrder } from '../builders/an-order.ts'
import type { FakePlacement, PlacementKind } from './fake-placements.ts'
import { refused, type Visit } from './fake-shop.ts'

type Answer<A> = E.Either<PortFailure, A>

const open: Placement = { kind: 'open' }

export function fakePlacementGateway(visit: Visit): PlacementGateway {
  const { calls, placements } = visit.shop
  const own = (id: CartId) => {
    const kept = placements.byCart.get(id)
    return kept && kept.owner === ownerOf(visit) ? kept : undefined
  }
  return {
    placeOrder: (press) =>
      calls.commit('placementGateway.placeOrder', () => E.right(placed(visit, press))),
    getPlacement: (id, signal) =>
      calls.ask(
        'placementGateway.getPlacement',
        () => {
          const kept = own(id)
          if (kept?.placement.kind === 'processing') stepOn(visit, id, kept)
          return E.right(own(id)?.placement ?? open)
        },
        signal,
      ),
    cancelPlacement: (id) =>
      calls.commit('placementGateway.cancelPlacement', () => canceled(visit, id, own(id))),
  }
}

function ownerOf({ shop, tokens }: Visit): string | undefined {
  return shop.sessions.get(tokens.read() ?? '')
}

function placed(visit: Visit, press: PlacementPress): PlacementAnswer {
  const { cartId, isConfirmed } = press
  const { placements } = visit.shop
  placements.presses.push(press)
  const kept = placements.byCart.get(cartId)
  const begun: FakePlacement = kept ?? {
    owner: ownerOf(visit),
    placement: open,
    rest: placements.way,
    isCharged: false,
  }
  if (begun.placement.kind === 'open' && placements.changes.length > 0) {
    const { changes } = placements
    placements.changes = []
    return { kind: 'changed', changes }
  }
  const isWaiting = waits(begun.placement.kind, isConfirmed === true)
  if (!isWaiting) stepOn(visit, cartId, begun)
  return { kind: 'answered', placement: placements.byCart.get(cartId)?.placement ?? open }
}

/** Whether a press alone does not lead on. A challenge is taken for passed, unless the way says so once more. */
function waits(kind: PlacementKind, isConfirmed: boolean): boolean {
  return (
    kind === 'placed' || kind === 'processing' || (kind === 'requires-confirmation' && !isConfirmed)
  )
}

/** One status further; the money is taken where it is reached for the first time. */
function stepOn(visit: Visit, id: CartId, { rest, ...before }: FakePlacement): void {
  const { placements } = visit.shop
  const [next = 'placed', ...after] = rest
  const isPaid = ['requires-capture', 'paid-not-placed', 'placed'].includes(next)
  if (isPaid && !before.isCharged) placements.charges.push(id)
  const placement = placementOf(next, id)
  if (placement.kind === 'placed' && placement.order) {
    const order = anOrder({ ...placement.order, status: 'new', statusName: 'New', documents: [] })
    visit.shop.orders.set(order.id, { owner: before.owner ?? '', order })
  }
  placements.byCart.set(id, {
    ...before,
    placement,
    rest: after,
    isCharged: before.isCharged || isPaid,
  })
}

function canceled(visit: Visit, id: CartId, kept: FakePlacement | undefined): Answer<Placement> {
  if (!kept || kept.isCharged) return refused('The order is paid already.')
  const placement = placementOf('canceled', id)
  visit.shop.placements.byCart.set(id, { ...kept, placement, rest: ['placed'] })
  return E.right(placement)
}

/** A placement of that status, as the engine tells of it. */
export function placementOf(kind: PlacementKind, id: CartId): Placement {
  const payment = {
    amount: 36,
    currency: 'USD',
    reference: `pay-${id}`,
    cardBrand: 'Visa',
    cardLastFour: '4242',
  }
  switch (kind) {
    case 'open':
    case 'canceled':
      return { kind }
    case 'requires-payment-method':
      return { kind, reason: 'insufficient-funds', payment }
    case 'requires-action':
      return { kind, payment, challenge: { kind: 'frame', address: 'https://vault.test/ask' } }
    case 'placed': {
      const order = { id: orderId(`order-${id}`), number: '4711', token: `link-order-${id}` }
      return { kind, order, draft: undefined }
    }
    case 'processing':
    case 'requires-confirmation':
    case 'requires-capture':
    case 'paid-not-placed':
      return { kind, payment }
  }
}
