/** Contents made smaller for the way. */

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** What can be written here, the better one first. */
export const ENCODINGS: readonly Encoding[] = ['br', 'gzip']

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** The contents in that encoding; the quality is Brotli's own, from 0 to 11. */
export function compress(body: Uint8Array, encoding: Encoding, quality: number): Promise<Buffer> {
  const level = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }
  return encoding === 'br' ? brotli(body, level) : gzipped(body)
}
