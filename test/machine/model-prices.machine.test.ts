/** Prices of models side by side: which of them are asked for, once for each press, and whose late answers count for nothing. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { PortFailure } from '../../src/application/failure.ts'
import { lazy } from '../../src/application/lazy.ts'
import type { PricedModel } from '../../src/application/quote/compared-prices.ts'
import type { Comparisons } from '../../src/application/quote/comparisons.ts'
import type { PricesAnswer } from '../../src/application/quote/model-prices.context.ts'
import {
  modelPrices,
  modelPricesMachine,
  modelPricesView,
} from '../../src/application/quote/model-prices.machine.ts'
import { skuId } from '../../src/domain/catalogue/product.ts'
import type { AskedModel } from '../../src/domain/pricing/asked-model.ts'
import { aPrice } from '../builders/a-price.ts'

const slow: PortFailure = { kind: 'timed-out' }
const broken: PortFailure = { kind: 'server-failed', status: 500 }
const malformed: PortFailure = { kind: 'malformed' }

const model = (modelCode: string, quantity = 1): AskedModel => ({
  skuId: skuId('sku-om1'),
  modelCode,
  quantity,
  choices: undefined,
})

const [a, b, c] = [model('OM1080CNS'), model('OM1100CNS'), model('OM116CNS')] as const

const priced = (asked: AskedModel): PricedModel => ({
  asked,
  price: aPrice({ modelCode: asked.modelCode, quantity: asked.quantity }),
})
const failed = (asked: AskedModel, failure: PortFailure = slow): PricedModel => ({
  asked,
  price: undefined,
  failure,
})

interface Question {
  readonly models: readonly AskedModel[]
  readonly signal: AbortSignal
  readonly answer: (prices: readonly PricedModel[] | PortFailure) => void
  readonly throw: () => void
}

function aChart(models: readonly AskedModel[] = [a, b]) {
  const questions: Question[] = []
  const actor = createActor(
    modelPricesMachine.provide({
      actors: {
        ask: fromPromise<PricesAnswer, readonly AskedModel[]>(
          ({ input, signal }) =>
            new Promise((resolve, reject) => {
              questions.push({
                models: input,
                signal,
                answer: (prices) => resolve('kind' in prices ? E.left(prices) : E.right(prices)),
                throw: () => reject(new Error('A defect.')),
              })
            }),
        ),
      },
    }),
    { input: { models } },
  ).start()
  const at = (state: 'failed' | 'shown') => waitFor(actor, (now) => now.matches(state))
  const question = (place: number): Question => {
    const asked = questions[place]
    if (!asked) throw new Error('Nothing was asked.')
    return asked
  }
  const view = (standing = models) => modelPricesView(actor.getSnapshot(), standing)
  const change = (standing: readonly AskedModel[]) =>
    actor.send({ type: 'models.changed', models: standing })
  const again = () => actor.send({ type: 'prices.retry' })
  return { at, question, questions, view, change, again }
}

const shown = (...prices: readonly PricedModel[]) => ({ kind: 'shown', prices })

/** A chart whose second model has failed. */
async function shownInPart() {
  const chart = aChart()
  chart.question(0).answer([priced(a), failed(b)])
  await chart.at('shown')
  return chart
}

/** Lets an answer that counts for nothing arrive. */
const soon = () => new Promise((resolve) => setImmediate(resolve))

describe('the prices of models that stand side by side', () => {
  it('are asked for in one question, and are waited for', async () => {
    const { at, question, questions, view, again } = aChart()
    again()
    expect(view()).toEqual(shown())
    expect(questions.map(({ models }) => models)).toEqual([[a, b]])
    question(0).answer([priced(a), priced(b)])
    await at('shown')
    expect(view()).toEqual(shown(priced(a), priced(b)))
    again()
    expect(questions).toHaveLength(1)
  })

  it('are not asked for again while the models stay the same', async () => {
    const { at, question, questions, change } = aChart()
    change([{ ...a }, { ...b }])
    question(0).answer([priced(a), priced(b)])
    await at('shown')
    change([{ ...a }, { ...b }])
    expect(questions).toHaveLength(1)
    change([b, a])
    expect(questions).toHaveLength(2)
  })

  it.each([
    ['a failure', (question: Question) => question.answer(slow), slow],
    ['a defect', (question: Question) => question.throw(), malformed],
  ])('are asked for once more, all of them, after %s', async (_, fail, failure) => {
    const { at, question, questions, view, change, again } = aChart()
    fail(question(0))
    await at('failed')
    expect(view()).toEqual({ kind: 'failed', failure })
    change([a, b])
    expect(view()).toEqual({ kind: 'failed', failure })
    again()
    again()
    expect(view()).toEqual(shown())
    expect(questions.map(({ models }) => models)).toEqual([
      [a, b],
      [a, b],
    ])
    question(1).answer([priced(a), priced(b)])
    await at('shown')
    expect(view()).toEqual(shown(priced(a), priced(b)))
  })

  it('are asked for again where they failed alone, once for two presses, beside the others', async () => {
    const { at, question, questions, view, again } = await shownInPart()
    expect(view()).toEqual(shown(priced(a), failed(b)))
    again()
    again()
    expect(questions.map(({ models }) => models)).toEqual([[a, b], [b]])
    expect(view()).toEqual(shown(priced(a)))
    question(1).answer([priced(b)])
    await at('shown')
    expect(view()).toEqual(shown(priced(a), priced(b)))
  })

  it.each([
    ['a failure', (question: Question) => question.answer(broken), broken],
    ['a defect', (question: Question) => question.throw(), malformed],
  ])('say each why it has none where those that had failed meet %s', async (_, fail, failure) => {
    const chart = aChart([a, b, c])
    chart.question(0).answer([failed(a), priced(b), failed(c)])
    await chart.at('shown')
    chart.again()
    fail(chart.question(1))
    await chart.at('shown')
    expect(chart.view()).toEqual(shown(priced(b), failed(a, failure), failed(c, failure)))
    chart.again()
    expect(chart.question(2).models).toEqual([a, c])
  })

  it('stay while other models are asked for, all of them, and failures do not', async () => {
    const { at, question, view, change } = await shownInPart()
    expect(view([a, b, c])).toEqual(shown(priced(a)))
    change([a, b, c])
    expect(view([a, b, c])).toEqual(shown(priced(a)))
    expect(question(1).models).toEqual([a, b, c])
    question(1).answer([priced(a), priced(b), failed(c)])
    await at('shown')
    expect(view([a, b, c])).toEqual(shown(priced(a), priced(b), failed(c)))
  })

  it('do not outlive the failure of a newer question', async () => {
    const { at, question, view, change } = await shownInPart()
    change([a])
    question(1).answer(slow)
    await at('failed')
    expect(view([a])).toEqual({ kind: 'failed', failure: slow })
    expect(view([a, c])).toEqual(shown())
    change([a, c])
    expect(view([a, c])).toEqual(shown())
  })

  it.each([
    ['in order', [1, 2]],
    ['in the other order', [2, 1]],
  ] as const)('are those of the newest question, whose answers come %s', async (_, places) => {
    const { at, question, view, change, again } = await shownInPart()
    again()
    change([c])
    expect(question(1).signal.aborted).toBe(true)
    for (const place of places) question(place).answer(question(place).models.map(priced))
    await at('shown')
    await soon()
    expect(view([c])).toEqual(shown(priced(c)))
  })

  it('give up a first question for a newer one, and take no failure of it', async () => {
    const { at, question, view, change } = aChart()
    change([a])
    expect(question(0).signal.aborted).toBe(true)
    question(0).answer(slow)
    await soon()
    expect(view([a])).toEqual(shown())
    question(1).answer([priced(a)])
    await at('shown')
    expect(view([a])).toEqual(shown(priced(a)))
  })
})

describe('the service behind the prices of models', () => {
  it('is given what is asked, and says so where it cannot be had', async () => {
    const actor = createActor(
      modelPrices(lazy<Comparisons>(() => Promise.reject(new Error('No code.')))),
      { input: { models: [a] } },
    ).start()
    await waitFor(actor, (now) => now.matches('failed'))
    expect(modelPricesView(actor.getSnapshot(), [a])).toMatchObject({
      failure: { kind: 'unreachable' },
    })
  })
})
