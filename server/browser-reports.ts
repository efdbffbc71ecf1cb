/**
 * What browsers report of their failures and of how fast pages are, once their readers have agreed (docs/adr/0032). Anybody can
 * send such a report: it is small, only names of closed lists and places in built files are taken from it, a few failures a
 * minute are logged, and what comes beyond a limit is not even read.
 */

import { bodyWithin } from '../reference-backend/http/body.ts'
import { parseJson } from '../reference-backend/http/safe-json.ts'
import { tell } from '../reference-backend/observe/happenings.ts'
import { log } from '../reference-backend/observe/log.ts'

export const REPORTS_PATH = '/browser-reports'

const BODY_LIMIT = 4 * 1024
/** Of one report; a browser gathers what it has to say of a page. */
const ENTRIES_LIMIT = 12
const REPORTS_A_MINUTE = 600
const LINES_A_MINUTE = 20
const MINUTE_MS = 60_000

/** Milliseconds, and for `CLS` a share of the window, beyond which a value is no measurement. */
const VITALS: Readonly<Record<string, number>> = {
  LCP: 600_000,
  FCP: 600_000,
  INP: 600_000,
  TTFB: 600_000,
  CLS: 100,
}
const FAILURES = new Set(['error', 'rejection', 'call', 'answer'])
/** The kind of an error, or the name of a call. */
const NAME = /^[A-Za-z][\w.-]{0,59}$/
/** A place in a built file. */
const PLACE = /^\/assets\/[\w./-]{1,100}\.js:\d{1,7}:\d{1,7}$/

type Fields = Readonly<Record<string, unknown>>

/** Answers a report; undefined for any other request. */
export function browserReports(
  clock: () => number,
): (request: Request) => Promise<Response> | undefined {
  const reports = perMinute(clock, REPORTS_A_MINUTE)
  const lines = perMinute(clock, LINES_A_MINUTE)
  const taken = async (request: Request) => {
    // No form of a foreign page can send this type.
    if (!(request.headers.get('content-type') ?? '').startsWith('application/json'))
      return answer(415)
    if (!reports()) return answer(204)
    const body = await bodyWithin(BODY_LIMIT, request)
    if (body instanceof Response) return answer(body.status)
    const { vitals, failures } = reportIn(body)
    for (const { name, value } of vitals) tell({ kind: 'vital', vital: name, value })
    for (const failure of failures) {
      tell({ kind: 'browser-failure', failure: failure.kind })
      if (lines()) log('warn', 'browser.failure', { ...failure })
    }
    return answer(204)
  }
  return (request) => {
    const { pathname } = new URL(request.url)
    if (pathname !== REPORTS_PATH) return undefined
    return request.method === 'POST' ? taken(request) : Promise.resolve(answer(405))
  }
}

function answer(status: number): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** Says yes so many times a minute. */
function perMinute(clock: () => number, most: number): () => boolean {
  let minute = 0
  let count = 0
  return () => {
    const now = Math.floor(clock() / MINUTE_MS)
    if (now !== minute) {
      minute = now
      count = 0
    }
    count += 1
    return count <= most
  }
}

interface Failure {
  readonly kind: string
  readonly name?: string
  readonly place?: string
}

interface Report {
  readonly vitals: readonly { readonly name: string; readonly value: number }[]
  readonly failures: readonly Failure[]
}

/** What can be read of a report; nothing of one that cannot. */
function reportIn(body: Uint8Array<ArrayBuffer>): Report {
  try {
    const read: unknown = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(body))
    if (!isFields(read)) return { vitals: [], failures: [] }
    return {
      vitals: entriesOf(read['vitals']).flatMap(({ name, value }) => {
        const most = typeof name === 'string' ? VITALS[name] : undefined
        if (typeof name !== 'string' || typeof value !== 'number' || most === undefined) return []
        return value >= 0 && value <= most ? [{ name, value }] : []
      }),
      failures: entriesOf(read['failures']).flatMap(failureIn),
    }
  } catch {
    return { vitals: [], failures: [] }
  }
}

function failureIn({ kind, name, place }: Fields): readonly Failure[] {
  if (typeof kind !== 'string' || !FAILURES.has(kind)) return []
  return [
    {
      kind,
      ...(typeof name === 'string' && NAME.test(name) ? { name } : {}),
      ...(typeof place === 'string' && PLACE.test(place) ? { place } : {}),
    },
  ]
}

function entriesOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.slice(0, ENTRIES_LIMIT).filter(isFields) : []
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
