/** The customer's own codes, before the fake shop. */
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { customCodeSearch } from '../../../src/application/draft-order/custom-code.ts'
import {
  type CustomCodeEvent,
  customCodeMachine,
} from '../../../src/application/draft-order/custom-code.machine.ts'
import { customCodeView } from '../../../src/application/draft-order/custom-code.view.ts'
import type { PortFailure } from '../../../src/application/failure.ts'
import type { CustomCode } from '../../../src/domain/draft-order/custom-code.ts'
import { anAccount } from '../../builders/an-account.ts'
import { fakeCustomCodes } from '../../fakes/custom-codes.fake.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { heldAnswers, settled } from '../../fakes/held-answers.ts'
import { fakeProductCatalogue } from '../../fakes/product-catalogue.fake.ts'
import { namedTransitions, transitionLog } from '../quote-lifecycle.coverage.ts'

const codes: readonly CustomCode[] = [
  { customCode: 'PRESS-1', modelCode: 'om1-080 cns', price: 125 },
  { customCode: 'PRESS-2', modelCode: 'OM1080', price: undefined },
  { customCode: 'PRESS-3', modelCode: 'ZZZ1', price: undefined },
  { customCode: 'PRESS-4', modelCode: '?', price: undefined },
]
const log = transitionLog()

function aSearch() {
  const shop = fakeShop()
  shop.customCodes.set(anAccount().id, codes)
  const held = heldAnswers()
  const own = fakeCustomCodes(shop.visit('us@manifold.test'))
  const catalogue = fakeProductCatalogue(shop)
  const clock = new SimulatedClock()
  const actor = createActor(
    customCodeSearch({
      customCodes: {
        search: (keyword, signal) =>
          held.read(`codes ${keyword}`, own.search(keyword, signal), signal),
      },
      catalogue: {
        bySkuCode: (code, signal) =>
          held.read(`product ${code}`, catalogue.bySkuCode(code, signal), signal),
      },
    }),
    { clock, input: { zone: 'US' }, inspect: log.inspect },
  ).start()
  return {
    held,
    clock,
    send: (event: CustomCodeEvent) => actor.send(event),
    view: () => customCodeView(actor.getSnapshot()),
    answer: async (how?: PortFailure | 'thrown') => {
      await settled()
      await held.waiting()[0]?.answer(how ?? 'done')
      await settled()
    },
  }
}

async function chosen(index: number) {
  const search = aSearch()
  const code = codes[index]
  if (code) search.send({ type: 'code.choose', code })
  await search.answer()
  return search
}

describe('the search for own codes', () => {
  it('finds the codes of a keyword after the pause, or with Enter (DRAFT-22)', async () => {
    const search = aSearch()
    expect(search.view()).toMatchObject({ stage: 'idle', codes: undefined })
    search.send({ type: 'keyword.changed', text: 'press' })
    expect(search.held.waiting()).toEqual([])
    search.clock.increment(500)
    await search.answer()
    expect(search.view().codes).toHaveLength(4)
    search.send({ type: 'keyword.changed', text: 'press-1' })
    search.send({ type: 'search.submit' })
    await search.answer()
    expect(search.view().codes?.map(({ customCode }) => customCode)).toEqual(['PRESS-1'])
    search.send({ type: 'keyword.changed', text: ' ' })
    expect(search.view()).toMatchObject({ stage: 'idle', codes: undefined })
  })

  it('gives up the older question, and tries again after a failure', async () => {
    const search = aSearch()
    search.send({ type: 'keyword.changed', text: 'a' })
    search.send({ type: 'search.submit' })
    search.send({ type: 'keyword.changed', text: 'press' })
    expect(search.held.waiting()).toEqual([])
    search.send({ type: 'search.submit' })
    await search.answer({ kind: 'timed-out' })
    expect(search.view().failure).toEqual({ kind: 'timed-out' })
    search.send({ type: 'search.submit' })
    await search.answer('thrown')
    search.send({ type: 'search.submit' })
    await search.answer()
    expect(search.view()).toMatchObject({ stage: 'listed', failure: undefined })
  })
})

describe('a chosen code', () => {
  it('becomes the configuration that it stands for, fetched by its first three characters (CONF-19)', async () => {
    const search = await chosen(0)
    expect(search.held.sent).toEqual(['product OM1'])
    const { choice } = search.view()
    expect(choice).toMatchObject({ kind: 'resolved', model: { sku: { code: 'OM1' } } })
    expect(choice?.kind === 'resolved' && choice.model.choices.get('shaft')).toBe('C')
  })

  it.each([1, 2, 3])(
    'is invalid unless it is a whole model of a product (%i) (CONF-19)',
    async (index) => {
      const search = await chosen(index)
      expect(search.view().choice).toMatchObject({
        kind: 'unresolved',
        problem: { kind: 'invalid-custom-code' },
      })
    },
  )

  it('is not called invalid when nobody could ask, and can be tried again', async () => {
    const search = aSearch()
    const [code] = codes
    if (code) search.send({ type: 'code.choose', code })
    expect(search.view().choice?.kind).toBe('resolving')
    await search.answer({ kind: 'server-failed', status: 503 })
    expect(search.view().choice).toMatchObject({ problem: { kind: 'server-failed' } })
    search.send({ type: 'code.retry' })
    await search.answer('thrown')
    search.send({ type: 'code.retry' })
    await search.answer()
    expect(search.view().choice?.kind).toBe('resolved')
    search.send({ type: 'code.clear' })
    expect(search.view().choice).toBeUndefined()
  })

  it('gives way to one that is chosen after it', async () => {
    const search = aSearch()
    const [first, second] = codes
    if (first) search.send({ type: 'code.choose', code: first })
    if (second) search.send({ type: 'code.choose', code: second })
    await settled()
    expect(search.held.waiting()).toHaveLength(1)
    await search.answer()
    expect(search.view().choice).toMatchObject({ code: second, kind: 'unresolved' })
  })

  it('has taken every transition that the chart names', () => {
    expect(namedTransitions(customCodeMachine).filter((name) => !log.taken.has(name))).toEqual([])
  })
})
