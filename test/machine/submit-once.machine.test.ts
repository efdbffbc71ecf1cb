/** A form without a chart of its own: however often it is sent, one intent is one write. */
import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import type { PortFailure } from '../../src/application/failure.ts'
import {
  submitOnce,
  submitOnceMachine,
  submitOnceView,
} from '../../src/application/submit-once.machine.ts'
import { namedTransitions, transitionLog } from './quote-lifecycle.coverage.ts'

const lost: PortFailure = { kind: 'unreachable', offline: false }
const log = transitionLog()

interface Around {
  readonly lingerFor?: number
  readonly clock?: SimulatedClock
}

/** A form over a program that is given, as it begins. */
function aForm(
  program: (entry: string) => TE.TaskEither<PortFailure, string>,
  { lingerFor, clock = new SimulatedClock() }: Around = {},
) {
  const input = lingerFor === undefined ? {} : { lingerFor }
  const actor = createActor(submitOnce(program), { clock, input, inspect: log.inspect }).start()
  const stage = () => submitOnceView(actor.getSnapshot()).stage
  return {
    stage,
    view: () => submitOnceView(actor.getSnapshot()),
    send: actor.send,
    write: (entry: string) => actor.send({ type: 'entry.send', entry }),
    reaches: (which: 'done' | 'failed') => waitFor(actor, (now) => now.matches(which)),
  }
}

describe('a form that is sent once', () => {
  it('forgets its failure when that is dismissed', async () => {
    const form = aForm(() => TE.left(lost))
    form.write('x')
    await form.reaches('failed')
    form.send({ type: 'failure.dismiss' })
    expect(form.view()).toEqual({ stage: 'idle', failure: undefined, answer: undefined })
  })

  it('is sent again after a failure, with what stands in it then', async () => {
    const sent: string[] = []
    const form = aForm((entry) => {
      sent.push(entry)
      return sent.length === 1 ? TE.left(lost) : TE.right('id')
    })
    form.write('x')
    form.write('x')
    await form.reaches('failed')
    form.write('y')
    expect(form.view()).toEqual({ stage: 'sending', failure: undefined, answer: undefined })
    await form.reaches('done')
    expect(sent).toEqual(['x', 'y'])
  })

  it('takes another entry once the answer to the first has been seen', async () => {
    const sent: string[] = []
    const form = aForm((entry) => {
      sent.push(entry)
      return TE.right(`id of ${entry}`)
    })
    form.write('x')
    await form.reaches('done')
    form.write('y')
    expect(form.view().answer).toEqual({ result: 'id of x' })
    form.send({ type: 'answer.dismiss' })
    expect(form.view()).toEqual({ stage: 'idle', failure: undefined, answer: undefined })
    form.write('y')
    await form.reaches('done')
    expect(form.view().answer).toEqual({ result: 'id of y' })
    expect(sent).toEqual(['x', 'y'])
  })

  it('cannot say what became of it when something breaks', async () => {
    const form = aForm(
      () => (): Promise<E.Either<PortFailure, string>> => Promise.reject(new Error('A defect.')),
    )
    form.write('x')
    await form.reaches('failed')
    expect(form.view().failure).toEqual({ kind: 'unconfirmed' })
  })

  it('leaves two seconds after a password reset was asked for (AUTH-18)', async () => {
    const clock = new SimulatedClock()
    const form = aForm(() => TE.right('sent'), { lingerFor: 2000, clock })
    form.write('us@manifold.test')
    await form.reaches('done')
    clock.increment(1999)
    expect(form.stage()).toBe('done')
    clock.increment(1)
    expect(form.stage()).toBe('left')
  })

  it('stays where no redirect is needed', async () => {
    const clock = new SimulatedClock()
    const form = aForm(() => TE.right('id'), { clock })
    form.write('x')
    await form.reaches('done')
    clock.increment(60_000)
    expect(form.stage()).toBe('done')
  })

  it('has taken every transition that the chart names', () => {
    const named = namedTransitions(submitOnceMachine<string, string>())
    expect(named.filter((name) => !log.taken.has(name))).toEqual([])
  })
})
