/** A page as it is kept: compressed once, in each way that a client may ask for. */

import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { encoded } from '../reference-backend/http/compression.ts'
import { WORTH_ENCODING, type Ready } from './delivery.ts'

const unzipped = promisify(gunzip)

/** The same page, without the plain contents: hardly anybody asks for them, and they are most of its bytes. */
export async function packed(ready: Ready): Promise<{ page: Ready; bytes: number }> {
  const plain = await ready.contents(undefined)
  if (ready.size < WORTH_ENCODING) return { page: ready, bytes: ready.size }
  const [br, gzip] = await Promise.all([encoded(plain, 'br'), encoded(plain, 'gzip')])
  const { status, headers, size } = ready
  const contents: Ready['contents'] = (encoding) => {
    if (encoding === undefined) return unzipped(gzip)
    return encoding === 'br' ? br : gzip
  }
  return { page: { status, headers, size, contents }, bytes: br.byteLength + gzip.byteLength }
}
