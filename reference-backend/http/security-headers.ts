/** The headers that every answer carries (decisions.md, "Headers"; threat T24). */

import { SET_COOKIE, setCookiesOf } from '#platform/cookie-headers.ts'
import { REPORT_PATH } from './content-policy-reports.ts'

const contentPolicy = ({ vaultAddress, inline, services = [], pictures = [] }: SecuredParts) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...(inline?.scripts ?? [])].join(' '),
    "worker-src 'self'",
    ["style-src 'self'", ...(inline?.styles ?? [])].join(' '),
    "font-src 'self'",
    ["img-src 'self' data: https:", ...pictures.filter(isUnencrypted)].join(' '),
    ["connect-src 'self'", ...services].join(' '),
    // The human check of forms, the vault for cards, and the two hosts of videos that a page may frame (T21).
    `frame-src 'self' ${vaultAddress} https://www.youtube-nocookie.com https://player.vimeo.com`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // One policy for the sanitiser, one for the script address of a worker, one for JSON in a page, each made once.
    'trusted-types manifold-sanitiser manifold-worker manifold-data',
    `report-uri ${REPORT_PATH}`,
  ].join('; ')

/**
 * What no browser shows as a page needs no more: a script, which may be that of a worker, a sheet, a font. The whole policy
 * would be a third of the bytes of a small file.
 */
const FILE_POLICY =
  "default-src 'none'; script-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"
const SHORT_POLICY = /^(?:text\/(?:javascript|css)|font\/)/

/** Pictures may come from everywhere over https; without it only from where the configuration says. */
function isUnencrypted(origin: string): boolean {
  return origin.startsWith('http:')
}

const EVERYWHERE: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/**
 * Where a browser that knows the newer way reports to. It does so over https alone, and then passes over the
 * older way, which therefore stands alone elsewhere.
 */
const REPORT_GROUP = 'content-policy'

const TWO_YEARS = 'max-age=63072000; includeSubDomains'

export interface SecuredParts {
  /** Whether a proxy that is trusted says that its caller speaks https. */
  readonly isHttps: boolean | undefined
  /** Where the vault for cards is: the origin of its frames. */
  readonly vaultAddress: string
  /** What a page may hold in itself, by its hashes as a policy names them. */
  readonly inline?: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
  /** Origins of services that are elsewhere. */
  readonly services?: readonly string[] | undefined
  /** Origins of pictures that are elsewhere. */
  readonly pictures?: readonly string[] | undefined
}

/** The answer with the security headers; account data is never kept by any cache. */
export function secured(request: Request, response: Response, parts: SecuredParts): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(EVERYWHERE)) {
    if (!headers.has(name)) headers.set(name, value)
  }
  const { pathname, protocol } = new URL(request.url)
  const isSecure = parts.isHttps || protocol === 'https:'
  if (!headers.has('Content-Security-Policy')) {
    if (SHORT_POLICY.test(headers.get('Content-Type') ?? ''))
      headers.set('Content-Security-Policy', FILE_POLICY)
    else reportingPolicy(headers, isSecure, contentPolicy(parts))
  }
  if (!headers.has('Cache-Control')) {
    headers.set('Cache-Control', pathname.startsWith('/api/scope/') ? 'no-store' : 'no-cache')
  }
  if (isSecure) {
    headers.set('Strict-Transport-Security', TWO_YEARS)
    secureCookies(headers)
  }
  const { status, statusText } = response
  return new Response(response.body, { status, statusText, headers })
}

function reportingPolicy(headers: Headers, isSecure: boolean, policy: string): void {
  if (isSecure) headers.set('Reporting-Endpoints', `${REPORT_GROUP}="${REPORT_PATH}"`)
  const newer = isSecure ? `; report-to ${REPORT_GROUP}` : ''
  headers.set('Content-Security-Policy', policy + newer)
}

/** Over a secure line every cookie keeps to secure lines. */
function secureCookies(headers: Headers): void {
  const cookies = setCookiesOf(headers)
  headers.delete(SET_COOKIE)
  for (const cookie of cookies) headers.append(SET_COOKIE, `${cookie}; Secure`)
}
