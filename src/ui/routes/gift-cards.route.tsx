/** The gift cards of the account (ROUTE-39). */
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { giftCardId } from '../../domain/payment/gift-card.ts'
import { CardsPending } from '../pages/cards/CardsPending.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { load, service } from './load.ts'
import { pageIn, readsSearch } from './search-params.ts'

export const giftCardsRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'gift-cards',
  staticData: { access: 'customers', texts: ['payment', 'price'] },
  loader: async ({ context, location, abortController: { signal } }) => {
    const giftCards = await service(context.services.giftCards)
    return { giftCards, all: await load(giftCards.all(signal), location.publicHref) }
  },
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
  // A missing card and another customer's are the same to this one (T09).
  loader: async ({ params, deps: { page }, context, location, abortController: { signal } }) => {
    const giftCards = await service(context.services.giftCards)
    const href = location.publicHref
    const all = await load(giftCards.all(signal), href)
    const card = all.find(({ id }) => id === params.giftCardId)
    if (!card) throw notFound()
    const place = { id: giftCardId(params.giftCardId), page }
    return {
      giftCards,
      card,
      transactions: await load(giftCards.transactions(place, signal), href),
    }
  },
  preload: false,
  remountDeps: ({ params }) => params,
  component: lazyRouteComponent(
    () => import('../pages/gift-cards/GiftCardPage.tsx'),
    'GiftCardPage',
  ),
  pendingComponent: CardsPending,
})
