/** From the press of *Place order* to an order: each status, and what may get in its way. */
import { describe, expect, it } from 'vitest'
import type { FakeShop } from '../fakes/fake-shop.ts'
import { placementOf } from '../fakes/placement-gateway.fake.ts'
import { answered, aBrowser, cart, untilPlaced, ways } from './placement.harness.ts'

type Status = keyof typeof ways

const screens: Readonly<Record<Status, string>> = {
  processing: 'processing',
  'requires-payment-method': 'declined',
  canceled: 'canceled',
  'requires-action': 'challenge',
  'requires-capture': 'authorized',
  'requires-confirmation': 'confirmation',
  'paid-not-placed': 'paid-not-placed',
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of the table above
const statuses = Object.keys(ways) as Status[]

async function pressed(status: Status) {
  const browser = await aBrowser(ways[status])
  const page = browser.page()
  await answered()
  page.actor.send({ type: 'order.place' })
  return { ...browser, page, open: browser.page }
}

describe.each(statuses)('the status %s', (status) => {
  it('has a screen, and leads to one order and one charge (CART-08)', async () => {
    const { page, charges } = await pressed(status)
    await answered()
    expect(page.screen()).toBe(screens[status])
    await untilPlaced(page)
    expect(charges).toEqual([cart])
  })

  it('is found again after Back in the middle of the press, and charges once (CART-08)', async () => {
    const { page, open, charges } = await pressed(status)
    page.actor.stop()
    await answered()
    await untilPlaced(open())
    expect(charges).toEqual([cart])
  })

  it('is found again after a reload, and charges once (CART-08)', async () => {
    const { page, open, charges } = await pressed(status)
    await answered()
    page.actor.stop()
    const reloaded = open()
    await answered()
    // What was being made when the page went may have been made meanwhile.
    expect(reloaded.screen()).toBe(status === 'processing' ? 'placed' : screens[status])
    await untilPlaced(reloaded)
    expect(charges).toEqual([cart])
  })

  it('charges once when the button is pressed twice, here and in another tab (CART-08)', async () => {
    const { page, open, charges } = await pressed(status)
    const other = open()
    page.actor.send({ type: 'order.place' })
    await answered()
    page.goOn()
    other.goOn()
    page.goOn()
    other.goOn()
    await untilPlaced(page)
    await untilPlaced(other)
    expect(charges).toEqual([cart])
  })

  it('is read back by the cart when the answer is lost, and charges once (CART-08)', async () => {
    const browser = await aBrowser(ways[status])
    browser.shop.calls.failNext(
      'placementGateway.placeOrder',
      { kind: 'unconfirmed' },
      'after-commit',
    )
    const page = browser.page()
    await answered()
    page.actor.send({ type: 'order.place' })
    await untilPlaced(page)
    expect(page.seen).toContain('checking')
    expect(browser.charges).toEqual([cart])
  })
})

describe('a placement', () => {
  it('that is paid and not placed keeps its reference, and is placed without a second charge (CART-09)', async () => {
    const { page, charges } = await pressed('paid-not-placed')
    await answered()
    expect(charges).toEqual([cart])
    expect(page.view().screen).toMatchObject({ payment: { reference: 'pay-cart-1' } })
    page.actor.send({ type: 'order.place' })
    await answered()
    expect(page.screen()).toBe('placed')
    expect(charges).toEqual([cart])
  })

  it('that is declined says why, and takes another press (CART-16)', async () => {
    const { page } = await pressed('requires-payment-method')
    await answered()
    expect(page.view().screen).toMatchObject({ kind: 'declined', reason: 'insufficient-funds' })
    page.actor.send({ type: 'order.place' })
    await answered()
    expect(page.screen()).toBe('placed')
  })

  it('is asked about when the shop has changed, before anything is charged', async () => {
    const { shop, charges, page: open } = await aBrowser()
    const change = { itemId: 'item-1', kind: 'price', previous: 36, present: 38 } as const
    shop.placements.changes = [change]
    const page = open()
    await answered()
    page.actor.send({ type: 'order.place' })
    await answered()
    expect(page.view().screen).toEqual({ kind: 'changed', changes: [change] })
    expect(charges).toEqual([])
  })

  it('looks again after growing pauses while the payment is made', async () => {
    const { page, shop } = await pressed('processing')
    shop.placements.way = []
    const kept = shop.placements.byCart
    await answered()
    const slow = kept.get(cart)
    if (!slow) throw new Error('Nothing has begun')
    kept.set(cart, { ...slow, rest: Array.from({ length: 9 }, () => 'processing' as const) })
    const looks = () =>
      shop.calls.asked.filter((call) => call === 'placementGateway.getPlacement').length
    const before = looks()
    const pauses: number[] = []
    for (let look = 0; look < 7; look += 1) {
      let pause = 0
      const seen = looks()
      while (looks() === seen) {
        page.clock.increment(1000)
        pause += 1000
        // oxlint-disable-next-line no-await-in-loop -- one look after the other
        await answered()
      }
      pauses.push(pause)
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
    expect(looks()).toBe(before + 7)
    expect(page.view().screen).toMatchObject({ kind: 'processing', isSlow: true })
  })

  it('that never arrived is told as not placed only after it was looked for three times', async () => {
    const { page, shop, charges } = await pressedWithoutArriving()
    expect(page.screen()).toBe('checking')
    const looksBefore = shop.calls.asked.length
    page.clock.increment(30_000)
    await answered()
    expect(page.screen()).toBe('checking')
    page.clock.increment(30_000)
    await answered()
    expect(page.screen()).toBe('open')
    expect(page.view().failure).toEqual({ kind: 'not-saved' })
    expect(shop.calls.asked.length).toBe(looksBefore + 2)
    expect(charges).toEqual([])
  })

  it('stays at what it was when it cannot be sent at all', async () => {
    const browser = await aBrowser()
    const failure = { kind: 'unreachable', offline: true } as const
    browser.shop.calls.failNext('placementGateway.placeOrder', failure)
    const page = browser.page()
    await answered()
    page.actor.send({ type: 'order.place' })
    await answered()
    expect(page.screen()).toBe('open')
    expect(page.view().failure).toEqual(failure)
  })

  it('says that it could not be read, and reads it when asked', async () => {
    const browser = await aBrowser()
    browser.shop.calls.failNext('placementGateway.getPlacement', { kind: 'malformed' })
    const page = browser.page()
    await answered()
    expect(page.screen()).toBe('unread')
    page.actor.send({ type: 'placement.check' })
    await answered()
    expect(page.screen()).toBe('open')
  })

  it('asks once more where a confirmation is wanted, and charges nothing before', async () => {
    const { page, charges } = await pressed('requires-confirmation')
    await answered()
    page.actor.send({ type: 'order.place' })
    await answered()
    expect(page.screen()).toBe('confirmation')
    expect(charges).toEqual([])
    page.actor.send({ type: 'order.confirm' })
    await answered()
    expect(page.screen()).toBe('placed')
  })

  it('is canceled out of a challenge, and charges nothing', async () => {
    const { page, charges } = await pressed('requires-action')
    await answered()
    page.actor.send({ type: 'placement.cancel' })
    await answered()
    expect(page.screen()).toBe('canceled')
    expect(charges).toEqual([])
  })

  it('whose cancel is refused because it is paid shows where it stands', async () => {
    const { page, shop } = await pressed('requires-action')
    await answered()
    shop.calls.failNext('placementGateway.cancelPlacement', { kind: 'refused', messages: [] })
    page.actor.send({ type: 'placement.cancel' })
    await answered()
    expect(page.screen()).toBe('challenge')
  })

  it('says that a challenge has failed when the bank still waits after it (CART-17)', async () => {
    const browser = await aBrowser(['requires-action', 'requires-action', 'placed'])
    const page = browser.page()
    await answered()
    page.actor.send({ type: 'order.place' })
    await answered()
    expect(page.view().screen).toMatchObject({ kind: 'challenge', hasFailed: false })
    page.actor.send({ type: 'challenge.ended' })
    await answered()
    expect(page.view().screen).toMatchObject({ kind: 'challenge', hasFailed: true })
    page.actor.send({ type: 'challenge.retry' })
    expect(page.view().screen).toMatchObject({ kind: 'challenge', hasFailed: false })
    expect(browser.charges).toEqual([])
  })

  it('says that the page of the bank is blocked after twenty seconds, until it comes or is loaded again (CART-17)', async () => {
    const { page } = await pressed('requires-action')
    await answered()
    page.clock.increment(19_999)
    expect(page.view().screen).toMatchObject({ isBlocked: false, round: 0 })
    page.clock.increment(1)
    expect(page.view()).toMatchObject({ screen: { isBlocked: true, round: 0 }, isBusy: false })
    page.actor.send({ type: 'challenge.reload' })
    expect(page.view().screen).toMatchObject({ isBlocked: false, round: 1 })
    page.clock.increment(20_000)
    expect(page.view().screen).toMatchObject({ isBlocked: true, round: 1 })
    page.actor.send({ type: 'challenge.ready' })
    expect(page.view().screen).toMatchObject({ isBlocked: false, round: 1 })
    page.clock.increment(60_000)
    expect(page.view().screen).toMatchObject({ isBlocked: false })
    page.actor.send({ type: 'challenge.ended' })
    await answered()
    expect(page.screen()).toBe('placed')
  })

  it('waits no longer for the page of the bank because another tab is heard of', async () => {
    const { page } = await pressed('requires-action')
    await answered()
    page.clock.increment(15_000)
    page.actor.send({ type: 'placement.changed' })
    await answered()
    page.clock.increment(5_000)
    expect(page.view().screen).toMatchObject({ kind: 'challenge', isBlocked: true })
    page.actor.send({ type: 'placement.cancel' })
    await answered()
    expect(page.screen()).toBe('canceled')
  })

  it('goes on by itself for who comes back from the page of a bank (T47)', async () => {
    const { page, open } = await pressed('requires-action')
    await answered()
    page.actor.stop()
    const back = open(true)
    await answered()
    expect(back.screen()).toBe('placed')
  })

  it('that has not begun is not begun by an address that says it has ended well (T47)', async () => {
    const browser = await aBrowser()
    const page = browser.page(true)
    await answered()
    expect(page.screen()).toBe('open')
    expect(browser.charges).toEqual([])
  })

  it('is remembered until it has ended, so that a reload finds a cart that is an order already', async () => {
    const { page, open } = await pressed('paid-not-placed')
    expect(page.placements.unfinished()).toBe(cart)
    await answered()
    expect(open().placements.unfinished()).toBe(cart)
    await untilPlaced(page)
    expect(page.placements.unfinished()).toBeUndefined()
  })

  it('shows in a second tab what the first one has done', async () => {
    const { page, open } = await pressed('requires-action')
    const other = open()
    await answered()
    expect(other.screen()).toBe('challenge')
    page.actor.send({ type: 'challenge.ended' })
    await answered()
    expect(other.screen()).toBe('placed')
  })

  it('keeps the page of the bank while another tab is heard of, and takes its answer (CART-17)', async () => {
    const { page, shop, charges } = await pressed('requires-action')
    await answered()
    const letArrive = shop.calls.hold('placementGateway.getPlacement')
    page.actor.send({ type: 'placement.changed' })
    await answered()
    expect(page.view()).toMatchObject({ screen: { kind: 'challenge' }, isBusy: false })
    page.actor.send({ type: 'challenge.ended' })
    await answered()
    letArrive()
    await answered()
    expect(page.screen()).toBe('placed')
    expect(charges).toEqual([cart])
  })

  it('keeps the page of the bank where the look that another tab asks for fails (CART-17)', async () => {
    const { page, shop } = await pressed('requires-action')
    await answered()
    shop.calls.failNext('placementGateway.getPlacement', {
      kind: 'unreachable',
      offline: false,
    })
    page.actor.send({ type: 'placement.changed' })
    await answered()
    expect(page.view().screen).toMatchObject({ kind: 'challenge', hasFailed: false })
    page.actor.send({ type: 'challenge.ended' })
    await answered()
    expect(page.screen()).toBe('placed')
  })

  it('looks again by itself where the look that another tab asks for fails (CART-08)', async () => {
    const { page, shop } = await pressed('requires-action')
    await answered()
    placedElsewhere(shop)
    shop.calls.failNext('placementGateway.getPlacement', { kind: 'unreachable', offline: false })
    page.actor.send({ type: 'placement.changed' })
    await answered()
    expect(page.screen()).toBe('challenge')
    page.clock.increment(2000)
    await answered()
    expect(page.screen()).toBe('placed')
  })

  it('reads what another tab did while its own press was on its way (CART-08)', async () => {
    const { shop, page: open } = await aBrowser(ways['requires-action'])
    const page = open()
    await answered()
    const letArrive = shop.calls.hold('placementGateway.placeOrder')
    page.actor.send({ type: 'order.place' })
    await answered()
    placedElsewhere(shop)
    page.actor.send({ type: 'placement.changed' })
    letArrive()
    await answered()
    expect(page.screen()).toBe('placed')
  })

  it('says in a tab that asks the bank that another tab has found the order (CART-08)', async () => {
    const { page, open, shop } = await pressed('requires-action')
    const other = open()
    await answered()
    expect(other.screen()).toBe('challenge')
    shop.calls.failNext('placementGateway.placeOrder', { kind: 'unconfirmed' }, 'after-commit')
    const unread = { kind: 'unreachable', offline: false } as const
    // Neither tab can read it at first.
    shop.calls.failNext('placementGateway.getPlacement', unread)
    shop.calls.failNext('placementGateway.getPlacement', unread)
    page.actor.send({ type: 'challenge.ended' })
    await untilPlaced(page)
    await answered()
    expect(other.screen()).toBe('placed')
  })

  it('takes a press where the look that another tab asks for has failed (CART-08)', async () => {
    const { shop, charges, page: open } = await aBrowser()
    const page = open()
    await answered()
    shop.calls.failNext('placementGateway.getPlacement', {
      kind: 'unreachable',
      offline: false,
    })
    page.actor.send({ type: 'placement.changed' })
    await answered()
    expect(page.view()).toMatchObject({
      screen: { kind: 'open' },
      failure: { kind: 'unreachable' },
    })
    page.actor.send({ type: 'order.place' })
    await answered()
    expect(page.screen()).toBe('placed')
    expect(charges).toEqual([cart])
  })

  /** The bank was answered, and the order placed, out of sight of this browser. */
  function placedElsewhere({ placements }: FakeShop) {
    const begun = placements.byCart.get(cart)
    if (!begun) throw new Error('Nothing has begun')
    placements.byCart.set(cart, { ...begun, placement: placementOf('placed', cart), rest: [] })
  }

  async function pressedWithoutArriving() {
    const browser = await aBrowser()
    browser.shop.calls.failNext('placementGateway.placeOrder', { kind: 'unconfirmed' })
    const page = browser.page()
    await answered()
    page.actor.send({ type: 'order.place' })
    await answered()
    return { ...browser, page }
  }
})
