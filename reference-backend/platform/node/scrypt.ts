/** Keys from passwords, made beside the requests that are being answered. */

import { scrypt } from 'node:crypto'

export interface ScryptCost {
  /** N = 2^logN. */
  readonly logN: number
  readonly p: number
}

const BLOCK_SIZE = 8
const KEY_BYTES = 32

/** The key of a password, 32 bytes; salt and key in base64url. */
export function scryptKey(password: string, salt: string, cost: ScryptCost): Promise<string> {
  const N = 2 ** cost.logN
  const options = { N, r: BLOCK_SIZE, p: cost.p, maxmem: 256 * N * BLOCK_SIZE }
  return new Promise((resolve, reject) => {
    scrypt(password, Buffer.from(salt, 'base64url'), KEY_BYTES, options, (problem, key) => {
      if (problem === null) resolve(key.toString('base64url'))
      else reject(problem)
    })
  })
}
