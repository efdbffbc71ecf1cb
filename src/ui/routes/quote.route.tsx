/** One quote (ROUTE-38), and the same quote as a draft order to be filled. */
import { createRoute, isNotFound, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { quoteId } from '../../domain/shared/quote-id.ts'
import { accountRoute } from './account.route.tsx'
import { load } from './load.ts'
import type { RouterContext } from './root.route.tsx'

interface Entry {
  readonly params: { readonly quoteId: string }
  readonly context: RouterContext
  readonly location: { readonly publicHref: string }
  readonly abortController: AbortController
}

/**
 * The quote of an address. One that is missing, somebody else's, or without an id of its own leads to the
 * list, which says so (QUOTE-21, T09).
 */
async function quoteFor({ params, context, location, abortController }: Entry) {
  const program = context.storefront.read.quote(quoteId(params.quoteId), abortController.signal)
  return load(program, location.publicHref).catch((failure: unknown) => {
    if (!isNotFound(failure)) throw failure
    throw redirect({ to: '/my-account/quotes', search: { missing: true }, replace: true })
  })
}

const pendingComponent = lazyRouteComponent(
  () => import('../pages/quote/QuotePending.tsx'),
  'QuotePending',
)

export const quoteRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'quotes/$quoteId',
  loader: quoteFor,
  component: lazyRouteComponent(() => import('../pages/quote/QuotePage.tsx'), 'QuotePage'),
  pendingComponent,
})

export const draftOrderRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'draftorder/$quoteId',
  loader: quoteFor,
  component: lazyRouteComponent(
    () => import('../pages/quote/DraftOrderPage.tsx'),
    'DraftOrderPage',
  ),
  pendingComponent,
})
