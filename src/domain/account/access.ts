/**
 * Where a customer may be sent after signing in. Addresses come from links that anybody can write; nothing
 * here trusts them (T01, T02, T03). Who may enter a page stands on its route.
 */
import { withoutLocale } from '../content/language-address.ts'
import { decodedText } from '../shared/decoded-text.ts'

/** Where a sign-in lands when nothing else is asked for (AUTH-06, O-25). */
export const landingPath = '/my-account/profile'

/** Where a link from another place lands, and every account address without a page (ROUTE-24, ROUTE-43). */
export const overviewPath = '/my-account/overview'

export const signInPath = '/my-account/login'

const longestRedirect = 2048

/** Stands for the shop's own origin, which the rules do not need to know. */
const anyOrigin = 'https://shop.invalid'

/**
 * The path and query to follow after signing in, normalised; undefined when the value is anything but
 * a plain address of this shop, so that the caller goes to its own default (T01). Of the paths in
 * `neverTargets`, in small letters, none is followed, however it is spelled (T02).
 */
export function safeRedirect(raw: unknown, neverTargets: ReadonlySet<string>): string | undefined {
  if (typeof raw !== 'string' || raw.length > longestRedirect) return undefined
  if (!isPlainPath(raw)) return undefined
  const url = urlOf(raw)
  if (!url || !isPlainPath(url.pathname) || !everyDecodingIsPlain(url.pathname)) return undefined
  return neverTargets.has(canonical(url.pathname))
    ? undefined
    : url.pathname + url.search + url.hash
}

/** The path and query of a page to come back to: without a token, without a redirect of its own (T03). */
export function returnPath(href: string): string {
  const [address, hash] = splitOnce(href, '#')
  const [path, query] = splitOnce(address, '?')
  const kept = (query ?? '')
    .split('&')
    .filter((pair) => pair !== '' && !/^(token|redirect)(=|$)/i.test(pair))
    .join('&')
  return path + (kept === '' ? '' : `?${kept}`) + (hash === undefined ? '' : `#${hash}`)
}

/** The address of the sign-in page that comes back to this page afterwards (PRICE-17, T02). */
export function signInHref(currentHref: string, neverTargets: ReadonlySet<string>): string {
  const back = safeRedirect(returnPath(currentHref), neverTargets)
  return back === undefined ? signInPath : `${signInPath}?redirect=${encodeURIComponent(back)}`
}

function isPlainPath(text: string): boolean {
  return text.startsWith('/') && !text.startsWith('//') && !/[\p{Cc}\p{Zl}\p{Zp}\\]/u.test(text)
}

/** A path that only becomes dangerous once decoded is refused too, however often it is wrapped. */
function everyDecodingIsPlain(path: string): boolean {
  let text = path
  for (let layer = 0; layer < 4; layer += 1) {
    const decoded = decodedText(text)
    if (decoded === text) return true
    const url = decoded === undefined ? undefined : urlOf(decoded)
    if (decoded === undefined || !isPlainPath(decoded) || !url || !isPlainPath(url.pathname)) {
      return false
    }
    text = decoded
  }
  return false
}

function canonical(path: string): string {
  const decoded = decodedText(path) ?? path
  return withoutLocale(decoded).toLowerCase().replace(/\/+$/, '') || '/'
}

function urlOf(path: string): URL | undefined {
  if (!URL.canParse(path, anyOrigin)) return undefined
  const url = new URL(path, anyOrigin)
  return url.origin === anyOrigin ? url : undefined
}

function splitOnce(text: string, mark: string): readonly [string, string?] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
