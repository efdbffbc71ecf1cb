/** Answers one request under its correlation id, measures it, and writes a line about it. */

import { CORRELATION_HEADER, notedEnding, underCorrelation } from './correlation.ts'
import { outcomeOf, tell } from './happenings.ts'
import { log } from './log.ts'
import { spanning, type TraceHeaders } from './spans.ts'

export interface Observation {
  /** The id that a trusted proxy or a page gives; undefined for a new one. */
  readonly given: string | undefined
  /** The trace that a trusted proxy has begun. */
  readonly trace?: TraceHeaders | undefined
  /** What is asked, as one of a closed list of names; asked for once the answer is there. */
  readonly action: () => string
  readonly method: string
}

/** The answer of the work, with the id in its headers. */
export async function observed(
  { given, trace, action: named, method }: Observation,
  work: () => Promise<Response>,
): Promise<Response> {
  return underCorrelation(given, (id) => {
    const whole = {
      name: 'request',
      kind: 'server',
      details: { 'request.id': id },
      given: trace,
    } as const
    return spanning(whole, async (span) => {
      const began = performance.now()
      const response = await work()
      const ms = performance.now() - began
      const { status } = response
      const action = named()
      const outcome = status < 400 ? (notedEnding() ?? outcomeOf(status)) : outcomeOf(status)
      tell({ kind: 'request', action, outcome, seconds: ms / 1000 })
      log('info', 'request', { action, method, status, outcome, ms: Math.round(ms * 10) / 10 })
      const details = {
        'http.request.method': method,
        'http.response.status_code': status,
        outcome,
      }
      span.note(details, action)
      if (status >= 500) span.fail()
      return withID(response, id)
    })
  })
}

function withID(response: Response, id: string): Response {
  try {
    response.headers.set(CORRELATION_HEADER, id)
    return response
  } catch {
    // The headers of an answer that came over the network cannot be changed.
    const { status, statusText } = response
    const headers = new Headers(response.headers)
    headers.set(CORRELATION_HEADER, id)
    return new Response(response.body, { status, statusText, headers })
  }
}
