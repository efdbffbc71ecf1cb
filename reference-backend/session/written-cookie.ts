/** How far the primary had written when a browser's last write was done: its lists are read no earlier than that. */

import { bytesOf, type Position } from '../database/reads.ts'
import { cookieIn } from './cookie.ts'

const NAME = 'manifold_written'
/** Seconds; a replica that is further behind is read by nobody. */
const KEPT = 600

/** The position that a `Cookie` header names; undefined where there is none, or none of ours. */
export function writtenIn(header: string | null): Position | undefined {
  const position = cookieIn(header, NAME)?.replace('-', '/')
  return bytesOf(position) === undefined ? undefined : position
}

/** The value of `Set-Cookie` by which a browser remembers it. */
export function writtenCookie(position: Position): string {
  const value = position.replace('/', '-')
  return `${NAME}=${value}; Max-Age=${KEPT}; Path=/api/scope; HttpOnly; SameSite=Lax`
}
