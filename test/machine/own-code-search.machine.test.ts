import { either as E, taskEither as TE } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { PortFailure } from '../../src/application/failure.ts'
import { ownCodeSearch } from '../../src/application/search/own-code-search.ts'
import {
  type FoundOwnCode,
  type OwnNumberMatches,
  ownCodeSearchMachine,
} from '../../src/application/search/own-code-search.machine.ts'
import { ownCodeView } from '../../src/application/search/own-code-search.view.ts'
import type { OwnNumber } from '../../src/domain/draft-order/kept-code.ts'
import type { SearchOutcome } from '../../src/application/search/typed-search.machine.ts'
import { aQuote, aQuoteRow, quoteId } from '../builders/a-quote.ts'
import { aProduct } from '../builders/a-product.ts'
import { settled } from '../fakes/held-answers.ts'
import { namedTransitions, transitionLog } from './quote-lifecycle.coverage.ts'

const log = transitionLog()

interface Question {
  readonly asked: string
  readonly signal: AbortSignal
  readonly answer: (outcome: SearchOutcome<OwnNumberMatches>) => Promise<void>
  /** Ends it by a defect. */
  readonly fail: () => Promise<void>
}

/** A search whose questions wait until they are told what to answer, on a clock that is moved by hand. */
function aSearch() {
  const questions: Question[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    ownCodeSearchMachine.provide({
      actors: {
        lookUp: fromPromise<SearchOutcome<OwnNumberMatches>, string>(
          ({ input, signal }) =>
            new Promise((resolve, reject) => {
              const answer = (outcome: SearchOutcome<OwnNumberMatches>) => {
                resolve(outcome)
                return settled()
              }
              const fail = () => {
                reject(new Error('A defect.'))
                return settled()
              }
              questions.push({ asked: input, signal, answer, fail })
            }),
        ),
      },
    }),
    { clock, inspect: log.inspect },
  ).start()
  return {
    questions,
    asked: () => questions.map(({ asked }) => asked),
    send: actor.send,
    type: (text: string) => actor.send({ type: 'text.changed', text }),
    submit: () => actor.send({ type: 'search.submit' }),
    wait: (milliseconds: number) => clock.increment(milliseconds),
    view: () => ownCodeView(actor.getSnapshot(), { zone: 'US', isPreview: false }),
  }
}

const codeFor = (customCode: string, modelCode = 'OM1080CNS'): FoundOwnCode => ({
  code: { customCode, modelCode, price: undefined },
  product: aProduct(),
})

const nothingKnown: OwnNumberMatches = { found: undefined, used: undefined, numbers: [] }

const standingFor = (customCode: string, modelCode?: string): OwnNumberMatches => ({
  ...nothingKnown,
  found: codeFor(customCode, modelCode),
})

const failed = E.left<PortFailure>({ kind: 'timed-out' })

describe('looking up an own code', () => {
  it('waits until no key has been pressed for 500 ms, and not after Enter (SEARCH-05)', () => {
    const search = aSearch()
    search.type('US-1')
    search.wait(499)
    search.type('US-1001')
    search.wait(499)
    expect(search.asked()).toEqual([])
    search.wait(1)
    expect(search.asked()).toEqual(['US-1001'])
    search.type('US-1002')
    search.submit()
    expect(search.asked()).toEqual(['US-1001', 'US-1002'])
  })

  it.each(['', '   ', 'x'.repeat(256)])('never asks for what cannot be a code, %#', (text) => {
    const search = aSearch()
    search.type(text)
    search.submit()
    search.wait(10_000)
    expect(search.asked()).toEqual([])
    expect(search.view()).toEqual({ kind: 'none', numbers: [] })
  })

  it('does not ask again for another letter case or blanks around it', async () => {
    const search = aSearch()
    search.type('us-1001')
    search.submit()
    await search.questions[0]?.answer(E.right(standingFor('US-1001')))
    search.type(' US-1001 ')
    search.wait(10_000)
    expect(search.asked()).toEqual(['us-1001'])
    expect(search.view()).toMatchObject({ kind: 'found', modelCode: 'OM1080CNS' })
  })

  it('finds nothing where the code stands for no whole model (CONF-19)', async () => {
    const search = aSearch()
    search.type('US-9001')
    search.submit()
    await search.questions[0]?.answer(E.right(standingFor('US-9001', 'OM1080')))
    expect(search.view()).toEqual({ kind: 'none', numbers: [] })
  })

  it('gives up the older question for a newer one (SEARCH-13)', () => {
    const search = aSearch()
    search.type('US-1001')
    search.submit()
    search.type('US-1002')
    expect(search.questions[0]?.signal.aborted).toBe(true)
  })

  it('says nothing of a failure, and asks again on Enter', async () => {
    const search = aSearch()
    search.type('US-1001')
    search.submit()
    await search.questions[0]?.answer(failed)
    expect(search.view()).toEqual({ kind: 'none', numbers: [] })
    search.submit()
    await search.questions[1]?.answer(E.right(standingFor('US-1001')))
    expect(search.view()).toMatchObject({ kind: 'found' })
  })

  it('forgets what it found for an earlier text when the answer to the new one fails', async () => {
    const search = aSearch()
    search.type('US-1001')
    search.submit()
    await search.questions[0]?.answer(E.right(standingFor('US-1001')))
    search.type('US-1002')
    search.submit()
    await search.questions[1]?.answer(failed)
    expect(search.view()).toEqual({ kind: 'none', numbers: [] })
  })

  it('goes on without an answer that takes longer than three seconds', async () => {
    const search = aSearch()
    search.type('US-1001')
    search.submit()
    search.wait(2999)
    expect(search.view()).toEqual({ kind: 'busy', numbers: [] })
    search.wait(1)
    expect(search.view()).toEqual({ kind: 'none', numbers: [] })
    expect(search.questions[0]?.signal.aborted).toBe(true)
    await search.questions[0]?.answer(E.right(standingFor('US-1001')))
    expect(search.view()).toEqual({ kind: 'none', numbers: [] })
  })

  it('forgets the codes of a customer who has left, and asks for the current one', async () => {
    const search = aSearch()
    search.type('US-1001')
    search.submit()
    await search.questions[0]?.answer(E.right(standingFor('US-1001')))
    search.send({ type: 'customer.changed' })
    expect(search.view()).toEqual({ kind: 'busy', numbers: [] })
    search.wait(500)
    await search.questions[1]?.answer(E.right(nothingKnown))
    expect(search.view()).toEqual({ kind: 'none', numbers: [] })
  })

  it('goes on after a defect of the look-up as after a failure', async () => {
    const search = aSearch()
    search.type('US-1001')
    search.submit()
    await search.questions[0]?.fail()
    expect(search.view()).toEqual({ kind: 'none', numbers: [] })
    search.type(' us-1001 ')
    expect(search.asked()).toEqual(['US-1001'])
    search.submit()
    await search.questions[1]?.answer(E.right(standingFor('US-1001')))
    expect(search.view()).toMatchObject({ kind: 'found' })
  })

  it('asks nothing for another customer while nothing is typed', () => {
    const search = aSearch()
    search.send({ type: 'customer.changed' })
    search.wait(10_000)
    expect(search.asked()).toEqual([])
  })

  it('keeps the question under way for a text that asks the same', async () => {
    const search = aSearch()
    search.type('US-1001')
    search.submit()
    search.type(' us-1001 ')
    expect(search.questions[0]?.signal.aborted).toBe(false)
    await search.questions[0]?.answer(E.right(standingFor('US-1001')))
    expect(search.view()).toMatchObject({ kind: 'found' })
  })

  it('never shows an older answer over a newer one, in whatever order they come', async () => {
    const step = fc.oneof(
      fc.record({ type: fc.constantFrom('US-1001', 'us-1001', 'US-1002', 'US-1003', '') }),
      fc.record({ wait: fc.constantFrom(100, 500, 3000) }),
      fc.record({ answer: fc.nat(5) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const search = aSearch()
        let typed = ''
        for (const each of steps) {
          if ('type' in each) {
            typed = each.type
            search.type(typed)
          } else if ('wait' in each) search.wait(each.wait)
          else {
            const question = search.questions[each.answer]
            // oxlint-disable-next-line no-await-in-loop -- one step after another
            await question?.answer(E.right(standingFor(question.asked)))
          }
          const view = search.view()
          const shown = view.kind === 'found' ? view.code.customCode : typed
          expect(shown.toUpperCase()).toBe(typed.toUpperCase())
        }
      }),
      { numRuns: 60 },
    )
  })

  it('has taken every transition that the chart names', () => {
    const named = namedTransitions(ownCodeSearchMachine)
    expect(named.filter((name) => !log.taken.has(name))).toEqual([])
  })
})

describe('the lookup', () => {
  const { code, product } = codeFor('US-1001')

  async function lookedUp(text: string, reads: Partial<Parameters<typeof ownCodeSearch>[0]> = {}) {
    const asked: (readonly string[])[] = []
    const actor = createActor(
      ownCodeSearch({
        ownCodes: (codes) => {
          asked.push(codes)
          return TE.right([code])
        },
        productBySkuCode: () => TE.right(product),
        ...reads,
      }),
    ).start()
    actor.send({ type: 'text.changed', text })
    actor.send({ type: 'search.submit' })
    await settled()
    return { asked, view: ownCodeView(actor.getSnapshot(), { zone: 'US', isPreview: false }) }
  }

  it('asks for the one code as it is typed and with other blanks and dashes, and takes its model', async () => {
    const { asked, view } = await lookedUp(' us-1001 ')
    expect(asked).toEqual([['us-1001', 'us 1001', 'us1001']])
    expect(view).toMatchObject({ kind: 'found', code, skuId: 'sku-om1', modelCode: 'OM1080CNS' })
  })

  it.each(['us 1001', 'US\u20131001', 'us - 1001', 'us1001', 'us.1001', 'U.S/1001'])(
    'finds the code for %j, since separators do not count',
    async (text) => {
      const { view } = await lookedUp(text)
      expect(view).toMatchObject({ kind: 'found', code })
    },
  )

  it('takes the code that is just as it is typed before one with other dashes', async () => {
    const typed = { ...code, customCode: 'US 1001' }
    const { view } = await lookedUp('us 1001', { ownCodes: () => TE.right([code, typed]) })
    expect(view).toMatchObject({ kind: 'found', code: typed })
  })

  it('takes none of several codes that are alike without their separators', async () => {
    const other = { ...code, customCode: 'US.1001' }
    const ownCodes = () => TE.right([code, other])
    expect((await lookedUp('us1001', { ownCodes })).view).toMatchObject({ kind: 'none' })
    expect((await lookedUp('us.1001', { ownCodes })).view).toMatchObject({ code: other })
  })

  it('takes no other code for it', async () => {
    const { view } = await lookedUp('US-100')
    expect(view).toEqual({ kind: 'none', numbers: [] })
  })

  it('finds the quotes and orders with a line of a number that is no own code', async () => {
    const order = { id: 'order-1', number: '30001' }
    const numberUses = (asked: string) =>
      TE.right({
        pageCount: 1,
        quotes: [],
        orders: asked === 'PUMP-7' ? [order] : [],
        lists: [],
      })
    const found = await lookedUp('PUMP-7', { numberUses })
    expect(found.view).toEqual({
      kind: 'used',
      number: 'PUMP-7',
      uses: { quotes: [], orders: [order] },
      numbers: [],
    })
    expect((await lookedUp('PUMP-8', { numberUses })).view).toEqual({ kind: 'none', numbers: [] })
  })

  it('finds a code and the lines of the same number together', async () => {
    const quote = { id: quoteId('quote-1'), number: '20001', name: 'Gate' }
    const numberUses = () => TE.right({ pageCount: 1, quotes: [quote], orders: [], lists: [] })
    const { view } = await lookedUp('US-1001', { numberUses })
    expect(view).toMatchObject({ kind: 'found', code, used: { uses: { quotes: [quote] } } })
    const numberUnknown = () => TE.left<PortFailure>({ kind: 'timed-out' })
    const alone = await lookedUp('US-1001', { numberUses: numberUnknown })
    expect(alone.view).toMatchObject({ kind: 'found', code, used: undefined })
  })

  it('finds the quote of the very number before those with a line of it, each once', async () => {
    const own = aQuoteRow(aQuote({ id: quoteId('quote-1'), number: 'Q-20001', name: 'Gate' }))
    const other = aQuoteRow(aQuote({ id: quoteId('quote-2'), number: 'Q-200012', name: 'Pump' }))
    const using = { id: quoteId('quote-3'), number: 'Q-20003', name: 'Winch' }
    const gate = { id: own.id, number: own.number, name: own.name }
    const asked: string[] = []
    const quotesWith = (text: string) => {
      asked.push(text)
      return TE.right([other, own])
    }
    const numberUses = () =>
      TE.right({ pageCount: 1, quotes: [using, gate], orders: [], lists: [] })
    const found = await lookedUp(' q-20001 ', { quotesWith, numberUses })
    expect(found.view).toMatchObject({
      kind: 'used',
      number: 'q-20001',
      uses: { quotes: [gate, using], orders: [] },
    })
    expect((await lookedUp('q-2000', { quotesWith })).view).toMatchObject({ kind: 'none' })
    expect((await lookedUp('gate', { quotesWith })).view).toMatchObject({ kind: 'none' })
    expect(asked).toEqual(['q-20001', 'q-2000'])
  })

  it('finds lines of a number without knowing the quote of it, and says nothing where neither is known', async () => {
    const quotesWith = () => TE.left<PortFailure>({ kind: 'timed-out' })
    const order = { id: 'order-1', number: '30001' }
    const numberUses = () => TE.right({ pageCount: 1, quotes: [], orders: [order], lists: [] })
    const { view } = await lookedUp('20001', { quotesWith, numberUses })
    expect(view).toMatchObject({ kind: 'used', uses: { quotes: [], orders: [order] } })
    expect((await lookedUp('20001', { quotesWith })).view).toMatchObject({ kind: 'none' })
  })

  it('finds the numbers that a text begins, and goes on without them', async () => {
    const number: OwnNumber = {
      number: 'PUMP-70',
      modelCode: 'OM1080CNS',
      isCode: false,
      isOnQuotes: true,
      isOnOrders: false,
    }
    const begun = await lookedUp('pump-7', { numbersBeginningWith: () => TE.right([number]) })
    expect(begun.view).toEqual({ kind: 'none', numbers: [number] })
    const failing = await lookedUp('US-1001', {
      numbersBeginningWith: () => TE.left({ kind: 'timed-out' }),
    })
    expect(failing.view).toMatchObject({ kind: 'found', numbers: [] })
  })

  it('finds nothing where no product has the model', async () => {
    const { view } = await lookedUp('US-1001', {
      productBySkuCode: () => TE.left({ kind: 'not-found' }),
    })
    expect(view).toEqual({ kind: 'none', numbers: [] })
  })
})
