/** Signing in and out on Vendure. Guests, and links of another place, are not carried by it. */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../../application/failure.ts'
import type { CartCount } from '../../application/ports/cart-count.ts'
import type { Identity } from '../../application/ports/identity.ts'
import type { TokenStore } from '../../application/ports/token-store.ts'
import type { Account } from '../../domain/account/account.ts'
import { type GraphqlCall, type GraphqlClient, notBuilt } from './graphql-client.ts'
import {
  accountFields,
  type Begun,
  decodeAccount,
  decodeSignedIn,
  encodeNewAccount,
  type KnownAccount,
} from './wire/account.wire.ts'
import { decodeDone } from './wire/done.wire.ts'

const signedInFields = `token account { ${accountFields} }`

export function vendureIdentity(
  client: GraphqlClient,
  tokens: TokenStore,
  cartCount: Pick<CartCount, 'update'>,
): Identity {
  /** Passes on what lies in the cart, so that no page needs a request of its own to say it (AUTH-05). */
  const arrived = ({ account, cartPieces }: KnownAccount): Account => {
    cartCount.update(account.id, cartPieces)
    return account
  }
  const begin = (call: Omit<GraphqlCall<Begun>, 'decode' | 'session'>) =>
    F.pipe(
      client.call({ ...call, decode: decodeSignedIn, session: 'none' }),
      TE.map((begun) => {
        tokens.write(begun.token)
        return arrived(begun)
      }),
    )
  const done = (call: Omit<GraphqlCall<void>, 'decode' | 'manner'>) =>
    client.call({ ...call, manner: 'write', decode: decodeDone })
  return {
    signIn: ({ email, password }) =>
      begin({
        field: 'signIn',
        document: `mutation ($email: String!, $password: String!) {
          signIn(email: $email, password: $password) { ${signedInFields} } }`,
        variables: { email: email.trim(), password },
        manner: 'trial',
      }),
    arrive: () => notBuilt,
    createAccount: (entry) =>
      begin({
        field: 'createAccount',
        document: `mutation ($entry: NewAccountInput!) {
          createAccount(entry: $entry) { ${signedInFields} } }`,
        variables: { entry: encodeNewAccount(entry) },
        manner: 'write',
      }),
    continueAsGuest: () => notBuilt,
    claimGuest: () => notBuilt,
    signOut: (token) =>
      F.pipe(
        done({ field: 'signOut', document: 'mutation { signOut }', session: { token } }),
        TE.orElse((failure) =>
          failure.kind === 'unauthorised' ? TE.right(undefined) : TE.left(failure),
        ),
      ),
    currentAccount: (signal) => async () => {
      const token = tokens.read()
      if (token === undefined) return E.right(undefined)
      const answer = await presentAccount(client, signal)()
      const isOver = E.isLeft(answer) ? answer.left.kind === 'unauthorised' : !answer.right
      // Whose session is over is a visitor now.
      if (isOver && tokens.read() === token) tokens.clear()
      if (isOver) return E.right(undefined)
      return E.map((known: KnownAccount | undefined) => known && arrived(known))(answer)
    },
    requestPasswordReset: (email) =>
      done({
        field: 'forgotPassword',
        document: 'mutation ($email: String!) { forgotPassword(email: $email) }',
        variables: { email: email.trim() },
        session: 'none',
      }),
    resetPassword: ({ secret, password }) =>
      done({
        field: 'newPassword',
        document: `mutation ($secret: String!, $password: String!) {
          newPassword(secret: $secret, password: $password) }`,
        variables: { secret, password },
        session: 'none',
      }),
    changePassword: ({ present, password }) =>
      done({
        field: 'changePassword',
        document: `mutation ($present: String!, $password: String!) {
          changePassword(present: $present, password: $password) }`,
        variables: { present, password },
      }),
  }
}

function presentAccount(
  client: GraphqlClient,
  signal?: AbortSignal,
): TE.TaskEither<PortFailure, KnownAccount | undefined> {
  return client.call(
    {
      field: 'account',
      document: `{ account { ${accountFields} } }`,
      manner: 'read',
      decode: decodeAccount,
      session: 'as-it-is',
    },
    signal,
  )
}
