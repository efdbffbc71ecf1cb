/** Which modules the browser is going to fetch for a page: the build has every fetch told here (`scripts/fetched-modules.ts`). */
import type { Services } from '../application/services.ts'
import type { Language } from '../ui/i18n/languages.ts'
import { writtenLanguage } from '../ui/i18n/text-files.ts'
import type { TextNamespace } from '../ui/i18n/text-keys.ts'
import type { ShopRouter } from '../ui/routes/router.ts'

declare global {
  /** Hears the path of each module that is fetched from now on, such as `src/ui/pages/home/HomePage.tsx`. */
  var moduleFetched: ((path: string) => void) | undefined
}

/** The modules that a task begins to fetch before it first waits for something; what becomes of it is not waited for. */
function fetchedBy(task: () => unknown): readonly string[] {
  const told: string[] = []
  globalThis.moduleFetched = (path) => void told.push(path)
  try {
    const begun = task()
    if (begun instanceof Promise) void begun.catch(() => undefined)
  } finally {
    globalThis.moduleFetched = undefined
  }
  return told
}

/** Services that tell `onModules` which modules they are fetched with, whenever one is asked for. */
export function tellingServices(
  services: Services,
  onModules: (modules: readonly string[]) => void,
): Services {
  const telling = Object.entries(services).map(([name, source]) => {
    const fetch = () => {
      let service: unknown
      onModules(
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

/** What a loader of a route is given, as far as it looks at it before its first question. */
type Loader = (entry: {
  readonly context: unknown
  readonly params: unknown
  readonly deps: unknown
  readonly location: unknown
  readonly abortController: AbortController
}) => unknown

/** What a route says of itself. */
interface Route {
  readonly options: {
    readonly component?: unknown
    readonly loader?: unknown
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

/**
 * The modules that the loaders of a page begin with, for a page whose data a browser asks for by itself: each loader runs
 * until its first question, which nobody answers.
 */
export function modulesOfLoaders(router: ShopRouter, services: Services): readonly string[] {
  const routes: Readonly<Record<string, Route>> = router.routesById
  const context = { ...router.options.context, services: unanswering(services) }
  const location = router.latestLocation
  return router.matchRoutes(location).flatMap(({ routeId, params, loaderDeps }) => {
    const loader = handlerOf(routes[routeId]?.options.loader)
    if (loader === undefined) return []
    const abortController = new AbortController()
    return fetchedBy(() => loader({ context, params, deps: loaderDeps, location, abortController }))
  })
}

/** A route has its loader as it is, or with how it is to be used. */
function handlerOf(loader: unknown): Loader | undefined {
  if (isLoader(loader)) return loader
  const handler: unknown = loader instanceof Object && 'handler' in loader && loader.handler
  return isLoader(handler) ? handler : undefined
}

function isLoader(loader: unknown): loader is Loader {
  return typeof loader === 'function'
}

/** Services that are fetched when they are asked for, and of which none is there yet. */
function unanswering(services: Services): Services {
  const silent = Object.entries(services).map(([name, source]) => {
    const fetch = () => {
      void source().catch(() => undefined)
      return new Promise(() => {})
    }
    return [name, Object.assign(fetch, { loaded: () => undefined })]
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same names, each with a service that never comes
  return Object.fromEntries(silent) as Services
}

/** The areas of texts that the page begins with. */
export function textsOfPage(router: ShopRouter): readonly TextNamespace[] {
  return ['common', ...matched(router).flatMap(({ options }) => options.staticData?.texts ?? [])]
}

/** The modules of the texts of these areas, for a page that does not bring them. */
export function modulesOfTexts(
  areas: readonly TextNamespace[],
  language: Language,
): readonly string[] {
  const written = writtenLanguage(language)
  return areas.map((area) => `src/ui/i18n/locales/${written}/${area}.json`)
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
  const loaders = fetchedBy(() => options.staticData?.loaders?.())
  const page: unknown = options.component
  if (!isFetched(page)) return loaders
  const known = pages.get(page) ?? fetchedBy(() => page.preload())
  pages.set(page, known)
  return [...known, ...loaders]
}

function isFetched(page: unknown): page is { readonly preload: () => Promise<unknown> } {
  return typeof page === 'function' && 'preload' in page && typeof page.preload === 'function'
}
