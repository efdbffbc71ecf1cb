/**
 * Which browser has begun to sign in by another provider: a secret in a cookie that no script can read. It is sent
 * with the address that the provider leads back to, so that the answer counts in this browser alone.
 */

import { cookieIn } from './cookie.ts'
import { hashOf, isSecret } from './secret.ts'

/** Minutes in which a sign-in that was begun can be answered. */
export const LOGIN_MINUTES = 10

const NAME = 'manifold_login'

/** The secret that a `Cookie` header has; undefined where it has none. */
export function loginSecretIn(header: string | null): string | undefined {
  const secret = cookieIn(header, NAME)
  return secret !== undefined && isSecret(secret) ? secret : undefined
}

/** What is kept of the secret of a browser; undefined where it has none. */
export function loginBrowserIn(header: string | null): string | undefined {
  const secret = loginSecretIn(header)
  return secret && hashOf(secret)
}

/** The value of `Set-Cookie`. It outlasts the sign-in by the minute that the link at its end is good for. */
export function loginCookie(secret: string): string {
  return `${NAME}=${secret}; Max-Age=${(LOGIN_MINUTES + 1) * 60}; Path=/; HttpOnly; SameSite=Lax`
}
