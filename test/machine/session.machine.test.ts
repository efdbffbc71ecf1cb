import { either as E } from 'fp-ts'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { sessionMachine } from '../../src/application/account/session.machine.ts'
import type { SessionEvent } from '../../src/application/account/session.setup.ts'
import { sessionView } from '../../src/application/account/session.view.ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { Account } from '../../src/domain/account/account.ts'
import { anAccount, anAccountOfStaff, anActing, aEuropeanAccount } from '../builders/an-account.ts'
import { settled } from '../fakes/held-answers.ts'

type Answer<A> = E.Either<PortFailure, A>

const una = anAccount()
const emil = aEuropeanAccount()
const guest = { ...una, isGuest: true }
const actedFor = anAccount({ acting: anActing() })
const changedOver = {
  type: 'account.changed-over',
  change: 'began',
  isFromHere: true,
} as const satisfies SessionEvent
const credentials = { email: una.email, password: 'secret' }
const signIn: SessionEvent = { type: 'sign-in', credentials }
const refused: PortFailure = { kind: 'refused', messages: ['Wrong.'] }

/** A session whose effects wait until they are told what to answer. */
function aSession() {
  const waiting: { name: string; resolve: (answer: unknown) => void; reject: () => void }[] = []
  const done: string[] = []
  const effect = <Output, Input>(name: string) =>
    fromPromise<Output, Input>(
      () =>
        new Promise<Output>((resolve, reject) => {
          waiting.push({
            name,
            resolve: (answer) => resolve(answer as Output),
            reject: () => reject(new Error(name)),
          })
        }),
    )
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        currentAccount: effect<Answer<Account | undefined>, void>('currentAccount'),
        signIn: effect<Answer<Account>, typeof credentials>('signIn'),
        signOut: effect<Answer<void>, void>('signOut'),
        endActing: effect<Answer<void>, void>('endActing'),
      },
      actions: {
        changeOver: (_, { change, tells }) => done.push(`over: ${change}${tells ? ', told' : ''}`),
        tellNoWayBack: () => done.push('no way back'),
        welcome: ({ context }) => done.push(`welcome ${context.account?.firstName ?? 'nobody'}`),
        farewell: () => done.push('farewell'),
      },
    }),
  ).start()
  const take = (name: string) => {
    const at = waiting.findIndex((each) => each.name === name)
    if (at < 0) throw new Error(`Nothing waits for ${name}.`)
    const [found] = waiting.splice(at, 1)
    if (!found) throw new Error(name)
    return found
  }
  return {
    actor,
    done,
    asked: () => waiting.map(({ name }) => name),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    view: () => sessionView(actor.getSnapshot()),
    send: (event: SessionEvent) => actor.send(event),
    answer: async (name: string, answer: Answer<Account | undefined | void>) => {
      take(name).resolve(answer)
      await settled()
    },
    break: async (name: string) => {
      take(name).reject()
      await settled()
    },
  }
}

async function aVisitor() {
  const session = aSession()
  await session.answer('currentAccount', E.right(undefined))
  return session
}

async function aCustomer() {
  const session = aSession()
  await session.answer('currentAccount', E.right(una))
  return session
}

async function anExpiredCustomer() {
  const session = await aCustomer()
  session.send({ type: 'session.expired' })
  return session
}

describe('starting', () => {
  it('is busy until the kept token has been looked at', () => {
    const session = aSession()
    expect(session.state()).toBe('starting')
    expect(session.actor.getSnapshot().hasTag('busy')).toBe(true)
  })

  it('finds a customer by the kept token (CALL-04)', async () => {
    const session = await aCustomer()
    expect(session.state()).toEqual({ customer: { active: 'idle' } })
    expect(session.context().account).toBe(una)
  })

  it.each<[string, Answer<undefined>]>([
    ['there is no token', E.right(undefined)],
    ['the account cannot be loaded', E.left({ kind: 'unreachable', offline: false })],
  ])('opens the shop for a visitor when %s', async (_, answer) => {
    const session = aSession()
    await session.answer('currentAccount', answer)
    expect(session.state()).toEqual({ visitor: 'idle' })
    expect(session.context().failure).toBeUndefined()
  })

  it('asks again when another tab hands over its token', async () => {
    const session = aSession()
    session.send({ type: 'account.reload' })
    await session.answer('currentAccount', E.right(undefined))
    expect(session.state()).toBe('starting')
    await session.answer('currentAccount', E.right(una))
    expect(session.state()).toEqual({ customer: { active: 'idle' } })
  })

  it('opens the shop for a visitor when loading breaks', async () => {
    const session = aSession()
    await session.break('currentAccount')
    expect(session.state()).toEqual({ visitor: 'idle' })
  })
})

describe('arriving by a link or from another provider', () => {
  it('signs a visitor in, and counts as a sign-in (AUTH-03, AUTH-05)', async () => {
    const session = await aVisitor()
    session.send({ type: 'account.arrived', account: una })
    expect(session.state()).toEqual({ customer: { active: 'idle' } })
    expect(session.context()).toMatchObject({ account: una, signIns: 1 })
    expect(session.done).toEqual(['welcome Una'])
  })

  it('signs a guest in', async () => {
    const session = aSession()
    await session.answer('currentAccount', E.right(guest))
    session.send({ type: 'account.arrived', account: una })
    expect(session.context()).toMatchObject({ account: una, signIns: 1 })
  })

  it('replaces no customer who is signed in (T04)', async () => {
    const session = aSession()
    await session.answer('currentAccount', E.right(una))
    session.send({ type: 'account.arrived', account: { ...una, id: guest.id } })
    expect(session.context()).toMatchObject({ account: una, signIns: 0 })
  })
})

describe('signing in', () => {
  it('sets the signed-in state and the account (AUTH-05)', async () => {
    const session = await aVisitor()
    session.send(signIn)
    expect(session.state()).toEqual({ visitor: 'signingIn' })
    await session.answer('signIn', E.right(una))
    expect(session.state()).toEqual({ customer: { active: 'idle' } })
    expect(session.context()).toMatchObject({ account: una, signIns: 1 })
    expect(session.done).toEqual(['welcome Una'])
  })

  it('keeps why it failed and stays with the visitor (AUTH-08)', async () => {
    const session = await aVisitor()
    session.send(signIn)
    await session.answer('signIn', E.left(refused))
    expect(session.state()).toEqual({ visitor: 'idle' })
    expect(session.context().failure).toEqual({ attempt: 'sign-in', failure: refused })
    expect(session.done).toEqual([])
  })

  it('keeps that it broke', async () => {
    const session = await aVisitor()
    session.send(signIn)
    await session.break('signIn')
    expect(session.context().failure).toMatchObject({ attempt: 'sign-in' })
  })

  it('forgets an old failure with the next attempt, and when told to', async () => {
    const session = await aVisitor()
    session.send(signIn)
    await session.answer('signIn', E.left(refused))
    session.send({ type: 'failure.dismissed' })
    expect(session.context().failure).toBeUndefined()
    session.send(signIn)
    await session.answer('signIn', E.left(refused))
    session.send(signIn)
    expect(session.context().failure).toBeUndefined()
  })

  it('sends one request for two clicks', async () => {
    const session = await aVisitor()
    session.send(signIn)
    session.send(signIn)
    expect(session.asked()).toEqual(['signIn'])
  })

  it('follows another tab that has signed in', async () => {
    const session = await aVisitor()
    session.send({ type: 'account.reload' })
    expect(session.state()).toBe('starting')
    await session.answer('currentAccount', E.right(una))
    expect(session.state()).toEqual({ customer: { active: 'idle' } })
  })
})

describe('a customer', () => {
  it('is read again when the account has changed', async () => {
    const session = await aCustomer()
    session.send({ type: 'account.reload' })
    expect(session.state()).toEqual({ customer: 'reloading' })
    const moved = anAccount({ countryCode: 'CA' })
    await session.answer('currentAccount', E.right(moved))
    expect(session.state()).toEqual({ customer: { active: 'idle' } })
    expect(session.context().account).toBe(moved)
  })

  it('stays the same when reading again fails or breaks', async () => {
    const session = await aCustomer()
    session.send({ type: 'account.reload' })
    await session.answer('currentAccount', E.left({ kind: 'timed-out' }))
    expect(session.context().account).toBe(una)
    session.send({ type: 'account.reload' })
    await session.break('currentAccount')
    expect(session.state()).toEqual({ customer: { active: 'idle' } })
    expect(session.context().account).toBe(una)
  })

  it('is signed out by another tab, and everything of theirs is wiped', async () => {
    const session = await aCustomer()
    session.send({ type: 'tab.signed-out' })
    expect(session.state()).toEqual({ visitor: 'idle' })
    expect(session.context().account).toBeUndefined()
    expect(session.done).toEqual(['farewell'])
  })
})

describe('a session that ends in the middle of work', () => {
  it('keeps its owner and asks in place', async () => {
    const session = await anExpiredCustomer()
    expect(session.state()).toEqual({ customer: { expired: 'idle' } })
    expect(session.actor.getSnapshot().hasTag('expired')).toBe(true)
    expect(session.context().account).toBe(una)
    expect(session.done).toEqual([])
  })

  it('is met while the account is being read again', async () => {
    const session = await aCustomer()
    session.send({ type: 'account.reload' })
    session.send({ type: 'session.expired' })
    expect(session.state()).toEqual({ customer: { expired: 'idle' } })
  })

  it('goes on when the same customer is back', async () => {
    const session = await anExpiredCustomer()
    session.send(signIn)
    expect(session.state()).toEqual({ customer: { expired: 'signingIn' } })
    await session.answer('signIn', E.right(una))
    expect(session.state()).toEqual({ customer: { active: 'idle' } })
    expect(session.context().signIns).toBe(1)
  })

  it('takes another customer who signs in, and greets that one', async () => {
    const session = await anExpiredCustomer()
    session.send(signIn)
    await session.answer('signIn', E.right(emil))
    expect(session.context().account).toBe(emil)
    expect(session.done).toEqual(['welcome Emil'])
  })

  it('asks again after a wrong password and after a breakdown', async () => {
    const session = await anExpiredCustomer()
    session.send(signIn)
    await session.answer('signIn', E.left(refused))
    expect(session.state()).toEqual({ customer: { expired: 'idle' } })
    expect(session.context().failure).toEqual({ attempt: 'sign-in', failure: refused })
    session.send(signIn)
    await session.break('signIn')
    expect(session.state()).toEqual({ customer: { expired: 'idle' } })
    expect(session.context().account).toBe(una)
  })

  it('becomes a visitor when the dialog is dismissed', async () => {
    const session = await anExpiredCustomer()
    session.send({ type: 'sign-in.dismissed' })
    expect(session.state()).toEqual({ visitor: 'idle' })
    expect(session.done).toEqual(['farewell'])
  })

  it('goes on when another tab has signed in meanwhile', async () => {
    const session = await anExpiredCustomer()
    session.send({ type: 'account.reload' })
    await session.answer('currentAccount', E.right(una))
    expect(session.state()).toEqual({ customer: { active: 'idle' } })
  })

  it('can be left by signing out', async () => {
    const session = await anExpiredCustomer()
    session.send({ type: 'sign-out' })
    expect(session.state()).toEqual({ customer: 'signingOut' })
  })
})

describe('signing out', () => {
  it('wipes first, then tells the server (ROUTE-44)', async () => {
    const session = await aCustomer()
    session.send({ type: 'sign-out' })
    expect(session.done).toEqual(['farewell'])
    await session.answer('signOut', E.right(undefined))
    expect(session.state()).toEqual({ visitor: 'idle' })
    expect(session.context()).toMatchObject({ account: undefined, failure: undefined })
  })

  it('stays signed out when the server cannot be told, and keeps why', async () => {
    const session = await aCustomer()
    session.send({ type: 'sign-out' })
    await session.answer('signOut', E.left({ kind: 'unreachable', offline: true }))
    expect(session.state()).toEqual({ visitor: 'idle' })
    expect(session.context().failure).toMatchObject({ attempt: 'sign-out' })
  })

  it('stays signed out when telling breaks', async () => {
    const session = await aCustomer()
    session.send({ type: 'sign-out' })
    await session.break('signOut')
    expect(session.context()).toMatchObject({ account: undefined })
    expect(session.context().failure).toMatchObject({ attempt: 'sign-out' })
  })

  it('sends one request for two clicks, and hears of no end meanwhile', async () => {
    const session = await aCustomer()
    session.send({ type: 'sign-out' })
    session.send({ type: 'sign-out' })
    session.send({ type: 'session.expired' })
    expect(session.asked()).toEqual(['signOut'])
    expect(session.state()).toEqual({ customer: 'signingOut' })
  })
})

it('can reach every state that it names', () => {
  const outputs = [
    E.right(una),
    E.right(guest),
    E.right(actedFor),
    E.right(undefined),
    E.left(refused),
  ]
  const answers = ['starting', 'visitor.signingIn', 'customer.reloading', 'customer.signingOut']
    .concat('customer.active.signingIn', 'customer.expired.signingIn', 'customer.returning')
    .flatMap((state) =>
      outputs.map((output) => ({ type: `xstate.done.actor.0.session.${state}`, output })),
    )
  const wishes: readonly SessionEvent[] = [
    signIn,
    { type: 'sign-out' },
    { type: 'session.expired' },
    { type: 'sign-in.dismissed' },
    { type: 'account.reload' },
    { type: 'account.arrived', account: una },
    { type: 'tab.signed-out' },
    changedOver,
  ]
  const paths = getShortestPaths(sessionMachine, {
    events: [...wishes, ...answers] as SessionEvent[],
    serializeState: ({ value, context }) =>
      JSON.stringify([value, context.account?.isGuest, context.account?.acting]),
    limit: 10_000,
  })
  expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
    new Set(
      [
        'starting',
        { visitor: 'idle' },
        { visitor: 'signingIn' },
        { customer: { active: 'idle' } },
        { customer: { active: 'signingIn' } },
        { customer: { active: 'acting' } },
        { customer: 'returning' },
        'changingOver',
        { customer: 'reloading' },
        { customer: 'signingOut' },
        { customer: { expired: 'idle' } },
        { customer: { expired: 'signingIn' } },
      ].map((value) => JSON.stringify(value)),
    ),
  )
})

describe('staff who act for a customer', () => {
  const aSubject = async () => {
    const session = aSession()
    await session.answer('currentAccount', E.right(actedFor))
    return session
  }

  it('are there as the customer (AUTH-28)', async () => {
    const session = await aSubject()
    expect(session.state()).toEqual({ customer: { active: 'acting' } })
    expect(session.view().account).toBe(actedFor)
  })

  it('begin and end with a page that opens from the start, and until then nobody is known to be here (T16)', async () => {
    const session = await aCustomer()
    session.send(changedOver)
    expect(session.state()).toBe('changingOver')
    expect(session.view().isKnown).toBe(false)
    expect(session.done).toEqual(['over: began, told'])
  })

  it('hear of it in another tab, and tell nobody again', async () => {
    const session = await aSubject()
    session.send({ type: 'account.changed-over', change: 'ended', isFromHere: false })
    expect(session.done).toEqual(['over: ended'])
  })

  it('are followed by a tab of a visitor, and by one that is just starting', async () => {
    const starting = aSession()
    starting.send(changedOver)
    const visitor = await aVisitor()
    visitor.send(changedOver)
    expect([starting.state(), visitor.state()]).toEqual(['changingOver', 'changingOver'])
  })

  it('go back to their own account when the time is over (T17)', async () => {
    vi.useFakeTimers()
    try {
      const session = aSession()
      session.actor.send({ type: 'account.reload' })
      void session.answer('currentAccount', E.right(actedFor)).catch(() => {})
      void session.answer('currentAccount', E.right(actedFor)).catch(() => {})
      await vi.advanceTimersByTimeAsync(3_599_000)
      expect(session.state()).toEqual({ customer: { active: 'acting' } })
      await vi.advanceTimersByTimeAsync(2000)
      expect(session.state()).toEqual({ customer: 'returning' })
      void session.answer('endActing', E.right(undefined))
      await vi.advanceTimersByTimeAsync(0)
      expect(session.state()).toBe('changingOver')
      expect(session.done).toEqual(['over: time-over, told'])
    } finally {
      vi.useRealTimers()
    }
  })

  it('are asked for no password of the customer when the server ends it, but go back', async () => {
    const session = await aSubject()
    session.send({ type: 'session.expired' })
    expect(session.state()).toEqual({ customer: 'returning' })
    expect(session.actor.getSnapshot().hasTag('expired')).toBe(false)
    await session.answer('endActing', E.right(undefined))
    expect(session.done).toEqual(['over: closed, told'])
  })

  it('go back, too, when the server ends it while the account is read again', async () => {
    const session = await aSubject()
    session.send({ type: 'account.reload' })
    session.send({ type: 'session.expired' })
    expect(session.state()).toEqual({ customer: 'returning' })
  })

  it('are back when reading the account again has found the way', async () => {
    const session = await aSubject()
    session.send({ type: 'account.reload' })
    await session.answer('currentAccount', E.right(anAccountOfStaff()))
    expect(session.state()).toBe('changingOver')
    expect(session.done).toEqual(['over: closed, told'])
  })

  it('go on when the account is read again', async () => {
    const session = await aSubject()
    session.send({ type: 'account.reload' })
    await session.answer('currentAccount', E.right(actedFor))
    expect(session.state()).toEqual({ customer: { active: 'acting' } })
  })

  it.each([
    [
      'is refused',
      (session: ReturnType<typeof aSession>) => session.answer('endActing', E.left(refused)),
    ],
    ['breaks', (session: ReturnType<typeof aSession>) => session.break('endActing')],
  ])('are signed out, and told so, where the way back %s', async (_, end) => {
    const session = await aSubject()
    session.send({ type: 'session.expired' })
    await end(session)
    expect(session.state()).toEqual({ visitor: 'idle' })
    expect(session.context().account).toBeUndefined()
    expect(session.done).toEqual(['farewell', 'no way back'])
  })

  it('sign out altogether', async () => {
    const session = await aSubject()
    session.send({ type: 'sign-out' })
    expect(session.state()).toEqual({ customer: 'signingOut' })
    expect(session.done).toEqual(['farewell'])
  })

  it('do not sign in as another customer meanwhile', async () => {
    const session = await aSubject()
    session.send(signIn)
    expect(session.state()).toEqual({ customer: { active: 'acting' } })
  })
})

describe('a guest', () => {
  const aGuest = async () => {
    const session = aSession()
    await session.answer('currentAccount', E.right(guest))
    return session
  }

  it('signs in without signing out first (AUTH-25)', async () => {
    const session = await aGuest()
    session.send(signIn)
    expect(session.state()).toEqual({ customer: { active: 'signingIn' } })
    await session.answer('signIn', E.right(emil))
    expect(session.state()).toEqual({ customer: { active: 'idle' } })
    expect(session.context()).toMatchObject({ account: emil, signIns: 1 })
  })

  it('is a buyer and no customer (AUTH-25)', async () => {
    const session = await aGuest()
    expect(session.view()).toMatchObject({ account: undefined, buyer: guest })
  })

  it('stays one when that is refused, and may try again', async () => {
    const session = await aGuest()
    session.send(signIn)
    await session.answer('signIn', E.left(refused))
    expect(session.view()).toMatchObject({ buyer: guest, failure: { attempt: 'sign-in' } })
    session.send(signIn)
    expect(session.state()).toEqual({ customer: { active: 'signingIn' } })
  })

  it('is what a sign-in needs: a customer is signed in already', async () => {
    const session = await aCustomer()
    session.send(signIn)
    expect(session.state()).toEqual({ customer: { active: 'idle' } })
  })
})

describe('what pages see of a session', () => {
  const visitor = {
    isKnown: true,
    account: undefined,
    buyer: undefined,
    signIns: 0,
    failure: undefined,
  }

  it('is nothing known until the kept token has been looked at, and a visitor without one', async () => {
    const session = aSession()
    expect(session.view()).toEqual({ ...visitor, isKnown: false })
    await session.answer('currentAccount', E.right(undefined))
    expect(session.view()).toEqual(visitor)
  })

  it('is why signing in failed, and then who signed in (AUTH-05, AUTH-08)', async () => {
    const session = await aVisitor()
    session.send(signIn)
    await session.answer('signIn', E.left(refused))
    expect(session.view()).toEqual({
      ...visitor,
      failure: { attempt: 'sign-in', failure: refused },
    })
    session.send(signIn)
    await session.answer('signIn', E.right(una))
    expect(session.view()).toEqual({ ...visitor, account: una, buyer: una, signIns: 1 })
  })

  it('is still the customer when the session has expired', async () => {
    const session = await anExpiredCustomer()
    expect(session.view()).toEqual({ ...visitor, account: una, buyer: una })
  })
})
