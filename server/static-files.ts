/** The built files of the shop from disk: long cache for hashed ones, compressed answers. */

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { chosenEncoding, type Encoding, encoded } from '../reference-backend/http/compression.ts'

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.csv': 'text/csv; charset=utf-8',
}

/** Vite puts a hash of the contents into every name below this folder. */
const HASHED = '/assets/'
const FOREVER = 'public, max-age=31536000, immutable'
/** Brotli at nearly its best: each file is compressed once, and its last step takes as long as all before it. */
const THOROUGH = 10

interface Stored {
  readonly body: Buffer
  readonly mediaType: string
  readonly etag: string
}

/**
 * A function that answers GET and HEAD from a folder; undefined for a path that names no file, which may be that of a
 * page. A missing hashed file is 404, never a page.
 */
export function staticFiles(folder: string): (request: Request) => Promise<Response | undefined> {
  const root = resolve(folder)
  const compressed = new Map<string, Promise<Buffer>>()

  return async (request) => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD') return missing(405)
    const stored = await readStored(root, pathname)
    if (stored === undefined) return pathname.startsWith(HASHED) ? missing(404) : undefined
    const headers: Record<string, string> = {
      'Content-Type': stored.mediaType,
      'Cache-Control': pathname.startsWith(HASHED) ? FOREVER : 'no-cache',
      ETag: stored.etag,
      Vary: 'Accept-Encoding',
    }
    if (request.headers.get('if-none-match') === stored.etag) {
      return new Response(null, { status: 304, headers })
    }
    const encoding = chosenEncoding(request, stored.mediaType)
    const body = encoding === undefined ? stored.body : await kept(compressed, stored, encoding)
    if (encoding !== undefined) headers['Content-Encoding'] = encoding
    headers['Content-Length'] = String(body.byteLength)
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers })
  }
}

async function readStored(root: string, pathname: string): Promise<Stored | undefined> {
  const file = insideOf(root, pathname)
  if (file === undefined) return undefined
  try {
    const body = await readFile(file)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const mediaType = MEDIA_TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream'
    return { body, etag, mediaType }
  } catch {
    return undefined
  }
}

/** The file that a path names; undefined when it would lie outside the folder. */
function insideOf(root: string, pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    if (path.includes('\0')) return undefined
    const file = join(root, path)
    return file.startsWith(root + sep) ? file : undefined
  } catch {
    return undefined
  }
}

/** Compressed once per contents and kept: the shop has a few dozen files. */
function kept(
  known: Map<string, Promise<Buffer>>,
  { body, etag }: Stored,
  encoding: Encoding,
): Promise<Buffer> {
  const key = `${encoding} ${etag}`
  const result = known.get(key) ?? encoded(body, encoding, THOROUGH)
  known.set(key, result)
  return result
}

function missing(status: 404 | 405): Response {
  return new Response('Not found', { status, headers: { 'Cache-Control': 'no-store' } })
}
