/**
 * The code that confirms a new email address. It is signed over the account as it was when the code was asked
 * for, so that it is good for an hour, once, and no more when the password or the address has changed meanwhile.
 */

import { fromBase64url, toBase64url } from '#platform/base64url.ts'
import { hmacSha256, isSame } from '#platform/digests.ts'
import type { Account } from '../../session/session.ts'

const CODE = /^([0-9a-z]{6,9})-([\w-]{4,1200})-([0-9a-f]{64})$/
export const CODE_MINUTES = 60
/** No code is longer: it holds an address of 255 characters. */
export const LONGEST_CODE = 1300

interface Signing {
  readonly secret: string
  readonly now: Date
}

/** The code for a new address of this account. */
export function emailChangeCode(own: Account, emailAddress: string, by: Signing): string {
  const until = Math.floor(by.now.getTime() / 1000) + CODE_MINUTES * 60
  const content = `${until.toString(36)}-${toBase64url(emailAddress)}`
  return `${content}-${signature(own, content, by)}`
}

/** The address that a code confirms for this account at this moment; undefined where it confirms none. */
export function confirmedBy(own: Account, code: string, by: Signing): string | undefined {
  const [, until = '', encoded = '', given = ''] = CODE.exec(code) ?? []
  if (!isSame(given, signature(own, `${until}-${encoded}`, by))) return undefined
  const isLate = Number.parseInt(until, 36) * 1000 <= by.now.getTime()
  return isLate ? undefined : fromBase64url(encoded)
}

function signature(own: Account, content: string, { secret }: Signing): string {
  const { id, emailAddress, passwordHash } = own
  const signed = JSON.stringify(['email change', id, emailAddress, passwordHash, content])
  return hmacSha256('hex', secret, signed)
}
