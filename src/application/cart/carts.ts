/** The cart: its one chart in this tab, and the way of its lines to a quote. */
import { either as E } from 'fp-ts'
import { createActor, fromPromise } from 'xstate'
import type { Cart } from '../../domain/cart/cart.ts'
import type { CartWrite } from '../../domain/cart/cart-write.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import { type SessionActor, sessionKnown, sessionOf } from '../account/session.ts'
import type { PortFailure } from '../failure.ts'
import type { CartGateway } from '../ports/cart-gateway.ts'
import type { CartCount } from '../ports/cart-count.ts'
import type { Notice, Notifier } from '../ports/notifier.ts'
import type { QuoteGateway } from '../ports/quote-gateway.ts'
import type { TabChannel } from '../ports/tab-channel.ts'
import type { Program } from '../program.ts'
import { addSeveral } from '../quote/add-several.ts'
import { type CartActor, type CartStep, cartMachine } from './cart.machine.ts'
import { cartOwner } from './cart-count.ts'
import { movePlace } from './move-place.ts'
import { type CartMove, moveToQuote } from './move-to-quote.ts'
import { writeToCart } from './write-to-cart.ts'

export interface CartPorts {
  readonly cartGateway: CartGateway
  readonly cartCount: CartCount
  readonly session: SessionActor
  readonly tabs: TabChannel
  readonly notifier: Notifier
}

export interface Carts {
  readonly cart: CartActor
  /** The quotes that lines of the cart can be moved to. */
  readonly openDrafts: QuoteGateway['openDrafts']
  /** Adds the lines that a quote may hold to one, and takes them out of the cart. */
  readonly moveToQuote: (move: CartMove) => Program<QuoteId>
}

export interface CartsPorts extends CartPorts {
  readonly quoteGateway: QuoteGateway
  readonly onRegionChosen: (listener: () => void) => void
}

export function openCarts(ports: CartsPorts): Carts {
  const { quoteGateway, notifier, session, onRegionChosen } = ports
  const cart = startCart(ports)
  // The prices of a visitor's cart are those of the region.
  onRegionChosen(() => cart.send({ type: 'cart.read' }))
  const quotes = {
    gateway: quoteGateway,
    notifier,
    session: () => sessionOf(session.getSnapshot()),
  }
  return {
    cart,
    openDrafts: quoteGateway.openDrafts,
    moveToQuote: (move) => moveToQuote((lines) => addSeveral(quotes, lines), cart, move),
  }
}

/** Starts the one cart of this tab, and keeps it in step with the session and the other tabs. */
function startCart(ports: CartPorts): CartActor {
  const { session, tabs } = ports
  const cart = createActor(
    cartMachine.provide({
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
    // While the kept token is looked at, the reading waits for it and finds the right cart by itself.
    if (!snapshot.matches('starting')) cart.send({ type: 'owner.changed' })
  })
  tabs.listen((message) => {
    if (message.kind === 'cart-changed' && message.owner === owner)
      cart.send({ type: 'cart.changed' })
  })
  cart.start()
  return cart
}

type Answer = E.Either<PortFailure, Cart>

/** Whose cart it is must be known before it is asked for. */
async function read(ports: CartPorts, signal: AbortSignal): Promise<Answer> {
  await sessionKnown(ports.session)
  const owner = ownerAt(ports.session)
  const answer = await ports.cartGateway.cart(signal)()
  if (E.isRight(answer)) ports.cartCount.update(owner, answer.right.totalItems)
  return answer
}

/** The outcome is told from here and not by the chart, so that it is told even when its page has been left. */
async function write(ports: CartPorts, { cart, task }: CartStep): Promise<Answer> {
  const { cartGateway, cartCount, session, notifier } = ports
  const owner = ownerAt(session)
  const answer = await writeToCart(cartGateway, cart, task.write)()
  if (E.isRight(answer)) {
    cartCount.announce(owner, answer.right.totalItems)
    const key = successKeys[task.write.kind]
    if (key) notifier.notify({ tone: 'success', key })
  } else if (task.place === movePlace) {
    // The page that asked has been left for the quote.
    notifier.notify({ tone: 'error', key: 'cart:notTakenOut' })
  }
  return answer
}

/** Outcomes that the screen shows by itself need no message. */
const successKeys: Readonly<Partial<Record<CartWrite['kind'], Notice['key']>>> = {
  add: 'cart:itemAdded',
}

function ownerAt(session: SessionActor): string {
  return cartOwner(session.getSnapshot().context.account?.id)
}
