/** The root of all routes: the shop around a page, and what stands there when there is no page. */
import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import type { Session } from '../../domain/account/session.ts'
import type { Services } from '../../application/services.ts'
import type { Storefront } from '../../application/storefront.ts'
import { Shell } from '../shell/Shell.tsx'
import type { TextNamespace } from '../i18n/text-keys.ts'
import { requireAccess } from './guards.ts'
import { service } from './load.ts'

/** What every loader and guard is given. */
export interface RouterContext {
  readonly storefront: Storefront
  readonly services: Services
  /** Who the first guards saw, once that was known. */
  readonly askedFor: Promise<Session>
  /** Loads the texts of these areas where they are not there yet. */
  readonly loadTexts: (namespaces: readonly TextNamespace[]) => Promise<void>
  /** The origin of the shop's own addresses, without a last slash. */
  readonly origin: string
  /** The page before the one that was opened, as the browser names it; empty for none. */
  readonly referrer: string
  /** Whether only the frame of a page is drawn, for nobody in particular. */
  readonly isFrame: boolean
  /** Whether the page is drawn once, with everything: nothing of it is shown before. */
  readonly isDrawnOnce: () => boolean
  /** Paths that no sign-in leads back to (T02). */
  readonly neverTargets: ReadonlySet<string>
  /** First segments of the shop's own pages, in lowercase. */
  readonly ownSegments: ReadonlySet<string>
}

/** What every loader is given. */
export interface LoaderEntry {
  readonly context: RouterContext
  readonly location: { readonly publicHref: string }
  readonly abortController: AbortController
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  staticData: { access: 'open' },
  // The frame of every page is drawn by a server, also of those that are left to the browser.
  ssr: true,
  beforeLoad: async (entry) => {
    await requireAccess(entry)
    const areas = entry.matches.flatMap(({ staticData }) => staticData.texts ?? [])
    await service(() => entry.context.loadTexts(areas))
  },
  component: Shell,
  notFoundComponent: lazyRouteComponent(
    () => import('../parts/dead-end/NotFoundPage.tsx'),
    'NotFoundPage',
  ),
})
