/** The gift cards of the account (ROUTE-39). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { CardsPending } from '../pages/cards/CardsPending.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { loadersFrom } from './load.ts'
import { pageIn, readsSearch } from './search-params.ts'

const loaders = loadersFrom(() => import('./cards.loaders.ts'))

export const giftCardsRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'gift-cards',
  staticData: { access: 'customers', texts: ['payment', 'price'] },
  loader: async (entry) => (await loaders(entry.context.services.giftCards)).openGiftCards(entry),
  component: lazyRouteComponent(
    () => import('../pages/gift-cards/GiftCardsPage.tsx'),
    'GiftCardsPage',
  ),
  pendingComponent: CardsPending,
})

interface GiftCardSearch {
  /** Of the movements, from 1. */
  readonly page?: number
}

export const giftCardRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'gift-cards/$giftCardId',
  staticData: { access: 'customers', texts: ['payment', 'price'] },
  validateSearch: readsSearch<GiftCardSearch>({ page: pageIn }),
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
