/** Draws a page of the shop for a request: the same routes, loaders and services as in a browser, for nobody in particular. */
import { partsHeader } from './adapters/http/answers.ts'
import { readSiteConfiguration } from './adapters/http/site-configuration.ts'
import { requestedPage, isForeign, isPreview, readHeaders } from './page/page-request.ts'
import { choiceKept, isChoice } from './page/choices.ts'
import { type DrawnPage, drawPage, namePage } from './page/drawing.tsx'
import { shellNaming } from './page/html.ts'
import { chosenIn, configuredShell } from './page/configuration.ts'
import { dressed } from './page/styles.ts'
import type { PageParts } from './page/shop.ts'
import { openSiteFiles } from './page/site-files.ts'

export { keyOf, restOf } from './page/page-request.ts'
export { isChoice } from './page/choices.ts'
export { siteToldBy } from './page/configuration.ts'

const notKept = 'no-store'
/** Names the looks that stand in the page, as a content policy does: whoever sends the page has to allow them. */
export const styleHash = 'Style-Hash'
/** Asked for again each time, and answered shortly where it is still the same. */
const askedAgain = 'no-cache'

/** What the server gives; `told` is the text of the configuration. */
type GivenParts = Omit<PageParts, 'site'> & { readonly told?: string }

/** A renderer of pages. It never fails: what cannot be drawn, or not in time, is the plain shell. */
export function openPages(given: GivenParts): (request: Request) => Promise<Response> {
  const { told = '', ...rest } = given
  const site = readSiteConfiguration(told)
  const parts: PageParts = { ...rest, site, shell: configuredShell(given.shell, told) }
  const filesOf = given.filesOf ?? (() => [])
  const siteFile = openSiteFiles(parts)
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (isChoice(request)) return choiceKept(request)
    const file = siteFile(pathname)
    if (file) return file
    if (isForeign(pathname)) return notHere(parts.shell)
    const { address, chosen: wished } = requestedPage(request)
    const chosen = chosenIn(site, wished)
    const over = new AbortController()
    const patience = over.signal
    const timer = setTimeout(() => over.abort(), parts.patience)
    const wanted = { ...parts, address, chosen, signal: patience }
    const modules = new Set<string>()
    const hear = (fetched: readonly string[]) => {
      for (const module of fetched) modules.add(module)
    }
    const shell = () =>
      answer(shellNaming(parts.shell, filesOf([...modules])), 200, { 'Cache-Control': notKept })
    // Whoever is asked may not hear that nobody waits any more.
    const inTime = <Value,>(work: Promise<Value>) => Promise.race([work, rejectedBy(patience)])
    try {
      if (isPreview(searchParams)) {
        await inTime(namePage(wanted, hear))
        return unlisted(shell())
      }
      const page = await inTime(drawPage(wanted, hear))
      if (page.kind === 'elsewhere') {
        return new Response(null, {
          status: page.status,
          headers: {
            Location: page.address,
            Vary: readHeaders,
            'Cache-Control': askedAgain,
            ...partsOf(page),
          },
        })
      }
      const { html, styles } = dressed(page.html, parts.stylesOf, page.ownStyles)
      return answer(html, page.status, {
        ...(styles !== undefined && { [styleHash]: await hashOf(styles) }),
        'Cache-Control': page.isWhole ? whole(page.isPersonal) : notKept,
        ...partsOf(page),
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

/** Whoever keeps the page has to know of what it depends; of the whole edition where nothing is said. */
function partsOf({ editionParts }: DrawnPage): Readonly<Record<string, string>> {
  return editionParts === undefined ? {} : { [partsHeader]: editionParts.join(', ') }
}

/** What a proxy shares, it shares with everybody. */
function whole(isPersonal: boolean): string {
  return isPersonal ? `private, ${askedAgain}` : askedAgain
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('It took too long.')), { once: true })
  })
}

function notHere(shell: string): Response {
  return unlisted(answer(shell, 404, { 'Cache-Control': notKept }))
}

/** An answer that no search engine may keep. */
function unlisted(response: Response): Response {
  response.headers.set('X-Robots-Tag', 'noindex')
  return response
}

function answer(html: string, status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', Vary: readHeaders, ...headers },
  })
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCodePoint(...new Uint8Array(digest)))}'`
}
