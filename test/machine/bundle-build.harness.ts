/** The chart of a bundle in front of the fake shop, every answer in the hand of the test. */
import { createActor } from 'xstate'
import { startSession } from '../../src/application/account/session.ts'
import { openCarts } from '../../src/application/cart/carts.ts'
import { openBundles } from '../../src/application/cart/bundles.ts'
import type { BundleGateway } from '../../src/application/ports/bundle-gateway.ts'
import type { CartGateway } from '../../src/application/ports/cart-gateway.ts'
import type { BundleBuildEvent } from '../../src/domain/catalogue/bundle-build.context.ts'
import { bundleBuildView } from '../../src/domain/catalogue/bundle-build.view.ts'
import type { BundleSelection } from '../../src/domain/catalogue/bundle-build.ts'
import { aChoice, bundleGroups, bundleProducts, wholeSelection } from '../builders/a-bundle.ts'
import { type FakeShop, fakeShop } from '../fakes/fake-shop.ts'
import { type HeldAnswers, type HowAnswered, heldAnswers, settled } from '../fakes/held-answers.ts'
import { enginePortsOf, shopPorts } from '../fakes/shop-ports.ts'

const bundle = { id: bundleProducts()[0]?.skus[0]?.id ?? aChoice('').skuId, code: 'BD1' }

function heldBundles(gateway: BundleGateway, held: HeldAnswers): BundleGateway {
  return {
    offers: gateway.offers,
    offer: gateway.offer,
    build: (id, signal) => held.read('read', gateway.build(id), signal),
    save: (...asked) => held.write('save', gateway.save(...asked)),
    removeItem: (id) => held.write('remove', gateway.removeItem(id)),
    discard: (id) => held.write('discard', gateway.discard(id)),
  }
}

function heldCart(gateway: CartGateway, held: HeldAnswers): CartGateway {
  return { ...gateway, addBundle: (id) => held.write('add', gateway.addBundle(id)) }
}

interface Opening {
  /** Another tab of the same customer. */
  readonly shop?: FakeShop
  readonly kept?: BundleSelection
}

/** The page of the bundle in a tab of a customer; what it asks waits in `held`. */
export async function aBundlePage({
  shop = fakeShop({ products: bundleProducts() }),
  kept,
}: Opening = {}) {
  const ports = shopPorts(shop, 'us@manifold.test')
  const engine = await enginePortsOf(ports)
  const held = heldAnswers()
  const session = startSession({
    ...ports,
    identity: () => Promise.resolve(engine.identity),
    actingGateway: () => Promise.resolve(engine.actingGateway),
  })
  const cartGateway = heldCart(engine.cartGateway, held)
  const { cart } = openCarts({
    ...ports,
    ...engine,
    cartGateway,
    session,
    onRegionChosen: () => {},
  })
  const bundles = openBundles({
    bundleGateway: heldBundles(engine.bundleGateway, held),
    cart: () => Promise.resolve(cart),
    session,
  })
  const actor = createActor(bundles.machineOf(bundle), {
    input: { groups: bundleGroups, kept },
  }).start()
  const send = async (event: BundleBuildEvent) => {
    actor.send(event)
    await settled()
  }
  await settled()
  await settled()
  const answer = async (how?: HowAnswered) => {
    const [first] = held.waiting()
    if (!first) throw new Error('Nothing waits for an answer.')
    await first.answer(how)
    await settled()
  }
  return {
    shop,
    held,
    actor,
    send,
    answer,
    cart,
    view: () => bundleBuildView(actor.getSnapshot()),
    state: () => actor.getSnapshot().value,
    choose: async (...choices: BundleSelection) => {
      for (const choice of choices) await send({ type: 'choice.changed', choice })
    },
    kept: () => [...shop.builds.values()].flat(),
  }
}

export type BundlePage = Awaited<ReturnType<typeof aBundlePage>>

/** A page on which a whole bundle was built. */
export async function built(opening: Opening = {}): Promise<BundlePage> {
  const page = await aBundlePage(opening)
  await page.answer()
  await page.choose(...wholeSelection)
  await page.send({ type: 'bundle.build' })
  await page.answer()
  return page
}
