/** Digests, signatures and chance where there is no Node: the browser's own digests answer later only. */

import { hmac } from '@noble/hashes/hmac.js'
import { md5 as md5Of } from '@noble/hashes/legacy.js'
import { sha256 as sha256Of } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64url } from 'jose'

/** How bytes are written as text. */
export type Spelling = 'hex' | 'base64url'

/** The SHA-256 of texts one after the other, as UTF-8. */
export function sha256(spelling: Spelling, ...texts: readonly string[]): string {
  const hash = sha256Of.create()
  for (const text of texts) hash.update(utf8ToBytes(text))
  return spelt(spelling, hash.digest())
}

/** The MD5 of a text in hexadecimal digits: tells versions apart, and protects nothing. */
export function md5(text: string): string {
  return bytesToHex(md5Of(utf8ToBytes(text)))
}

/** The HMAC-SHA-256 of a text under a secret. */
export function hmacSha256(spelling: Spelling, secret: string, text: string): string {
  return spelt(spelling, hmac(sha256Of, utf8ToBytes(secret), utf8ToBytes(text)))
}

/** So many bytes that nobody can guess. */
export function randomText(spelling: Spelling, bytes: number): string {
  return spelt(spelling, crypto.getRandomValues(new Uint8Array(bytes)))
}

/** Whether two texts are the same; every byte is looked at, wherever they differ. */
export function isSame(given: string, expected: string): boolean {
  const one = utf8ToBytes(given)
  const other = utf8ToBytes(expected)
  if (one.length !== other.length) return false
  let difference = 0
  for (const [index, byte] of one.entries()) difference |= byte ^ (other[index] ?? 0)
  return difference === 0
}

function spelt(spelling: Spelling, bytes: Uint8Array): string {
  return spelling === 'hex' ? bytesToHex(bytes) : base64url.encode(bytes)
}
