/**
 * Several calls in one path (`a,b`): carried out in order with one shared request, each in a transaction of its
 * own as if it had come alone. The first one that is refused ends it; what was done before stays done.
 */

import { COOKIE, SET_COOKIE, setCookiesOf } from '#platform/cookie-headers.ts'
import type { Answer } from '../http/envelope.ts'
import { JSON_LIMIT, jsonWithin } from '../http/body.ts'
import { REQUEST_ID_HEADER } from '../database/request-claim.ts'

const CALLS_AT_MOST = 5

/** The names in a path of several; undefined for a path of one, or of too many. */
export function namesOfChain(path: string): readonly string[] | undefined {
  const names = path.split(',').map((name) => name.trim())
  return names.length > 1 && names.length <= CALLS_AT_MOST ? names : undefined
}

/** Answers a chain; `answer` answers one call of it. Keys of a later call win. */
export async function answerChain(
  names: readonly string[],
  request: Request,
  answer: (name: string, request: Request) => Promise<Response>,
): Promise<Response> {
  const isRead = request.method === 'GET'
  const body = isRead ? { value: undefined } : await jsonWithin(JSON_LIMIT, request.clone())
  if (body instanceof Response) return body
  const cookies = new Map<string, string>()
  const headers = new Headers(request.headers)
  const successful: unknown[] = []
  let whole: Answer = {}
  for (const [index, name] of names.entries()) {
    const id = request.headers.get(REQUEST_ID_HEADER)
    if (id !== null) headers.set(REQUEST_ID_HEADER, `${id}-${index + 1}`)
    const sent = isRead
      ? new Request(request.url, { headers })
      : new Request(request.url, { method: 'POST', headers, body: JSON.stringify(body.value) })
    const response = await answer(name, sent)
    if (!isJson(response)) return response
    const part = answerIn(await response.clone().json())
    if (part === undefined || response.status !== 200) return response
    for (const cookie of setCookiesOf(response.headers)) {
      cookies.set(cookie.split('=')[0] ?? '', cookie)
      headers.append(COOKIE, cookie.split(';')[0] ?? '')
    }
    if (typeof part['token'] === 'string') headers.set('Auth-Token', `Bearer ${part['token']}`)
    successful.push(...listIn(part, 'successfulActions'))
    whole = { ...whole, ...part, successfulActions: [...successful] }
    if (Object.keys(answerIn(part['errors']) ?? {}).length > 0) break
  }
  const answered = Response.json(whole)
  for (const cookie of cookies.values()) answered.headers.append(SET_COOKIE, cookie)
  return answered
}

function isJson(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').includes('json')
}

function answerIn(value: unknown): Answer | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined
}

function listIn(answer: Answer, key: string): readonly unknown[] {
  const value = answer[key]
  return Array.isArray(value) ? value : []
}
