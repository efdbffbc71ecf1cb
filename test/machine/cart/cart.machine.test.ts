import { describe, expect, it } from 'vitest'
import { cartCount } from '../../../src/application/cart/cart-count.ts'
import type { CartPlace } from '../../../src/application/cart/cart-place.ts'
import { openCarts } from '../../../src/application/cart/carts.ts'
import { startSession } from '../../../src/application/account/session.ts'
import type { CartGateway } from '../../../src/application/ports/cart-gateway.ts'
import type { TabMessage } from '../../../src/application/ports/tab-channel.ts'
import { placeView, resourceView } from '../../../src/application/write-queue.view.ts'
import { cartItemId } from '../../../src/domain/cart/cart.ts'
import type { CartWrite } from '../../../src/domain/cart/cart-write.ts'
import { aPlainProduct } from '../../builders/a-plain-product.ts'
import { fakeCartGateway } from '../../fakes/cart-gateway.fake.ts'
import { fakePassword, type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { type HeldAnswers, heldAnswers, settled } from '../../fakes/held-answers.ts'
import { fakeIdentity } from '../../fakes/identity.fake.ts'
import { memoryUnsentWork } from '../../fakes/memory-unsent-work.ts'
import { restOfSession } from '../../fakes/session-ports.ts'
import { fakeQuoteGateway } from '../../fakes/quote-gateway.fake.ts'
import { recordingNotifier } from '../../fakes/recording-notifier.ts'

/** The gateway with every answer in the hand of the test. */
function heldGateway(gateway: CartGateway, held: HeldAnswers): CartGateway {
  return {
    cart: (signal) => held.read('cart', gateway.cart(), signal),
    add: (lines, intentId) => held.write('add', gateway.add(lines, intentId)),
    addBundle: (id) => held.write('bundle', gateway.addBundle(id)),
    changeQuantity: (...asked) => held.write('quantity', gateway.changeQuantity(...asked)),
    remove: (ids) => held.write('remove', gateway.remove(ids)),
    setAside: (name) => held.write('set-aside', gateway.setAside(name)),
    clear: () => held.write('clear', gateway.clear()),
    applyPromotion: (code) => held.write('promotion', gateway.applyPromotion(code)),
    removePromotion: (code) => held.write('promotion', gateway.removePromotion(code)),
  }
}

interface TabOptions {
  readonly shop?: FakeShop
  /** What the browser keeps; nothing unless told otherwise. */
  readonly unsentWork?: ReturnType<typeof memoryUnsentWork>
  /** The customer whose token was kept; nobody unless told otherwise. */
  readonly as?: string
  /** When the code comes that looks at the kept token; at once unless told otherwise. */
  readonly identityComes?: Promise<void>
}

/** A tab, of a visitor unless told otherwise, its cart begun; `held` has the requests that wait. */
async function aTab({
  as,
  identityComes = Promise.resolve(),
  shop = fakeShop({ products: [aPlainProduct()] }),
  unsentWork = memoryUnsentWork(),
}: TabOptions = {}) {
  const visit = shop.visit(as)
  const held = heldAnswers()
  const listeners = new Set<(message: TabMessage) => void>()
  const told: TabMessage[] = []
  const tabs = {
    send: (message: TabMessage) => void told.push(message),
    listen: (receive: (message: TabMessage) => void) => {
      listeners.add(receive)
      return () => listeners.delete(receive)
    },
  }
  const identity = fakeIdentity(visit)
  const session = startSession({
    identity: () => identityComes.then(() => identity),
    tokens: visit.tokens,
    tabs,
    unsentWork,
    ...restOfSession(visit),
  })
  const count = cartCount(unsentWork, tabs)
  const notifier = recordingNotifier()
  const { cart } = openCarts({
    cartGateway: heldGateway(fakeCartGateway(visit), held),
    cartCount: count,
    quoteGateway: fakeQuoteGateway(visit),
    newIntent: () => visit.shop.nextId('intent'),
    clock: { now: () => 0 },
    onRegionChosen: () => {},
    unsentWork,
    session,
    tabs,
    notifier,
  })
  await settled()
  const write = (place: CartPlace, wanted: CartWrite) =>
    cart.send({ type: 'write', place, write: wanted })
  const shown = () => {
    const view = resourceView(cart.getSnapshot())
    return view.kind === 'shown'
      ? view.resource.items.map(({ skuCode, quantity }) => `${quantity} ${skuCode}`)
      : view.kind
  }
  return {
    shop,
    unsentWork,
    held,
    session,
    cart,
    write,
    shown,
    count,
    notices: notifier.notices,
    at: (place: CartPlace) => placeView(cart.getSnapshot(), place),
    itemId: () =>
      cart.getSnapshot().context.resource?.items[0]?.id ?? expect.fail('The cart is empty.'),
    answer: async (how?: Parameters<HeldAnswers['answerAll']>[0]) => {
      await held.answerAll(how)
      await settled()
    },
    fromOtherTab: (message: TabMessage) => listeners.forEach((receive) => receive(message)),
    told,
  }
}

const add = (skuCode: string, quantity = 2): Extract<CartWrite, { kind: 'add' }> => ({
  kind: 'add',
  lines: [{ skuId: undefined, skuCode, quantity }],
})

describe('the cart of a tab', () => {
  it('is read before anything is written, so that a lost answer can be settled', async () => {
    const tab = await aTab()
    tab.write('add:SK1N10', add('SK1N10'))
    expect(tab.held.sent).toEqual(['cart'])
    expect(tab.at('add:SK1N10').kind).toBe('busy')
    await tab.answer()
    expect(tab.held.sent).toEqual(['cart', 'add'])
    expect(tab.shown()).toEqual(['2 SK1N10'])
    expect(tab.at('add:SK1N10').kind).toBe('done')
    expect(tab.notices).toEqual([{ tone: 'success', key: 'cart:itemAdded' }])
  })

  it('is not asked for before it is known whose it is', async () => {
    let arrive: () => void = () => {}
    const identityComes = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const tab = await aTab({ as: 'us@manifold.test', identityComes })
    expect(tab.held.sent).toEqual([])
    arrive()
    await settled()
    expect(tab.held.sent).toEqual(['cart'])
  })

  it('writes one thing after the other, and one intent once', async () => {
    const tab = await aTab()
    await tab.answer()
    for (const _ of Array.from({ length: 20 })) tab.write('add:SK1N10', add('SK1N10'))
    tab.write('add:SK1N12', add('SK1N12'))
    await settled()
    expect(tab.held.waiting().map(({ name }) => name)).toEqual(['add'])
    await tab.answer()
    expect(tab.shown()).toEqual(['2 SK1N10', '2 SK1N12'])
    expect(tab.shop.calls.journal).toEqual(['cartGateway.add', 'cartGateway.add'])
  })

  it('ends at the last of several quantities', async () => {
    const tab = await aTab()
    tab.write('add:SK1N10', add('SK1N10'))
    await tab.answer()
    const quantity = (count: number): CartWrite => ({
      kind: 'quantity',
      itemId: tab.itemId(),
      quantity: count,
    })
    for (const count of [3, 4, 5]) tab.write('quantity:line', quantity(count))
    expect(tab.at('quantity:line')).toEqual({ kind: 'busy', write: quantity(5) })
    await tab.answer()
    expect(tab.shown()).toEqual(['5 SK1N10'])
    expect(tab.held.sent.filter((name) => name === 'quantity')).toHaveLength(2)
  })

  it('takes a lost answer for done when reading back shows it, and says nothing else', async () => {
    const tab = await aTab()
    await tab.answer()
    tab.write('add:SK1N10', add('SK1N10'))
    await tab.answer(({ name }) => (name === 'add' ? 'lost' : 'done'))
    expect(tab.at('add:SK1N10').kind).toBe('done')
    expect(tab.shown()).toEqual(['2 SK1N10'])
    expect(tab.shop.calls.journal).toHaveLength(1)
  })

  it('tells what was added once the server is back, and adds the same again when asked to', async () => {
    const tab = await aTab()
    await tab.answer()
    tab.write('add:SK1N10', add('SK1N10'))
    await tab.answer(({ name }) => (name === 'add' ? 'lost' : { kind: 'not-found' }))
    expect(tab.at('add:SK1N10')).toMatchObject({ kind: 'failed', failure: { kind: 'unconfirmed' } })
    tab.cart.send({ type: 'read' })
    await tab.answer()
    expect(tab.at('add:SK1N10').kind).toBe('done')
    expect(tab.notices).toEqual([{ tone: 'success', key: 'cart:itemAdded' }])
    tab.write('add:SK1N10', add('SK1N10'))
    await tab.answer()
    expect(tab.shown()).toEqual(['4 SK1N10'])
  })

  it('puts what takes the place of a line there once, though the page was opened again before the answer', async () => {
    const place: CartWrite = { ...add('SK1N10'), insteadOf: cartItemId('line-1') }
    const as = 'us@manifold.test'
    const first = await aTab({ as })
    await first.answer()
    first.write('instead:line', place)
    await settled()
    await first.held.waiting()[0]?.answer('lost')
    const again = await aTab({ as, shop: first.shop, unsentWork: first.unsentWork })
    await again.answer()
    expect(again.shown()).toEqual(['2 SK1N10'])
    again.write('instead:line', place)
    await again.answer()
    expect(again.at('instead:line').kind).toBe('done')
    expect(again.shown()).toEqual(['2 SK1N10'])
  })

  it('says that nothing was saved when the write never arrived, and can be asked again', async () => {
    const tab = await aTab()
    await tab.answer()
    tab.write('add:SK1N10', add('SK1N10'))
    await tab.answer(({ name }) => (name === 'add' ? 'cut' : 'done'))
    expect(tab.at('add:SK1N10')).toMatchObject({ kind: 'failed', failure: { kind: 'not-saved' } })
    tab.write('add:SK1N10', add('SK1N10'))
    await tab.answer()
    expect(tab.shown()).toEqual(['2 SK1N10'])
    expect(tab.shop.calls.journal).toHaveLength(1)
  })

  it('shows the truth again after a refusal, and keeps what was wished', async () => {
    const tab = await aTab()
    tab.write('add:SK1N10', add('SK1N10'))
    await tab.answer()
    const wish: CartWrite = { kind: 'quantity', itemId: tab.itemId(), quantity: 900 }
    tab.write('quantity:line', wish)
    await tab.answer()
    expect(tab.at('quantity:line')).toMatchObject({ kind: 'failed', write: wish })
    expect(tab.shown()).toEqual(['2 SK1N10'])
    expect(tab.held.sent.at(-1)).toBe('cart')
    tab.cart.send({ type: 'outcome.forget', place: 'quantity:line' })
    expect(tab.at('quantity:line').kind).toBe('quiet')
  })

  it('lays no older reading over a newer write', async () => {
    const tab = await aTab()
    await tab.answer()
    tab.cart.send({ type: 'read' })
    await settled()
    const [reading] = tab.held.waiting()
    tab.write('add:SK1N10', add('SK1N10'))
    await settled()
    await reading?.answer()
    await tab.answer()
    expect(tab.shown()).toEqual(['2 SK1N10'])
  })

  it('fails what waits when the cart cannot be read, and reads again with the next wish', async () => {
    const tab = await aTab()
    tab.write('add:SK1N10', add('SK1N10'))
    await tab.answer(() => ({ kind: 'unreachable', offline: true }))
    expect(tab.at('add:SK1N10')).toMatchObject({ kind: 'failed', failure: { kind: 'unreachable' } })
    expect(resourceView(tab.cart.getSnapshot()).kind).toBe('failed')
    expect(tab.held.sent).toEqual(['cart'])
    tab.write('add:SK1N10', add('SK1N10'))
    await tab.answer()
    expect(tab.shown()).toEqual(['2 SK1N10'])
  })

  it('tells after a broken program what the cart shows, and goes on', async () => {
    const tab = await aTab()
    await tab.answer()
    tab.write('add:SK1N10', add('SK1N10'))
    await settled()
    await tab.held.waiting()[0]?.answer('thrown')
    expect(tab.at('add:SK1N10')).toMatchObject({ kind: 'failed', failure: { kind: 'unconfirmed' } })
    await tab.answer()
    expect(tab.at('add:SK1N10')).toMatchObject({ kind: 'failed', failure: { kind: 'not-saved' } })
    expect(tab.shown()).toEqual([])
  })

  it('reads again when another tab has changed it, also while a reading is on its way', async () => {
    const tab = await aTab()
    tab.fromOtherTab({ kind: 'cart-changed', owner: 'visitor', pieces: 3 })
    expect(tab.count.pieces('visitor')).toBe(3)
    await tab.answer()
    expect(tab.held.sent).toEqual(['cart', 'cart'])
    tab.fromOtherTab({ kind: 'cart-changed', owner: 'another account', pieces: 9 })
    await settled()
    expect(tab.held.waiting()).toEqual([])
  })

  it('tells the other tabs how much lies in it', async () => {
    const tab = await aTab()
    tab.write('add:SK1N10', add('SK1N10', 4))
    await tab.answer()
    expect(tab.told.at(-1)).toEqual({ kind: 'cart-changed', owner: 'visitor', pieces: 4 })
    expect(tab.count.pieces('visitor')).toBe(4)
  })

  it('starts over at a sign-in, with the joined cart of the account', async () => {
    const tab = await aTab()
    tab.write('add:SK1N10', add('SK1N10'))
    await tab.answer()
    const credentials = { email: 'us@manifold.test', password: fakePassword }
    tab.session.send({ type: 'sign-in', credentials })
    await settled()
    expect(tab.shown()).toBe('loading')
    await tab.answer()
    expect(tab.shown()).toEqual(['2 SK1N10'])
    tab.session.send({ type: 'sign-out' })
    await tab.answer()
    expect(tab.shown()).toEqual([])
  })
})
