/** One drawing of one page: opens a shop, asks what the page needs, draws it, and closes the shop. */
import { renderToReadableStream } from 'react-dom/server'
import { recording } from './adapters/http/answers.ts'
import type { Fetch } from './adapters/http/exchange.ts'
import { type Chosen, writePageData } from './adapters/http/page-data.ts'
import { timerPause } from './adapters/http/pause.ts'
import { serviceAddresses } from './adapters/wiring/addresses.ts'
import { pagePorts } from './adapters/wiring/page-ports.ts'
import { openShop, type Shop } from './adapters/wiring/shop.ts'
import { drawingRouter } from './opening.ts'
import {
  filledShell,
  headingOf,
  partsOfMarkup,
  statusAskedFor,
  titleIn,
  withoutTitle,
} from './page-html.ts'
import { App } from './ui/App.tsx'
import { startTranslations, writtenTag } from './ui/i18n/i18n.ts'
import { languageFor } from './ui/i18n/languages.ts'
import { ContentPending } from './ui/pages/content/ContentPending.tsx'
import { drawFrame, drawnResult, publicHref } from './ui/routes/router.ts'
import { isPersonal } from './ui/routes/static-data.ts'
import { statusOfFailure } from './ui/routes/load.ts'

export interface PageParts {
  /** The built document without a page in it: what a browser begins with by itself. */
  readonly shell: string
  /** The origin of the shop's own addresses, without a last slash. */
  readonly origin: string
  /** Asks the services, by whole addresses. */
  readonly fetch: Fetch
  readonly log: (event: string, details: Readonly<Record<string, unknown>>) => void
  /** Milliseconds after which a page is left to the browser. */
  readonly patience: number
}

interface Wanted extends PageParts {
  /** Path and query. */
  readonly address: string
  readonly chosen: Chosen
  readonly signal: AbortSignal
}

export type DrawnPage =
  | { readonly kind: 'elsewhere'; readonly status: 301 | 302; readonly address: string }
  | {
      readonly kind: 'page'
      readonly status: number
      readonly html: string
      /** Whether it is the same for everybody who has chosen the same, until its content changes. */
      readonly isWhole: boolean
      readonly isForSearchEngines: boolean
    }

/** The page at an address. Fails when it cannot be drawn, or when the signal is aborted before it is. */
export async function drawPage(wanted: Wanted): Promise<DrawnPage> {
  const { origin, address, chosen, signal } = wanted
  const network = recording((input, init) =>
    wanted.fetch(new URL(input instanceof Request ? input.url : input, origin), {
      ...init,
      signal,
    }),
  )
  const ports = pagePorts({
    // The next try is the browser's.
    http: { fetch: network.fetch, pause: timerPause, isOnline: () => true, retryDelays: [] },
    addresses: { ...serviceAddresses, storage: [origin, ...(serviceAddresses.storage ?? [])] },
    log: { record: wanted.log },
    chosen,
    path: new URL(address, origin).pathname,
  })
  const shop = await openShop(ports, signal)
  try {
    return await drawn(shop, wanted, network)
  } finally {
    shop.storefront.session.stop()
  }
}

async function drawn(
  shop: Shop,
  wanted: Wanted,
  network: ReturnType<typeof recording>,
): Promise<DrawnPage> {
  const { origin, address, signal } = wanted
  const { settings, areSettingsDefaults } = shop.storefront
  const known = publicHref(shop.storefront, origin + address)
  if (known !== new URL(address, origin).href) return elsewhere(known.slice(origin.length), 301)

  const language = languageFor(wanted.chosen.language)
  const { translations, ready } = startTranslations(language)
  await ready
  const router = drawingRouter(shop, translations, { origin, address })
  router.updateLatestLocation()
  const isFrame = isPersonal(router.matchRoutes(router.latestLocation))
  if (isFrame) drawFrame(router, ContentPending)
  await router.load()
  signal.throwIfAborted()
  const result = drawnResult(router)
  if (result?.type === 'redirect') {
    const to = result.redirect.headers.get('Location') ?? '/'
    return elsewhere(to, pathOf(to) === pathOf(address) ? 301 : 302)
  }
  const problems: unknown[] = []
  const stream = await renderToReadableStream(
    <App shop={shop} translations={translations} router={router} />,
    // In one piece: what comes later would be put in its place by a script in the page.
    {
      signal,
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (problem) => void problems.push(problem),
    },
  )
  await stream.allReady
  const [head, body] = partsOfMarkup(await new Response(stream).text())
  signal.throwIfAborted()
  for (const problem of problems)
    wanted.log('page.part-not-drawn', { address, problem: String(problem) })

  const failed = result?.type === 'render' ? statusOfFailure(result.matches) : undefined
  const status = areSettingsDefaults ? 503 : (failed ?? statusAskedFor(head) ?? 200)
  const isWhole = status < 500 && !isFrame && !network.hasFailed() && problems.length === 0
  const heading = isFrame ? undefined : headingOf(body)
  const title =
    titleIn(head) ??
    titleOf(settings.siteName, heading, (page, site) =>
      translations.t('common:pageTitle', { page, site }),
    )
  const ownHead = withoutTitle(head)
  const html = filledShell(wanted.shell, {
    language: writtenTag(language),
    themeKey: settings.themeKey,
    title,
    head: isFrame ? `${ownHead}<meta name="robots" content="noindex">` : ownHead,
    body,
    data: writePageData({
      isWhole,
      // What is in the address of a personal page is nobody else's.
      address: isFrame ? '' : address,
      origin,
      chosen: wanted.chosen,
      answers: network.answers(),
    }),
  })
  if (html === undefined) throw new Error('The built shell has no place for a page.')
  return {
    kind: 'page',
    status,
    html,
    isWhole: isFrame ? status < 500 && !network.hasFailed() : isWhole,
    isForSearchEngines: !isFrame && status === 200,
  }
}

function elsewhere(address: string, status: 301 | 302): DrawnPage {
  if (!/^\/(?![/\\])/.test(address)) throw new Error('The page leads to another house.')
  return { kind: 'elsewhere', status, address }
}

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? ''
}

/** The heading is HTML already; the name of the site is not. */
function titleOf(
  siteName: string,
  heading: string | undefined,
  both: (page: string, site: string) => string,
): string {
  const site = siteName.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return heading === undefined ? site : both(heading, site)
}
