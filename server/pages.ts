/** Pages of the shop as HTML: drawn by the built renderer, or the plain shell that draws itself in the browser. */

import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { log as writeLog } from '../reference-backend/observe/log.ts'
import { type Answering, delivered, readyFrom } from './delivery.ts'
import { editionWatch } from './edition.ts'
import { LASTING } from './freshness.ts'
import { keptPages, type PageCacheSize } from './kept-pages.ts'
import { measuredDrawing } from './measured-drawing.ts'
import { builtFiles } from './built-files.ts'
import { openStyles } from './sheet-styles.ts'
import { editionAt } from './edition-answer.ts'

/** A configuration that holds, as far as a server has to know it. */
export interface ConfiguredSite {
  /** What pages are told; empty where there is nothing to say. */
  readonly text: string
  /** Origins that a browser has to be allowed to ask. */
  readonly services: readonly string[]
  /** Origins that it has to be allowed to show pictures of. */
  readonly pictures: readonly string[]
  /** Where the vault for cards is, where that is said. */
  readonly vault: string | undefined
  /** Where pictures are that are named by a path; empty for the own site. */
  readonly media: string
  /** Whether nothing is asked of the shop's own origin. */
  readonly isElsewhere: boolean
  /** Whether catalogue and content both come from it. */
  readonly isOwnCatalogue: boolean
}

/** What the built renderer offers; the server knows no more of the shop than this. */
export interface PageModule {
  readonly openPages: (parts: {
    readonly shell: string
    readonly stylesOf?: ((markup: string) => string) | undefined
    readonly filesOf?: ((modules: readonly string[]) => readonly string[]) | undefined
    readonly origin: string
    readonly fetch: typeof globalThis.fetch
    readonly log: (event: string, details: Readonly<Record<string, unknown>>) => void
    readonly patience: number
    /** The text of a configuration. */
    readonly told?: string
  }) => Answering
  /** By what a page may be kept for whoever asks the same; undefined for one that is for this request alone. */
  readonly keyOf: (request: Request) => string | undefined
  /** What stands in the query of a request and decides nothing of the page. */
  readonly restOf: (request: Request) => string
  /** Whether a request is a form by which a reader without scripts chooses something. */
  readonly isChoice: (request: Request) => boolean
  /** Reads what is told at a start: a configuration, or the sentence that says what is wrong. */
  readonly siteToldBy: (
    told: {
      readonly environment: Readonly<Record<string, string | undefined>>
      readonly file: string | undefined
    },
    shopAddress: string,
  ) => { readonly problem: string } | ConfiguredSite
  /** The header by which an answer names the looks that stand in it. */
  readonly styleHash: string
}

export interface Pages {
  readonly answer: Answering
  /** Whether a request that is sent, and not only asked, is for the pages. */
  readonly isSent?: (request: Request) => boolean
  /** What stands in every page itself, by its hashes as a content policy names them. */
  readonly inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
  /** The header by which an answer names the looks that stand in it; not for whoever asked. */
  readonly styleHash?: string
  /** How much is kept; absent where nothing is. */
  readonly cacheSize?: (() => PageCacheSize) | undefined
}

export interface PagesPlace {
  /** The folder of the built shop. */
  readonly shopDir: string
  /** The built renderer; undefined where there is none. */
  readonly renderer: PageModule | undefined
  /** The text of the configuration. */
  readonly told: string
  /** The origin of the shop's own addresses. */
  readonly origin: string
  readonly fetch: typeof globalThis.fetch
  /** Milliseconds for one page. */
  readonly patience: number
  /** Where the services say which edition of catalogue and content is the present one; undefined where they do not. */
  readonly editionAddress: string | undefined
  /** Bytes of the pages that are kept; 0 has each page drawn for whoever asks. */
  readonly keptBytes: number
  /** Whether a page that does not hold any more is never handed out, however short the wait would be. */
  readonly isExact: boolean
}

/** Milliseconds between two questions for the present edition. */
const CHECK_MS = 1000

/** The pages of the shop. Without a renderer each of them is the shell. */
export async function openPages(place: PagesPlace): Promise<Pages> {
  const { shopDir, renderer: module } = place
  const shell = await readFile(join(shopDir, 'index.html'), 'utf8').catch(() => undefined)
  const inline = {
    scripts: hashesOf('script', shell ?? ''),
    styles: hashesOf('style', shell ?? ''),
  }
  if (shell === undefined) return { answer: () => Promise.resolve(nothingBuilt()), inline }
  if (module === undefined)
    return { answer: delivering(() => Promise.resolve(htmlOf(shell))), inline }
  const sheet = await sheetOf(shopDir, shell)
  const stylesOf = sheet === undefined ? undefined : openStyles(sheet)
  const filesOf = await builtFiles(shopDir)
  const { restOf, isChoice: isSent, styleHash } = module
  const parts = { ...place, shell, stylesOf, filesOf, log }
  const draw = measuredDrawing(module.openPages(parts), styleHash)
  const { mtimeMs } = await stat(join(shopDir, 'index.html'))
  // A page that is told of another site is another page, though its file is the same.
  const builtAt = place.told === '' ? mtimeMs : Date.now()
  const pages = keeping(place, module, draw, builtAt)
  return {
    answer: withRest(pages.answer, restOf),
    isSent,
    inline,
    styleHash,
    cacheSize: pages.size,
  }
}

/** The style sheet that the shell links to. */
async function sheetOf(shopDir: string, shell: string): Promise<string | undefined> {
  const [, address] = /<link rel="stylesheet"[^>]* href="\/([^"]+)"/.exec(shell) ?? []
  return address === undefined
    ? undefined
    : readFile(join(shopDir, address), 'utf8').catch(() => undefined)
}

/** Answers as they are delivered, of pages that are drawn each time. */
function delivering(draw: Answering): Answering {
  return async (request) => delivered(request, await readyFrom(await draw(request)))
}

function keeping(
  place: PagesPlace,
  { keyOf }: PageModule,
  draw: Answering,
  builtAt: number,
): { readonly answer: Answering; readonly size?: () => PageCacheSize } {
  const { keptBytes: bytes, isExact, editionAddress, fetch } = place
  if (bytes === 0) return { answer: delivering(draw) }
  const lasting = isExact ? { ...LASTING, graceMs: 0 } : LASTING
  const clock = Date.now
  const editions = editionWatch({
    ask:
      editionAddress === undefined
        ? () => Promise.resolve(undefined)
        : editionAt(editionAddress, fetch),
    clock,
    checkMs: isExact ? 0 : CHECK_MS,
    graceMs: lasting.graceMs,
  })
  const kept = keptPages({ draw, keyOf, editions, clock, lasting, bytes, builtAt, log })
  const { size } = kept
  return { answer: async (request) => delivered(request, await kept.answer(request)), size }
}

/** Who is led on takes along what was not asked of a page: the mark of a campaign. */
function withRest(answer: Answering, restOf: PageModule['restOf']): Answering {
  return async (request) => {
    const response = await answer(request)
    const location = response.headers.get('Location')
    const rest = restOf(request)
    if (location === null || rest === '') return response
    const headers = new Headers(response.headers)
    headers.set('Location', location + (location.includes('?') ? rest.replace('?', '&') : rest))
    return new Response(null, { status: response.status, headers })
  }
}

/** Of elements without attributes alone: others name a file, or are no code. */
function hashesOf(tag: 'script' | 'style', html: string): readonly string[] {
  return [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
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
  writeLog('warn', event, details)
}
