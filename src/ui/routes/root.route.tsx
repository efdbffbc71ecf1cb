/** The root of all routes: the shop around a page, and what stands there when there is no page. */
import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import type { Storefront } from '../../application/storefront.ts'
import { Shell } from '../shell/Shell.tsx'
import { type TextExtent, textExtentFor } from '../i18n/text-extent.ts'
import { requireAccess } from './guards.ts'

/** What every loader and guard is given. Pages ask `useStorefront()` instead. */
export interface RouterContext {
  readonly storefront: Storefront
  /** Brings the texts of an extent where they are not there yet. */
  readonly completeTexts: (extent: TextExtent) => Promise<void>
  /** Paths that no sign-in leads back to (T02). */
  readonly neverTargets: ReadonlySet<string>
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  staticData: { access: 'open' },
  beforeLoad: async (entry) => {
    await requireAccess(entry)
    await entry.context.completeTexts(textExtentFor(entry.location.pathname))
  },
  component: Shell,
  notFoundComponent: lazyRouteComponent(
    () => import('../pages/errors/NotFoundPage.tsx'),
    'NotFoundPage',
  ),
})
