/** The scheduled deliveries of a customer: the list, one of them with its chart, and goods for the next one. */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { fromPromise } from 'xstate'
import type { DeliveryGoods } from '../../domain/delivery/delivery-goods.ts'
import { deliveryLifeMachine } from '../../domain/delivery/delivery-life.machine.ts'
import type { ChangeStep, DeliveryAnswer } from '../../domain/delivery/delivery-life.context.ts'
import type { DeliveryId, ScheduledDelivery } from '../../domain/delivery/scheduled-delivery.ts'
import type { SessionActor } from '../account/session.ts'
import { cartOwner } from '../cart/cart-count.ts'
import type { AddressBook } from '../ports/address-book.ts'
import type { CardGateway } from '../ports/card-gateway.ts'
import type { CartCount } from '../ports/cart-count.ts'
import type { DeliveryGateway } from '../ports/delivery-gateway.ts'
import type { TabChannel } from '../ports/tab-channel.ts'
import type { Program } from '../program.ts'
import { addGoods, addLacking, changeDelivery } from './change-delivery.ts'
import { type GoodsTargets, readGoodsTargets } from './goods-targets.ts'

export interface Deliveries extends Pick<DeliveryGateway, 'list' | 'details' | 'cart' | 'options'> {
  /** The chart of one delivery, to be started with the delivery as it was read. */
  readonly life: typeof deliveryLifeMachine
  readonly savedAddresses: AddressBook['addresses']
  readonly wallet: CardGateway['wallet']
  /** What goods can be put into, and how often a new one may come. */
  readonly targets: (signal: AbortSignal) => Program<GoodsTargets>
  /** Puts goods into a delivery, or into the cart of scheduled deliveries; answers where they lie now. */
  readonly add: (goods: DeliveryGoods) => Program<ScheduledDelivery>
  /** Puts in what the cart of scheduled deliveries lacks of them; a repeat puts in nothing. */
  readonly addLacking: (
    goods: readonly Pick<DeliveryGoods, 'skuCode' | 'quantity'>[],
  ) => Program<void>
  /** Calls `hear` after another tab has changed the delivery; answers what ends that. */
  readonly onChangedElsewhere: (id: DeliveryId, hear: () => void) => () => void
}

export interface DeliveriesPorts {
  readonly deliveryGateway: DeliveryGateway
  readonly addressBook: Pick<AddressBook, 'addresses'>
  readonly cardGateway: Pick<CardGateway, 'wallet'>
  readonly cartCount: Pick<CartCount, 'scheduled' | 'updateScheduled'>
  readonly session: SessionActor
  readonly tabs: TabChannel
}

/** The service of scheduled deliveries: reads, charts and changes them, and tells other tabs of each change. */
export function openDeliveries(ports: DeliveriesPorts): Deliveries {
  const { deliveryGateway: gateway, addressBook, cardGateway, cartCount, session, tabs } = ports
  const owner = () => cartOwner(session.getSnapshot().context.account?.id)
  const count = (items: number) => cartCount.updateScheduled(owner(), items)
  // The other tabs read again what this one has written.
  const telling = (program: Program<ScheduledDelivery>): Program<ScheduledDelivery> =>
    F.pipe(
      program,
      TE.tapIO(
        ({ id }) =>
          () =>
            tabs.send({ kind: 'delivery-changed', deliveryId: id }),
      ),
    )
  return {
    list: gateway.list,
    details: gateway.details,
    // Started or emptied, here or elsewhere, it says so itself.
    cart: (signal) =>
      F.pipe(
        gateway.cart(signal),
        TE.tapIO((cart) => () => count(cart?.lines.length ?? 0)),
      ),
    options: gateway.options,
    life: deliveryLifeMachine.provide({
      actors: {
        read: fromPromise<DeliveryAnswer, DeliveryId>(({ input, signal }) =>
          gateway.details(input, signal)(),
        ),
        change: fromPromise<DeliveryAnswer, ChangeStep>(async ({ input }) => {
          const answer = await telling(changeDelivery(gateway, input))()
          // What was started is no cart any more.
          if (input.change.kind === 'start' && E.isRight(answer)) count(0)
          return answer
        }),
      },
    }),
    savedAddresses: addressBook.addresses,
    wallet: cardGateway.wallet,
    targets: (signal) => readGoodsTargets(gateway, signal),
    add: (goods) => telling(addGoods(gateway, goods)),
    addLacking: (goods) => addLacking(gateway, goods),
    onChangedElsewhere: (id, hear) =>
      tabs.listen((message) => {
        if (message.kind === 'delivery-changed' && message.deliveryId === id) hear()
      }),
  }
}
