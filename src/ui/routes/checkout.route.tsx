/** The steps of the checkout (ROUTE-19); hidden on a site without orders (ROUTE-28, O-45). */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { requireOrders } from './cart.route.tsx'
import { sendBuyersOn } from './guards.ts'
import { loadersFrom } from './load.ts'
import { type LoaderEntry, rootRoute } from './root.route.tsx'
import { readsReturn, readsSearch, textIn } from '../addresses/search-params.ts'

const loaders = loadersFrom(() => import('./checkout.loaders.ts'))

type Entry = Omit<LoaderEntry, 'abortController'>

async function requireBuyer(entry: Entry): Promise<void> {
  requireOrders(entry)
  await (await loaders()).requireBuyer(entry)
}

const steps = (entry: Entry) => loaders(entry.context.services.checkouts)

export const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'checkout',
  staticData: {
    access: 'open',
    isPersonal: true,
    texts: ['checkout', 'payment', 'cart', 'catalogue', 'quote', 'order', 'price', 'address'],
  },
  beforeLoad: requireBuyer,
  loader: async (entry) => (await steps(entry)).openSteps(entry),
  component: lazyRouteComponent(
    () => import('../pages/checkout/CheckoutFrame.tsx'),
    'CheckoutFrame',
  ),
})

export const checkoutIndexRoute = createRoute({
  getParentRoute: () => checkoutRoute,
  path: '/',
  staticData: { access: 'open' },
  loader: async (entry) => (await steps(entry)).leadToOpenStep(entry),
})

export const shippingStepRoute = createRoute({
  getParentRoute: () => checkoutRoute,
  path: 'shipping',
  staticData: { access: 'open' },
  loader: async (entry) => (await steps(entry)).requireStep('shipping', entry),
  component: lazyRouteComponent(() => import('../pages/checkout/ShippingStep.tsx'), 'ShippingStep'),
})

export const billingStepRoute = createRoute({
  getParentRoute: () => checkoutRoute,
  path: 'billing',
  staticData: { access: 'open' },
  loader: async (entry) => (await steps(entry)).requireStep('billing', entry),
  component: lazyRouteComponent(() => import('../pages/checkout/BillingStep.tsx'), 'BillingStep'),
})

export const paymentStepRoute = createRoute({
  getParentRoute: () => checkoutRoute,
  path: 'payment',
  staticData: { access: 'open' },
  loader: async (entry) => (await steps(entry)).requireStep('payment', entry),
  component: lazyRouteComponent(() => import('../pages/checkout/PaymentStep.tsx'), 'PaymentStep'),
})

export const reviewStepRoute = createRoute({
  getParentRoute: () => checkoutRoute,
  path: 'review',
  staticData: { access: 'open' },
  loader: async (entry) => {
    const { checkouts, placements } = entry.context.services
    return (await loaders(checkouts, placements)).openReview(entry)
  },
  component: lazyRouteComponent(() => import('../pages/checkout/ReviewStep.tsx'), 'ReviewStep'),
})

/** A guest says who they are, and goes on with the query of the address that asked (ROUTE-30). */
export const guestAccountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'checkout/createGuestAccount',
  staticData: {
    access: 'open',
    isPersonal: true,
    isReturnTarget: false,
    texts: ['checkout', 'signIn'],
  },
  validateSearch: readsReturn,
  beforeLoad: async ({ context, location, search }) => {
    requireOrders({ context })
    await sendBuyersOn({ context, location }, search.redirect, '/checkout')
    if (context.storefront.settings.allowsGuestCheckout) return
    throw redirect({ to: '/my-account/login', search, replace: true })
  },
  component: lazyRouteComponent(
    () => import('../pages/checkout/GuestAccountPage.tsx'),
    'GuestAccountPage',
  ),
})

interface ConfirmationSearch {
  /** The cart that has become an order. */
  readonly cart?: string
}

/** What came of a cart; an address that names none, or one that is not placed, leads to the cart (ROUTE-20). */
export const confirmationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'order-confirmation',
  staticData: {
    access: 'open',
    isPersonal: true,
    texts: ['checkout', 'credentials', 'order', 'quote', 'quotes', 'price', 'catalogue'],
  },
  validateSearch: readsSearch<ConfirmationSearch>({ cart: textIn }),
  // A guest has been signed out by the order, and may reload it in the same browser.
  beforeLoad: requireOrders,
  loaderDeps: ({ search: { cart } }) => ({ cart }),
  loader: async ({ deps, ...entry }) => {
    const { placements, carts, orders } = entry.context.services
    return (await loaders(placements, carts, orders)).openConfirmation(deps.cart, entry)
  },
  preload: false,
  component: lazyRouteComponent(
    () => import('../pages/checkout/ConfirmationPage.tsx'),
    'ConfirmationPage',
  ),
})
