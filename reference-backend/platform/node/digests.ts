/** Digests, signatures and chance, as Node has them. */

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** How bytes are written as text. */
export type Spelling = 'hex' | 'base64url'

/** The SHA-256 of texts one after the other, as UTF-8. */
export function sha256(spelling: Spelling, ...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text)
  return hash.digest(spelling)
}

/** The MD5 of a text in hexadecimal digits: tells versions apart, and protects nothing. */
export function md5(text: string): string {
  return createHash('md5').update(text).digest('hex')
}

/** The HMAC-SHA-256 of a text under a secret. */
export function hmacSha256(spelling: Spelling, secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest(spelling)
}

/** So many bytes that nobody can guess. */
export function randomText(spelling: Spelling, bytes: number): string {
  return randomBytes(bytes).toString(spelling)
}

/** Whether two texts are the same, in a time that tells nothing of where they differ. */
export function isSame(given: string, expected: string): boolean {
  const one = Buffer.from(given)
  const other = Buffer.from(expected)
  return one.length === other.length && timingSafeEqual(one, other)
}
