/** Comparing a priced configuration with its other answers. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type {
  DifferencesFailure,
  PricedConfiguration,
} from '../../src/domain/pricing/price-differences.context.ts'
import { priceDifferencesMachine } from '../../src/domain/pricing/price-differences.machine.ts'
import type { Alternatives } from '../../src/domain/pricing/price-differences.ts'
import { differencesView } from '../../src/domain/pricing/price-differences.view.ts'
import { initialPriceFlow } from '../../src/domain/pricing/price-flow.context.ts'
import { aPrice } from '../builders/a-price.ts'
import { inputOf, settled } from './price-flow.harness.ts'
import { namedTransitions, transitionLog } from './quote-lifecycle.coverage.ts'

interface Asked {
  readonly input: PricedConfiguration
  readonly signal: AbortSignal
  readonly resolve: (answer: E.Either<DifferencesFailure, Alternatives>) => void
  readonly reject: (defect: Error) => void
}

const { configuration, rules } = initialPriceFlow(inputOf())
const log = transitionLog()

function priced(price = aPrice()): PricedConfiguration {
  return { question: { configuration, rules }, price }
}

function comparing() {
  const questions: Asked[] = []
  const actor = createActor(
    priceDifferencesMachine.provide({
      actors: {
        askAlternatives: fromPromise<
          E.Either<DifferencesFailure, Alternatives>,
          PricedConfiguration
        >(
          ({ input, signal }) =>
            new Promise((resolve, reject) => {
              questions.push({ input, signal, resolve, reject })
            }),
        ),
      },
    }),
    { inspect: log.inspect },
  ).start()
  const answer = async (given: E.Either<DifferencesFailure, Alternatives>, which = -1) => {
    questions.at(which)?.resolve(given)
    await settled()
  }
  return {
    actor,
    questions,
    answer,
    view: (shown: PricedConfiguration | undefined) =>
      differencesView(actor.getSnapshot(), shown?.price),
    show: (now: PricedConfiguration | undefined) =>
      actor.send({ type: 'price.changed', priced: now }),
  }
}

function alternativesTo({ price }: PricedConfiguration): Alternatives {
  const other = { modifierKey: 'shaft', optionCode: 'T', total: 262.4, weeks: 2 }
  return { present: price, others: [other] }
}

const tapered = { modifierKey: 'shaft', optionCode: 'T', amount: 12.4, weeks: -2 }

describe('comparing with other answers', () => {
  it('waits for a price, asks about it once, and shows the differences', async () => {
    const page = comparing()
    expect(page.view(undefined)).toEqual({ stage: 'waiting' })
    const now = priced()
    page.show(now)
    page.show(now)
    expect(page.questions.map(({ input }) => input)).toEqual([now])
    expect(page.view(now)).toEqual({ stage: 'asking' })
    await page.answer(E.right(alternativesTo(now)))
    expect(page.view(now)).toEqual({ stage: 'shown', differences: [tapered] })
  })

  it('aborts the question of a price that is gone, and ignores its answer (PRICE-02)', async () => {
    const page = comparing()
    const before = priced()
    const now = priced(aPrice({ modelCode: 'OM1080TNS' }))
    page.show(before)
    page.show(now)
    expect(page.questions[0]?.signal.aborted).toBe(true)
    await page.answer(E.right(alternativesTo(before)), 0)
    expect(page.view(now)).toEqual({ stage: 'asking' })
    await page.answer(E.right(alternativesTo(now)))
    expect(page.view(now)).toMatchObject({ stage: 'shown' })
    expect(page.view(before)).toEqual({ stage: 'asking' })
  })

  it('shows nothing once the price is gone, and asks again for the next one (PRICE-02)', async () => {
    const page = comparing()
    const now = priced()
    page.show(now)
    await page.answer(E.right(alternativesTo(now)))
    page.show(undefined)
    expect(page.view(undefined)).toEqual({ stage: 'waiting' })
    expect(page.view(now)).toEqual({ stage: 'asking' })
    page.show(priced())
    expect(page.questions).toHaveLength(2)
  })

  it('says why it has failed, and asks again on demand', async () => {
    const page = comparing()
    const now = priced()
    page.show(now)
    await page.answer(E.left({ kind: 'timed-out' }))
    expect(page.view(now)).toEqual({ stage: 'failed', failure: { kind: 'timed-out' } })
    page.actor.send({ type: 'comparison.retry' })
    await page.answer(E.right(alternativesTo(now)))
    expect(page.view(now)).toMatchObject({ stage: 'shown' })
  })

  it('keeps saying that the price had changed until there is another one', async () => {
    const page = comparing()
    const now = priced()
    page.show(now)
    await page.answer(E.left({ kind: 'price-changed' }))
    page.show(undefined)
    const failed = { stage: 'failed', failure: { kind: 'price-changed' } }
    expect(page.view(undefined)).toEqual(failed)
    const next = priced()
    page.show(next)
    expect(page.view(next)).toEqual({ stage: 'asking' })
    expect(page.questions).toHaveLength(2)
  })

  it('takes a price away once, and leaves the next one where it differs again', async () => {
    const page = comparing()
    const changed = E.left({ kind: 'price-changed' } as const)
    page.show(priced())
    await page.answer(changed)
    page.show(undefined)
    const next = priced()
    page.show(next)
    await page.answer(changed)
    const failed = { stage: 'failed', failure: { kind: 'price-differs' } }
    expect(page.view(next)).toEqual(failed)
    page.actor.send({ type: 'comparison.retry' })
    await page.answer(changed)
    expect(page.view(next)).toEqual(failed)
    page.show(undefined)
    expect(page.view(undefined)).toEqual({ stage: 'waiting' })
    const other = priced()
    page.show(other)
    await page.answer(changed)
    expect(page.view(other)).toEqual(failed)
  })

  it('takes a price away again once alternatives have come to one', async () => {
    const page = comparing()
    page.show(priced())
    await page.answer(E.left({ kind: 'price-changed' }))
    page.show(undefined)
    const next = priced()
    page.show(next)
    await page.answer(E.right(alternativesTo(next)))
    const other = priced()
    page.show(other)
    await page.answer(E.left({ kind: 'price-changed' }))
    expect(page.view(other)).toEqual({ stage: 'failed', failure: { kind: 'price-changed' } })
  })

  it('takes a price away again where it belongs to another configuration', async () => {
    const page = comparing()
    const changed = E.left({ kind: 'price-changed' } as const)
    page.show(priced())
    await page.answer(changed)
    page.show(undefined)
    const question = { configuration: { ...configuration, quantity: '77' }, rules }
    const other = { ...priced(), question }
    page.show(other)
    await page.answer(changed)
    expect(page.view(other)).toEqual({ stage: 'failed', failure: { kind: 'price-changed' } })
  })

  it('survives an effect that throws', async () => {
    const page = comparing()
    const now = priced()
    page.show(now)
    page.questions[0]?.reject(new Error('A defect.'))
    await settled()
    expect(page.view(now)).toEqual({ stage: 'failed', failure: { kind: 'broken' } })
  })

  it('has taken every transition that the chart names', () => {
    expect(
      namedTransitions(priceDifferencesMachine).filter((name) => !log.taken.has(name)),
    ).toEqual([])
  })
})
