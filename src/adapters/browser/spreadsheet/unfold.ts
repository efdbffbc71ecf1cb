/** Unpacks the parts of an archive while it watches what they grow to (T36). */
import { joinedBytes } from '../joined-bytes.ts'
import { tagBytes } from './sheet-limits.ts'
import type { ZipEntry } from './zip-directory.ts'

export type Unfolded =
  | { readonly kind: 'part'; readonly bytes: Uint8Array }
  /** Some text of it is longer than any cell may be. */
  | { readonly kind: 'cell-too-long' }
  /** It is damaged, or unfolds to something else than the directory says. */
  | { readonly kind: 'broken' }

const lessThan = '<'.charCodeAt(0)

/** The bytes of a part of XML. Whatever is wrong with it ends the unpacking at once. Never throws. */
export async function unfoldedPart(archive: Uint8Array, entry: ZipEntry): Promise<Unfolded> {
  const { start, packedBytes, unpackedBytes, isStored } = entry
  const packed = archive.subarray(start, start + packedBytes)
  const growth: Growth = { chunks: [], length: 0, sinceTag: 0 }
  if (isStored) {
    const problem = grown(growth, packed, packedBytes)
    return problem ? { kind: problem } : { kind: 'part', bytes: packed }
  }
  const reader = inflated(packed).getReader()
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a stream comes piece by piece
      const { done, value } = await reader.read()
      if (done) break
      const problem = grown(growth, value, unpackedBytes)
      if (problem) {
        // oxlint-disable-next-line no-await-in-loop -- the last thing that is done
        await reader.cancel()
        return { kind: problem }
      }
    }
  } catch {
    return { kind: 'broken' }
  }
  return growth.length === unpackedBytes
    ? { kind: 'part', bytes: joinedBytes(growth.chunks) }
    : { kind: 'broken' }
}

function inflated(packed: Uint8Array): ReadableStream<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate-raw')
  const writer = writable.getWriter()
  // Faulty bytes surface on the readable side, so the rejections of the writer are ignored.
  const ignore = () => {}
  writer.write(new Uint8Array(packed)).catch(ignore)
  writer.close().catch(ignore)
  return readable
}

interface Growth {
  readonly chunks: Uint8Array[]
  length: number
  /** Bytes since the last tag began. */
  sinceTag: number
}

/** Takes a piece; tells what is wrong with what has come so far. */
function grown(
  growth: Growth,
  chunk: Uint8Array,
  promised: number,
): 'broken' | 'cell-too-long' | undefined {
  growth.chunks.push(chunk)
  growth.length += chunk.length
  if (growth.length > promised) return 'broken'
  let from = 0
  for (let tag = chunk.indexOf(lessThan); tag >= 0; tag = chunk.indexOf(lessThan, from)) {
    if (growth.sinceTag + tag - from > tagBytes) return 'cell-too-long'
    growth.sinceTag = 0
    from = tag + 1
  }
  growth.sinceTag += chunk.length - from
  return growth.sinceTag > tagBytes ? 'cell-too-long' : undefined
}
