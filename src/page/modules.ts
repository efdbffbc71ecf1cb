/** Which modules the browser is going to fetch for a page: the build has every fetch told here (`scripts/told-modules.ts`). */
import type { Services } from '../application/services.ts'
import type { Language } from '../ui/i18n/languages.ts'
import { writtenLanguage } from '../ui/i18n/text-files.ts'
import type { TextNamespace } from '../ui/i18n/text-keys.ts'
import type { ShopRouter } from '../ui/routes/router.ts'

declare global {
  /** Hears the path of each module that is fetched from now on, such as `src/ui/pages/home/HomePage.tsx`. */
  var toldModule: ((path: string) => void) | undefined
}

/** The modules that a task begins to fetch before it first waits for something. */
function fetchedBy(task: () => unknown): readonly string[] {
  const told: string[] = []
  globalThis.toldModule = (path) => void told.push(path)
  try {
    task()
  } finally {
    globalThis.toldModule = undefined
  }
  return told
}

/** Services that tell `hear` which modules they are fetched with, whenever one is asked for. */
export function tellingServices(
  services: Services,
  hear: (modules: readonly string[]) => void,
): Services {
  const telling = Object.entries(services).map(([name, source]) => {
    const fetch = () => {
      let service: unknown
      hear(
        fetchedBy(() => {
          service = source()
        }),
      )
      return service
    }
    return [name, Object.assign(fetch, { loaded: source.loaded })]
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same names, each with a service of the same kind
  return Object.fromEntries(telling) as Services
}

/** What a route says of itself. */
interface Route {
  readonly options: {
    readonly component?: unknown
    readonly staticData?: {
      readonly texts?: readonly TextNamespace[]
      readonly loaders?: () => Promise<unknown>
    }
  }
}

/** A page is fetched once in the life of this process, by whichever route, so what it is fetched with is kept. */
const pages = new WeakMap<object, readonly string[]>()

/** The modules of the pages that the router is about to show. To be asked before the router loads them. */
export function modulesOfPage(router: ShopRouter): readonly string[] {
  return matched(router).flatMap(modulesOf)
}

/** The areas of texts that the page begins with. */
export function textsOfPage(router: ShopRouter): readonly TextNamespace[] {
  return ['common', ...matched(router).flatMap(({ options }) => options.staticData?.texts ?? [])]
}

/** The modules of these texts, for a page that does not bring them. */
export function modulesOfTexts(router: ShopRouter, language: Language): readonly string[] {
  const written = writtenLanguage(language)
  return textsOfPage(router).map((area) => `src/ui/i18n/locales/${written}/${area}.json`)
}

function matched(router: ShopRouter): readonly Route[] {
  const routes: Readonly<Record<string, Route>> = router.routesById
  return router.matchRoutes(router.latestLocation).flatMap(({ routeId }) => routes[routeId] ?? [])
}

let searchCode: readonly string[] | undefined

/** The modules that a search needs once its field is used; `fetch` begins to fetch them, the first time in this process. */
export function modulesOfSearch(fetch: () => void): readonly string[] {
  searchCode ??= fetchedBy(fetch)
  return searchCode
}

/** The modules of the page that stands where there is none: that there is none is known only once the page is loaded. */
export function modulesOfNotFound(router: ShopRouter): readonly string[] {
  return modulesOf(router.routesById['/404'])
}

function modulesOf({ options }: Route): readonly string[] {
  const loaders = fetchedBy(() => void options.staticData?.loaders?.().catch(() => undefined))
  const page: unknown = options.component
  if (!isFetched(page)) return loaders
  const known = pages.get(page) ?? fetchedBy(() => void page.preload().catch(() => undefined))
  pages.set(page, known)
  return [...known, ...loaders]
}

function isFetched(page: unknown): page is { readonly preload: () => Promise<unknown> } {
  return typeof page === 'function' && 'preload' in page && typeof page.preload === 'function'
}
