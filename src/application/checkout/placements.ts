/** Placing orders: the chart of a placement with its effects, and the memory of one that was begun. */
import { either as E } from 'fp-ts'
import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { type CartId, cartId, type Placement } from '../../domain/payment/placement.ts'
import type { SessionActor } from '../account/session.ts'
import { cartOwner } from '../cart/cart-count.ts'
import type { PortFailure } from '../failure.ts'
import type { PaymentVault } from '../ports/payment-vault.ts'
import type {
  PlacementAnswer,
  PlacementGateway,
  PlacementPress,
} from '../ports/placement-gateway.ts'
import type { TabChannel } from '../ports/tab-channel.ts'
import type { UnsentTexts } from '../ports/unsent-work.ts'
import type { Program } from '../program.ts'
import type { PlacementInput } from './placement.context.ts'
import { placementMachine } from './placement.machine.ts'

/** What a page starts a placement with. */
export interface PlacementStart {
  readonly machine: typeof placementMachine
  readonly input: PlacementInput
}

export interface Placements {
  /** The placement of a cart, ready to be started. */
  readonly open: (input: PlacementInput) => PlacementStart
  /** What became of the order of a cart. */
  readonly read: (id: CartId, signal?: AbortSignal) => Program<Placement>
  /**
   * The cart whose placement was begun in this browser and has not been seen to end: after a reload it is the only
   * trace of a cart that has become an order meanwhile.
   */
  readonly unfinished: () => CartId | undefined
  /** Tells what a challenge in a frame says. */
  readonly listenToChallenge: PaymentVault['listenToChallenge']
}

export interface PlacementsPorts {
  readonly placementGateway: PlacementGateway
  readonly paymentVault: Pick<PaymentVault, 'listenToChallenge'>
  readonly unsentWork: UnsentTexts
  readonly tabs: TabChannel
  readonly session: SessionActor
}

const keptName = 'placement'

/** The service of placements: the chart of one press, and the memory of one that was begun. */
export function openPlacements(ports: PlacementsPorts): Placements {
  const { placementGateway: gateway, paymentVault, unsentWork, tabs, session } = ports
  const owner = () => cartOwner(session.getSnapshot().context.account?.id)
  const tell = (id: CartId) => tabs.send({ kind: 'placement-changed', cartId: id })
  /** Forgets a placement that has ended; true where this is the first that is known of its end. */
  const remember = (id: CartId, { kind }: Placement): boolean => {
    // `open` proves nothing: a press whose answer was lost may still arrive.
    if (kind !== 'canceled' && kind !== 'placed') return false
    if (unsentWork.read(owner(), keptName) !== id) return false
    unsentWork.forget(owner(), keptName)
    return true
  }
  const place = async (press: PlacementPress) => {
    // Kept before it is sent, so that a page that is closed in the middle can be made up for.
    unsentWork.keep(owner(), keptName, press.cartId)
    const answer = await gateway.placeOrder(press)()
    if (E.isRight(answer) && answer.right.kind === 'answered')
      remember(press.cartId, answer.right.placement)
    tell(press.cartId)
    return answer
  }
  const machine = placementMachine.provide({
    actors: {
      read: fromPromise<E.Either<PortFailure, Placement>, CartId>(async ({ input, signal }) => {
        const answer = await gateway.getPlacement(input, signal)()
        // The end of one whose answer was lost is seen by a look alone: other tabs wait for it as well.
        if (E.isRight(answer) && remember(input, answer.right)) tell(input)
        return answer
      }),
      place: fromPromise<E.Either<PortFailure, PlacementAnswer>, PlacementPress>(({ input }) =>
        place(input),
      ),
      cancel: fromPromise<E.Either<PortFailure, Placement>, CartId>(async ({ input }) => {
        const answer = await gateway.cancelPlacement(input)()
        if (E.isRight(answer)) remember(input, answer.right)
        tell(input)
        return answer
      }),
      otherTabs: fromCallback<EventObject, CartId>(({ input, sendBack }) =>
        tabs.listen((message) => {
          if (message.kind === 'placement-changed' && message.cartId === input)
            sendBack({ type: 'placement.changed' })
        }),
      ),
    },
  })
  return {
    open: (input) => ({ machine, input }),
    read: gateway.getPlacement,
    unfinished: () => {
      const kept = unsentWork.read(owner(), keptName)
      return kept === undefined || kept === '' ? undefined : cartId(kept)
    },
    listenToChallenge: paymentVault.listenToChallenge,
  }
}
