/** Sign-outs of which the server has not heard are made good. */
import { either as E } from 'fp-ts'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { leftSessionMachine } from '../../src/application/account/left-session.machine.ts'
import { sessionKnown, startSession } from '../../src/application/account/session.ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { TabMessage } from '../../src/application/ports/tab-channel.ts'
import { fakeConnection } from '../fakes/fake-connection.ts'
import { fakePassword, fakeShop } from '../fakes/fake-shop.ts'
import { settled } from '../fakes/held-answers.ts'
import { fakeIdentity } from '../fakes/identity.fake.ts'
import { memoryLeftSessions } from '../fakes/memory-left-sessions.ts'
import { memoryUnsentWork } from '../fakes/memory-unsent-work.ts'
import { restOfSession } from '../fakes/session-ports.ts'

const una = 'us@manifold.test'
const lost: PortFailure = { kind: 'unconfirmed' }

/** The chart with a clock of its own; `fail` lets the next tries go wrong. */
function aChart(tokens: readonly string[] = []) {
  const clock = new SimulatedClock()
  const told: string[] = []
  const failures: PortFailure[] = []
  const left = memoryLeftSessions(...tokens)
  const actor = createActor(
    leftSessionMachine.provide({
      actors: {
        endSession: fromPromise(async ({ input }) => {
          told.push(input)
          const failure = failures.shift()
          return failure ? E.left(failure) : E.right(undefined)
        }),
      },
      actions: { keep: ({ context }) => left.keep(context.tokens) },
    }),
    { clock, input: { tokens } },
  ).start()
  const unheard = (token: string) => actor.send({ type: 'sign-out.unheard', token })
  return {
    actor,
    clock,
    told,
    left,
    unheard,
    fail: (...next: PortFailure[]) => failures.push(...next),
  }
}

describe('the chart of left sessions', () => {
  it('rests while there is nothing to tell', () => {
    const { actor, told } = aChart()
    actor.send({ type: 'connection.back' })
    expect(told).toEqual([])
  })

  it('tells once as soon as the connection is back, and forgets the token then (T07)', async () => {
    const { actor, told, left, unheard } = aChart()
    unheard('una-1')
    expect(left.read()).toEqual(['una-1'])
    actor.send({ type: 'connection.back' })
    actor.send({ type: 'connection.back' })
    await settled()
    actor.send({ type: 'connection.back' })
    expect(told).toEqual(['una-1'])
    expect(left.read()).toEqual([])
  })

  it('tells at the start of the tab what it did not before', async () => {
    const { told, left } = aChart(['una-1', 'emil-1'])
    await settled()
    expect(told).toEqual(['una-1', 'emil-1'])
    expect(left.read()).toEqual([])
  })

  it('tries again after longer and longer pauses while there is no answer', async () => {
    const { clock, told, unheard, fail, left } = aChart()
    fail(lost, { kind: 'server-failed', status: 503 })
    unheard('una-1')
    for (const [pause, tries] of [
      [4_999, 0],
      [1, 1],
      [14_999, 1],
      [1, 2],
      [60_000, 3],
    ] as const) {
      clock.increment(pause)
      // oxlint-disable-next-line no-await-in-loop -- each try follows the one before
      await settled()
      expect(told.length).toBe(tries)
    }
    expect(left.read()).toEqual([])
  })

  it('gives up what the server has turned down', async () => {
    const { actor, unheard, fail, left } = aChart()
    fail({ kind: 'refused', messages: [] })
    unheard('una-1')
    actor.send({ type: 'connection.back' })
    await settled()
    expect(left.read()).toEqual([])
    expect(actor.getSnapshot().value).toBe('resting')
  })

  it('keeps a second one while the first is being told', async () => {
    const { actor, told, unheard } = aChart()
    unheard('una-1')
    actor.send({ type: 'connection.back' })
    unheard('emil-1')
    await settled()
    expect(told).toEqual(['una-1', 'emil-1'])
  })
})

/** Tabs of one browser before one shop, in which the sign-out of the first finds no line. */
function aBrowser() {
  const shop = fakeShop()
  const heard: ((message: TabMessage) => void)[] = []
  /** A tab hears all the others and not itself. */
  const channel = () => {
    const own: ((message: TabMessage) => void)[] = []
    return {
      send: (message: TabMessage) => {
        for (const hear of heard) if (!own.includes(hear)) hear(message)
      },
      listen: (hear: (message: TabMessage) => void) => {
        own.push(hear)
        heard.push(hear)
        return () => {}
      },
    }
  }
  const connection = fakeConnection()
  const aTab = async () => {
    const visit = shop.visit(una)
    const leftSessions = memoryLeftSessions()
    const session = startSession({
      identity: () => Promise.resolve(fakeIdentity(visit)),
      ...restOfSession(visit),
      tokens: visit.tokens,
      tabs: channel(),
      unsentWork: memoryUnsentWork(),
      leftSessions,
      connection,
    })
    await sessionKnown(session)
    return { session, tokens: visit.tokens, leftSessions }
  }
  const signOuts = () => shop.calls.journal.filter((name) => name === 'identity.signOut').length
  return { shop, connection, aTab, signOuts }
}

describe('a sign-out that did not reach the server', () => {
  it('leaves the customer signed out, and ends the session once when the connection is back (T07)', async () => {
    const { shop, connection, aTab, signOuts } = aBrowser()
    const [one, other] = [await aTab(), await aTab()]
    const token = one.tokens.read() ?? ''
    shop.calls.failNext('identity.signOut', { kind: 'unreachable', offline: true })
    one.session.send({ type: 'sign-out' })
    await vi.waitUntil(() => one.session.getSnapshot().matches('visitor'))
    expect([one.tokens.read(), other.tokens.read()]).toEqual([undefined, undefined])
    expect(one.session.getSnapshot().context.failure).toMatchObject({ attempt: 'sign-out' })
    expect(shop.sessions.has(token)).toBe(true)
    connection.comesBack()
    connection.comesBack()
    await vi.waitUntil(() => !shop.sessions.has(token))
    connection.comesBack()
    await settled()
    expect(signOuts()).toBe(1)
    expect([...one.leftSessions.read(), ...other.leftSessions.read()]).toEqual([])
    expect(one.session.getSnapshot().matches('visitor')).toBe(true)
  })

  it('is told at the next sign-in, which it leaves alone', async () => {
    const { shop, aTab, signOuts } = aBrowser()
    const { session, tokens } = await aTab()
    const left = tokens.read() ?? ''
    shop.calls.failNext('identity.signOut', lost)
    session.send({ type: 'sign-out' })
    await vi.waitUntil(() => session.getSnapshot().matches('visitor'))
    session.send({ type: 'sign-in', credentials: { email: una, password: fakePassword } })
    await vi.waitUntil(() => session.getSnapshot().hasTag('customer'))
    await vi.waitUntil(() => !shop.sessions.has(left))
    expect(signOuts()).toBe(1)
    expect(shop.sessions.has(tokens.read() ?? '')).toBe(true)
  })

  it('is given up when the same session has been signed in again', async () => {
    const { shop, connection, aTab, signOuts } = aBrowser()
    const { session, tokens, leftSessions } = await aTab()
    const token = tokens.read() ?? ''
    shop.calls.failNext('identity.signOut', lost)
    session.send({ type: 'sign-out' })
    await vi.waitUntil(() => session.getSnapshot().matches('visitor'))
    tokens.write(token)
    session.send({ type: 'account.reload' })
    await vi.waitUntil(() => session.getSnapshot().hasTag('customer'))
    connection.comesBack()
    await settled()
    expect(signOuts()).toBe(0)
    expect(leftSessions.read()).toEqual([])
    expect(shop.sessions.has(token)).toBe(true)
  })

  it('is not told again when the server has heard it', async () => {
    const { shop, aTab, signOuts, connection } = aBrowser()
    const { session } = await aTab()
    session.send({ type: 'sign-out' })
    await vi.waitUntil(() => session.getSnapshot().matches('visitor'))
    connection.comesBack()
    await settled()
    expect(signOuts()).toBe(1)
    expect(shop.sessions.size).toBe(0)
  })
})
