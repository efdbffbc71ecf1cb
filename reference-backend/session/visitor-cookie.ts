/**
 * Which cart is a visitor's: an id that cannot be guessed, in a cookie that no script can read. It is set with
 * the first thing that is put in a cart, and ends when the cart goes over to an account.
 */

import { cookieIn } from './cookie.ts'

/** Days after which an untouched cart is dropped. */
export const VISITOR_DAYS = 90

const NAME = 'manifold_visitor'
const ID = /^[0-9a-f]{32}$/
const SCOPE = 'Path=/api/scope; HttpOnly; SameSite=Lax'

/** The visitor that a `Cookie` header names; undefined where there is none, or none of ours. */
export function visitorIn(header: string | null): string | undefined {
  const id = cookieIn(header, NAME)
  return id !== undefined && ID.test(id) ? id : undefined
}

/** The value of `Set-Cookie` by which a browser is known from now on. */
export function visitorCookie(id: string): string {
  return `${NAME}=${id}; Max-Age=${VISITOR_DAYS * 86_400}; ${SCOPE}`
}

/** The value of `Set-Cookie` by which a browser forgets who it was. */
export const endedVisitorCookie = `${NAME}=; Max-Age=0; ${SCOPE}`
