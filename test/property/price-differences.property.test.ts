import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { CalculatedPrice } from '../../src/domain/pricing/calculated-price.ts'
import type {
  DifferencesEvent,
  DifferencesFailure,
  PricedConfiguration,
} from '../../src/domain/pricing/price-differences.context.ts'
import { priceDifferencesMachine } from '../../src/domain/pricing/price-differences.machine.ts'
import {
  type Alternative,
  type Alternatives,
  cheapest,
  isGain,
  priceDifferences,
  soonest,
} from '../../src/domain/pricing/price-differences.ts'
import { differencesView } from '../../src/domain/pricing/price-differences.view.ts'
import { aPrice } from '../builders/a-price.ts'
import { inputOf } from '../machine/price-flow.harness.ts'
import { initialPriceFlow } from '../../src/domain/pricing/price-flow.context.ts'
import { runs } from './runs.ts'

const cents = fc.integer({ min: 0, max: 1_000_000 }).map((amount) => amount / 100)
const weeks = fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined })

const alternative: fc.Arbitrary<Alternative> = fc.record({
  modifierKey: fc.constantFrom('shaft', 'paint', 'ports'),
  optionCode: fc.option(fc.constantFrom('A', 'B', 'C'), { nil: undefined }),
  total: fc.option(cents, { nil: undefined }),
  weeks,
})

const alternatives: fc.Arbitrary<Alternatives> = fc
  .record({ total: fc.option(cents, { nil: undefined }), weeks, others: fc.array(alternative) })
  .map(({ others, total, weeks: own }) => ({
    present: aPrice({ total, leadTime: { weeks: own, earliest: undefined } }),
    others,
  }))

describe('the difference that another answer makes', () => {
  it('is the price and the weeks of the other configuration less those of the present one', () => {
    fc.assert(
      fc.property(alternatives, ({ present, others }) => {
        const differences = priceDifferences({ present, others })
        const said = others.filter(
          (each) =>
            (each.total !== undefined && present.total !== undefined) ||
            (each.weeks !== undefined && present.leadTime.weeks !== undefined),
        )
        expect(differences).toHaveLength(said.length)
        differences.forEach((difference, index) => {
          const other = said[index]
          const total = (present.total ?? Number.NaN) + (difference.amount ?? Number.NaN)
          if (difference.amount !== undefined) {
            expect(Math.round(total * 100)).toBe(Math.round((other?.total ?? Number.NaN) * 100))
          }
          if (difference.weeks !== undefined) {
            expect((present.leadTime.weeks ?? Number.NaN) + difference.weeks).toBe(other?.weeks)
          }
        })
      }),
      { numRuns: runs(300) },
    )
  })

  it('is best where no other saves more, and is only named where it saves anything', () => {
    fc.assert(
      fc.property(alternatives, (known) => {
        const differences = priceDifferences(known)
        const least = (values: readonly number[]) => Math.min(0, ...values)
        const amounts = differences.map(({ amount = 0 }) => amount)
        const leadTimes = differences.map(({ weeks: own = 0 }) => own)
        expect(cheapest(differences)?.amount ?? 0).toBe(least(amounts))
        expect(soonest(differences)?.weeks ?? 0).toBe(least(leadTimes))
        for (const each of differences.filter(isGain)) {
          expect(each.amount).toBeLessThanOrEqual(0)
          expect(each.weeks).toBeLessThanOrEqual(0)
        }
      }),
      { numRuns: runs(300) },
    )
  })
})

/** Prices of different configurations, each its own object, as a price book answers them. */
const prices: readonly CalculatedPrice[] = ['A', 'B', 'C'].map((modelCode) => aPrice({ modelCode }))
const { configuration, rules } = initialPriceFlow(inputOf())

function pricedAs(price: CalculatedPrice | undefined): PricedConfiguration | undefined {
  return price && { question: { configuration, rules }, price }
}

const event: fc.Arbitrary<DifferencesEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(undefined, ...prices)
      .map((price) => ({ type: 'price.changed' as const, priced: pricedAs(price) })),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'comparison.retry' as const }) },
)

describe('whatever prices come and go, and in whatever order questions are answered', () => {
  it('only differences from the price on show are shown (PRICE-02)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(event, { maxLength: 20 }),
        fc.func(fc.boolean()),
        async (scheduler, events, isAnswered) => {
          const machine = priceDifferencesMachine.provide({
            actors: {
              askAlternatives: fromPromise<
                E.Either<DifferencesFailure, Alternatives>,
                PricedConfiguration
              >(({ input: { price } }) =>
                scheduler.schedule(
                  Promise.resolve(
                    isAnswered(price.modelCode)
                      ? E.right({
                          present: price,
                          others: [
                            { modifierKey: price.modelCode, optionCode: 'A', total: 1, weeks: 1 },
                          ],
                        })
                      : E.left({ kind: 'timed-out' as const }),
                  ),
                ),
              ),
            },
          })
          const actor = createActor(machine)
          let shown: CalculatedPrice | undefined
          const strays: string[] = []
          const look = () => {
            for (const price of [undefined, ...prices]) {
              const view = differencesView(actor.getSnapshot(), price)
              if (view.stage !== 'shown') continue
              const isRight = view.differences.every(
                ({ modifierKey }) => modifierKey === price?.modelCode,
              )
              if (!isRight || price !== shown) strays.push(price?.modelCode ?? 'none')
            }
          }
          actor.subscribe(look)
          actor.start()
          scheduler.scheduleSequence(
            events.map((each) => async () => {
              if (each.type === 'price.changed') shown = each.priced?.price
              actor.send(each)
            }),
          )
          await scheduler.waitIdle()
          expect(strays).toEqual([])
          const end = differencesView(actor.getSnapshot(), shown)
          expect(end.stage).toBe(
            shown === undefined ? 'waiting' : isAnswered(shown.modelCode) ? 'shown' : 'failed',
          )
        },
      ),
      { numRuns: runs(100) },
    )
  })
})
