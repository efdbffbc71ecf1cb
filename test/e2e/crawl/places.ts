/** What is crawled: at least one address for every route. A route that has none does not compile. */
import type { RouteIds } from '@tanstack/react-router'
import { addressIdOf } from '../../../reference-backend/seed/account-rows.ts'
import { orderIdOf } from '../../../reference-backend/seed/order-rows.ts'
import { quoteIdOf } from '../../../reference-backend/seed/quote-rows.ts'
import type { routeTree } from '../../../src/ui/routes/route-tree.ts'

export interface Place {
  readonly address: string
  /** The path where a visitor ends up; the address's own unless it is said. */
  readonly visitor?: string
  readonly customer?: string
  /** Visitors are asked to sign in. */
  readonly isForCustomers?: true
  /** What the browser itself complains of here: it counts an answer that says no as an error. */
  readonly provokes?: RegExp
  /** Whoever comes here is signed in differently afterwards, so that it has to be the last place. */
  readonly isLast?: true
  /** Shows nothing that the place before it does not show, but with other content. */
  readonly isLikeAnother?: true
  /** Shows what it is for once there is something in the cart. */
  readonly needsCart?: true
  /** Full of words that have to fit: read in every language. */
  readonly isFull?: true
}

/** Routes that are only the frame of others, or what those begin with. */
type Frame =
  | '__root__'
  | '/my-account'
  | '/my-account/customer'
  | '/my-account/customer/quotes'
  | '/my-account/customer/orders'
  | '/checkout'
export type RouteId = Exclude<RouteIds<typeof routeTree>, Frame>

export const customer = 'us@manifold.test'

const signIn = '/my-account/login'
const overview = '/my-account/overview'
const forCustomers = (address: string): Place => ({
  address,
  visitor: signIn,
  isForCustomers: true,
})

const quote = (name: string) => quoteIdOf(customer, name)
const draft = quote('Conveyor drives, line 3')
const draftOrder = (query: string): Place => ({
  ...forCustomers(`/my-account/draftorder/${draft}${query}`),
  isFull: true,
})
const filters = 'filter_productType_slug=orbital-motors&filter_brand_slug=torvane'

/** A step of the checkout, with everything chosen that comes before the order. */
const checkout = (step: string): Place => ({
  ...forCustomers(`/checkout${step}`),
  needsCart: true,
  isFull: true,
})

export const placesByRoute: Readonly<Record<RouteId, readonly Place[]>> = {
  '/': [{ address: '/', isFull: true }],
  '/shop': [
    { address: '/shop', isFull: true },
    { address: `/shop?keyword=motor&${filters}&view=LIST` },
    { address: '/shop?keyword=zzzzqqqq' },
    { address: `/shop?keyword=${'a'.repeat(200)}`, isLikeAnother: true, isFull: true },
  ],
  '/brands': [{ address: '/brands' }],
  '/brand/$urlTitle': [{ address: '/brand/torvane' }, { address: '/brand/nobody' }],
  '/category/$urlTitle': [{ address: '/category/motors' }],
  '/product-type/$urlTitle': [{ address: '/product-type/orbital-motors' }],
  '/product/$urlTitle': [
    { address: '/product/tm200-orbital-motor', isFull: true },
    { address: '/product/tm200-orbital-motor?model=TM231A1U3BS&quantity=4' },
    { address: '/product/orbital-motor-seal-kit' },
    { address: '/product/orbital-motor-bundle' },
    {
      address: '/product/no-such-product',
      visitor: '/404',
      customer: '/404',
      provokes: /status of 404 .*byUrlTitle\/no-such-product(\?locale=\w+)?$/,
    },
  ],
  '/finder': [
    { address: '/finder' },
    { address: '/finder?torque=250&speed=200&pressure=120&shaft=keyed&units=metric', isFull: true },
    { address: '/finder?torque=-1&speed=1e9&flow=ten' },
  ],
  '/compare': [
    { address: '/compare' },
    {
      address: '/compare?models=TM231A1U3BS!TM249A1U3BS!PVT!ZZZ1&quantity=4',
      isFull: true,
      provokes: /status of 404 .*bySkuCode\/ZZZ(?:\/successors)?(\?locale=\w+)?$/,
    },
  ],
  '/model/$code': [
    {
      address: '/model/TM231A1U3BS?quantity=4',
      visitor: '/product/tm200-orbital-motor',
      customer: '/product/tm200-orbital-motor',
      isLikeAnother: true,
    },
    { address: '/model/PVT' },
    { address: '/model/ZZZ231A1U3BS', provokes: /status of 404 .*bySkuCode\/ZZZ(\?locale=\w+)?$/ },
  ],
  '/threeDSHandover': [
    { address: '/threeDSHandover', visitor: '/my-account/login', customer: '/shopping-cart' },
  ],
  '/my-account/login': [{ address: signIn, customer: '/my-account/profile', isFull: true }],
  '/my-account/logout': [{ ...forCustomers('/my-account/logout'), isLast: true }],
  '/my-account/forgotPassword': [{ address: '/my-account/forgotPassword' }],
  '/my-account/updateForgottenPassword': [
    { address: '/my-account/updateForgottenPassword' },
    { address: '/my-account/updateForgottenPassword?swprid=nobody' },
  ],
  '/my-account/claimGuestAccount': [{ address: '/my-account/claimGuestAccount' }],
  '/my-account/customer/updatePassword': [forCustomers('/my-account/updatePassword')],
  '/my-account/createAccount': [
    { address: '/my-account/createAccount', customer: overview, isFull: true },
  ],
  '/my-account/customer/overview': [{ ...forCustomers(overview), isFull: true }],
  '/my-account/customer/impersonation': [
    { address: '/my-account/impersonation', visitor: signIn, isForCustomers: true },
  ],
  '/my-account/customer/profile': [{ ...forCustomers('/my-account/profile'), isFull: true }],
  '/my-account/customer/addresses': [forCustomers('/my-account/addresses')],
  '/my-account/customer/addresses/new': [
    { ...forCustomers('/my-account/addresses/new'), isFull: true },
  ],
  '/my-account/customer/addresses/$addressId': [
    forCustomers(`/my-account/addresses/${addressIdOf(customer, 'Service depot')}`),
    { ...forCustomers('/my-account/addresses/nobody'), customer: '/my-account/addresses' },
  ],
  '/my-account/customer/custom-codes': [forCustomers('/my-account/custom-codes')],
  '/my-account/customer/carts': [{ ...forCustomers('/my-account/carts'), isFull: true }],
  '/my-account/customer/cards': [forCustomers('/my-account/cards')],
  '/my-account/customer/cards/new': [forCustomers('/my-account/cards/new')],
  '/my-account/customer/cards/$cardId': [forCustomers('/my-account/cards/nobody')],
  '/my-account/customer/gift-cards': [forCustomers('/my-account/gift-cards')],
  '/my-account/customer/gift-cards/$giftCardId': [forCustomers('/my-account/gift-cards/nobody')],
  '/my-account/customer/subscription-orders': [
    { ...forCustomers('/my-account/subscription-orders'), isFull: true },
  ],
  '/my-account/customer/subscription-orders/$deliveryId': [
    {
      ...forCustomers('/my-account/subscription-orders/nobody'),
      customer: '/my-account/subscription-orders',
    },
  ],
  '/my-account/customer/quotes/': [
    { ...forCustomers('/my-account/quotes'), isFull: true },
    { ...forCustomers('/my-account/quotes?tab=submitted'), isLikeAnother: true },
    { ...forCustomers('/my-account/quotes?tab=approved'), isLikeAnother: true },
  ],
  '/my-account/quotes/$quoteId': [
    { ...forCustomers(`/my-account/quotes/${draft}`), isFull: true },
    forCustomers(`/my-account/quotes/${quote('Salt spreader drives')}`),
    forCustomers(`/my-account/quotes/${quote('Drill rig feed motors')}`),
    { ...forCustomers('/my-account/quotes/nobody'), customer: '/my-account/quotes' },
  ],
  '/my-account/customer/orders/': [
    forCustomers('/my-account/orders'),
    { ...forCustomers('/my-account/orders?page=2'), isLikeAnother: true },
    forCustomers('/my-account/orders?keyword=zeppelin'),
  ],
  '/my-account/orders/$orderId': [
    forCustomers(`/my-account/orders/${orderIdOf(customer, 7)}`),
    { ...forCustomers('/my-account/orders/nobody'), customer: '/my-account/orders' },
  ],
  '/my-account/order-detail': [
    { address: '/my-account/order-detail' },
    { address: '/my-account/order-detail?token=nobody' },
  ],
  '/my-account/customer/tracking-numbers': [forCustomers('/my-account/tracking-numbers')],
  '/my-account/customer/statement': [forCustomers('/my-account/statement')],
  '/my-account/customer/lists': [forCustomers('/my-account/lists')],
  '/my-account/customer/list/$listId': [
    { ...forCustomers('/my-account/list/nobody'), customer: '/my-account/lists' },
  ],
  '/my-account/customer/shared-list/$shareKey': [
    { ...forCustomers('/my-account/shared-list/nobody'), customer: '/my-account/lists' },
  ],
  '/my-account/customer/favorites': [forCustomers('/my-account/favorites')],
  '/my-account/draftorder/$quoteId': [
    draftOrder(''),
    draftOrder('?mode=summary'),
    draftOrder('?tab=add-products'),
    draftOrder('?tab=model-search&code=TM231'),
    draftOrder('?tab=upload-csv'),
    draftOrder('?tab=custom-code'),
  ],
  '/my-account/draftorder': [forCustomers('/my-account/draftorder')],
  '/my-account/': [{ ...forCustomers('/my-account'), customer: overview }],
  '/my-account/$': [{ ...forCustomers('/my-account/nothing-here'), customer: overview }],
  '/draftorder': [{ address: '/draftorder' }],
  '/ssoLogin': [{ address: '/ssoLogin', customer: overview }],
  '/shopping-cart': [
    { address: '/shopping-cart' },
    { address: '/shopping-cart', needsCart: true, isFull: true },
  ],
  '/quotes-in-cart': [{ address: '/quotes-in-cart' }],
  '/order-confirmation': [
    { address: '/order-confirmation', visitor: signIn, customer: '/shopping-cart' },
  ],
  '/checkout/createGuestAccount': [
    { address: '/checkout/createGuestAccount', needsCart: true, customer: '/checkout/review' },
  ],
  '/scheduled-delivery-cart': [{ address: '/scheduled-delivery-cart' }],
  '/checkout/': [{ ...checkout(''), customer: '/checkout/review' }],
  '/checkout/shipping': [checkout('/shipping')],
  '/checkout/billing': [checkout('/billing')],
  '/checkout/payment': [checkout('/payment')],
  '/checkout/review': [checkout('/review')],
  '/checkout/$': [{ address: '/checkout/no-such-step' }],
  '/account-credit-application': [forCustomers('/account-credit-application')],
  '/bank-authorisation': [forCustomers('/bank-authorisation')],
  '/bank-authorization': [
    {
      address: '/bank-authorization',
      visitor: signIn,
      customer: '/bank-authorisation',
    },
  ],
  '/bulkorder': [{ address: '/bulkorder' }],
  '/register': [{ address: '/register' }],
  '/contact': [{ address: '/contact' }],
  '/blog': [{ address: '/blog' }, { address: '/blog?page=2', isLikeAnother: true }],
  '/blog/$slug': [{ address: '/blog/nbr-or-fkm' }],
  '/range/$id': [{ address: '/range/orbital-motors' }],
  '/event/$id': [{ address: '/event/open-workshop-2027' }],
  '/location/$id': [{ address: '/location/old-quay-counter' }],
  '/where-to-buy': [
    { address: '/where-to-buy', isFull: true },
    { address: '/where-to-buy?layout=slim' },
  ],
  '/company-milestones': [{ address: '/company-milestones' }],
  '/404': [{ address: '/404' }],
  '/$': [
    { address: '/about' },
    { address: '/service', isLikeAnother: true },
    { address: '/quality', isLikeAnother: true },
    { address: '/seals-and-fluids' },
    { address: '/imprint' },
    { address: '/privacy', isLikeAnother: true },
    { address: '/cookie-policy', isLikeAnother: true },
    { address: '/no/such/page' },
  ],
}

/** All places, with those at the end that must come last. */
export const places: readonly Place[] = Object.values(placesByRoute)
  .flat()
  .toSorted((one, other) => Number(one.isLast ?? false) - Number(other.isLast ?? false))
