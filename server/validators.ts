/** Whether a client that asks has the answer already. */

/** Of a request with `If-None-Match` that alone counts; a time is looked at only where there is no mark. */
export function isKnown(request: Request, answer: Headers): boolean {
  const marks = request.headers.get('if-none-match')
  if (marks !== null) return isOneOf(marks, answer.get('etag'))
  const changed = Date.parse(answer.get('last-modified') ?? '')
  // What cannot be read is no time, and no comparison with it holds.
  return changed <= seenAt(request)
}

/** Of which time the answer is that a client has; no number where it does not say. */
export function seenAt({ headers }: Request): number {
  return Date.parse(headers.get('if-modified-since') ?? '')
}

/** The contents count, not the encoding that they came in: so marks are compared without their weakness. */
function isOneOf(marks: string, etag: string | null): boolean {
  if (etag === null) return false
  const bare = (mark: string) => mark.trim().replace(/^W\//, '')
  return marks.trim() === '*' || marks.split(',').some((mark) => bare(mark) === bare(etag))
}
