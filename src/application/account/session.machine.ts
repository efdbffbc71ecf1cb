/**
 * The session from start-up to signing out. A session that ends in the middle of work is handled
 * in place: the page stays, a dialog asks for the password, and what was waiting goes on. Where staff act for a
 * customer the page reloads at both ends (T16).
 */
import { either as E } from 'fp-ts'
import { assign, type SnapshotFrom } from 'xstate'
import type { Account } from '../../domain/account/account.ts'
import type { Credentials } from '../../domain/account/credentials.ts'
import type { PortFailure } from '../failure.ts'
import {
  type AccountAnswer,
  isActing,
  session,
  type SessionContext,
  type SessionEvent,
  type SessionFailure,
} from './session.setup.ts'

export type { SessionFailure } from './session.setup.ts'

/**
 * Signing in, from the sign-in page and from the dialog over a page. Success sets the account (AUTH-05); a refusal
 * is kept and may be tried again (AUTH-08).
 */
const attempts = {
  idle: session.createStateConfig({ on: { 'sign-in': 'signingIn' } }),
  signingIn: session.createStateConfig({
    tags: 'busy',
    entry: 'forgetFailure',
    invoke: {
      src: 'signIn',
      input: ({ event }) => credentialsIn(event),
      onDone: [
        {
          guard: ({ event }) => E.isRight(event.output),
          target: '#session.customer.active',
          actions: [
            assign(({ context, event }) => ({
              account: accountIn(event.output),
              signIns: context.signIns + 1,
            })),
            'welcome',
          ],
        },
        { target: 'idle', actions: assign(({ event }) => failed('sign-in', event.output)) },
      ],
      onError: { target: 'idle', actions: assign(() => failed('sign-in', broken)) },
    },
  }),
}

/** Who has signed in somewhere else is signed in here. */
const arrival = {
  target: '#session.customer.active',
  actions: ['noteArrival', 'forgetFailure', 'welcome'],
} as const

/** A customer signs in again in place; staff who act for one go back. */
const expired = [
  {
    guard: 'isActing',
    target: '#session.customer.returning',
    actions: 'leaveClosed',
  },
  { target: '#session.customer.expired' },
] as const

export const sessionMachine = session.createMachine({
  id: 'session',
  context: {
    account: undefined,
    failure: undefined,
    signIns: 0,
    actingUntil: undefined,
    leftBy: 'ended',
  },
  initial: 'starting',
  on: {
    'failure.dismissed': { actions: 'forgetFailure' },
    'account.changed-over': {
      target: '.changingOver',
      actions: {
        type: 'changeOver',
        params: ({ event }) => ({ change: event.change, tells: event.isFromHere }),
      },
    },
  },
  states: {
    // The page is about to reload.
    changingOver: { tags: ['busy', 'leaving', 'unknown'] },
    starting: {
      tags: ['busy', 'unknown'],
      // Another tab has handed over its token: the answer to the question without it is of no use.
      on: { 'account.reload': { target: 'starting', reenter: true } },
      invoke: {
        src: 'currentAccount',
        onDone: [
          {
            guard: ({ event }) => E.isRight(event.output) && event.output.right !== undefined,
            target: 'customer',
            actions: assign(({ event }) => ({ account: accountIn(event.output) })),
          },
          // A failure to load the account signs no user in and blocks no page.
          { target: 'visitor' },
        ],
        onError: 'visitor',
      },
    },
    visitor: {
      entry: 'forgetAccount',
      initial: 'idle',
      on: { 'account.reload': 'starting', 'account.arrived': arrival },
      states: attempts,
    },
    customer: {
      tags: 'customer',
      initial: 'active',
      on: {
        'tab.signed-out': { target: 'visitor', actions: 'farewell' },
        'sign-out': '.signingOut',
      },
      states: {
        active: {
          initial: 'idle',
          on: {
            'session.expired': expired,
            'account.reload': 'reloading',
            // A customer signs out first.
            'account.arrived': { guard: 'isGuest', ...arrival },
          },
          states: {
            ...attempts,
            idle: {
              always: { guard: 'isActing', target: 'acting' },
              // A guest signs in without signing out first; a customer is signed in already.
              on: { 'sign-in': { guard: 'isGuest', target: 'signingIn' } },
            },
            // Staff act for the customer until the time is over, or the server says that it is.
            acting: {
              entry: 'noteActingEnd',
              after: {
                actingTime: {
                  target: '#session.customer.returning',
                  actions: 'leaveByTime',
                },
              },
            },
          },
        },
        // Staff have acted for the customer: back to their own account, or out.
        returning: {
          tags: ['busy', 'leaving'],
          invoke: {
            src: 'endActing',
            onDone: [
              {
                guard: ({ event }) => E.isRight(event.output),
                target: '#session.changingOver',
                actions: {
                  type: 'changeOver',
                  params: ({ context }) => ({ change: context.leftBy, tells: true }),
                },
              },
              { target: '#session.visitor', actions: ['farewell', 'tellNoWayBack'] },
            ],
            onError: { target: '#session.visitor', actions: ['farewell', 'tellNoWayBack'] },
          },
        },
        reloading: {
          on: { 'session.expired': expired },
          invoke: {
            src: 'currentAccount',
            onDone: [
              {
                guard: ({ context, event }) => isBack(context, event.output),
                target: '#session.changingOver',
                actions: { type: 'changeOver', params: { change: 'closed', tells: true } },
              },
              // The token is over. Staff have been told so, and have no way back.
              {
                guard: ({ context, event }) => isNobody(event.output) && isActing(context),
                target: '#session.visitor',
                actions: 'farewell',
              },
              { guard: ({ event }) => isNobody(event.output), target: 'expired' },
              {
                target: 'active',
                actions: assign(({ context, event }) => ({
                  account: accountIn(event.output) ?? context.account,
                })),
              },
            ],
            onError: 'active',
          },
        },
        expired: {
          tags: 'expired',
          initial: 'idle',
          on: {
            'sign-in.dismissed': { target: '#session.visitor', actions: 'farewell' },
            // Another tab has signed in meanwhile.
            'account.reload': 'reloading',
          },
          states: attempts,
        },
        signingOut: {
          tags: 'busy',
          // The wipe comes first: whatever the server says, this browser is signed out (T07).
          entry: ['forgetFailure', 'farewell'],
          // Once is enough; a second click must not send a second request.
          on: { 'sign-out': {} },
          invoke: {
            src: 'signOut',
            onDone: {
              target: '#session.visitor',
              actions: assign(({ event }) => failed('sign-out', event.output)),
            },
            onError: {
              target: '#session.visitor',
              actions: assign(() => failed('sign-out', broken)),
            },
          },
        },
      },
    },
  },
})

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>
export type SessionMachine = typeof sessionMachine

/** The failure that represents an effect that threw instead of answering. */
const broken: E.Either<PortFailure, never> = E.left({ kind: 'malformed' })

function failed(
  attempt: SessionFailure['attempt'],
  answer: E.Either<PortFailure, unknown>,
): Partial<SessionContext> {
  return E.isLeft(answer) ? { failure: { attempt, failure: answer.left } } : {}
}

/** Whether staff have come back from acting for a customer while the account was read. */
function isBack({ account }: SessionContext, answer: AccountAnswer): boolean {
  const present = accountIn(answer)
  return account?.acting !== undefined && present !== undefined && present.id !== account.id
}

/** Whether the token is known to be nobody's; a failure to read the account says nothing about it. */
function isNobody(answer: AccountAnswer): boolean {
  return E.isRight(answer) && answer.right === undefined
}

function accountIn(answer: AccountAnswer): Account | undefined {
  return E.isRight(answer) ? answer.right : undefined
}

function credentialsIn(event: SessionEvent): Credentials {
  if (event.type !== 'sign-in') throw new Error('Signing in begins with credentials.')
  return event.credentials
}
