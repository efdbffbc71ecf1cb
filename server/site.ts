/** The whole site as one function: the backend where there is one, the built files, and for all else the pages. */

import { connectionEnd } from '../reference-backend/faults/fault-answers.ts'
import { secured } from '../reference-backend/http/security-headers.ts'
import { CORRELATION_HEADER, correlationID } from '../reference-backend/observe/correlation.ts'
import { log } from '../reference-backend/observe/log.ts'
import { observed } from '../reference-backend/observe/observed.ts'
import { spanning, tracedHeaders } from '../reference-backend/observe/spans.ts'
import { isForBackend } from '../reference-backend/server/backend-path.ts'
import type { Origin } from '../reference-backend/server/handle.ts'
import { browserReports } from './browser-reports.ts'
import { heldBack } from './held-scripts.ts'
import type { Pages, ConfiguredSite } from './pages.ts'

/** What is answered beside the backend. */
type Shown = 'page' | 'file' | 'report'

export type Backend = (request: Request, origin?: Origin) => Promise<Response>

export interface SiteParts {
  /** Absent where the services are elsewhere. */
  readonly backend: Backend | undefined
  readonly files: (request: Request) => Promise<Response | undefined>
  readonly pages: Pages
  readonly vaultAddress: string
  /** Origins that a browser may ask or show pictures of, and where pictures are that are named by a path. */
  readonly told?: Pick<ConfiguredSite, 'services' | 'pictures' | 'media'>
  /** Whether a test may hold scripts back. */
  readonly isTested?: boolean
}

export function siteOf({
  backend,
  files,
  pages,
  vaultAddress,
  told,
  isTested = false,
}: SiteParts): Backend {
  const reports = browserReports(Date.now)
  const shown = async (request: Request, origin: Origin, hear: (action: Shown) => void) => {
    const { pathname } = new URL(request.url)
    const report = reports(request)
    if (report) hear('report')
    if (report) return report
    if (isTested) await heldBack(request)
    const file = pages.isSent?.(request) ? undefined : (iconOf(pathname) ?? (await files(request)))
    if (file) hear('file')
    const response = file ?? (await pages.answer(request))
    const inline = inlineIn(response, pages)
    return secured(request, response, {
      isHttps: origin.isHttps,
      vaultAddress,
      inline,
      services: told?.services,
      pictures: told?.pictures,
    })
  }
  return async (request, origin = {}) => {
    const { pathname, search } = new URL(request.url)
    if (told?.media && pathname.startsWith('/media/')) return pictureElsewhere(told.media, pathname)
    if (isForBackend(pathname + search)) return backend ? backend(request, origin) : nobody()
    let action: Shown = 'page'
    const { correlationID: given, trace } = origin
    const about = { given, trace, action: () => action, method: request.method }
    return observed(about, () =>
      shown(request, origin, (heard) => {
        action = heard
      }),
    )
  }
}

/** What stands in an answer itself: that of every page, and its own looks. */
function inlineIn({ headers }: Response, { inline, styleHash }: Pages): Pages['inline'] {
  const own = styleHash === undefined ? null : headers.get(styleHash)
  if (styleHash === undefined || own === null) return inline
  headers.delete(styleHash)
  return { ...inline, styles: [...inline.styles, own] }
}

/** A picture that is named by a path is where the configuration says. */
function pictureElsewhere(media: string, pathname: string): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: media + pathname, 'Cache-Control': 'public, max-age=3600' },
  })
}

/** Where the services are elsewhere no page stands at their addresses: a page that asks here would ask itself. */
function nobody(): Response {
  return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } })
}

/** Browsers ask for it wherever no page has told them of another one. */
function iconOf(pathname: string): Response | undefined {
  if (pathname !== '/favicon.ico') return undefined
  return new Response(null, { status: 301, headers: { Location: '/favicon.svg' } })
}

/** Asks a service elsewhere, which is told the id and the trace of the request that it is asked for. */
function askElsewhere(request: Request): Promise<Response> {
  const id = correlationID()
  if (id === undefined || request.signal.aborted) return globalThis.fetch(request)
  const { method, url, headers } = request
  const details = { 'http.request.method': method, 'server.address': new URL(url).hostname }
  return spanning({ name: method, kind: 'client', details }, async (span) => {
    headers.set(CORRELATION_HEADER, id)
    for (const [name, value] of Object.entries(tracedHeaders())) headers.set(name, value)
    const began = performance.now()
    const response = await globalThis.fetch(request).catch((problem: unknown) => {
      // Whoever draws the page has given up waiting: which service that was, nobody else knows.
      if (request.signal.aborted)
        log('warn', 'service.slow', { address: url, ms: Math.round(performance.now() - began) })
      throw problem
    })
    span.note({ 'http.response.status_code': response.status })
    if (response.status >= 500) span.fail()
    return response
  })
}

/** How a page on its way asks: the backend of this process without a socket, any other one over the network. */
export function askFrom(own: string, backend: Backend | undefined): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    if (!backend || new URL(request.url).origin !== own) return askElsewhere(request)
    const response = await backend(request)
    if (connectionEnd(response)) throw new TypeError('The connection was lost.')
    return response
  }
}
