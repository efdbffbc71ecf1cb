/** An old quote beside today: what is asked again, once for each press, and whose late answers count for nothing. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { PortFailure } from '../../src/application/failure.ts'
import {
  comparisonMachine,
  type ComparisonQuestion,
  comparisonView,
} from '../../src/application/quote/comparison.machine.ts'
import type { Comparison } from '../../src/application/quote/comparisons.ts'
import type { ComparisonLine } from '../../src/domain/quote/quote-comparison.ts'
import type { QuoteItem } from '../../src/domain/quote/quote-item.ts'
import type { QuoteId } from '../../src/domain/shared/quote-id.ts'
import { aPrice } from '../builders/a-price.ts'
import { aQuote, aQuoteItem, quoteItemId } from '../builders/a-quote.ts'

const slow: PortFailure = { kind: 'timed-out' }
const quote = aQuote({
  items: [aQuoteItem(), aQuoteItem({ id: quoteItemId('item-2'), modelCode: 'OM1100CNS' })],
})

const offered = (item: QuoteItem, isPriced: boolean): ComparisonLine => ({
  item,
  offer: isPriced ? { kind: 'priced', price: aPrice() } : { kind: 'failed', failure: slow },
})

/** A comparison of which the second line fails. */
const inPart: Comparison = {
  quote,
  lines: quote.items.map((item, index) => offered(item, index === 0)),
}

type Settle = (answer: E.Either<PortFailure, never> | Error | 'priced') => void

function aChart() {
  const reads: Settle[] = []
  /** Tells that a call of the question has failed and is made once more, of each question in turn. */
  const onAgain: (() => void)[] = []
  const asks: { readonly items: readonly QuoteItem[]; readonly settle: Settle }[] = []
  const actor = createActor(
    comparisonMachine.provide({
      actors: {
        compare: fromPromise<E.Either<PortFailure, Comparison>, ComparisonQuestion<QuoteId>>(
          ({ input }) =>
            new Promise((resolve, reject) => {
              onAgain.push(input.onAgain)
              reads.push((answer) => {
                if (answer instanceof Error) reject(answer)
                else resolve(answer === 'priced' ? E.right(inPart) : answer)
              })
            }),
        ),
        compareAgain: fromPromise<
          E.Either<PortFailure, readonly ComparisonLine[]>,
          ComparisonQuestion<readonly QuoteItem[]>
        >(
          ({ input }) =>
            new Promise((resolve, reject) => {
              onAgain.push(input.onAgain)
              const settle: Settle = (answer) => {
                if (answer instanceof Error) reject(answer)
                else {
                  const lines = input.of.map((item) => offered(item, true))
                  resolve(answer === 'priced' ? E.right(lines) : answer)
                }
              }
              asks.push({ items: input.of, settle })
            }),
        ),
      },
    }),
    { input: { id: quote.id } },
  ).start()
  const at = (state: 'failed' | 'shown') => waitFor(actor, (now) => now.matches(state))
  const view = () => comparisonView(actor.getSnapshot())
  return { actor, reads, asks, onAgain, at, view }
}

async function shown() {
  const chart = aChart()
  chart.reads[0]?.('priced')
  await chart.at('shown')
  return chart
}

describe('the comparison of an old quote with today', () => {
  it('says why it could not be had, and is asked for again', async () => {
    const { actor, reads, at, view } = aChart()
    expect(view()).toEqual({ kind: 'waiting', isAskedAgain: false })
    reads[0]?.(E.left(slow))
    await at('failed')
    expect(view()).toEqual({ kind: 'failed', failure: slow })
    actor.send({ type: 'comparison.retry' })
    actor.send({ type: 'comparison.retry' })
    expect(view()).toEqual({ kind: 'waiting', isAskedAgain: false })
    expect(reads).toHaveLength(2)
    reads[1]?.(new Error('A defect.'))
    await at('failed')
    expect(view()).toMatchObject({ failure: { kind: 'malformed' } })
  })

  it('asks for the lines that failed alone, once for two presses, and shows the others meanwhile', async () => {
    const { actor, asks, at, view } = await shown()
    actor.send({ type: 'comparison.retry' })
    actor.send({ type: 'comparison.retry' })
    expect(asks.map(({ items }) => items.map(({ modelCode }) => modelCode))).toEqual([
      ['OM1100CNS'],
    ])
    expect(view()).toMatchObject({ kind: 'shown', isAsking: true, comparison: inPart })
    asks[0]?.settle('priced')
    await at('shown')
    expect(view()).toMatchObject({
      isAsking: false,
      comparison: { lines: [{ offer: { kind: 'priced' } }, { offer: { kind: 'priced' } }] },
    })
    actor.send({ type: 'comparison.retry' })
    expect(asks).toHaveLength(1)
  })

  it.each([
    ['none of them can be had', E.left(slow), slow],
    ['the question is a defect', new Error('A defect.'), { kind: 'malformed' }],
  ] as const)('keeps the prices of the others where %s', async (_, answer, failure) => {
    const { actor, asks, at, view } = await shown()
    actor.send({ type: 'comparison.retry' })
    asks[0]?.settle(answer)
    await at('shown')
    expect(view()).toMatchObject({ kind: 'shown', isAsking: false, comparison: inPart, failure })
    actor.send({ type: 'comparison.retry' })
    expect(view()).toMatchObject({ isAsking: true, failure: undefined })
  })

  it('takes no answer for lines that are not so any more', async () => {
    const { actor, reads, asks, view } = await shown()
    actor.send({ type: 'comparison.retry' })
    actor.send({ type: 'comparison.outdated' })
    asks[0]?.settle('priced')
    await Promise.resolve()
    expect(view()).toEqual({ kind: 'waiting', isAskedAgain: false })
    actor.send({ type: 'comparison.outdated' })
    reads[1]?.('priced')
    await Promise.resolve()
    expect(view()).toEqual({ kind: 'waiting', isAskedAgain: false })
    expect(reads).toHaveLength(3)
  })

  it('says that a call has failed and is made once more, until its answer is there', async () => {
    const { actor, reads, asks, onAgain, at, view } = aChart()
    onAgain[0]?.()
    expect(view()).toEqual({ kind: 'waiting', isAskedAgain: true })
    actor.send({ type: 'comparison.outdated' })
    expect(view()).toEqual({ kind: 'waiting', isAskedAgain: false })
    onAgain[1]?.()
    reads[1]?.('priced')
    await at('shown')
    expect(view()).toMatchObject({ kind: 'shown', isAskedAgain: false })
    actor.send({ type: 'comparison.retry' })
    expect(view()).toMatchObject({ isAsking: true, isAskedAgain: false })
    onAgain[2]?.()
    expect(view()).toMatchObject({ isAsking: true, isAskedAgain: true })
    asks[0]?.settle('priced')
    await at('shown')
    expect(view()).toMatchObject({ isAsking: false, isAskedAgain: false })
  })
})
