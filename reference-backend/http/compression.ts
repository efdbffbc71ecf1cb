/** Answers made smaller for the way, as the browser wishes. */

import { compress, type Encoding, ENCODINGS } from '#platform/compress.ts'

export type { Encoding } from '#platform/compress.ts'

/** Formats that are compressed already gain nothing. */
const COMPRESSIBLE = /^(text|application|image\/svg)/
/** Bytes below which an answer is one packet anyway. */
const ONE_PACKET = 1024
/** Brotli from 0 to 11: quick enough for an answer that is generated each time. */
const QUICK = 5
/**
 * Answers that belong to an account, and those for this machine alone. Compressed beside text that an attacker
 * chose, a secret could be guessed from the length, character by character.
 */
const CONFIDENTIAL = /^\/(api\/scope|internal|test)\//

/** The encoding for contents of that type; undefined where they go as they are. */
export function chosenEncoding({ headers }: Request, mediaType: string): Encoding | undefined {
  if (!COMPRESSIBLE.test(mediaType)) return undefined
  const accepted = (headers.get('accept-encoding') ?? '').split(',').map((each) => each.trim())
  const accepts = (name: string) =>
    accepted.some((each) => {
      const [encoding, quality = ''] = each.split(';').map((part) => part.trim())
      return encoding === name && !/^q=0(\.0*)?$/.test(quality)
    })
  return ENCODINGS.find(accepts)
}

/** The contents in that encoding; the quality is Brotli's own, from 0 to 11. */
export function encoded(body: Uint8Array, encoding: Encoding, quality = QUICK) {
  return compress(body, encoding, quality)
}

/** A public answer of the API, compressed; every other one as it is. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  if (CONFIDENTIAL.test(new URL(request.url).pathname) || response.status !== 200) return response
  const encoding = chosenEncoding(request, response.headers.get('content-type') ?? '')
  if (encoding === undefined || response.body === null) return response
  const body = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.set('Vary', 'Accept-Encoding')
  if (body.byteLength < ONE_PACKET) return new Response(body, { headers })
  headers.delete('Content-Length')
  headers.set('Content-Encoding', encoding)
  return new Response(new Uint8Array(await encoded(body, encoding)), { headers })
}
