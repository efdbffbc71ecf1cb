/** Signing in and out on the commerce engine. */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../../application/failure.ts'
import type { CartCount } from '../../application/ports/cart-count.ts'
import type { Identity } from '../../application/ports/identity.ts'
import type { TokenStore } from '../../application/ports/token-store.ts'
import type { Account } from '../../domain/account/account.ts'
import { type ContentLocale, fallbackLocale } from '../../domain/content/content-locale.ts'
import type { CommerceClient } from './commerce-client.ts'
import {
  accountQuery,
  type AccountAnswer,
  decodeAccount,
  decodeAccountIfAny,
  decodeClaim,
  decodeLogin,
  encodeArrival,
  encodeGuest,
  encodeLogin,
  encodeNewAccount,
  encodeNewPassword,
  logoutRequest,
} from './wire/account.wire.ts'
import { isActingToken } from './wire/acting.wire.ts'
import { decodeDone } from './wire/done.wire.ts'

export function httpIdentity(
  client: CommerceClient,
  tokens: TokenStore,
  cartCount: Pick<CartCount, 'update' | 'updateScheduled'>,
  locale: () => ContentLocale = () => fallbackLocale,
): Identity {
  /** Passes on what lies in both carts, so that no page needs a request of its own to say it (AUTH-05). */
  const arrived = ({ account, cartPieces, scheduledItems }: AccountAnswer): Account => {
    if (cartPieces !== undefined) cartCount.update(account.id, cartPieces)
    if (scheduledItems !== undefined) cartCount.updateScheduled(account.id, scheduledItems)
    return account
  }
  return {
    signIn: (credentials, guestToken) =>
      F.pipe(
        client.call({
          action: 'login',
          manner: 'trial',
          body: encodeLogin(credentials, guestToken),
          decode: decodeLogin,
          session: { kind: 'begins' },
        }),
        TE.bimap(notLetIn, arrived),
      ),
    arrive: (token, guestToken) =>
      F.pipe(
        client.call({
          action: 'getAccount',
          manner: 'trial',
          body: encodeArrival(guestToken),
          decode: decodeAccount,
          session: { kind: 'begins', token },
        }),
        TE.map(arrived),
      ),
    createAccount: (entry) =>
      F.pipe(
        client.call({
          action: 'createAccount',
          manner: 'write',
          body: encodeNewAccount(entry),
          decode: decodeLogin,
          session: { kind: 'begins' },
        }),
        TE.map(arrived),
      ),
    continueAsGuest: (entry) =>
      F.pipe(
        client.call({
          action: 'guestAccount',
          manner: 'write',
          body: encodeGuest(entry),
          decode: decodeLogin,
          session: { kind: 'begins' },
        }),
        TE.map(arrived),
      ),
    claimGuest: ({ orderToken, ...password }) =>
      client.call({
        action: 'guestAccountCreatePassword',
        manner: 'write',
        body: { tokenHash: orderToken, ...encodeNewPassword(password) },
        decode: decodeClaim,
        session: { kind: 'as-it-is' },
      }),
    signOut: (token) => signOutOf(client, token),
    currentAccount: (signal) => () => {
      const token = tokens.read()
      if (token === undefined) return Promise.resolve(E.right(undefined))
      return F.pipe(
        () => arrivalOf(client, tokens, token, signal),
        TE.map((arrival) => arrival && arrived(arrival)),
      )()
    },
    ...passwordCalls(client, locale),
  }
}

function passwordCalls(client: CommerceClient, locale: () => ContentLocale) {
  return {
    requestPasswordReset: (email) =>
      client.call({
        action: 'forgotPassword',
        manner: 'write',
        body: {
          emailAddress: email.trim(),
          ...(locale() !== fallbackLocale && { locale: locale() }),
        },
        decode: decodeDone,
        session: { kind: 'as-it-is' },
      }),
    resetPassword: (reset) =>
      client.call({
        action: 'resetPasswordUpdate',
        manner: 'write',
        body: { swprid: reset.secret, ...encodeNewPassword(reset) },
        decode: decodeDone,
        session: { kind: 'as-it-is' },
      }),
    changePassword: (change) =>
      client.call({
        action: 'changePassword',
        manner: 'write',
        body: { existingPassword: change.present, ...encodeNewPassword(change) },
        decode: decodeDone,
      }),
  } satisfies Partial<Identity>
}

/**
 * The account of the kept token. One that is no longer good is forgotten, as its owner is a visitor now; but where
 * staff acted for a customer, it is the way back to their own account.
 */
async function arrivalOf(
  client: CommerceClient,
  tokens: TokenStore,
  token: string,
  signal?: AbortSignal,
): Promise<E.Either<PortFailure, AccountAnswer | undefined>> {
  const answer = await client.call(
    {
      action: 'getAccount',
      manner: 'read',
      query: accountQuery,
      decode: decodeAccountIfAny,
      session: { kind: 'as-it-is' },
    },
    signal,
  )()
  const isOver = E.isLeft(answer) ? answer.left.kind === 'unauthorised' : !answer.right
  if (isOver && isActingToken(token)) return E.left({ kind: 'unauthorised' })
  if (isOver && tokens.read() === token) tokens.clear()
  return E.isLeft(answer) && isOver ? E.right(undefined) : answer
}

/** Signs out (CALL-45). A session that has already ended counts as signed out. */
function signOutOf(client: CommerceClient, token: string): TE.TaskEither<PortFailure, void> {
  return F.pipe(
    client.call({
      action: 'logout',
      manner: 'write',
      body: logoutRequest,
      decode: decodeDone,
      session: { kind: 'ends', token },
    }),
    TE.orElse((failure) =>
      failure.kind === 'unauthorised' ? TE.right(undefined) : TE.left(failure),
    ),
  )
}

/** Not being let in is a refusal, whether or not the server finds words for it (AUTH-13). */
function notLetIn(failure: PortFailure): PortFailure {
  return failure.kind === 'unauthorised' ? { kind: 'refused', messages: [] } : failure
}
