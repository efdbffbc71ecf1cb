/** The headers of every answer of the vault. */

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

/** The answer with its headers; `framedBy` are the origins that may frame it, none by default. */
export function secured(response: Response, framedBy: readonly string[] = []): Response {
  const headers = new Headers(response.headers)
  const ancestors = framedBy.length === 0 ? "'none'" : framedBy.join(' ')
  headers.set('Content-Security-Policy', [...POLICY, `frame-ancestors ${ancestors}`].join('; '))
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), usb=()')
  // A frame of the shop, never a source for its page.
  headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}
