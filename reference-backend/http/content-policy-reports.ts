/**
 * What browsers report of the content security policy (threat T24). Anybody can send such reports, and a page in
 * trouble sends thousands: bodies are small, a few lines a minute are logged, and the others are counted.
 */

import { Hono } from 'hono'
import { bodyWithin } from './body.ts'
import { plain } from './envelope.ts'

export const REPORT_PATH = '/api/content-policy-reports'

const BODY_LIMIT = 32 * 1024
/** Of one body; a browser gathers what it has to say. */
const REPORTS_LIMIT = 20
const LINES_A_MINUTE = 10
const FIELD_LIMIT = 120
const MINUTE_MS = 60_000

export interface ReportParts {
  readonly clock: () => Date
  readonly log: (line: string) => void
}

type Fields = Readonly<Record<string, unknown>>

/** `POST` of `application/csp-report` or `application/reports+json`, which no form of a foreign page can send. */
export function contentPolicyReportRoutes({ clock, log }: ReportParts): Hono {
  const sampled = sampler(clock, log)
  const app = new Hono()
  app.post(REPORT_PATH, async ({ req }) => {
    const type = (req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase()
    if (type !== 'application/csp-report' && type !== 'application/reports+json') {
      return plain('report_expected', 415)
    }
    const body = await bodyWithin(BODY_LIMIT, req.raw)
    if (body instanceof Response) return body
    for (const report of reportsIn(new TextDecoder().decode(body)).slice(0, REPORTS_LIMIT))
      sampled(lineOf(report))
    return new Response(null, { status: 204 })
  })
  return app
}

/** Logs the first lines of each minute, and how many were left out in the minutes before. */
function sampler(clock: () => Date, log: (line: string) => void) {
  let minute = 0
  let lines = 0
  let left = 0
  return (line: string) => {
    const now = Math.floor(clock().getTime() / MINUTE_MS)
    if (now !== minute) {
      if (left > 0) log(`Content policy: ${left} more reports were not logged.`)
      minute = now
      lines = 0
      left = 0
    }
    lines += 1
    if (lines <= LINES_A_MINUTE) log(line)
    else left += 1
  }
}

/** The reports of either kind of body; nothing of one that cannot be read. */
function reportsIn(body: string): readonly Fields[] {
  try {
    const read: unknown = JSON.parse(body)
    const entries: readonly unknown[] = Array.isArray(read) ? read : [read]
    return entries.flatMap((entry) => {
      if (!isFields(entry)) return []
      const report = entry['csp-report'] ?? (entry['type'] === 'csp-violation' && entry['body'])
      return isFields(report) ? [report] : []
    })
  } catch {
    return []
  }
}

/** What was refused, where, and where it came from. No query: it may hold private data. */
function lineOf(report: Fields): string {
  const said = (...names: readonly string[]) =>
    plainly(names.map((name) => report[name]).find((value) => typeof value === 'string') ?? '-')
  const directive = said('effectiveDirective', 'effective-directive', 'violated-directive')
  const blocked = said('blockedURL', 'blocked-uri')
  const page = said('documentURL', 'document-uri')
  const source = said('sourceFile', 'source-file')
  return `Content policy: ${directive} refused ${blocked} on ${page} (${source})`
}

function plainly(value: unknown): string {
  return String(value)
    .replace(/[?#].*$/s, '')
    .replace(/[^\x21-\x7e]+/g, ' ')
    .slice(0, FIELD_LIMIT)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
