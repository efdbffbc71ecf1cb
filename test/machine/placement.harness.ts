/** The chart of a placement over the fake engine, with a clock that a test turns. */
import { createActor, SimulatedClock } from 'xstate'
import { openPlacements } from '../../src/application/checkout/placements.ts'
import { placementView } from '../../src/application/checkout/placement.view.ts'
import type { TabMessage } from '../../src/application/ports/tab-channel.ts'
import { startSession } from '../../src/application/account/session.ts'
import { cartId } from '../../src/domain/payment/placement.ts'
import type { PlacementKind } from '../fakes/fake-placements.ts'
import { fakeShop } from '../fakes/fake-shop.ts'
import { enginePortsOf, shopPorts } from '../fakes/shop-ports.ts'

export const cart = cartId('cart-1')

/** What a press goes through before the order is written, for each status of the wire that can be seen (CART-08). */
export const ways = {
  processing: ['processing', 'placed'],
  'requires-payment-method': ['requires-payment-method', 'placed'],
  canceled: ['canceled', 'placed'],
  'requires-action': ['requires-action', 'placed'],
  'requires-capture': ['requires-capture', 'placed'],
  'requires-confirmation': ['requires-confirmation', 'placed'],
  'paid-not-placed': ['paid-not-placed', 'placed'],
} as const satisfies Partial<Record<PlacementKind, readonly PlacementKind[]>>

/** A browser whose tabs hear one another. */
export async function aBrowser(way: readonly PlacementKind[] = ['placed']) {
  const shop = fakeShop()
  shop.placements.way = way
  const hearers = new Set<(message: TabMessage) => void>()
  const ports = shopPorts(shop, 'us@manifold.test')
  const engine = await enginePortsOf(ports)
  const session = startSession({
    ...ports,
    identity: () => Promise.resolve(engine.identity),
    actingGateway: () => Promise.resolve(engine.actingGateway),
  })
  /** A page that shows the placement; it is left with `stop`. */
  const page = (isReturning = false) => {
    const own = new Set<(message: TabMessage) => void>()
    const tabs = {
      send: (message: TabMessage) =>
        [...hearers].filter((hear) => !own.has(hear)).forEach((hear) => hear(message)),
      listen: (hear: (message: TabMessage) => void) => {
        hearers.add(hear)
        own.add(hear)
        return () => hearers.delete(hear)
      },
    }
    const clock = new SimulatedClock()
    const placements = openPlacements({ ...ports, ...engine, tabs, session })
    const { machine, input } = placements.open({ cartId: cart, isReturning })
    const actor = createActor(machine, { input, clock })
    const seen: string[] = []
    actor.subscribe((snapshot) => {
      const { kind } = placementView(snapshot).screen
      if (seen.at(-1) !== kind) seen.push(kind)
    })
    actor.start()
    return {
      actor,
      clock,
      placements,
      seen,
      view: () => placementView(actor.getSnapshot()),
      screen: () => placementView(actor.getSnapshot()).screen.kind,
      /** What a customer does next at what is shown; nothing where only waiting is left. */
      goOn: () => {
        const { screen } = placementView(actor.getSnapshot())
        if (screen.kind === 'challenge')
          actor.send({ type: screen.hasFailed ? 'challenge.retry' : 'challenge.ended' })
        else if (screen.kind === 'confirmation') actor.send({ type: 'order.confirm' })
        else if (screen.kind === 'unread') actor.send({ type: 'placement.check' })
        else actor.send({ type: 'order.place' })
      },
    }
  }
  return { shop, page, charges: shop.placements.charges }
}

export type Page = ReturnType<Awaited<ReturnType<typeof aBrowser>>['page']>

/** Lets every answer that is on its way arrive. */
export async function answered(): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one answer leads to the next question
    await Promise.resolve()
  }
}

/** A way of five states takes nine steps, and each of twenty-five presses that are lost before three more. */
const patience = 100

/** Presses and waits as a patient customer does, until the order is placed; answers how many steps that took. */
export async function untilPlaced(page: Page): Promise<number> {
  for (let step = 0; step < patience; step += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await answered()
    if (page.screen() === 'placed') return step
    if (!page.view().isBusy) page.goOn()
    else page.clock.increment(30_000)
  }
  throw new Error(`The order is never placed: ${page.seen.join(', ')}`)
}
