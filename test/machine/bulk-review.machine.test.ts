/** The lines of a bulk order looked up while they are typed: what is asked, when, and what of it when answers fail. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { ResolvedCodes } from '../../src/application/bulk-order/bulk-order-lines.ts'
import { pricingName } from '../../src/application/draft-order/line-facts.ts'
import { bulkReviewMachine } from '../../src/application/bulk-order/bulk-review.machine.ts'
import type { FoundPrices } from '../../src/application/bulk-order/bulk-review.ts'
import { bulkReviewView } from '../../src/application/bulk-order/bulk-review.view.ts'
import type { LinePricing } from '../../src/domain/draft-order/line-check.ts'
import type { BulkEntry } from '../../src/domain/bulk-order/bulk-entry.ts'
import type { CalculatedPrice } from '../../src/domain/pricing/calculated-price.ts'
import { aPrice } from '../builders/a-price.ts'
import { anAmbiguousProduct, shaftAndPorts } from '../builders/an-ambiguous-product.ts'
import { aPlainProduct } from '../builders/a-plain-product.ts'
import { aProduct } from '../builders/a-product.ts'
import { namedTransitions, transitionLog } from './quote-lifecycle.coverage.ts'

const reader = { zone: 'US', isPreview: false } as const
const listed = (text: string): BulkEntry => ({ mode: 'list', text, lines: [] })
const products = [aPlainProduct(), aProduct(), anAmbiguousProduct()]
const log = transitionLog()

interface Around {
  readonly fails?: readonly string[]
  readonly price?: CalculatedPrice
}

function aReview({ fails = [], price }: Around = {}) {
  const clock = new SimulatedClock()
  const asked: string[] = []
  let failing = fails
  const ask = (name: string) => {
    asked.push(name)
    if (failing.includes(name)) throw new Error('A defect.')
  }
  const machine = bulkReviewMachine.provide({
    actors: {
      lookUp: fromPromise<ResolvedCodes['products'], readonly string[]>(async ({ input }) => {
        ask('lookUp')
        return new Map(
          input.map((code) => {
            const found = products.find(({ skus }) => skus.some((sku) => sku.code.startsWith(code)))
            return [code, E.right(found ?? ('missing' as const))]
          }),
        )
      }),
      resolveOwn: fromPromise<ResolvedCodes, readonly string[]>(async ({ input }) => {
        ask('resolveOwn')
        const ownCodes = new Map(input.map((code) => [code, E.right('none' as const)] as const))
        return { ownCodes, products: new Map() }
      }),
      askPrices: fromPromise<FoundPrices, readonly LinePricing[]>(async ({ input }) => {
        ask('askPrices')
        return new Map(input.map((pricing) => [pricingName(pricing), E.right(price)]))
      }),
    },
  })
  const actor = createActor(machine, {
    clock,
    input: { entry: listed(''), reader, language: 'en' },
    inspect: log.inspect,
  }).start()
  return {
    asked,
    mend: () => {
      failing = []
    },
    type: (text: string) => actor.send({ type: 'entry.changed', entry: listed(text) }),
    send: actor.send,
    state: () => actor.getSnapshot().value,
    view: () => bulkReviewView(actor.getSnapshot()),
    watch: (see: (view: ReturnType<typeof bulkReviewView>) => void) =>
      actor.subscribe((snapshot) => see(bulkReviewView(snapshot))),
    settle: async () => {
      clock.increment(600)
      await new Promise((resolve) => {
        setImmediate(resolve)
      })
    },
    wait: (milliseconds: number) => clock.increment(milliseconds),
  }
}

describe('the lines of a bulk order, while they are typed', () => {
  it('are looked up after a pause, each product once', async () => {
    const review = aReview()
    review.type('SK1N10, 5')
    review.wait(400)
    review.type('SK1N10, 5\nOM1080CNS, 3')
    review.wait(400)
    expect(review.asked).toEqual([])
    await review.settle()
    expect(review.state()).toBe('known')
    expect(review.asked).toEqual(['lookUp', 'askPrices'])
    expect(review.view()).toMatchObject({ readyCount: 2, quotable: [{ goods: { quantity: 3 } }] })
    review.type('SK1N10, 6\nOM1080CNS, 3')
    await review.settle()
    expect(review.asked).toEqual(['lookUp', 'askPrices'])
  })

  it('are not looked up again when nothing has changed in them', async () => {
    const review = aReview()
    review.type('SK1N10, 5')
    await review.settle()
    review.type('SK1N10, 5\n')
    expect(review.state()).toBe('known')
  })

  it('ask for own codes where no article has the code, and again for another reader', async () => {
    const review = aReview()
    review.type('ZZZ1, 5')
    await review.settle()
    expect(review.asked).toEqual(['lookUp', 'resolveOwn'])
    review.send({ type: 'reader.changed', reader })
    await review.settle()
    expect(review.asked).toEqual(['lookUp', 'resolveOwn', 'resolveOwn'])
    review.send({ type: 'ownCodes.kept', codes: ['other'] })
    await review.settle()
    review.send({ type: 'ownCodes.kept', codes: ['zzz-1'] })
    await review.settle()
    expect(review.asked).toHaveLength(4)
  })

  it('have nothing wrong with a code that may be the own of their customer, until that is known', async () => {
    const review = aReview()
    const verdicts: string[] = []
    const watching = review.watch(({ lines }) => verdicts.push(lines[0]?.verdict.kind ?? ''))
    review.type('ZZZ1, 5')
    await review.settle()
    watching.unsubscribe()
    expect(new Set(verdicts.slice(0, -1))).toEqual(new Set(['unchecked']))
    expect(verdicts.at(-1)).toBe('not-found')
  })

  it.each(['lookUp', 'resolveOwn', 'askPrices'])(
    'stay as they are when %s throws',
    async (name) => {
      const review = aReview({ fails: [name] })
      review.type('ZZZ1, 5\nOM1080CNS, 3')
      await review.settle()
      await review.settle()
      expect(review.state()).toBe('known')
      expect(review.view().lines).toHaveLength(2)
    },
  )

  it.each([
    ['lookUp', 'OM1080CNS, 3', ['lookUp', 'lookUp', 'askPrices']],
    ['resolveOwn', 'ZZZ1, 5', ['lookUp', 'resolveOwn', 'resolveOwn']],
    ['askPrices', 'OM1080CNS, 3', ['lookUp', 'askPrices', 'askPrices']],
  ])('are asked about again on request when %s has failed', async (name, text, asked) => {
    const review = aReview({ fails: [name] })
    review.type(text)
    await review.settle()
    expect(review.view()).toMatchObject({ canRetry: true, lines: [{ isByQuote: false }] })
    review.mend()
    review.send({ type: 'review.retry' })
    await review.settle()
    await review.settle()
    expect(review.asked).toEqual(asked)
    expect(review.view().canRetry).toBe(false)
  })

  it('are by quote where the price is known to be none', async () => {
    const review = aReview()
    review.type('OM1080CNS, 3')
    expect(review.view().canRetry).toBe(false)
    await review.settle()
    expect(review.view()).toMatchObject({ canRetry: false, lines: [{ isByQuote: true }] })
  })

  it('say of how many there are more wanted, and leave these to no quote', async () => {
    const review = aReview({ price: aPrice({ available: 60 }) })
    review.type('OM1080CNS, 60\nOM1080CNS, 61')
    await review.settle()
    expect(review.view()).toMatchObject({
      lines: [{ atMost: undefined }, { atMost: 60 }],
      quotable: [{ goods: { quantity: 60 } }],
    })
  })

  it('ask the price of the reading that is chosen, and of another one again', async () => {
    const review = aReview({ price: aPrice() })
    review.type('AMBA2N, 5')
    await review.settle()
    expect(review.view()).toMatchObject({ readyCount: 0, quotable: [] })
    expect(review.asked).toEqual(['lookUp'])
    for (const choices of [shaftAndPorts('A', '2N'), shaftAndPorts('A2', 'N')]) {
      review.send({ type: 'reading.chosen', code: 'AMBA2N', choices })
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await review.settle()
      expect(review.view()).toMatchObject({ readyCount: 1, quotable: [{ goods: { choices } }] })
    }
    expect(review.asked).toEqual(['lookUp', 'askPrices', 'askPrices'])
  })

  it('are not looked up when there are more than an order may have', async () => {
    const review = aReview()
    review.type(Array.from({ length: 101 }, () => 'SK1N10, 1').join('\n'))
    await review.settle()
    expect(review.view().lines).toEqual([])
    expect(review.asked).toEqual([])
  })
})

describe('what is shown of all lines together', () => {
  it('waits as soon as a line is typed of which nothing is known yet', async () => {
    const review = aReview()
    review.type('SK1N10, 5')
    await review.settle()
    expect(review.view().isBusy).toBe(false)
    review.type('SK1N10, 5\nSK1N10, 6')
    expect(review.view().isBusy).toBe(false)
    review.type('SK1N10, 5\nOM1080CNS, 6')
    expect(review.state()).toBe('pausing')
    expect(review.view().isBusy).toBe(true)
  })
})

describe('the names of products', () => {
  it('are asked for in the language that the page is read in', async () => {
    const review = aReview()
    review.type('SK1N10, 5')
    await review.settle()
    const asked = review.asked.length
    review.send({ type: 'words.changed', language: 'en' })
    await review.settle()
    expect(review.asked).toHaveLength(asked)
    review.send({ type: 'words.changed', language: 'de' })
    await review.settle()
    expect(review.asked.slice(asked)).toEqual(['lookUp'])
    expect(review.view().lines[0]?.verdict.kind).toBe('ready')
  })
})

it('leaves no transition of the chart out', () => {
  expect(namedTransitions(bulkReviewMachine).filter((name) => !log.taken.has(name))).toEqual([])
})
