/** The life of a scheduled delivery: every stage, and what leads from one to the other. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { startSession } from '../../src/application/account/session.ts'
import { openDeliveries } from '../../src/application/delivery/deliveries.ts'
import type { TabMessage } from '../../src/application/ports/tab-channel.ts'
import type { DeliveryChange, DeliveryPlace } from '../../src/domain/delivery/delivery-change.ts'
import { deliveryLifeMachine } from '../../src/domain/delivery/delivery-life.machine.ts'
import { changeView, deliveryLifeView } from '../../src/domain/delivery/delivery-life.view.ts'
import type { DeliveryId, ScheduledDelivery } from '../../src/domain/delivery/scheduled-delivery.ts'
import { addDays } from '../../src/domain/shared/calendar-date.ts'
import { aDelivery, aRun, declined, deliveryOptions } from '../builders/a-delivery.ts'
import { aPlainProduct } from '../builders/a-plain-product.ts'
import { demoProducts, fakeShop } from '../fakes/fake-shop.ts'
import { settled } from '../fakes/held-answers.ts'
import { enginePortsOf, shopPorts } from '../fakes/shop-ports.ts'

/** Where its pages ask for each kind of change. */
const places: Readonly<Record<DeliveryChange['kind'], DeliveryPlace>> = {
  rename: 'name',
  repeat: 'frequency',
  reschedule: 'date',
  skip: 'skip',
  'set-quantity': 'quantity:line',
  'remove-item': 'remove:line',
  'ship-to': 'address',
  'ship-by': 'service',
  'pay-by-card': 'payment',
  'pay-on-terms': 'payment',
  start: 'start',
  cancel: 'cancel',
  'try-again': 'again',
}

/** A delivery of the fake shop, from the first product on, and its chart. */
async function aLife() {
  const shop = fakeShop({ products: [...demoProducts(), aPlainProduct()] })
  const ports = shopPorts(shop, 'us@manifold.test')
  const engine = await enginePortsOf(ports)
  const told: TabMessage[] = []
  const hearers = new Set<(message: TabMessage) => void>()
  const tabs = {
    send: (message: TabMessage) => told.push(message),
    listen: (hear: (message: TabMessage) => void) => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
  }
  const session = startSession({
    ...ports,
    identity: () => Promise.resolve(engine.identity),
    actingGateway: () => Promise.resolve(engine.actingGateway),
  })
  const deliveries = openDeliveries({ ...ports, ...engine, tabs, session })
  const made = await deliveries.add({ skuCode: 'SK1N10', quantity: 2, to: undefined })()
  if (E.isLeft(made)) throw new Error('The delivery could not be begun.')
  const clock = new SimulatedClock()
  const actor = createActor(deliveries.life, { input: { delivery: made.right }, clock }).start()
  const { id } = made.right
  const ask = async (write: DeliveryChange, place: DeliveryPlace = places[write.kind]) => {
    actor.send({ type: 'delivery.change', place, write })
    await settled()
  }
  const [address] = E.getOrElse(() => shop.customers.get('')?.addresses ?? [])(
    await deliveries.savedAddresses()(),
  )
  return {
    shop,
    deliveries,
    actor,
    clock,
    told,
    hearers,
    id,
    ask,
    stage: () => deliveryLifeView(actor.getSnapshot()).stage,
    at: (place: DeliveryPlace) => changeView(actor.getSnapshot(), place),
    delivery: () => deliveryLifeView(actor.getSnapshot()).delivery,
    start: async () => {
      await ask({ kind: 'rename', name: 'Seals' })
      await ask({ kind: 'reschedule', date: addDays(shop.today, 10), reason: undefined })
      if (address) await ask({ kind: 'ship-to', addressId: address.id })
      await ask({ kind: 'pay-on-terms', purchaseOrderNumber: 'PO' })
      await ask({ kind: 'start' })
    },
    /** As the scheduler of the server changes it. */
    serverSays: async (patch: Partial<ScheduledDelivery>) => {
      const kept = shop.deliveries.get(id)
      if (kept) shop.deliveries.set(id, { ...kept, ...patch })
      actor.send({ type: 'delivery.refresh' })
      await settled()
    },
  }
}

const other = deliveryOptions.cancellationReasons[0]?.id ?? ''
const cancel: DeliveryChange = { kind: 'cancel', reason: { reasonId: other, notes: '' } }

describe('the life of a scheduled delivery', () => {
  it('leads from its setting-up over a start and a skip to its end (SUBS-02, SUBS-03, SUBS-04)', async () => {
    const life = await aLife()
    expect(life.stage()).toBe('settingUp')
    await life.start()
    expect(life.stage()).toBe('scheduled')
    const { nextDate } = life.delivery()
    await life.ask({ kind: 'skip' })
    expect(life.stage()).toBe('skipped')
    expect(life.delivery().skippedDate).toBe(nextDate)
    await life.ask(cancel)
    expect(life.stage()).toBe('cancelled')
  })

  it('takes no second skip, and says so at its place without asking the server (SUBS-03)', async () => {
    const life = await aLife()
    await life.start()
    await life.ask({ kind: 'skip' })
    const before = life.shop.calls.journal.length
    await life.ask({ kind: 'skip' })
    expect(life.at('skip')).toMatchObject({ kind: 'failed', failure: { kind: 'stale' } })
    expect(life.shop.calls.journal).toHaveLength(before)
    expect(life.stage()).toBe('skipped')
  })

  it('may be skipped again once a delivery has come (SUBS-03)', async () => {
    const life = await aLife()
    await life.start()
    await life.ask({ kind: 'skip' })
    await life.serverSays({ skippedDate: undefined, runs: [aRun()] })
    expect(life.stage()).toBe('scheduled')
    await life.ask({ kind: 'skip' })
    expect(life.stage()).toBe('skipped')
  })

  it('stops where the payment is declined, and goes on once another one is chosen (SUBS-02)', async () => {
    const life = await aLife()
    await life.start()
    await life.serverSays({ problem: declined })
    expect(life.stage()).toBe('stopped')
    await life.ask({ kind: 'pay-on-terms', purchaseOrderNumber: 'PO-2' })
    expect(life.stage()).toBe('scheduled')
    await life.serverSays({ problem: declined })
    await life.ask({ kind: 'try-again' })
    expect(life.stage()).toBe('scheduled')
  })

  it('looks again by itself while an order is being placed', async () => {
    const life = await aLife()
    await life.start()
    await life.serverSays({ runs: [aRun({ state: 'placing' })] })
    expect(life.stage()).toBe('placing')
    await life.ask({ kind: 'skip' })
    expect(life.at('skip').kind).toBe('failed')
    const kept = life.shop.deliveries.get(life.id)
    if (kept) life.shop.deliveries.set(life.id, { ...kept, runs: [aRun()] })
    life.clock.increment(3000)
    await settled()
    expect(life.stage()).toBe('scheduled')
  })

  it.each<readonly [string, DeliveryChange]>([
    ['cancelled', { kind: 'rename', name: 'Later' }],
    ['other', cancel],
  ])('takes no change while it is %s', async (status, change) => {
    const life = await aLife()
    await life.start()
    if (status === 'cancelled') await life.ask(cancel)
    else await life.serverSays({ status: 'other' })
    const before = life.shop.calls.journal.length
    await life.ask(change, 'service')
    expect(life.at('service').kind).toBe('failed')
    expect(life.shop.calls.journal).toHaveLength(before)
    expect(life.stage()).toBe(status === 'cancelled' ? 'cancelled' : 'unknown')
  })

  it('makes one change after the other, the newer of two for one place and a second press once', async () => {
    const life = await aLife()
    const release = life.shop.calls.hold('deliveryGateway.change')
    const rename = (name: string) =>
      life.actor.send({ type: 'delivery.change', place: 'name', write: { kind: 'rename', name } })
    rename('One')
    rename('One')
    rename('Two')
    rename('Three')
    expect(life.at('name')).toMatchObject({ kind: 'busy', write: { name: 'Three' } })
    release()
    await settled()
    expect(life.delivery().name).toBe('Three')
    expect(
      life.shop.calls.journal.filter((each) => each === 'deliveryGateway.change'),
    ).toHaveLength(2)
  })

  it('settles a lost answer by reading, and writes once (SUBS-02)', async () => {
    const life = await aLife()
    life.shop.calls.failNext('deliveryGateway.change', { kind: 'unconfirmed' }, 'after-commit')
    await life.ask({ kind: 'rename', name: 'Kept' })
    expect(life.at('name').kind).toBe('done')
    life.shop.calls.failNext('deliveryGateway.change', { kind: 'unconfirmed' })
    await life.ask({ kind: 'rename', name: 'Lost' })
    expect(life.at('name')).toMatchObject({ kind: 'failed', failure: { kind: 'not-saved' } })
    expect(life.delivery().name).toBe('Kept')
    life.actor.send({ type: 'outcome.forget', place: 'name' })
    expect(life.at('name').kind).toBe('quiet')
  })

  it('shows what it has where it cannot be read again, and says so', async () => {
    const life = await aLife()
    await life.start()
    life.shop.calls.failNext('deliveryGateway.details', { kind: 'timed-out' })
    await life.serverSays({ problem: declined })
    const view = deliveryLifeView(life.actor.getSnapshot())
    expect(view).toMatchObject({ stage: 'scheduled', readFailure: { kind: 'timed-out' } })
    await life.serverSays({})
    expect(life.stage()).toBe('stopped')
  })

  it('never shows a reading over a change that was asked for after it', async () => {
    const life = await aLife()
    const release = life.shop.calls.hold('deliveryGateway.details')
    life.actor.send({ type: 'delivery.refresh' })
    await life.ask({ kind: 'rename', name: 'Newer' })
    release()
    await settled()
    expect(life.delivery().name).toBe('Newer')
  })

  it('reads again after what it heard while it was writing or reading', async () => {
    const life = await aLife()
    const reads = () =>
      life.shop.calls.asked.filter((each) => each === 'deliveryGateway.details').length
    const release = life.shop.calls.hold('deliveryGateway.change')
    const before = reads()
    await life.ask({ kind: 'rename', name: 'Here' })
    life.actor.send({ type: 'delivery.refresh' })
    release()
    await settled()
    expect(reads()).toBe(before + 1)
    life.actor.send({ type: 'delivery.refresh' })
    life.actor.send({ type: 'delivery.refresh' })
    await settled()
    expect(reads()).toBe(before + 3)
  })

  it('tells the other tabs of a change, and hears of theirs', async () => {
    const life = await aLife()
    const heard: DeliveryId[] = []
    const end = life.deliveries.onChangedElsewhere(life.id, () => heard.push(life.id))
    await life.ask({ kind: 'rename', name: 'Told' })
    const message: TabMessage = { kind: 'delivery-changed', deliveryId: life.id }
    expect(life.told).toContainEqual(message)
    life.hearers.forEach((hear) => hear(message))
    life.hearers.forEach((hear) => hear({ kind: 'delivery-changed', deliveryId: 'another' }))
    end()
    life.hearers.forEach((hear) => hear(message))
    expect(heard).toEqual([life.id])
  })

  it('is unknown in its outcome where an effect throws', async () => {
    const actor = createActor(deliveryLifeMachine, { input: { delivery: aDelivery() } }).start()
    actor.send({ type: 'delivery.change', place: 'skip', write: { kind: 'skip' } })
    await settled()
    expect(changeView(actor.getSnapshot(), 'skip')).toMatchObject({
      failure: { kind: 'unconfirmed' },
    })
    expect(deliveryLifeView(actor.getSnapshot()).readFailure).toEqual({ kind: 'malformed' })
  })
})

describe('goods that are scheduled', () => {
  const lost = { kind: 'unconfirmed' } as const

  it('are put in once, though the answer got lost', async () => {
    const { shop, deliveries } = await aLife()
    shop.calls.failNext('deliveryGateway.add', lost, 'after-commit')
    const goods = { skuCode: 'SK1N12', quantity: 4, to: undefined }
    expect(await deliveries.add(goods)()).toMatchObject({
      right: { lines: [{}, { skuCode: 'SK1N12', quantity: 4 }] },
    })
  })

  it('that were not put in are said to be missing, and a repeat puts in the rest', async () => {
    const { shop, deliveries } = await aLife()
    const goods = [
      { skuCode: 'SK1N10', quantity: 6 },
      { skuCode: 'SK1N12', quantity: 4 },
    ]
    shop.calls.failNext('deliveryGateway.add', lost, 'after-commit')
    shop.calls.failNext('deliveryGateway.add', lost)
    expect(await deliveries.addLacking(goods)()).toMatchObject({ left: { kind: 'not-saved' } })
    await deliveries.addLacking(goods)()
    await deliveries.addLacking(goods)()
    const cart = await deliveries.cart()()
    expect(cart).toMatchObject({ right: { lines: [{ quantity: 6 }, { quantity: 4 }] } })
  })
})
