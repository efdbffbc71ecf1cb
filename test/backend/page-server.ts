/** Pages of the real renderer over a test shop, kept as a server process keeps them: by its own clock hands. */
import { delivered } from '../../server/delivery.ts'
import { editionWatch } from '../../server/edition.ts'
import { LASTING } from '../../server/freshness.ts'
import { keptPages } from '../../server/kept-pages.ts'
import { editionAt } from '../../server/edition-answer.ts'
import { keyOf, openPages } from '../../src/page.tsx'

export const origin = 'http://shop.test'
const shell = `<!doctype html><html lang="en-US"><head><title>Manifold</title></head>
  <body><noscript>Scripts, please.</noscript><div id="root"></div></body></html>`

interface PageServer {
  /** The services, whichever server of them. */
  readonly services: typeof globalThis.fetch
  /** In milliseconds. */
  readonly clock: () => number
  /** Told each address that is drawn. */
  readonly onDrawn?: (address: string) => void
}

/** Draws a page each time, from what the services answer; they are asked by paths. */
export function pagesBy(services: PageServer['services']) {
  return openPages({ shell, origin, fetch: byPath(services), patience: 60_000, log: () => {} })
}

function byPath(services: PageServer['services']): typeof globalThis.fetch {
  return (input, init) => services(new Request(input, init).url.replace(origin, ''), init)
}

export function pageServer({ services, clock, onDrawn = () => {} }: PageServer) {
  const draw = pagesBy(services)
  const ask = editionAt(`${origin}/api/v1/public/edition`, byPath(services))
  const { answer: kept } = keptPages({
    draw: (request) => {
      onDrawn(request.url.replace(/^https?:\/\/[^/]*/, ''))
      return draw(request)
    },
    keyOf,
    editions: editionWatch({ ask, clock, checkMs: 1000, graceMs: LASTING.graceMs }),
    clock,
    lasting: LASTING,
    bytes: 4e6,
    builtAt: 0,
    log: () => {},
  })
  return async (request: Request) => delivered(request, await kept(request))
}
