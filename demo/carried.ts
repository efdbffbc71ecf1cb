/** Requests and answers on their way from one thread to another. */

import type { CarriedAnswer, CarriedRequest } from './messages.ts'

/** A request may have a body with every method but these. */
const BODILESS = new Set(['GET', 'HEAD'])
/** An answer with one of these must not have a body, not even an empty one. */
const EMPTY = new Set([101, 204, 205, 304])

export async function carriedRequest(request: Request): Promise<CarriedRequest> {
  const { url, method, headers } = request
  const body = BODILESS.has(method) ? undefined : await request.arrayBuffer()
  return { url, method, headers: [...headers], body }
}

export function requestOf({ url, method, headers, body }: CarriedRequest, signal: AbortSignal) {
  return new Request(url, {
    method,
    headers: headers.map(([name, value]) => [name, value]),
    signal,
    ...(body !== undefined && { body }),
  })
}

export async function carriedAnswer(response: Response): Promise<CarriedAnswer> {
  const { status, statusText, headers } = response
  const body = response.body === null ? undefined : await response.arrayBuffer()
  return { status, statusText, headers: [...headers], body }
}

export function responseOf({ status, statusText, headers, body }: CarriedAnswer): Response {
  return new Response(EMPTY.has(status) ? null : (body ?? null), {
    status,
    statusText,
    headers: headers.map(([name, value]) => [name, value]),
  })
}
