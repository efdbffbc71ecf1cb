/** Secrets that travel in links: random, and kept by their hash, so that reading the tables reveals no link. */

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Sixty-four random hexadecimal digits. */
export function newSecret(): string {
  return randomBytes(32).toString('hex')
}

/** What is kept of a secret. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Whether a text is made like one of our secrets. */
export function isSecret(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** Whether two texts are the same, in a time that tells nothing of where they differ. */
export function isSame(given: string, expected: string): boolean {
  const one = Buffer.from(given)
  const other = Buffer.from(expected)
  return one.length === other.length && timingSafeEqual(one, other)
}
