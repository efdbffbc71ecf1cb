/** The session chart with its effects filled in, and what other parts of the shop ask of it. */
import { either as E } from 'fp-ts'
import { type Actor, assign, createActor, fromPromise, waitFor } from 'xstate'
import type { Account } from '../../domain/account/account.ts'
import { customer, type Session, visitor } from '../../domain/account/session.ts'
import { pathAfterChange } from '../../domain/account/acting.ts'
import { isTurnedDown } from '../../domain/shared/port-failure.ts'
import type { PortFailure } from '../failure.ts'
import { visitorOwner } from '../ports/cart-count.ts'
import { withLazy } from '../lazy.ts'
import type { ActingGateway } from '../ports/acting-gateway.ts'
import type { Clock } from '../ports/clock.ts'
import type { Connection } from '../ports/connection.ts'
import type { Identity } from '../ports/identity.ts'
import type { LeftSessions } from '../ports/left-sessions.ts'
import type { Notifier } from '../ports/notifier.ts'
import type { OpenPage } from '../ports/open-page.ts'
import type { TabChannel } from '../ports/tab-channel.ts'
import type { TokenStore } from '../ports/token-store.ts'
import type { UnsentTexts } from '../ports/unsent-work.ts'
import { leftSessionMachine } from './left-session.machine.ts'
import { sessionMachine, type SessionMachine, type SessionSnapshot } from './session.machine.ts'
import { isKnown } from './session.view.ts'
import { type TokensOfTabs, tokensOfTabs } from './tokens-of-tabs.ts'

export type SessionActor = Actor<SessionMachine>

export interface SessionPorts {
  /** Fetched when there is something to ask: a visitor without a token is known to be one. */
  readonly identity: () => Promise<Identity>
  readonly tokens: TokenStore
  readonly tabs: TabChannel
  readonly unsentWork: UnsentTexts
  readonly leftSessions: LeftSessions
  readonly connection: Connection
  /** Fetched like `identity`. */
  readonly actingGateway: () => Promise<Pick<ActingGateway, 'end'>>
  readonly page: OpenPage
  readonly clock: Pick<Clock, 'now'>
  readonly notifier: Notifier
}

/** Starts the one session of this tab. Signing in and out is told to, and heard from, the other tabs. */
export function startSession(ports: SessionPorts): SessionActor {
  const { identity, tokens, tabs, unsentWork, page, clock, notifier } = ports
  const endActing = () => withLazy(ports.actingGateway, (gateway) => gateway.end())()
  const leftSession = startLeftSession(ports)
  const session: SessionActor = createActor(
    sessionMachine.provide({
      actors: {
        currentAccount: fromPromise(({ signal }) =>
          tokens.read() === undefined
            ? Promise.resolve(E.right(undefined))
            : accountOrWayBack(ports, signal),
        ),
        endActing: fromPromise(endActing),
        signIn: fromPromise(({ input }) => {
          // What a guest has laid into the cart goes along.
          const isGuest = session.getSnapshot().context.account?.isGuest === true
          const guestToken = isGuest ? tokens.read() : undefined
          return withLazy(identity, (engine) => engine.signIn(input, guestToken))()
        }),
        signOut: fromPromise(async () => {
          const token = tokens.read()
          // Whatever the server says, this browser is signed out (T07).
          tokens.clear()
          if (token === undefined) return E.right(undefined)
          const answer = await withLazy(identity, (engine) => engine.signOut(token))()
          if (E.isLeft(answer) && !isTurnedDown(answer.left)) {
            leftSession.send({ type: 'sign-out.unheard', token })
          }
          return answer
        }),
      },
      actions: {
        welcome: ({ context }) => {
          const token = tokens.read()
          if (!context.account || !token) return
          leftSession.send({ type: 'connection.back' })
          // What was typed before signing in goes on being theirs.
          unsentWork.handOver(visitorOwner, context.account.id)
          unsentWork.forgetAllBut(context.account.id)
          tabs.send({ kind: 'signed-in', token })
        },
        changeOver: (_, { change, tells }) => {
          unsentWork.forgetAllBut(undefined)
          const token = tokens.read()
          if (tells && token) tabs.send({ kind: 'changed-over', change, token })
          page.reopen(pathAfterChange(page.path(), change))
        },
        tellNoWayBack: () => notifier.notify({ tone: 'info', key: 'common:acting.signedOut' }),
        noteActingEnd: assign(({ context: { account } }) => ({
          actingUntil: clock.now() + (account?.acting?.secondsLeft ?? 0) * 1000,
        })),
        farewell: ({ event }) => {
          unsentWork.forgetAllBut(undefined)
          if (event.type === 'sign-out') tabs.send({ kind: 'signed-out' })
          else tokens.clear()
        },
      },
    }),
  )
  const shared = tokensOfTabs(session, { tokens, tabs })
  listenToTabs(session, shared, { tokens, tabs })
  session.start()
  shared.ask()
  return session
}

/** The account of the kept token; that of the staff where they acted for a customer and it is over (T17). */
async function accountOrWayBack(
  { identity, actingGateway, tokens, unsentWork, notifier }: SessionPorts,
  signal: AbortSignal,
): Promise<E.Either<PortFailure, Account | undefined>> {
  const ask = () => withLazy(identity, (engine) => engine.currentAccount(signal))()
  const known = await ask()
  if (E.isRight(known) || known.left.kind !== 'unauthorised') return known
  const back = await withLazy(actingGateway, (gateway) => gateway.end())()
  if (E.isLeft(back)) {
    tokens.clear()
    notifier.notify({ tone: 'info', key: 'common:acting.signedOut' })
    return E.right(undefined)
  }
  unsentWork.forgetAllBut(undefined)
  notifier.notify({ tone: 'info', key: 'common:acting.over' })
  return ask()
}

/** Makes good, in its own time, the sign-outs of this tab that the server has not heard of. */
function startLeftSession({ identity, tokens, leftSessions, connection }: SessionPorts) {
  const leftSession = createActor(
    leftSessionMachine.provide({
      actors: {
        // A customer who has signed in again with the same session must not be signed out unasked.
        endSession: fromPromise(async ({ input }) =>
          input === tokens.read()
            ? E.right(undefined)
            : withLazy(identity, (engine) => engine.signOut(input))(),
        ),
      },
      actions: { keep: ({ context }) => leftSessions.keep(context.tokens) },
    }),
    { input: { tokens: leftSessions.read() } },
  )
  connection.whenBack(() => leftSession.send({ type: 'connection.back' }))
  return leftSession.start()
}

/** The current user, as other parts of the shop see it. A session that has expired still has its owner. */
export function sessionOf(snapshot: SessionSnapshot): Session {
  const { account } = snapshot.context
  return account ? customer(account) : visitor
}

/** The current user, once the kept token has been checked. */
export async function sessionKnown(session: SessionActor): Promise<Session> {
  return sessionOf(await waitFor(session, isKnown, { timeout: Number.POSITIVE_INFINITY }))
}

/** Waits until a user is signed in, without a time limit. */
export async function customerHere(session: SessionActor): Promise<void> {
  await waitFor(session, (now) => now.hasTag('customer'), { timeout: Number.POSITIVE_INFINITY })
}

/**
 * Asks for a new sign-in over the page and waits for its end: true when the same customer is back, so
 * that what was waiting may go on once; false when another one came or the dialog was dismissed.
 */
export async function reauthenticated(session: SessionActor): Promise<boolean> {
  const before = session.getSnapshot().context.account?.id
  if (!before) return false
  session.send({ type: 'session.expired' })
  const now = session.getSnapshot()
  // Staff who acted for the customer are led back: another account, or a page that reloads.
  if (!now.hasTag('expired') && !now.hasTag('leaving')) return false
  const after = await waitFor(session, isSettled, { timeout: Number.POSITIVE_INFINITY })
  return after.context.account?.id === before
}

/** Reads the account again, and waits until it is there: zone, currency and rules follow its address. */
export async function accountReloaded(session: SessionActor): Promise<void> {
  session.send({ type: 'account.reload' })
  const isRead = (now: SessionSnapshot) => !now.matches({ customer: 'reloading' })
  await waitFor(session, isRead, { timeout: Number.POSITIVE_INFINITY })
}

const isSettled = (now: SessionSnapshot) =>
  now.matches('visitor') || now.matches({ customer: 'active' })

function listenToTabs(
  session: SessionActor,
  shared: TokensOfTabs,
  { tokens, tabs }: Pick<SessionPorts, 'tokens' | 'tabs'>,
) {
  tabs.listen((message) => {
    switch (message.kind) {
      case 'signed-out':
        session.send({ type: 'tab.signed-out' })
        return
      case 'changed-over':
        if (tokens.read() === message.token) return
        tokens.write(message.token)
        session.send({
          type: 'account.changed-over',
          change: message.change,
          isFromHere: false,
        })
        return
      case 'signed-in':
        shared.signedIn(message.token)
        return
      case 'token-wanted':
        shared.answer()
        return
      case 'token-given':
        shared.given(message.token)
        return
      case 'cart-changed':
      case 'placement-changed':
      case 'delivery-changed':
      case 'quote-changed':
    }
  })
}
