/** Pages of the shop as HTML: drawn by the built renderer, or the plain shell that draws itself in the browser. */

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chosenEncoding, encoded } from '../reference-backend/http/compression.ts'

export type Draw = (request: Request) => Promise<Response>

/** What the built renderer offers; the server knows no more of the shop than this. */
export interface PageModule {
  readonly openPages: (parts: {
    readonly shell: string
    readonly origin: string
    readonly fetch: typeof globalThis.fetch
    readonly log: (event: string, details: Readonly<Record<string, unknown>>) => void
    readonly patience: number
  }) => Draw
  /** Origins that a browser has to be allowed to ask. */
  readonly serviceOrigins: readonly string[]
}

export interface Pages {
  readonly draw: Draw
  /** What stands in every page itself, by its hashes as a content policy names them. */
  readonly inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
  /** Origins of services that are not behind this port. */
  readonly services: readonly string[]
}

export interface PagesPlace {
  /** The folder of the built shop. */
  readonly shopDir: string
  /** The file of the built renderer; without one each page is the shell. */
  readonly renderer: string | undefined
  /** The origin of the shop's own addresses. */
  readonly origin: string
  readonly fetch: typeof globalThis.fetch
  /** Milliseconds for one page. */
  readonly patience: number
}

/** The pages of the shop. Without a renderer each of them is the shell. */
export async function openPages(place: PagesPlace): Promise<Pages> {
  const { shopDir, renderer } = place
  const shell = await readFile(join(shopDir, 'index.html'), 'utf8').catch(() => undefined)
  const inline = {
    scripts: hashesOf('script', shell ?? ''),
    styles: hashesOf('style', shell ?? ''),
  }
  if (shell === undefined)
    return { draw: () => Promise.resolve(nothingBuilt()), inline, services: [] }
  if (renderer === undefined || !existsSync(renderer))
    return { draw: () => Promise.resolve(htmlOf(shell)), inline, services: [] }
  const module: PageModule = await import(/* @vite-ignore */ pathToFileURL(renderer).href)
  return {
    draw: module.openPages({ ...place, shell, log }),
    inline,
    services: module.serviceOrigins,
  }
}

/** Of elements without attributes alone: others name a file, or are no code. */
function hashesOf(tag: 'script' | 'style', html: string): readonly string[] {
  return [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

/** An answer as this request wants it: compressed, without a body, or not at all because it is known. */
export async function delivered(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('Content-Type') ?? ''
  const headers = new Headers(response.headers)
  headers.append('Vary', 'Accept-Encoding')
  const { status } = response
  if (response.body === null) return new Response(null, { status, headers })
  const body = Buffer.from(await response.arrayBuffer())
  if (status === 200) {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    headers.set('ETag', etag)
    if (request.headers.get('if-none-match') === etag) {
      return new Response(null, { status: 304, headers })
    }
  }
  const encoding = chosenEncoding(request, type)
  const sent = encoding === undefined ? body : await encoded(body, encoding)
  if (encoding !== undefined) headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(sent.byteLength))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(sent), { status, headers })
}

function htmlOf(html: string): Response {
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}

function nothingBuilt(): Response {
  return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } })
}

function log(event: string, details: Readonly<Record<string, unknown>>): void {
  console.log(event, JSON.stringify(details))
}
