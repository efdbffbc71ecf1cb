/** Keys from passwords where there is no Node; between two stretches of work, others are answered. */

import { scryptAsync } from '@noble/hashes/scrypt.js'
import { base64url } from 'jose'

export interface ScryptCost {
  /** N = 2^logN. */
  readonly logN: number
  readonly p: number
}

const BLOCK_SIZE = 8
const KEY_BYTES = 32

/** The key of a password, 32 bytes; salt and key in base64url. */
export async function scryptKey(
  password: string,
  salt: string,
  { logN, p }: ScryptCost,
): Promise<string> {
  const options = { N: 2 ** logN, r: BLOCK_SIZE, p, dkLen: KEY_BYTES }
  return base64url.encode(await scryptAsync(password, base64url.decode(salt), options))
}
