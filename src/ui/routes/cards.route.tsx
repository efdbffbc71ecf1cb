/** The payment cards of the account (ROUTE-35). */
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { CardsPending } from '../pages/cards/CardsPending.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { load, service } from './load.ts'
import type { RouterContext } from './root.route.tsx'

interface Wanted {
  readonly context: RouterContext
  readonly href: string
  readonly signal: AbortSignal
}

async function openWallet({ context, href, signal }: Wanted) {
  const cards = await service(context.services.cards)
  return { cards, wallet: await load(cards.wallet(signal), href) }
}

/** The addresses that a bill can go to. */
async function openAddresses({ context, href, signal }: Wanted) {
  const addresses = await service(context.services.addresses)
  return load(addresses.all(signal), href)
}

export const cardsRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'cards',
  staticData: { access: 'customers', texts: ['payment', 'address'] },
  loader: ({ context, location, abortController: { signal } }) =>
    openWallet({ context, href: location.publicHref, signal }),
  component: lazyRouteComponent(() => import('../pages/cards/CardsPage.tsx'), 'CardsPage'),
  pendingComponent: CardsPending,
})

export const newCardRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'cards/new',
  staticData: { access: 'customers', texts: ['payment'] },
  loader: async ({ context, location, abortController: { signal } }) => {
    const wanted = { context, href: location.publicHref, signal }
    const [opened, addresses] = await Promise.all([openWallet(wanted), openAddresses(wanted)])
    return { ...opened, addresses }
  },
  component: lazyRouteComponent(() => import('../pages/cards/NewCardPage.tsx'), 'NewCardPage'),
  pendingComponent: CardsPending,
})

export const cardRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'cards/$cardId',
  staticData: { access: 'customers', texts: ['payment'] },
  // A missing card and another customer's are the same to this one (T09).
  loader: async ({ params, context, location, abortController: { signal } }) => {
    const wanted = { context, href: location.publicHref, signal }
    const [{ cards, wallet }, addresses] = await Promise.all([
      openWallet(wanted),
      openAddresses(wanted),
    ])
    const card = wallet.cards.find(({ id }) => id === params.cardId)
    if (!card) throw notFound()
    return { cards, card, addresses }
  },
  gcTime: 0,
  preload: false,
  remountDeps: ({ params }) => params,
  component: lazyRouteComponent(() => import('../pages/cards/CardPage.tsx'), 'CardPage'),
  pendingComponent: CardsPending,
})
