import { describe, expect, it } from 'vitest'
import { cartCount } from '../../../src/application/cart/cart-count.ts'
import type { CheckoutPlace } from '../../../src/application/checkout/checkout-place.ts'
import { openCheckouts } from '../../../src/application/checkout/checkouts.ts'
import { placeView, resourceView } from '../../../src/application/write-queue.view.ts'
import { startSession } from '../../../src/application/account/session.ts'
import type { TabMessage } from '../../../src/application/ports/tab-channel.ts'
import type { CheckoutWrite } from '../../../src/domain/checkout/checkout-write.ts'
import { fakeAddressBook } from '../../fakes/address-book.fake.ts'
import { fakeCheckoutGateway } from '../../fakes/checkout-gateway.fake.ts'
import { customerByEmail } from '../../fakes/fake-shop.ts'
import { fakeFulfilmentGateway } from '../../fakes/fulfilment-gateway.fake.ts'
import { type HowAnswered, heldAnswers, settled } from '../../fakes/held-answers.ts'
import { fakeIdentity } from '../../fakes/identity.fake.ts'
import { memoryUnsentWork } from '../../fakes/memory-unsent-work.ts'
import { restOfSession } from '../../fakes/session-ports.ts'
import { aShopAtCheckout, chosenIn } from '../../ui/checkout/a-checkout.ts'

const customer = 'us@manifold.test'

/** A tab of a customer at the checkout; `held` has the requests that wait. */
async function aTab() {
  const shop = aShopAtCheckout()
  const visit = shop.visit(customer)
  const gateway = fakeCheckoutGateway(visit)
  const held = heldAnswers()
  const listeners = new Set<(message: TabMessage) => void>()
  const told: TabMessage[] = []
  const tabs = {
    send: (message: TabMessage) => void told.push(message),
    listen: (receive: (message: TabMessage) => void) => {
      listeners.add(receive)
      return () => {}
    },
  }
  const unsentWork = memoryUnsentWork()
  const session = startSession({
    identity: () => Promise.resolve(fakeIdentity(visit)),
    tokens: visit.tokens,
    tabs,
    unsentWork,
    ...restOfSession(visit),
  })
  const { checkout } = openCheckouts({
    checkoutGateway: {
      ...gateway,
      checkout: (signal) => held.read('checkout', gateway.checkout(), signal),
      write: (write) => held.write(nameOf(write), gateway.write(write)),
    },
    cartCount: cartCount(unsentWork, tabs),
    addressBook: fakeAddressBook(visit),
    fulfilmentGateway: fakeFulfilmentGateway(visit),
    unsentWork,
    session,
    tabs,
  })
  await settled()
  const owner = customerByEmail(shop, customer)?.account.id ?? ''
  const view = () => resourceView(checkout.getSnapshot())
  return {
    shop,
    held,
    checkout,
    told,
    owner,
    view,
    present: () => {
      const now = view()
      return now.kind === 'shown' ? now.resource : expect.fail('There is no checkout.')
    },
    chosen: () => chosenIn(shop, customer),
    read: async () => {
      checkout.send({ type: 'read' })
      await settled()
      await held.answerAll()
    },
    write: (place: CheckoutPlace, write: CheckoutWrite) =>
      checkout.send({ type: 'write', place, write }),
    at: (place: CheckoutPlace) => placeView(checkout.getSnapshot(), place),
    answerFirst: async (how?: HowAnswered) => {
      await held.waiting()[0]?.answer(how)
      await settled()
    },
    otherTab: (message: TabMessage) => listeners.forEach((receive) => receive(message)),
  }
}

function nameOf(write: CheckoutWrite): string {
  return write.kind === 'notes' ? `notes ${write.notes}` : write.kind
}

const notes = (text: string): CheckoutWrite => ({ kind: 'notes', notes: text })

describe('the checkout of a tab', () => {
  it('asks for nothing before a step is opened', async () => {
    const tab = await aTab()
    expect(tab.held.sent).toEqual([])
    expect(tab.view().kind).toBe('loading')
  })

  it('is read before anything is written, so that a lost answer can be settled', async () => {
    const tab = await aTab()
    tab.write('notes', notes('a'))
    await settled()
    expect(tab.held.sent).toEqual(['checkout'])
    await tab.held.answerAll()
    expect(tab.held.sent).toEqual(['checkout', 'notes a'])
    expect(tab.at('notes').kind).toBe('done')
    expect(tab.present().notes).toBe('a')
  })

  it('writes one intent once, however often it is pressed', async () => {
    const tab = await aTab()
    await tab.read()
    for (const _ of Array.from({ length: 10 })) tab.write('notes', notes('a'))
    await settled()
    await tab.held.answerAll()
    expect(tab.held.sent.filter((name) => name === 'notes a')).toHaveLength(1)
  })

  it('ends at the last of several wishes for one place', async () => {
    const tab = await aTab()
    await tab.read()
    for (const text of ['a', 'b', 'c']) tab.write('notes', notes(text))
    expect(tab.at('notes')).toEqual({ kind: 'busy', write: notes('c') })
    await settled()
    await tab.held.answerAll()
    expect(tab.present().notes).toBe('c')
    expect(tab.held.sent).toEqual(['checkout', 'notes a', 'notes c'])
  })

  it('drops the answer of a reading that a write has overtaken', async () => {
    const tab = await aTab()
    await tab.read()
    tab.checkout.send({ type: 'read' })
    await settled()
    tab.write('notes', notes('a'))
    await settled()
    expect(tab.held.waiting().map(({ name }) => name)).toEqual(['notes a'])
    await tab.answerFirst()
    expect(tab.present().notes).toBe('a')
  })

  it('takes a lost answer for done when reading back shows it', async () => {
    const tab = await aTab()
    await tab.read()
    tab.write('notes', notes('a'))
    await settled()
    await tab.answerFirst('lost')
    await tab.held.answerAll()
    expect(tab.at('notes').kind).toBe('done')
    expect(tab.chosen()?.notes).toBe('a')
    expect(tab.held.sent.filter((name) => name === 'notes a')).toHaveLength(1)
  })

  it('tells of a lost write that was not done, and may be tried again', async () => {
    const tab = await aTab()
    await tab.read()
    tab.write('notes', notes('a'))
    await settled()
    await tab.answerFirst('cut')
    await tab.held.answerAll()
    expect(tab.at('notes')).toMatchObject({ kind: 'failed', failure: { kind: 'not-saved' } })
    tab.write('notes', notes('a'))
    await settled()
    await tab.held.answerAll()
    expect(tab.at('notes').kind).toBe('done')
  })

  it('keeps a refusal at its place, and reads again what the server holds', async () => {
    const tab = await aTab()
    await tab.read()
    tab.write('billing', { kind: 'billing-as-shipping' })
    await settled()
    await tab.held.answerAll()
    expect(tab.at('billing')).toMatchObject({ kind: 'failed', failure: { kind: 'refused' } })
    expect(tab.held.sent).toEqual(['checkout', 'billing-as-shipping', 'checkout'])
    tab.checkout.send({ type: 'outcome.forget', place: 'billing' })
    expect(tab.at('billing').kind).toBe('quiet')
  })

  it.each(['thrown', { kind: 'unreachable', offline: false }] as const)(
    'says that it could not be read (%s), and reads when it is asked again',
    async (how) => {
      const tab = await aTab()
      tab.write('notes', notes('a'))
      await settled()
      await tab.answerFirst(how)
      expect(tab.view().kind).toBe('failed')
      expect(tab.at('notes').kind).toBe('failed')
      await tab.read()
      expect(tab.view().kind).toBe('shown')
    },
  )

  it('keeps what it shows when it cannot be read again', async () => {
    const tab = await aTab()
    await tab.read()
    tab.checkout.send({ type: 'read' })
    await settled()
    await tab.answerFirst({ kind: 'server-failed', status: 500 })
    expect(tab.view()).toMatchObject({ kind: 'shown', failure: { kind: 'server-failed' } })
  })

  it('does not know what became of a write that broke', async () => {
    const tab = await aTab()
    await tab.read()
    tab.write('notes', notes('a'))
    await settled()
    await tab.answerFirst('thrown')
    await tab.held.answerAll()
    expect(tab.at('notes')).toMatchObject({ failure: { kind: 'unconfirmed' } })
  })

  it('shows a cart that another tab has emptied, whatever is being read meanwhile', async () => {
    const tab = await aTab()
    await tab.read()
    tab.checkout.send({ type: 'read' })
    await settled()
    tab.shop.carts.clear()
    tab.otherTab({ kind: 'cart-changed', owner: tab.owner, pieces: 0 })
    await settled()
    await tab.held.answerAll()
    expect(tab.present().cart.items).toEqual([])
    expect(tab.held.sent).toEqual(['checkout', 'checkout', 'checkout'])
  })

  it('reads again after a write what another tab has changed while it was written', async () => {
    const tab = await aTab()
    await tab.read()
    tab.write('notes', notes('a'))
    await settled()
    tab.shop.carts.clear()
    tab.otherTab({ kind: 'cart-changed', owner: tab.owner, pieces: 0 })
    await tab.held.answerAll()
    expect(tab.present().cart.items).toEqual([])
  })

  it('is read again once another tab has placed its order, and not where no step has been opened', async () => {
    const tab = await aTab()
    tab.otherTab({ kind: 'placement-changed', cartId: 'cart-1' })
    await settled()
    expect(tab.held.sent).toEqual([])
    await tab.read()
    tab.shop.carts.clear()
    tab.otherTab({ kind: 'placement-changed', cartId: 'cart-1' })
    await settled()
    await tab.held.answerAll()
    expect(tab.present().cart.items).toEqual([])
  })

  it('does not listen to the cart of another owner', async () => {
    const tab = await aTab()
    await tab.read()
    tab.otherTab({ kind: 'cart-changed', owner: 'another', pieces: 0 })
    await settled()
    expect(tab.held.waiting()).toEqual([])
  })

  it('tells the other tabs what it has written', async () => {
    const tab = await aTab()
    await tab.read()
    tab.write('notes', notes('a'))
    await settled()
    await tab.held.answerAll()
    expect(tab.told).toContainEqual({ kind: 'cart-changed', owner: tab.owner, pieces: 2 })
  })
})
