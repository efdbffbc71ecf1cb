/** Starts the one checkout of this tab, and keeps it in step with the session and the other tabs. */
import { either as E } from 'fp-ts'
import { createActor, fromPromise } from 'xstate'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import { type SessionActor, sessionKnown } from '../account/session.ts'
import { cartOwner } from '../cart/cart-count.ts'
import type { PortFailure } from '../failure.ts'
import type { CartCount } from '../ports/cart-count.ts'
import type { CheckoutGateway } from '../ports/checkout-gateway.ts'
import type { TabChannel } from '../ports/tab-channel.ts'
import type { CheckoutStage } from './checkout.context.ts'
import { type CheckoutActor, checkoutMachine } from './checkout.machine.ts'
import { writeToCheckout } from './write-to-checkout.ts'

export interface CheckoutPorts {
  readonly checkoutGateway: CheckoutGateway
  readonly cartCount: CartCount
  readonly session: SessionActor
  readonly tabs: TabChannel
}

export function startCheckout(ports: CheckoutPorts): CheckoutActor {
  const { session, tabs } = ports
  const checkout = createActor(
    checkoutMachine.provide({
      actors: {
        read: fromPromise(({ signal }) => read(ports, signal)),
        write: fromPromise(({ input }) => write(ports, input)),
      },
    }),
  )
  let owner = ownerAt(session)
  session.subscribe((snapshot) => {
    const present = cartOwner(snapshot.context.account?.id)
    if (present === owner) return
    owner = present
    if (!snapshot.matches('starting')) checkout.send({ type: 'owner.changed' })
  })
  tabs.listen((message) => {
    if (message.kind === 'cart-changed' && message.owner === owner)
      checkout.send({ type: 'checkout.changed' })
  })
  return checkout.start()
}

type Answer = E.Either<PortFailure, Checkout>

/** Whose cart it is must be known before it is asked for. */
async function read(ports: CheckoutPorts, signal: AbortSignal): Promise<Answer> {
  await sessionKnown(ports.session)
  const owner = ownerAt(ports.session)
  const answer = await ports.checkoutGateway.checkout(signal)()
  if (E.isRight(answer)) ports.cartCount.update(owner, answer.right.cart.totalItems)
  return answer
}

/** The other tabs read again what this one has written. */
async function write(ports: CheckoutPorts, { before, task }: CheckoutStage): Promise<Answer> {
  const owner = ownerAt(ports.session)
  const answer = await writeToCheckout(ports.checkoutGateway, before, task.write)()
  if (E.isRight(answer)) ports.cartCount.announce(owner, answer.right.cart.totalItems)
  return answer
}

function ownerAt(session: SessionActor): string {
  return cartOwner(session.getSnapshot().context.account?.id)
}
