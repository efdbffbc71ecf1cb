/** Signing in again when a session has ended under a request: once for all requests that it met. */
import type { TokenStore } from '../../application/ports/token-store.ts'

/** Whether the request that was refused with this token may be sent again. Never rejects. */
export type Reauthenticate = (refusedToken: string | undefined) => Promise<boolean>

/**
 * Requests refused at the same time wait for the same sign-in. One that is refused later, with the token
 * that has already been replaced, is sent again without asking, as long as the new session is still
 * the present one: it belongs to the same account, or `reauthenticate` would have answered false.
 */
export function sharedReauthentication(
  reauthenticate: () => Promise<boolean>,
  tokens: Pick<TokenStore, 'read'>,
): Reauthenticate {
  let running: Promise<boolean> | undefined
  let last: { readonly refused: string; readonly renewed: string } | undefined

  async function renewed(refusedToken: string | undefined): Promise<boolean> {
    const succeeded = await reauthenticate().catch(() => false)
    running = undefined
    const token = tokens.read()
    if (succeeded && token && refusedToken) last = { refused: refusedToken, renewed: token }
    return succeeded
  }

  return (refusedToken) => {
    if (last && last.refused === refusedToken && last.renewed === tokens.read()) {
      return Promise.resolve(true)
    }
    running ??= renewed(refusedToken)
    return running
  }
}
