/** Passwords at rest: scrypt with a salt of its own and the cost written beside it. */

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

export interface PasswordCost {
  readonly logN: number
  readonly p: number
}

const BLOCK_SIZE = 8
const KEY_BYTES = 32
const SALT_BYTES = 16

/** `scrypt$logN$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.logN, cost.p, salt.toString('base64url'), key.toString('base64url')].join(
    '$',
  )
}

/** Whether the password is the one behind the hash; compared in constant time. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, logN = '', p = '', salt = '', key = ''] = hash.split('$')
  const expected = Buffer.from(key, 'base64url')
  const cost = { logN: Number(logN), p: Number(p) }
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** Does the work of a comparison for an address that has no account, so that time tells nothing. */
export async function pretendToCompare(password: string, cost: PasswordCost): Promise<false> {
  await derive(password, randomBytes(SALT_BYTES), cost)
  return false
}

function derive(password: string, salt: Buffer, { logN, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** logN
  const options = { N, r: BLOCK_SIZE, p, maxmem: 256 * N * BLOCK_SIZE }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (problem, key) => {
      if (problem === null) resolve(key)
      else reject(problem)
    })
  })
}
