/** The built files of the shop from disk: long cache for hashed ones, compressed answers. */

import { readFile, stat } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import { type Encoding, encoded } from '../reference-backend/http/compression.ts'
import { delivered, etagOf, type Ready } from './delivery.ts'

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
/** What the build has written for this server alone: as a page the shell would be one that says nothing, at an address of its own. */
const UNSENT = /^\/(?:index\.html|module-files\.json)(?:\.br|\.gz)?$/
const FOREVER = 'public, max-age=31536000, immutable'
/** Brotli at nearly its best, for a file that the build has left as it is: once, and its last step takes as long as all before. */
const THOROUGH = 10
/** How the build names what it has compressed ahead of time. */
const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }
/** Bytes of files in memory. */
const MEMORY = 64e6

interface Stored extends Ready {
  readonly changedAt: number
}

/**
 * A function that answers GET and HEAD from a folder; undefined for a path that names no file, which may be that of a
 * page. A missing hashed file is 404, never a page.
 */
export function staticFiles(folder: string): (request: Request) => Promise<Response | undefined> {
  const root = resolve(folder)
  const known = new LRUCache<string, Stored>({
    maxSize: MEMORY,
    sizeCalculation: ({ size }) => size + 1,
  })

  return async (request) => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD') return missing(405)
    const file = insideOf(root, pathname)
    const stored = file && (await readStored(known, file, pathname))
    if (!stored) return pathname.startsWith(HASHED) ? missing(404) : undefined
    return delivered(request, stored)
  }
}

/** The file, read once until it changes. */
async function readStored(
  known: LRUCache<string, Stored>,
  file: string,
  pathname: string,
): Promise<Stored | undefined> {
  try {
    const { mtimeMs: changedAt, size } = await stat(file)
    const before = known.get(file)
    if (before?.changedAt === changedAt && before.size === size) return before
    const stored = { ...ready(file, await readFile(file), pathname), changedAt }
    known.set(file, stored)
    return stored
  } catch {
    // There is no such file, or it has gone since.
    return undefined
  }
}

function ready(file: string, body: Buffer, pathname: string): Ready {
  const headers = new Headers({
    'Content-Type': MEDIA_TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream',
    'Cache-Control': pathname.startsWith(HASHED) ? FOREVER : 'no-cache',
    ETag: etagOf(body),
  })
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {}
  const contents: Ready['contents'] = (encoding) => {
    if (encoding === undefined) return body
    made[encoding] ??= readFile(file + ENDINGS[encoding]).catch(() =>
      encoded(body, encoding, THOROUGH),
    )
    return made[encoding]
  }
  return { status: 200, headers, size: body.byteLength, contents }
}

/** The file that a path names; undefined when it would lie outside the folder, or is for nobody else. */
function insideOf(root: string, pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    if (path.includes('\0')) return undefined
    const file = join(root, path)
    if (!file.startsWith(root + sep)) return undefined
    return UNSENT.test(file.slice(root.length).replaceAll(sep, '/')) ? undefined : file
  } catch {
    // What is not well encoded names no file.
    return undefined
  }
}

function missing(status: 404 | 405): Response {
  const allowed = status === 405 ? { Allow: 'GET, HEAD' } : undefined
  return new Response('Not found', { status, headers: { 'Cache-Control': 'no-store', ...allowed } })
}
