/**
 * Who one is, asked of code that is fetched when there is something to ask. A visitor without a token is
 * nobody, and needs neither the engine's client nor its wire to know it.
 */
import { either as E } from 'fp-ts'
import { withFetched } from '../fetched-once.ts'
import type { Identity } from '../ports/identity.ts'
import type { TokenStore } from '../ports/token-store.ts'

/** `fetch` may fail, and is then tried again with the next question; a failure is `unreachable`. */
export function lateIdentity(fetch: () => Promise<Identity>, tokens: TokenStore): Identity {
  return {
    signIn: (credentials) => withFetched(fetch, (identity) => identity.signIn(credentials)),
    arrive: (token) => withFetched(fetch, (identity) => identity.arrive(token)),
    createAccount: (entry) => withFetched(fetch, (identity) => identity.createAccount(entry)),
    signOut: (token) => withFetched(fetch, (identity) => identity.signOut(token)),
    currentAccount: (signal) => () =>
      tokens.read() === undefined
        ? Promise.resolve(E.right(undefined))
        : withFetched(fetch, (identity) => identity.currentAccount(signal))(),
    requestPasswordReset: (email) =>
      withFetched(fetch, (identity) => identity.requestPasswordReset(email)),
    resetPassword: (reset) => withFetched(fetch, (identity) => identity.resetPassword(reset)),
    changePassword: (change) => withFetched(fetch, (identity) => identity.changePassword(change)),
  }
}
