/** The payment cards of the account (ROUTE-35). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { CardsPending } from '../pages/cards/CardsPending.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { loadersFrom } from './load.ts'
import { readsReturn } from '../addresses/search-params.ts'

const loaders = loadersFrom(() => import('./cards.loaders.ts'))

export const cardsRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'cards',
  staticData: { access: 'customers', texts: ['payment', 'address'] },
  loader: async (entry) => (await loaders(entry.context.services.cards)).openWallet(entry),
  component: lazyRouteComponent(() => import('../pages/cards/CardsPage.tsx'), 'CardsPage'),
  pendingComponent: CardsPending,
})

export const newCardRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'cards/new',
  staticData: { access: 'customers', texts: ['payment', 'address'] },
  validateSearch: readsReturn,
  loader: async (entry) => {
    const { cards, addresses } = entry.context.services
    return (await loaders(cards, addresses)).openNewCard(entry)
  },
  component: lazyRouteComponent(() => import('../pages/cards/NewCardPage.tsx'), 'NewCardPage'),
  pendingComponent: CardsPending,
})

export const cardRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'cards/$cardId',
  staticData: { access: 'customers', texts: ['payment', 'address'] },
  loader: async ({ params, ...entry }) => {
    const { cards, addresses } = entry.context.services
    return (await loaders(cards, addresses)).openCard(params.cardId, entry)
  },
  gcTime: 0,
  preload: false,
  remountDeps: ({ params }) => params,
  component: lazyRouteComponent(() => import('../pages/cards/CardPage.tsx'), 'CardPage'),
  pendingComponent: CardsPending,
})
