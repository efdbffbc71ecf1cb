/** Draws a page of the shop for a request: the same routes, loaders and services as in a browser, for nobody in particular. */
import { choicesOf } from './adapters/server/request-choices.ts'
import { serviceAddresses } from './adapters/wiring/addresses.ts'
import { drawPage } from './page-drawing.tsx'
import type { PageParts } from './page-shop.ts'
import { openSiteFiles } from './site-files.ts'
import { allowedChoices } from './ui/allowed-choices.ts'

/** The origins of services that are not on the shop's own; a browser has to be allowed to ask them. */
export const serviceOrigins: readonly string[] = [
  ...new Set(
    [serviceAddresses.commerce, serviceAddresses.content, serviceAddresses.search]
      .filter((address) => URL.canParse(address))
      .map((address) => new URL(address).origin),
  ),
]

/** A path that a browser takes for a host, and one with control characters, which no page has (T43). */
const foreign = /^\/[/\\]|%(?:[01][0-9a-f]|7f)/i

const notKept = 'no-store'

/** A renderer of pages. It never fails: what cannot be drawn, or not in time, is the plain shell. */
export function openPages(parts: PageParts): (request: Request) => Promise<Response> {
  const shell = () => answer(parts.shell, 200, { 'Cache-Control': notKept })
  const siteFile = openSiteFiles(parts)
  return async (request) => {
    const { pathname, search, searchParams } = new URL(request.url)
    const file = siteFile(pathname)
    if (file) return file
    // Read as an address it would be one of another house (T02).
    if (foreign.test(pathname)) return notHere(parts.shell)
    // A preview is nobody else's (AUTH-31, T13).
    if (searchParams.has('preview')) return shell()
    const over = new AbortController()
    const patience = over.signal
    const timer = setTimeout(() => over.abort(), parts.patience)
    try {
      const page = await Promise.race([
        drawPage({
          ...parts,
          address: pathname + search,
          chosen: choicesOf(request, allowedChoices),
          signal: patience,
        }),
        // Whoever is asked may not hear that nobody waits any more.
        rejectedBy(patience),
      ])
      if (page.kind === 'elsewhere') {
        return new Response(null, {
          status: page.status,
          headers: { Location: page.address, Vary: 'Cookie', 'Cache-Control': 'no-cache' },
        })
      }
      return answer(page.html, page.status, {
        'Cache-Control': page.isWhole ? 'no-cache' : notKept,
        ...(page.isForSearchEngines ? {} : { 'X-Robots-Tag': 'noindex' }),
      })
    } catch (problem) {
      parts.log('page.not-drawn', {
        address: pathname,
        problem: patience.aborted ? 'It took too long.' : String(problem),
      })
      return shell()
    } finally {
      // A page that is there holds on to nothing.
      clearTimeout(timer)
    }
  }
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('It took too long.')), { once: true })
  })
}

function notHere(shell: string): Response {
  return answer(shell, 404, { 'Cache-Control': notKept, 'X-Robots-Tag': 'noindex' })
}

function answer(html: string, status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', Vary: 'Cookie', ...headers },
  })
}
