/** A shop that is open for one request, over the services of the page and without a session. */
import { type Recording, recording } from '../adapters/http/answers.ts'
import type { Fetch } from '../adapters/http/exchange.ts'
import type { Chosen } from '../adapters/http/page-data.ts'
import { timerPause } from '../adapters/http/pause.ts'
import { type SiteConfiguration, withOwnStorage } from '../adapters/http/site-configuration.ts'
import { pagePorts } from '../adapters/wiring/page-ports.ts'
import { openShop, type Shop } from '../adapters/wiring/shop.ts'

export interface PageParts {
  /** The built document without a page in it: what a browser begins with by itself. */
  readonly shell: string
  /** Of the style sheet that the shell links to, what a page needs; without it a page waits for the whole of it. */
  readonly stylesOf?: ((markup: string) => string) | undefined
  /** The built files that modules come in, without those of every page; without it a browser finds them one by one. */
  readonly filesOf?: ((modules: readonly string[]) => readonly string[]) | undefined
  /** The origin of the shop's own addresses, without a last slash. */
  readonly origin: string
  /** Asks the services, by whole addresses. */
  readonly fetch: Fetch
  readonly log: (event: string, details: Readonly<Record<string, unknown>>) => void
  readonly site: SiteConfiguration
  /** Milliseconds after which a page is left to the browser. */
  readonly patience: number
}

export interface Wanted extends PageParts {
  /** Path and query. */
  readonly address: string
  readonly chosen: Chosen
  readonly signal: AbortSignal
}

/** What becomes of a shop that is open for one request. */
export async function withShop<Answer>(
  wanted: Wanted,
  use: (shop: Shop, network: Recording) => Promise<Answer>,
): Promise<Answer> {
  const { origin, address, chosen, signal } = wanted
  // Node holds the signal of a request until that is collected, and by its listeners the whole page: requests have their own.
  const asking = new AbortController()
  const giveUp = () => asking.abort(signal.reason)
  signal.addEventListener('abort', giveUp, { once: true })
  const network = recording((input, init) =>
    wanted.fetch(new URL(input instanceof Request ? input.url : input, origin), {
      ...init,
      signal: asking.signal,
    }),
  )
  const ports = pagePorts({
    // The next try is the browser's.
    http: {
      fetch: network.fetch,
      values: network.values,
      pause: timerPause,
      isOnline: () => true,
      retryDelays: [],
    },
    site: withOwnStorage(wanted.site, origin),
    // A page that is given up ends all its questions: none of them says anything of a service.
    log: {
      record: (event, details) => {
        if (!signal.aborted) wanted.log(event, details)
      },
    },
    chosen,
    path: new URL(address, origin).pathname,
  })
  try {
    const shop = await openShop(ports, signal)
    try {
      return await use(shop, network)
    } finally {
      shop.storefront.session.stop()
    }
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
