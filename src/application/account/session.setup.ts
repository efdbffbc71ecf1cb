/** What the session chart is made of: its events, what it remembers, and the effects that it leaves open. */
import type { either as E } from 'fp-ts'
import { assign, setup } from 'xstate'
import type { Account } from '../../domain/account/account.ts'
import type { AccountChange } from '../../domain/account/acting.ts'
import type { Credentials } from '../../domain/account/credentials.ts'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
import type { PortFailure } from '../failure.ts'

/** Why the last attempt failed, and what was attempted. */
export interface SessionFailure {
  readonly attempt: 'sign-in' | 'sign-out'
  readonly failure: PortFailure
}

export interface SessionContext {
  readonly account: Account | undefined
  readonly failure: SessionFailure | undefined
  /** Counts sign-ins, so that a page can tell a new one from the one it was opened under. */
  readonly signIns: number
  /** When staff stop acting for the customer; milliseconds since 1970 (T17). */
  readonly actingUntil: number | undefined
  /** Why acting comes to its end. */
  readonly leftBy: AccountChange
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
  /** A link, or another provider, has signed in: the token of the new session is there already. */
  | { readonly type: 'account.arrived'; readonly account: Account }
  | { readonly type: 'tab.signed-out' }
  /** Staff have begun to act for a customer, or are back; the token is that of the new account already. */
  | {
      readonly type: 'account.changed-over'
      readonly change: AccountChange
      readonly isFromHere: boolean
    }

export type AccountAnswer = E.Either<PortFailure, Account | undefined>

/** How the account changes, and whether the other tabs are to hear it from here. */
export interface ChangeOver {
  readonly change: AccountChange
  readonly tells: boolean
}

/** Whether staff act for the customer (T16). */
export function isActing({ account }: SessionContext): boolean {
  return account?.acting !== undefined
}

export const session = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'busy' | 'customer' | 'expired' | 'leaving' | 'unknown',
  },
  actors: {
    currentAccount: actorSlot<AccountAnswer, void>('currentAccount'),
    signIn: actorSlot<E.Either<PortFailure, Account>, Credentials>('signIn'),
    signOut: actorSlot<E.Either<PortFailure, void>, void>('signOut'),
    endActing: actorSlot<E.Either<PortFailure, void>, void>('endActing'),
  },
  guards: {
    isGuest: ({ context }) => context.account?.isGuest === true,
    isActing: ({ context }) => isActing(context),
  },
  delays: { actingTime: ({ context }) => (context.account?.acting?.secondsLeft ?? 0) * 1000 },
  actions: {
    /** Tells the other tabs and forgets the unsent work of all other accounts. Filled by the application. */
    welcome: () => {},
    /** Forgets everything that was this customer's. Filled by the application. */
    farewell: () => {},
    /** Forgets everything of both accounts, tells the other tabs and reloads the page. Filled by the application. */
    changeOver: (_chart, _change: ChangeOver) => {},
    /** Says that staff are signed out because there was no way back. Filled by the application. */
    tellNoWayBack: () => {},
    /** Notes by the clock when acting ends. Filled by the application. */
    noteActingEnd: assign({ actingUntil: undefined }),
    leaveByTime: assign({ leftBy: 'time-over' }),
    leaveClosed: assign({ leftBy: 'closed' }),
    noteArrival: assign(({ context, event }) =>
      event.type === 'account.arrived'
        ? { account: event.account, signIns: context.signIns + 1 }
        : {},
    ),
    forgetAccount: assign({ account: undefined }),
    forgetFailure: assign({ failure: undefined }),
  },
})
