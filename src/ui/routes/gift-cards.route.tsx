/** The gift cards of the account (ROUTE-39). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { CardsPending } from '../pages/cards/CardsPending.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { loadersFrom } from './load.ts'
import { pageIn, readsSearch } from '../addresses/search-params.ts'

const loaders = loadersFrom(() => import('./cards.loaders.ts'))

interface PagedSearch {
  /** From 1: of the gift cards, or of the movements of one. */
  readonly page?: number
}

const validateSearch = readsSearch<PagedSearch>({ page: pageIn })

export const giftCardsRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'gift-cards',
  staticData: { access: 'customers', texts: ['payment', 'price'] },
  validateSearch,
  loader: async (entry) => (await loaders(entry.context.services.giftCards)).openGiftCards(entry),
  component: lazyRouteComponent(
    () => import('../pages/gift-cards/GiftCardsPage.tsx'),
    'GiftCardsPage',
  ),
  pendingComponent: CardsPending,
})

export const giftCardRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'gift-cards/$giftCardId',
  staticData: { access: 'customers', texts: ['payment', 'price'] },
  validateSearch,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ params, deps, ...entry }) => {
    const { openGiftCard } = await loaders(entry.context.services.giftCards)
    return openGiftCard({ ...params, ...deps }, entry)
  },
  preload: false,
  remountDeps: ({ params }) => params,
  component: lazyRouteComponent(
    () => import('../pages/gift-cards/GiftCardPage.tsx'),
    'GiftCardPage',
  ),
  pendingComponent: CardsPending,
})
