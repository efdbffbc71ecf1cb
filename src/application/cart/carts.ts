/** The cart: its one chart in this tab, and the way of its lines to a quote. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { Cart } from '../../domain/cart/cart.ts'
import type { CartWrite } from '../../domain/cart/cart-write.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import { sessionOf } from '../account/session.ts'
import type { PortFailure } from '../failure.ts'
import { type Intents, openIntents } from '../intents.ts'
import { lastingTries } from '../kept-tries.ts'
import type { CartGateway } from '../ports/cart-gateway.ts'
import type { Clock } from '../ports/clock.ts'
import type { Notice, Notifier } from '../ports/notifier.ts'
import type { QuoteGateway } from '../ports/quote-gateway.ts'
import type { UnsentTexts } from '../ports/unsent-work.ts'
import type { Program } from '../program.ts'
import { addSeveral } from '../quote/add-several.ts'
import type { WriteStep } from '../write-queue.context.ts'
import { type CartActor, cartMachine } from './cart.machine.ts'
import { cartOwner } from './cart-count.ts'
import type { CartPlace } from './cart-place.ts'
import { type CartMove, moveToQuote } from './move-to-quote.ts'
import { startWriteQueue, type WriteQueuePorts } from './start-write-queue.ts'
import { type CartWriting, settleInCart, writeToCart } from './write-to-cart.ts'

export interface CartPorts extends WriteQueuePorts {
  readonly cartGateway: CartGateway
  readonly notifier: Notifier
  readonly intents: Intents
  readonly replacements: Intents
}

export interface Carts {
  readonly cart: CartActor
  /** The quotes that lines of the cart can be moved to. */
  readonly openDrafts: QuoteGateway['openDrafts']
  /** Adds the lines that a quote may hold to one, and takes them out of the cart. */
  readonly moveToQuote: (move: CartMove) => Program<QuoteId>
}

export interface CartsPorts extends Omit<CartPorts, 'intents' | 'replacements'> {
  readonly quoteGateway: QuoteGateway
  readonly newIntent: () => string
  readonly clock: Pick<Clock, 'now'>
  readonly unsentWork: UnsentTexts
  readonly onRegionChosen: (listener: () => void) => void
}

/** The service of the cart: its one chart in this tab, read from now on, and the ways from it to a quote. */
export function openCarts(ports: CartsPorts): Carts {
  const { quoteGateway, notifier, session, newIntent, clock, unsentWork } = ports
  const intents = openIntents(newIntent)
  const owner = () => cartOwner(session.getSnapshot().context.account?.id)
  // The place of a line is taken once, whatever became of the answer, and of the line.
  const tries = lastingTries({ unsentWork, owner, clock }, 'cart-replacements')
  const cart = startCart({ ...ports, intents, replacements: openIntents(newIntent, tries) })
  // The prices of a visitor's cart are those of the region.
  ports.onRegionChosen(() => cart.send({ type: 'read' }))
  const quotes = {
    gateway: quoteGateway,
    notifier,
    session: () => sessionOf(session.getSnapshot()),
    intents,
  }
  return {
    cart,
    openDrafts: quoteGateway.openDrafts,
    moveToQuote: (move) => moveToQuote((lines) => addSeveral(quotes, lines), cart, move),
  }
}

/** The one cart of this tab; its code is fetched only when it is to be seen. */
function startCart(ports: CartPorts): CartActor {
  const { cartGateway, notifier, intents, replacements } = ports
  const writing = { gateway: cartGateway, intents, replacements }
  const cart = startWriteQueue(ports, cartMachine, {
    read: (signal) => cartGateway.cart(signal),
    write: (step) => write(writing, notifier, step),
    piecesIn: ({ totalItems }) => totalItems,
  })
  cart.on('settled', ({ write: done }) => {
    settleInCart(writing, done)
    tellDone(notifier, done)
  })
  cart.send({ type: 'read' })
  return cart
}

/** The outcome is told from here and not by the chart, so that it is told even when its page has been left. */
function write(
  ports: CartWriting,
  notifier: Notifier,
  { before, place, write: wanted }: WriteStep<Cart, CartWrite, CartPlace>,
): TE.TaskEither<PortFailure, Cart> {
  return F.pipe(
    writeToCart(ports, before, wanted),
    TE.tapIO(() => () => tellDone(notifier, wanted)),
    TE.tapError(() =>
      TE.fromIO(() => {
        // The page that asked has been left for the quote.
        if (place === 'move') notifier.notify({ tone: 'error', key: 'cart:notTakenOut' })
      }),
    ),
  )
}

function tellDone(notifier: Notifier, { kind }: CartWrite): void {
  const key = successKeys[kind]
  if (key) notifier.notify({ tone: 'success', key })
}

/** Outcomes that the screen shows by itself need no message. */
const successKeys: Readonly<Partial<Record<CartWrite['kind'], Notice['key']>>> = {
  add: 'cart:itemAdded',
  'set-aside': 'cart:saved.done',
  'add-bundle': 'cart:itemAdded',
}
