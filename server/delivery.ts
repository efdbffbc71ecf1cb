/** An answer on its way: in the encoding that is accepted, without a body, or not at all because it is known. */

import { createHash } from 'node:crypto'
import { chosenEncoding, type Encoding, encoded } from '../reference-backend/http/compression.ts'
import { EDITION_PARTS } from './edition-answer.ts'
import { isKnown } from './validators.ts'

export type Answering = (request: Request) => Promise<Response>

/** An answer whose contents are at hand. */
export interface Ready {
  readonly status: number
  readonly headers: Headers
  /** Bytes of the contents as they are. */
  readonly size: number
  /** The contents, as they are or in an encoding. */
  readonly contents: (encoding: Encoding | undefined) => Uint8Array | Promise<Uint8Array>
}

/** Bytes below which an encoding saves less than its own header says. */
export const WORTH_ENCODING = 400

/** The encoding that this request wants of contents of that type and size; undefined for them as they are. */
export function wantedEncoding(request: Request, { headers, size }: Ready): Encoding | undefined {
  if (size < WORTH_ENCODING) return undefined
  return chosenEncoding(request, headers.get('content-type') ?? '')
}

/** The answer as this request wants it. */
export async function delivered(request: Request, ready: Ready): Promise<Response> {
  const { status } = ready
  const headers = new Headers(ready.headers)
  headers.append('Vary', 'Accept-Encoding')
  if (status === 200 && isKnown(request, headers))
    return new Response(null, { status: 304, headers })
  if (ready.size === 0) return new Response(null, { status, headers })
  const encoding = wantedEncoding(request, ready)
  const contents = await ready.contents(encoding)
  if (encoding !== undefined) headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(contents.byteLength))
  const body = request.method === 'HEAD' ? null : new Uint8Array(contents)
  return new Response(body, { status, headers })
}

/** An answer that is encoded again for everybody who asks. */
export async function readyFrom(response: Response): Promise<Ready> {
  const { status } = response
  const body = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  // Of what a page depends is no matter of whoever asks for it.
  headers.delete(EDITION_PARTS)
  if (status === 200) headers.set('ETag', etagOf(body))
  const contents = (encoding: Encoding | undefined) =>
    encoding === undefined ? body : encoded(body, encoding)
  return { status, headers, size: body.byteLength, contents }
}

/** Weak, since it names the contents and not the bytes of one encoding. */
export function etagOf(body: Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}
