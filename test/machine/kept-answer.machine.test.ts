/** An answer that is read again and again: what stays on show, which answer counts, and when it is good enough. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { PortFailure } from '../../src/application/failure.ts'
import {
  keptAnswer,
  type KeptAnswerEvent,
  keptAnswerView,
} from '../../src/application/kept-answer.machine.ts'
import { settled } from '../fakes/held-answers.ts'

const slow: PortFailure = { kind: 'timed-out' }
const freshFor = 30_000

interface Question {
  readonly signal: AbortSignal
  readonly resolve: (answer: E.Either<PortFailure, string>) => void
  readonly reject: (defect: Error) => void
}

function aChart(isTimed = true) {
  const questions: Question[] = []
  let time = 0
  const input = isTimed ? { freshFor, now: () => time } : undefined
  const actor = createActor(
    keptAnswer<string>(
      (signal) => () =>
        new Promise((resolve, reject) => {
          questions.push({ signal, resolve, reject })
        }),
    ),
    input ? { input } : {},
  ).start()
  const question = (place: number): Question => {
    const asked = questions[place]
    if (!asked) throw new Error('Nothing was asked.')
    return asked
  }
  return {
    questions,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    question,
    view: () => keptAnswerView(actor.getSnapshot()),
    send: (name: KeptAnswerEvent['type']) => actor.send({ type: name }),
    answer: async (place: number, text: string) => {
      question(place).resolve(E.right(text))
      await settled()
    },
    fail: async (place: number) => {
      question(place).resolve(E.left(slow))
      await settled()
    },
    break: async (place: number) => {
      question(place).reject(new Error('A defect.'))
      await settled()
    },
    stop: () => actor.stop(),
  }
}

/** A chart that knows an answer. */
async function known() {
  const chart = aChart()
  chart.send('answer.ask')
  await chart.answer(0, 'first')
  return chart
}

/** A chart whose first question has failed. */
async function failed() {
  const chart = aChart()
  chart.send('answer.ask')
  await chart.fail(0)
  return chart
}

const waiting = { kind: 'waiting' }
const read = (answer: string) => ({ kind: 'read', answer })

describe('an answer that is kept', () => {
  it.each(['answer.freshen', 'answer.doubt', 'answer.leave'] as const)(
    'is not asked for before it is wanted, by %s',
    (name) => {
      const { questions, view, send } = aChart()
      send(name)
      expect(questions).toEqual([])
      expect(view()).toEqual(waiting)
    },
  )

  it('is shown once it is there, and stays while it is asked for again', async () => {
    const { questions, view, send, answer } = await known()
    expect(view()).toEqual(read('first'))
    send('answer.ask')
    expect(view()).toEqual(read('first'))
    await answer(1, 'second')
    expect(view()).toEqual(read('second'))
    expect(questions).toHaveLength(2)
  })

  it.each(['fail', 'break'] as const)(
    'is not taken away by a later question that %ss',
    async (how) => {
      const chart = await known()
      chart.send('answer.ask')
      await chart[how](1)
      expect(chart.view()).toEqual(read('first'))
      chart.pass(freshFor + 1)
      chart.send('answer.freshen')
      expect(chart.view()).toEqual(read('first'))
    },
  )

  it.each([
    ['fail', slow],
    ['break', { kind: 'malformed' }],
  ] as const)(
    'is a failure where the first question %ss, until there is another',
    async (how, failure) => {
      const chart = aChart()
      chart.send('answer.ask')
      expect(chart.view()).toEqual(waiting)
      await chart[how](0)
      expect(chart.view()).toEqual({ kind: 'failed', failure })
      chart.send('answer.ask')
      expect(chart.view()).toEqual({ kind: 'failed', failure })
      await chart.answer(1, 'second')
      expect(chart.view()).toEqual(read('second'))
    },
  )

  it.each([
    ['in order', [0, 1]],
    ['in the other order', [1, 0]],
  ] as const)('is the one to the newest question, where they come %s', async (_, places) => {
    const { question, view, send, answer } = aChart()
    send('answer.ask')
    send('answer.ask')
    expect(question(0).signal.aborted).toBe(true)
    for (const place of places) await answer(place, `answer ${place}`)
    expect(view()).toEqual(read('answer 1'))
  })

  it.each([
    ['known', known],
    ['failed', failed],
  ] as const)('is asked for from the start where it is %s', async (_, before) => {
    const { questions, view, send, answer } = await before()
    send('answer.retry')
    expect(view()).toEqual(waiting)
    expect(questions).toHaveLength(2)
    await answer(1, 'second')
    expect(view()).toEqual(read('second'))
  })

  it('is given up when it is not needed, and what was known stays', async () => {
    const { question, view, send, answer } = await known()
    send('answer.ask')
    send('answer.leave')
    expect(question(1).signal.aborted).toBe(true)
    await answer(1, 'second')
    expect(view()).toEqual(read('first'))
  })

  it('is given up when its page is left', () => {
    const { question, send, stop } = aChart()
    send('answer.ask')
    stop()
    expect(question(0).signal.aborted).toBe(true)
  })
})

describe('an answer that has to be fresh', () => {
  it('is not asked for again while it is, or is on its way', async () => {
    const { pass, questions, send, answer } = aChart()
    send('answer.ask')
    send('answer.freshen')
    await answer(0, 'first')
    pass(freshFor)
    send('answer.freshen')
    expect(questions).toHaveLength(1)
  })

  it('is asked for again once it is old, and stays on show', async () => {
    const { pass, questions, view, send } = await known()
    pass(freshFor + 1)
    expect(questions).toHaveLength(1)
    send('answer.freshen')
    send('answer.freshen')
    expect(questions).toHaveLength(2)
    expect(view()).toEqual(read('first'))
  })

  it('does not get old by itself where no time was given', async () => {
    const { pass, questions, send, answer } = aChart(false)
    send('answer.ask')
    await answer(0, 'first')
    pass(10 * freshFor)
    send('answer.freshen')
    expect(questions).toHaveLength(1)
  })

  it('is old as soon as it is doubted', async () => {
    const { questions, view, send } = await known()
    send('answer.doubt')
    expect(questions).toHaveLength(1)
    send('answer.freshen')
    expect(questions).toHaveLength(2)
    expect(view()).toEqual(read('first'))
  })

  it.each([
    ['is doubted', 'answer.doubt', 0],
    ['takes too long', 'answer.freshen', freshFor + 1],
  ] as const)('is asked for once more where the one on its way %s', async (_, name, time) => {
    const { question, questions, view, send, pass, answer } = await known()
    send('answer.ask')
    pass(time)
    send(name)
    send('answer.freshen')
    expect(question(1).signal.aborted).toBe(true)
    await answer(1, 'given up')
    expect(view()).toEqual(read('first'))
    await answer(2, 'third')
    expect(view()).toEqual(read('third'))
    expect(questions).toHaveLength(3)
  })

  it('is asked for from the start where the last question failed', async () => {
    const { questions, view, send } = await failed()
    send('answer.doubt')
    send('answer.freshen')
    expect(questions).toHaveLength(2)
    expect(view()).toEqual(waiting)
  })
})
