/** Passwords at rest: scrypt with a salt of its own and the cost written beside it. */

import { isSame, randomText } from '#platform/digests.ts'
import { scryptKey } from '#platform/scrypt.ts'

export interface PasswordCost {
  readonly logN: number
  readonly p: number
}

const SALT_BYTES = 16

/** `scrypt$logN$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomText('base64url', SALT_BYTES)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.logN, cost.p, salt, key].join('$')
}

/** Whether the password is the one behind the hash; compared in constant time. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, logN = '', p = '', salt = '', key = ''] = hash.split('$')
  const cost = { logN: Number(logN), p: Number(p) }
  return isSame(await derive(password, salt, cost), key)
}

/** Does the work of a comparison for an address that has no account, so that time tells nothing. */
export async function pretendToCompare(password: string, cost: PasswordCost): Promise<false> {
  await derive(password, randomText('base64url', SALT_BYTES), cost)
  return false
}

function derive(password: string, salt: string, cost: PasswordCost): Promise<string> {
  return scryptKey(password.normalize('NFKC'), salt, cost)
}
