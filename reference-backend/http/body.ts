/** Bodies, measured while they are read: nothing of a request is kept beyond what its route takes. */

import { plain } from './envelope.ts'
import { parseJson } from './safe-json.ts'

/** Bytes that a body of JSON may have. */
export const JSON_LIMIT = 256 * 1024

/**
 * The bytes of a body, or the answer that refuses it: 413 for one that says that it is larger than the limit,
 * before anything of it is read, and for one that turns out to be; 400 for one that breaks off.
 */
export async function bodyWithin(
  limit: number,
  { body, headers }: Request,
): Promise<Uint8Array<ArrayBuffer> | Response> {
  if (Number(headers.get('content-length')) > limit) return plain('too_large', 413)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      // To leave the loop ends the reading as well.
      if (size > limit) return plain('too_large', 413)
      chunks.push(chunk)
    }
  } catch {
    return plain('incomplete_body', 400)
  }
  return joined(chunks, size)
}

/** The value of a body of JSON, `{}` for an empty one, or the answer that refuses it. */
export async function jsonWithin(
  limit: number,
  request: Request,
): Promise<{ readonly value: unknown } | Response> {
  const bytes = await bodyWithin(limit, request)
  if (bytes instanceof Response) return bytes
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { value: parseJson(text === '' ? '{}' : text) }
  } catch {
    return plain('json_expected', 400)
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let start = 0
  for (const chunk of chunks) {
    whole.set(chunk, start)
    start += chunk.byteLength
  }
  return whole
}
