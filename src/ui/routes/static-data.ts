/** What every route says of itself, and what the tree of routes says as a whole. */
import type { AnyRoute, StaticDataRouteOption } from '@tanstack/react-router'
import type { TextNamespace } from '../i18n/text-keys.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may enter; the guard of the root reads it from the route that answers the address (ROUTE-49). */
    readonly access: 'open' | 'customers'
    /** What the page says depends on who asks; a server draws its frame alone. So it is with pages for customers. */
    readonly isPersonal?: true
    /** False where coming back after a sign-in would lead in a circle, or out again at once (T02). */
    readonly isReturnTarget?: false
    /** Whether search engines are told of the address; it has no parameter and a page for everybody. */
    readonly isListed?: true
    /** Whether its loader asks for what is sold in the customer's region (CONF-07). */
    readonly isByRegion?: true
    /** The areas whose texts the page shows, beside those of the frame. They are there before it is painted. */
    readonly texts?: readonly TextNamespace[]
    /** Fetches the loaders of the area, where they come in a file of their own: the head of a drawn page names it. */
    readonly loaders?: () => Promise<unknown>
  }
}

/** A route with its whole path, from the first slash on. */
interface Placed {
  readonly path: string
  readonly route: AnyRoute
}

/** The first segments of all addresses that the routes of a tree answer, in lowercase. */
export function firstSegments(tree: AnyRoute): ReadonlySet<string> {
  const firsts = placed(tree).map(({ path }) => path.split('/')[1]?.toLowerCase() ?? '')
  return new Set(firsts.filter((first) => first !== '' && !first.startsWith('$')))
}

/** Whether what a page says depends on who asks. */
export function isPersonal(
  matches: readonly { readonly staticData: StaticDataRouteOption }[],
): boolean {
  return (
    matches.at(-1)?.staticData.access === 'customers' ||
    matches.some(({ staticData }) => staticData.isPersonal)
  )
}

/** The lowercase paths that no sign-in leads back to (T02). */
export function neverTargets(tree: AnyRoute): ReadonlySet<string> {
  return new Set(
    placed(tree)
      .filter(({ route }) => route.options.staticData?.isReturnTarget === false)
      .map(({ path }) => path.toLowerCase()),
  )
}

/** The paths that search engines are told of without asking what there is. */
export function listedPaths(tree: AnyRoute): readonly string[] {
  return placed(tree)
    .filter(({ route }) => route.options.staticData?.isListed)
    .map(({ path }) => (path === '' ? '/' : path))
}

/** The route and all below it. Before a router knows them, each only has its own part of the path. */
function placed(route: AnyRoute, above = ''): readonly Placed[] {
  const own = 'path' in route.options ? String(route.options.path).replace(/^\/|\/$/g, '') : ''
  const path = own === '' ? above : `${above}/${own}`
  const below: readonly AnyRoute[] = Object.values(route.children ?? {})
  return [{ path, route }, ...below.flatMap((each) => placed(each, path))]
}
