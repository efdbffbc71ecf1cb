/** Secrets that travel in links: random, and kept by their hash, so that reading the tables reveals no link. */

import { randomText, sha256 } from '#platform/digests.ts'

/** Sixty-four random hexadecimal digits. */
export function newSecret(): string {
  return randomText('hex', 32)
}

/** What is kept of a secret. */
export function hashOf(secret: string): string {
  return sha256('hex', secret)
}

/** Whether a text is made like one of our secrets. */
export function isSecret(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}
