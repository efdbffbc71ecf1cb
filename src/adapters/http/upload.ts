/**
 * A file on its way to a place that a server has named. The place is believed only where it is on the
 * list: files of customers go nowhere else, and no token goes along (T25).
 */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../../application/failure.ts'
import { deadline, type Ending } from './deadline.ts'
import { isListedAddress } from './listed-address.ts'
import type { HttpParts } from './request.ts'

/** Milliseconds for one file. */
const uploadLimit = 120_000

export interface UploadParts extends Pick<HttpParts, 'fetch' | 'pause' | 'isOnline'> {
  /** The address of whoever names the place, which is where a path leads; empty is the page's own origin. */
  readonly base: string
  /** Origins beside it, such as `https://files.example`. */
  readonly uploadOrigins: readonly string[]
}

export interface Parcel {
  readonly url: string
  readonly inputs: ReadonlyMap<string, string>
  readonly file: { readonly name: string; readonly content: Blob }
}

/** Sends it once, all inputs first and the file last. The place answers with any 2xx and any body. */
export async function sendFile(
  parts: UploadParts,
  { url, inputs, file }: Parcel,
): Promise<E.Either<PortFailure, void>> {
  if (!isListedAddress(url, parts.uploadOrigins)) return E.left({ kind: 'malformed' })
  if (!parts.isOnline()) return E.left({ kind: 'unreachable', offline: true })
  const body = new FormData()
  for (const [name, value] of inputs) body.append(name, value)
  body.append('file', file.content, file.name)
  const limit = deadline(parts.pause, uploadLimit)
  const sent = parts
    .fetch(url.startsWith('/') ? parts.base + url : url, {
      method: 'POST',
      body,
      credentials: 'omit',
      redirect: 'error',
      signal: limit.signal,
    })
    .then(
      ({ status }) => status,
      (): 'dropped' => 'dropped',
    )
  const outcome = await Promise.race([sent, limit.ended])
  limit.close()
  return judged(outcome)
}

function judged(outcome: number | 'dropped' | Ending): E.Either<PortFailure, void> {
  if (outcome === 'timed-out') return E.left({ kind: 'timed-out' })
  if (typeof outcome === 'string') return E.left({ kind: 'unreachable', offline: false })
  if (outcome >= 200 && outcome < 300) return E.right(undefined)
  return E.left(
    outcome < 500 ? { kind: 'refused', messages: [] } : { kind: 'server-failed', status: outcome },
  )
}
