/** The lines of an order once more in the cart, at today's prices. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { Cart } from '../../domain/cart/cart.ts'
import type { Order, OrderId } from '../../domain/order/order.ts'
import { notAddedBetween, type OrderedAgain, orderedAgain } from '../../domain/order/order-again.ts'
import { confirmWrite } from '../confirm-write.ts'
import type { PortFailure } from '../failure.ts'
import { contentOf, type Intents } from '../intents.ts'
import type { CartGateway } from '../ports/cart-gateway.ts'
import type { OrderGateway } from '../ports/order-gateway.ts'

interface IntoCartPorts {
  readonly orderGateway: Pick<OrderGateway, 'open' | 'intoCart'>
  readonly cartGateway: Pick<CartGateway, 'cart'>
  readonly intents: Intents
  /** The cart was changed, and is this one now. */
  readonly onCartChanged: (cart: Cart) => void
}

/**
 * What came of each line. The cart is read first, so that an answer that got lost can be made up for: all lines are
 * added by one write, and the cart shows which.
 */
export function orderIntoCart(
  ports: IntoCartPorts,
  id: OrderId,
): TE.TaskEither<PortFailure, OrderedAgain> {
  const { orderGateway, cartGateway } = ports
  return F.pipe(
    TE.Do,
    TE.bind('order', () => orderGateway.open(id)),
    TE.bind('before', () => cartGateway.cart()),
    TE.flatMap(({ order, before }) => added(ports, order, before)),
  )
}

function added(
  { orderGateway, cartGateway, intents, onCartChanged }: IntoCartPorts,
  order: Order,
  before: Cart,
): TE.TaskEither<PortFailure, OrderedAgain> {
  return F.pipe(
    intents.once(contentOf('into cart', order.id), (intentId) =>
      confirmWrite({
        write: orderGateway.intoCart(order.id, intentId),
        read: cartGateway.cart(),
        judge: (cart) => {
          const notAdded = notAddedBetween(order, before, cart)
          if (notAdded === undefined) return { kind: 'unclear' }
          return notAdded.length === order.items.length
            ? { kind: 'not-done' }
            : { kind: 'done', answer: { cart, notAdded } }
        },
      }),
    ),
    TE.tapIO(
      ({ cart }) =>
        () =>
          onCartChanged(cart),
    ),
    TE.map(({ cart, notAdded }) => orderedAgain(order, cart, notAdded)),
  )
}
