/** What the named failures look like on the wire. */

import type { Fault } from './faults.ts'
import { type Answer, failure, plain, success } from '../http/envelope.ts'

/** Marks an answer that must never arrive: the server destroys the connection instead. */
const END_HEADER = 'x-manifold-connection'

/** `broken-off`: after the first bytes of an answer. `reset`: before them, so that a browser asks again. */
export type ConnectionEnd = 'broken-off' | 'reset'

/** How the connection of this answer dies, if it does; callers without a socket must throw. */
export function connectionEnd(response: Response): ConnectionEnd | undefined {
  const end = response.headers.get(END_HEADER)
  return end === 'broken-off' || end === 'reset' ? end : undefined
}

/** An answer that stands for a connection that dies. */
export function droppedConnection(end: ConnectionEnd = 'broken-off'): Response {
  return new Response(null, { status: 500, headers: { [END_HEADER]: end } })
}

/** The answer of a fault that strikes before anything is done. */
export function answerInstead(fault: Fault, label: string): Response {
  return INSTEAD[fault]?.(label) ?? droppedConnection()
}

/** The faults that are not listed lose the connection. */
const INSTEAD: Readonly<Partial<Record<Fault, (label: string) => Response>>> = {
  REFUSE: (label) => Response.json(failure(label, { fault: ['The demonstration refuses this.'] })),
  ACTIONS: (label) => Response.json(failure(label, {})),
  ERROR: () =>
    Response.json({ ...success('', {}), successfulActions: [], error: 'login_required' }),
  '401': () => plain('invalid_token', 401),
  '500': page500,
  '503': () => new Response('', { status: 503, headers: { 'Retry-After': '1' } }),
}

/** The answer of a fault that strikes after the work is done. */
export function answerSpoilt(fault: Fault, answer: Answer, init: ResponseInit = {}): Response {
  if (fault === 'DROP') return droppedConnection()
  if (fault === 'RESET') return droppedConnection('reset')
  if (fault === 'SHAPE') return Response.json(misshapen(answer), init)
  const json = JSON.stringify(answer)
  const headers = new Headers(init.headers)
  headers.set('Content-Type', 'application/json')
  return new Response(fault === 'BROKEN' ? json.slice(0, json.length / 2) : json, { headers })
}

function page500(): Response {
  return new Response('<!doctype html><title>Server error</title><h1>Server error</h1>', {
    status: 500,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}

const ENVELOPE = new Set(['successfulActions', 'failureActions', 'errors', 'messages', 'token'])

/** Every key of the answer's own with a value of another kind: list for object, number for text. */
function misshapen(answer: Answer): Answer {
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, ENVELOPE.has(key) ? value : twisted(value)]),
  )
}

function twisted(value: unknown): unknown {
  if (Array.isArray(value)) return { 0: 'not a list' }
  return typeof value === 'object' ? ['not an object'] : 7
}
