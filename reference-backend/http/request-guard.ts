/** What a request must look like before anything is done for it: kind and origin. */

export type Verdict = 'fine' | 'foreign' | 'not-json'

/**
 * A POST must come from the shop's own pages (or from no browser at all) and carry JSON, which no
 * form of a foreign page can send (threat T08).
 */
export function checkPost(request: Request): Verdict {
  if (isForeign(request)) return 'foreign'
  const type = request.headers.get('content-type') ?? ''
  return /^application\/json\s*(;|$)/i.test(type) ? 'fine' : 'not-json'
}

/** Whether another site's page has sent this, according to the browser. */
export function isForeign(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  return origin !== null && hostOf(origin) !== hostHeader(request)
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}

/** Behind a proxy that ends TLS the scheme differs; the host is what both sides agree on. */
function hostHeader(request: Request): string {
  return request.headers.get('host') ?? new URL(request.url).host
}
