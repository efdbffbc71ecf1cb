/** Finding a product and the way to one of its skus, before the fake shop. */
import type { AddressZone } from '../../../src/domain/account/address-zone.ts'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { productPick } from '../../../src/application/draft-order/product-pick.ts'
import type { ProductPickEvent } from '../../../src/application/draft-order/product-pick.context.ts'
import { productPickMachine } from '../../../src/application/draft-order/product-pick.machine.ts'
import {
  pickView,
  productListView,
} from '../../../src/application/draft-order/product-pick.view.ts'
import type { DrillStep } from '../../../src/domain/catalogue/option-drill-down.ts'
import { either as E, type taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../../../src/application/failure.ts'
import { aPlainProduct } from '../../builders/a-plain-product.ts'
import { aProduct, aProductSummary, aSimpleProduct } from '../../builders/a-product.ts'
import { fakeDraftOrderGateway } from '../../fakes/draft-order-gateway.fake.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { heldAnswers, settled } from '../../fakes/held-answers.ts'
import { fakeProductCatalogue } from '../../fakes/product-catalogue.fake.ts'
import { fakeProductSearch } from '../../fakes/product-search.fake.ts'
import { silentLog } from '../../fakes/silent-log.ts'
import { namedTransitions, transitionLog } from '../quote-lifecycle.coverage.ts'

const kit = aPlainProduct()
const pumps = Array.from({ length: 45 }, (_, index) =>
  aSimpleProduct(`G${String(index + 10)}`, { name: `Gear pump ${index + 1}` }),
)
const log = transitionLog()

function aPick({ keyword = '', next }: { keyword?: string; next?: () => DrillStep } = {}) {
  const shop = fakeShop({ products: [aProduct(), kit, ...pumps] })
  const visit = shop.visit('us@manifold.test')
  const held = heldAnswers()
  const regions: (AddressZone | undefined)[] = []
  const search = fakeProductSearch(shop)
  const catalogue = fakeProductCatalogue(shop)
  const gateway = fakeDraftOrderGateway(visit)
  const events = silentLog()
  const clock = new SimulatedClock()
  const step = (program: TE.TaskEither<PortFailure, DrillStep>) =>
    next ? () => Promise.resolve(E.right(next())) : program
  const actor = createActor(
    productPick({
      search: {
        ...search,
        products: (query, signal) => {
          regions.push(query.region)
          return held.read(
            `list ${query.keyword} ${query.page} of ${query.pageSize}`,
            search.products(query, signal),
            signal,
          )
        },
      },
      catalogue: {
        listed: (product, signal) =>
          held.read(`product ${product.urlTitle}`, catalogue.listed(product, signal), signal),
      },
      draftOrderGateway: {
        nextOption: (id, selected, signal) =>
          held.read(
            `options ${selected.map(({ code }) => code).join()}`,
            step(gateway.nextOption(id, selected, signal)),
            signal,
          ),
      },
      log: events,
      zone: () => 'EU',
    }),
    { clock, input: { keyword }, inspect: log.inspect },
  ).start()
  return {
    held,
    regions,
    clock,
    events: events.events,
    send: (event: ProductPickEvent) => actor.send(event),
    list: () => productListView(actor.getSnapshot()),
    pick: () => pickView(actor.getSnapshot()),
    answer: async (how?: PortFailure | 'thrown') => {
      await held.waiting()[0]?.answer(how ?? 'done')
      await settled()
    },
  }
}

const offline: PortFailure = { kind: 'unreachable', offline: true }

describe('the list of products', () => {
  it('asks for what is sold where the customer is, whatever the site is for', () => {
    expect(aPick().regions).toEqual(['EU'])
  })

  it('has twenty products a page and grows by pages (SEARCH-12)', async () => {
    const pick = aPick()
    expect(pick.list()).toMatchObject({ stage: 'searching', products: [] })
    await pick.answer()
    expect(pick.held.sent).toEqual(['list  1 of 20'])
    expect(pick.list().products).toHaveLength(20)
    expect(pick.list()).toMatchObject({ hasMore: true, loadsByItself: true, total: 47 })
    pick.send({ type: 'more.load' })
    pick.send({ type: 'more.load' })
    expect(pick.held.waiting()).toHaveLength(1)
    await pick.answer()
    pick.send({ type: 'more.load' })
    await pick.answer()
    expect(new Set(pick.list().products.map(({ id }) => id)).size).toBe(47)
    expect(pick.list().hasMore).toBe(false)
    pick.send({ type: 'more.load' })
    expect(pick.held.waiting()).toEqual([])
  })

  it('is asked for 800 milliseconds after the last key, or at once with Enter (SEARCH-12)', async () => {
    const pick = aPick()
    await pick.answer()
    pick.send({ type: 'keyword.changed', text: 'Se' })
    pick.clock.increment(799)
    pick.send({ type: 'keyword.changed', text: 'Seal' })
    pick.clock.increment(799)
    expect(pick.held.waiting()).toEqual([])
    pick.clock.increment(1)
    await pick.answer()
    expect(pick.list().products.map(({ name }) => name)).toEqual(['Seal kit SK1'])
    pick.send({ type: 'keyword.changed', text: 'Orbital' })
    pick.send({ type: 'search.submit' })
    await pick.answer()
    expect(pick.list()).toMatchObject({ listedFor: 'Orbital', total: 1 })
  })

  it('gives up the older question when the keyword changes', async () => {
    const pick = aPick({ keyword: 'Gear' })
    pick.send({ type: 'keyword.changed', text: 'Seal' })
    expect(pick.held.waiting()).toEqual([])
    pick.clock.increment(800)
    await pick.answer()
    expect(pick.list().listedFor).toBe('Seal')
  })

  it('asks for nothing when the keyword comes back to what is listed', async () => {
    const pick = aPick()
    await pick.answer()
    pick.send({ type: 'keyword.changed', text: 'x' })
    pick.send({ type: 'keyword.changed', text: ' ' })
    pick.clock.increment(800)
    expect(pick.held.waiting()).toEqual([])
    expect(pick.list().stage).toBe('listed')
  })

  it('keeps what is loaded when a page fails, and waits for the person to try again', async () => {
    const pick = aPick()
    await pick.answer()
    for (const how of [offline, 'thrown'] as const) {
      pick.send({ type: 'more.load' })
      await pick.answer(how)
      expect(pick.list()).toMatchObject({ hasMore: true, loadsByItself: false })
      expect(pick.list().products).toHaveLength(20)
    }
    pick.send({ type: 'more.load' })
    await pick.answer()
    expect(pick.list().products).toHaveLength(40)
    expect(pick.list().failure).toBeUndefined()
  })

  it('says that it could not be had, and asks again', async () => {
    const pick = aPick()
    await pick.answer(offline)
    expect(pick.list()).toMatchObject({ failure: offline, listedFor: undefined })
    pick.send({ type: 'search.submit' })
    await pick.answer('thrown')
    expect(pick.list().failure).toEqual({ kind: 'malformed' })
    pick.send({ type: 'search.submit' })
    await pick.answer()
    expect(pick.list().products).toHaveLength(20)
  })
})

describe('choosing a sku', () => {
  const picked = async (product = kit, options: Parameters<typeof aPick>[0] = {}) => {
    const pick = aPick(options)
    await pick.answer()
    pick.send({ type: 'product.pick', product: aProductSummary(product) })
    await pick.answer()
    return pick
  }
  const choose = async (pick: ReturnType<typeof aPick>, code: string) => {
    const option = pick.pick()?.group?.options.find((one) => one.code === code)
    if (option) pick.send({ type: 'option.choose', option })
    await pick.answer()
  }

  it('leads through the option groups to a sku (CONF-05)', async () => {
    const pick = await picked()
    await pick.answer()
    expect(pick.pick()).toMatchObject({ stage: 'choosing', group: { code: 'material' } })
    await choose(pick, 'N')
    expect(pick.pick()?.group?.code).toBe('size')
    await choose(pick, '12')
    expect(pick.pick()).toMatchObject({ stage: 'chosen', sku: { code: 'SK1N12' } })
  })

  it('cannot be begun where the definition would come from elsewhere, and says so (CALL-36, T28)', async () => {
    const pick = aPick()
    await pick.answer()
    const hostile = { ...aProductSummary(kit), definitionAddress: 'https://evil.test/kit' }
    pick.send({ type: 'product.pick', product: hostile })
    await pick.answer()
    expect(pick.pick()).toMatchObject({ stage: 'failed', failure: { kind: 'malformed' } })
  })

  it('takes the last choice back', async () => {
    const pick = await picked()
    await pick.answer()
    await choose(pick, 'N')
    pick.send({ type: 'option.back' })
    await pick.answer()
    expect(pick.pick()).toMatchObject({ selected: [], group: { code: 'material' } })
    await choose(pick, 'N')
    await choose(pick, '10')
    pick.send({ type: 'option.back' })
    await pick.answer()
    expect(pick.pick()).toMatchObject({ stage: 'choosing', group: { code: 'size' } })
  })

  it('begins again at the first level where the choices lead to nothing, and only notes it (CONF-17)', async () => {
    const group = { code: 'material', name: 'Material', options: [{ code: 'N', name: 'Nitrile' }] }
    const sizes = { code: 'size', name: 'Size', options: [{ code: '10', name: '10 mm' }] }
    const steps: DrillStep[] = [
      { kind: 'group', group },
      { kind: 'group', group: sizes },
      { kind: 'nothing' },
    ]
    const pick = await picked(kit, { next: () => steps.shift() ?? { kind: 'group', group } })
    await pick.answer()
    await choose(pick, 'N')
    await choose(pick, '10')
    expect(pick.events).toEqual([
      { event: 'option-dead-end', details: { productId: kit.id, selected: ['N', '10'] } },
    ])
    expect(pick.held.waiting().map(({ name }) => name)).toEqual(['options '])
    await pick.answer()
    expect(pick.pick()).toMatchObject({ stage: 'choosing', selected: [], group, isReset: true })
    await choose(pick, 'N')
    expect(pick.pick()?.isReset).toBe(false)
  })

  it('says so when a product has nothing to choose from at all', async () => {
    const pick = await picked(kit, { next: () => ({ kind: 'nothing' }) })
    await pick.answer()
    expect(pick.pick()).toMatchObject({ stage: 'failed', failure: { kind: 'not-found' } })
    expect(pick.events).toEqual([])
  })

  it('leads a configurable product to its configuration at once', async () => {
    const pick = await picked(aProduct())
    expect(pick.pick()).toMatchObject({ stage: 'chosen', sku: { code: 'OM1' }, selected: [] })
    pick.send({ type: 'option.back' })
    expect(pick.pick()?.stage).toBe('chosen')
  })

  it('asks again for what could not be had, and keeps the choices', async () => {
    const pick = aPick()
    await pick.answer()
    pick.send({ type: 'product.pick', product: aProductSummary(kit) })
    await pick.answer('thrown')
    expect(pick.pick()?.stage).toBe('failed')
    pick.send({ type: 'pick.retry' })
    await pick.answer(offline)
    expect(pick.pick()?.failure).toEqual(offline)
    pick.send({ type: 'pick.retry' })
    await pick.answer()
    await pick.answer()
    const option = pick.pick()?.group?.options[0]
    if (option) pick.send({ type: 'option.choose', option })
    await pick.answer('thrown')
    pick.send({ type: 'pick.retry' })
    await pick.answer()
    expect(pick.pick()).toMatchObject({ stage: 'choosing', selected: [{ code: 'N' }] })
    pick.send({ type: 'pick.close' })
    expect(pick.pick()).toBeUndefined()
  })

  it('has taken every transition that its chart names', () => {
    expect(namedTransitions(productPickMachine).filter((name) => !log.taken.has(name))).toEqual([])
  })
})
