/** What a request asks of a page: all of it that decides what the page says, and nothing else. */
import type { Chosen } from '../adapters/http/page-data.ts'
import { choicesOf } from '../adapters/server/request-choices.ts'
import { allowedChoices } from '../ui/allowed-choices.ts'
import { isChoice } from './choices.ts'
import { isSiteFile } from './site-files.ts'
import { queryParter } from '../ui/routes/known-query.ts'
import { routeTree } from '../ui/routes/route-tree.ts'

export interface RequestedPage {
  /** Path, and of the query what pages read. */
  readonly address: string
  readonly chosen: Chosen
}

/** Beside the address, the headers that are read. */
export const readHeaders = 'Cookie'

/** A path that a browser takes for a host, and one with control characters, which no page has (T43). */
const foreign = /^\/[/\\]|%(?:[01][0-9a-f]|7f)/i

/** Characters that an address may hold on purpose. */
const longestKept = 1000

const partsOf = queryParter(routeTree)

/** Whether no page can be at the address: read as one it would be of another site (T02). */
export function isForeign(pathname: string): boolean {
  return foreign.test(pathname)
}

/** What is asked for. Two requests that ask the same get the same page. */
export function requestedPage(request: Request): RequestedPage {
  const { pathname, search } = new URL(request.url)
  return { address: pathname + partsOf(search).known, chosen: choicesOf(request, allowedChoices) }
}

/** What else stands in the query: no page says anything of it, only who is led on takes it along. */
export function restOf(request: Request): string {
  return partsOf(new URL(request.url).search).rest
}

/**
 * By what a page may be kept for whoever asks the same; without a key it is for this request alone, as a preview is
 * (AUTH-31, T13).
 */
export function keyOf(request: Request): string | undefined {
  const { pathname, searchParams } = new URL(request.url)
  if (isChoice(request)) return undefined
  if (isSiteFile(pathname) || isForeign(pathname) || isPreview(searchParams)) return undefined
  const { address, chosen } = requestedPage(request)
  if (address.length > longestKept) return undefined
  return JSON.stringify([address, chosen.language, chosen.region, chosen.consent, chosen.units])
}

/** A preview is nobody else's (AUTH-31, T13). */
export function isPreview(query: URLSearchParams): boolean {
  return query.has('preview')
}
