/** The steps of the checkout (ROUTE-19); hidden on a site without orders (ROUTE-28, O-45). */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { sessionKnown } from '../../application/account/session.ts'
import { isEmpty } from '../../domain/checkout/checkout.ts'
import { type CheckoutStep, mayEnter, openStep } from '../../domain/checkout/checkout-step.ts'
import { cartId } from '../../domain/payment/placement.ts'
import { requireOrders } from './cart.route.tsx'
import { sendBuyersOn } from './guards.ts'
import { load, service } from './load.ts'
import { rootRoute, type RouterContext } from './root.route.tsx'
import { readsReturn, readsSearch, textIn } from './search-params.ts'
import { signInWithReturn } from './sign-in-link.ts'

interface Entry {
  readonly context: RouterContext
  readonly location: { readonly publicHref: string }
}

const stepPaths = {
  shipping: '/checkout/shipping',
  billing: '/checkout/billing',
  payment: '/checkout/payment',
  review: '/checkout/review',
} as const satisfies Readonly<Record<CheckoutStep, string>>

/** A customer or a guest buys; a visitor chooses first which of them to be (AUTH-04). */
async function requireBuyer(entry: Entry): Promise<void> {
  requireOrders(entry)
  const session = await sessionKnown(entry.context.storefront.session)
  if (session.kind === 'visitor') throw redirect(signInWithReturn(entry.location.publicHref))
}

/** The checkout as it is now; an empty cart leads back to the cart. */
async function openCheckout({ context, location }: Entry) {
  const checkouts = await service(context.services.checkouts)
  const checkout = await load(checkouts.open, location.publicHref)
  if (isEmpty(checkout)) throw redirect({ to: '/shopping-cart', replace: true })
  return { checkouts, checkout }
}

export const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'checkout',
  staticData: {
    access: 'open',
    texts: ['checkout', 'payment', 'cart', 'quote', 'order', 'price', 'address'],
  },
  beforeLoad: requireBuyer,
  loader: async (entry) => {
    const { checkouts } = await openCheckout(entry)
    return { checkouts }
  },
  component: lazyRouteComponent(
    () => import('../pages/checkout/CheckoutFrame.tsx'),
    'CheckoutFrame',
  ),
})

/** Leads to the first step that is open. */
export const checkoutIndexRoute = createRoute({
  getParentRoute: () => checkoutRoute,
  path: '/',
  staticData: { access: 'open' },
  loader: async (entry) => {
    const { checkout } = await openCheckout(entry)
    throw redirect({ to: stepPaths[openStep(checkout)], replace: true })
  },
})

/** A step that is not open yet leads to the one that is. */
const requireStep = (step: CheckoutStep) => async (entry: Entry) => {
  const { checkout } = await openCheckout(entry)
  if (!mayEnter(checkout, step))
    throw redirect({ to: stepPaths[openStep(checkout)], replace: true })
}

export const shippingStepRoute = createRoute({
  getParentRoute: () => checkoutRoute,
  path: 'shipping',
  staticData: { access: 'open' },
  loader: requireStep('shipping'),
  component: lazyRouteComponent(() => import('../pages/checkout/ShippingStep.tsx'), 'ShippingStep'),
})

export const billingStepRoute = createRoute({
  getParentRoute: () => checkoutRoute,
  path: 'billing',
  staticData: { access: 'open' },
  loader: requireStep('billing'),
  component: lazyRouteComponent(() => import('../pages/checkout/BillingStep.tsx'), 'BillingStep'),
})

export const paymentStepRoute = createRoute({
  getParentRoute: () => checkoutRoute,
  path: 'payment',
  staticData: { access: 'open' },
  loader: requireStep('payment'),
  component: lazyRouteComponent(() => import('../pages/checkout/PaymentStep.tsx'), 'PaymentStep'),
})

export const reviewStepRoute = createRoute({
  getParentRoute: () => checkoutRoute,
  path: 'review',
  staticData: { access: 'open' },
  loader: async (entry) => {
    const [placements] = await Promise.all([
      service(entry.context.services.placements),
      requireStep('review')(entry),
    ])
    return { placements }
  },
  component: lazyRouteComponent(() => import('../pages/checkout/ReviewStep.tsx'), 'ReviewStep'),
})

/** A guest says who they are, and goes on with the query of the address that asked (ROUTE-30). */
export const guestAccountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'checkout/createGuestAccount',
  staticData: { access: 'open', isReturnTarget: false, texts: ['checkout', 'signIn'] },
  validateSearch: readsReturn,
  beforeLoad: async ({ context, search }) => {
    requireOrders({ context })
    await sendBuyersOn(context, search.redirect, '/checkout')
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
  staticData: { access: 'open', texts: ['checkout', 'credentials'] },
  validateSearch: readsSearch<ConfirmationSearch>({ cart: textIn }),
  beforeLoad: requireBuyer,
  loaderDeps: ({ search: { cart } }) => ({ cart }),
  loader: async ({ context, deps: { cart }, location, abortController: { signal } }) => {
    const placements = await service(context.services.placements)
    const placed =
      cart === undefined
        ? undefined
        : await load(placements.read(cartId(cart), signal), location.publicHref)
    if (placed?.kind !== 'placed') throw redirect({ to: '/shopping-cart', replace: true })
    // What was ordered lies in the cart no more; its number in the head follows.
    const { cart: present } = await service(context.services.carts)
    present.send({ type: 'read' })
    return { placed }
  },
  preload: false,
  component: lazyRouteComponent(
    () => import('../pages/checkout/ConfirmationPage.tsx'),
    'ConfirmationPage',
  ),
})
