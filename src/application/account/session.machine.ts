/**
 * The session from start-up to signing out. A session that ends in the middle of work is handled
 * in place: the page stays, a dialog asks for the password, and what was waiting goes on.
 */
import { either as E } from 'fp-ts'
import { assign, type SnapshotFrom, setup } from 'xstate'
import type { Account } from '../../domain/account/account.ts'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
import type { PortFailure } from '../failure.ts'
import type { Credentials } from '../../domain/account/credentials.ts'

/** Why the last attempt failed, and what was attempted. */
export interface SessionFailure {
  readonly attempt: 'sign-in' | 'sign-out'
  readonly failure: PortFailure
}

interface SessionContext {
  readonly account: Account | undefined
  readonly failure: SessionFailure | undefined
  /** Counts sign-ins, so that a page can tell a new one from the one it was opened under. */
  readonly signIns: number
}

export type SessionEvent =
  | { readonly type: 'sign-in'; readonly credentials: Credentials }
  | { readonly type: 'sign-out' }
  /** The server no longer knows the token. */
  | { readonly type: 'session.expired' }
  /** The dialog was closed without signing in. */
  | { readonly type: 'sign-in.dismissed' }
  | { readonly type: 'failure.dismissed' }
  /** Another tab signed in, or this account's data changed: read the account again. */
  | { readonly type: 'account.reload' }
  | { readonly type: 'tab.signed-out' }

type AccountAnswer = E.Either<PortFailure, Account | undefined>

const session = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'busy' | 'customer' | 'expired',
  },
  actors: {
    currentAccount: actorSlot<AccountAnswer, void>('currentAccount'),
    signIn: actorSlot<E.Either<PortFailure, Account>, Credentials>('signIn'),
    signOut: actorSlot<E.Either<PortFailure, void>, void>('signOut'),
  },
  guards: { isGuest: ({ context }) => context.account?.isGuest === true },
  actions: {
    /** Tells the other tabs and forgets the unsent work of all other accounts. Filled by the application. */
    welcome: () => {},
    /** Forgets everything that was this customer's. Filled by the application. */
    farewell: () => {},
    forgetAccount: assign({ account: undefined }),
    forgetFailure: assign({ failure: undefined }),
  },
})

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

export const sessionMachine = session.createMachine({
  id: 'session',
  context: { account: undefined, failure: undefined, signIns: 0 },
  initial: 'starting',
  on: { 'failure.dismissed': { actions: 'forgetFailure' } },
  states: {
    starting: {
      tags: 'busy',
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
      on: { 'account.reload': 'starting' },
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
          on: { 'session.expired': 'expired', 'account.reload': 'reloading' },
          states: {
            ...attempts,
            // A guest signs in without signing out first; a customer is signed in already.
            idle: { on: { 'sign-in': { guard: 'isGuest', target: 'signingIn' } } },
          },
        },
        reloading: {
          on: { 'session.expired': 'expired' },
          invoke: {
            src: 'currentAccount',
            onDone: {
              target: 'active',
              actions: assign(({ context, event }) => ({
                account: accountIn(event.output) ?? context.account,
              })),
            },
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

function accountIn(answer: AccountAnswer): Account | undefined {
  return E.isRight(answer) ? answer.right : undefined
}

function credentialsIn(event: SessionEvent): Credentials {
  if (event.type !== 'sign-in') throw new Error('Signing in begins with credentials.')
  return event.credentials
}
