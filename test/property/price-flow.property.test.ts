import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { encodeModelCode } from '../../src/domain/catalogue/model-code.ts'
import type { CalculatedPrice } from '../../src/domain/pricing/calculated-price.ts'
import type { Configuration, ConfigurationChange } from '../../src/domain/pricing/configuration.ts'
import type {
  PriceFailure,
  PriceFlowEvent,
  PriceQuestion,
} from '../../src/domain/pricing/price-flow.context.ts'
import {
  priceFlowMachine,
  type PriceFlowSnapshot,
} from '../../src/domain/pricing/price-flow.machine.ts'
import { parseQuantity } from '../../src/domain/pricing/quantity-rule.ts'
import { aPrice } from '../builders/a-price.ts'
import { aProduct, aSku, skuId } from '../builders/a-product.ts'
import { aEuropeanAccount, anAccount } from '../builders/an-account.ts'

const otherSku = aSku({ id: skuId('sku-om9'), code: 'OM9' })
const product = aProduct({ skus: [aSku(), otherSku] })

function option(modifierKey: string, codes: readonly (string | undefined)[]) {
  return fc.constantFrom(...codes).map(
    (optionCode): ConfigurationChange => ({
      kind: 'option',
      modifierKey,
      optionCode,
    }),
  )
}

/** OM1080CNS: most roads should lead to a price. */
const whole: ConfigurationChange = {
  kind: 'model',
  choices: new Map([
    ['displacement', '080'],
    ['shaft', 'C'],
    ['packaging', 'S'],
  ]),
}

const change: fc.Arbitrary<ConfigurationChange> = fc.oneof(
  option('shaft', ['C', 'T']),
  option('displacement', ['080', '100']),
  option('packaging', ['S', 'P']),
  option('paint', ['K', undefined]),
  fc.constantFrom('1', '2', '48', 'two').map((text) => ({ kind: 'quantity' as const, text })),
  fc.constantFrom(aSku(), otherSku).map((sku) => ({
    kind: 'sku' as const,
    skuId: sku.id,
    skuCode: sku.code,
  })),
  fc.constantFrom(whole, {
    kind: 'model' as const,
    choices: new Map([
      ['displacement', '16'],
      ['packaging', 'S'],
    ]),
  }),
)

const event: fc.Arbitrary<PriceFlowEvent> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ type: 'price.calculate' as const }) },
  {
    weight: 4,
    arbitrary: change.map((each) => ({ type: 'configuration.changed' as const, change: each })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { type: 'account.changed' as const, account: anAccount(), zone: 'US' as const },
      { type: 'account.changed' as const, account: aEuropeanAccount(), zone: 'EU' as const },
      { type: 'account.changed' as const, account: undefined, zone: 'US' as const },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { type: 'quote.open' as const },
      { type: 'quote.close' as const },
      { type: 'form.refused' as const },
    ),
  },
)

/** What a price is for, in one text: the server's side of the comparison. */
function asked({ configuration, rules }: PriceQuestion): string {
  const { skuId: id, skuCode, choices, quantity } = configuration
  const code = encodeModelCode(skuCode, rules.modifiers, choices)
  return `${rules.zone} ${id} ${code} × ${parseQuantity(quantity)}`
}

function shown({ context }: PriceFlowSnapshot): string {
  return asked(context)
}

/** A chart whose questions are answered when, and in the order in which, the scheduler says so. */
function aFlow(scheduler: fc.Scheduler, answers: (question: PriceQuestion) => boolean) {
  return createActor(
    priceFlowMachine.provide({
      actors: {
        calculatePrice: fromPromise<E.Either<PriceFailure, CalculatedPrice>, PriceQuestion>(
          ({ input }) =>
            scheduler.schedule(
              Promise.resolve(
                answers(input)
                  ? E.right(aPrice({ modelCode: asked(input) }))
                  : E.left({ kind: 'timed-out' as const }),
              ),
            ),
        ),
      },
    }),
    {
      input: {
        product,
        sku: aSku(),
        account: anAccount(),
        zone: 'US',
        isPreview: false,
        changes: [whole],
      },
    },
  )
}

/** Plays the events and the answers in the scheduler's order; hands over every state on the way. */
async function play(
  scheduler: fc.Scheduler,
  events: readonly PriceFlowEvent[],
  look: (snapshot: PriceFlowSnapshot) => void,
  answers: (question: PriceQuestion) => boolean = () => true,
) {
  const flow = aFlow(scheduler, answers)
  flow.subscribe(look)
  flow.start()
  scheduler.scheduleSequence(
    events.map((each) => async () => {
      flow.send(each)
    }),
  )
  await scheduler.waitIdle()
  return flow
}

describe('whatever is changed, asked and answered, in whatever order', () => {
  it('no price is shown for a configuration that is not the present one (PRICE-02)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(event, { maxLength: 30 }),
        fc.func(fc.boolean()),
        async (scheduler, events, answers) => {
          const strays: string[] = []
          await play(
            scheduler,
            events,
            (snapshot) => {
              const { price } = snapshot.context
              if (price && price.modelCode !== shown(snapshot)) strays.push(shown(snapshot))
              if (price && snapshot.context.account === undefined) strays.push('a visitor')
            },
            (question) => answers(asked(question)),
          )
          expect(strays).toEqual([])
        },
      ),
      { numRuns: 400 },
    )
  })

  it('a change and its reverse still discard the price (PRICE-02)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), change, async (scheduler, away) => {
        const flow = await play(scheduler, [{ type: 'price.calculate' }], () => {})
        expect(flow.getSnapshot().value).toEqual({ priced: 'shown' })
        const before = flow.getSnapshot().context.configuration
        flow.send({ type: 'configuration.changed', change: away })
        const isChanged = flow.getSnapshot().context.configuration !== before
        for (const back of wayBack(before))
          flow.send({ type: 'configuration.changed', change: back })
        expect(flow.getSnapshot().context.price === undefined).toBe(isChanged)
        if (isChanged) expect(shown(flow.getSnapshot())).toBe(`US sku-om1 OM1080CNS × 1`)
      }),
    )
  })

  it('a question is asked only for what is complete, by a customer with a country (CONF-09)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(event, { maxLength: 30 }),
        async (scheduler, events) => {
          const questions: PriceQuestion[] = []
          await play(
            scheduler,
            events,
            () => {},
            (question) => {
              questions.push(question)
              return true
            },
          )
          for (const { configuration, rules } of questions) {
            const open = rules.modifiers.filter(
              ({ key, isRequired }) => isRequired && !configuration.choices.has(key),
            )
            expect(open).toEqual([])
            expect(parseQuantity(configuration.quantity)).toBeGreaterThan(0)
          }
        },
      ),
      { numRuns: 200 },
    )
  })
})

/** The changes that make a configuration what it was. */
function wayBack(to: Configuration): readonly ConfigurationChange[] {
  return [
    { kind: 'sku', skuId: to.skuId, skuCode: to.skuCode },
    { kind: 'model', choices: to.choices },
    { kind: 'quantity', text: to.quantity },
  ]
}
