/** All addresses of the shop on one page. One line per route; a new page adds its line here. */
import { accountFallbackRoute, accountIndexRoute } from './account-fallback.route.tsx'
import { actingRoute } from './acting.route.tsx'
import { accountRoute } from './account.route.tsx'
import { blogRoute, postRoute } from './blog.route.tsx'
import { brandRoute, brandsRoute } from './brand.route.tsx'
import { categoryRoute } from './category.route.tsx'
import { bulkOrderRoute } from './bulk-order.route.tsx'
import { cartRoute, quotesInCartRoute } from './cart.route.tsx'
import {
  billingStepRoute,
  confirmationRoute,
  guestAccountRoute,
  checkoutIndexRoute,
  checkoutRoute,
  paymentStepRoute,
  reviewStepRoute,
  shippingStepRoute,
} from './checkout.route.tsx'
import { cardRoute, cardsRoute, newCardRoute } from './cards.route.tsx'
import { deliveriesRoute, deliveryCartRoute, deliveryRoute } from './deliveries.route.tsx'
import { giftCardRoute, giftCardsRoute } from './gift-cards.route.tsx'
import { catchAllRoute, eventRoute, rangeRoute } from './content.route.tsx'
import { draftOrderStartRoute, shortDraftOrderRoute } from './draft-order-start.route.tsx'
import {
  bankAuthorisationRoute,
  bankAuthorizationRoute,
  contactRoute,
  creditApplicationRoute,
  registerRoute,
} from './forms.route.tsx'
import { customCodesRoute } from './custom-codes.route.tsx'
import { compareRoute } from './compare.route.tsx'
import { createAccountRoute } from './create-account.route.tsx'
import { overviewRoute } from './overview.route.tsx'
import { guestOrderRoute, orderListRoute, orderRoute, ordersRoute } from './orders.route.tsx'
import { ssoLoginRoute } from './sso-login.route.tsx'
import { forgotPasswordRoute } from './forgot-password.route.tsx'
import { homeRoute } from './home.route.tsx'
import { addressesRoute, editAddressRoute, newAddressRoute } from './addresses.route.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { changePasswordRoute, claimAccountRoute, resetPasswordRoute } from './passwords.route.tsx'
import { profileRoute } from './profile.route.tsx'
import { notFoundRoute } from './not-found.route.tsx'
import { favouritesRoute, listRoute, listsRoute, sharedListRoute } from './lists.route.tsx'
import { locationRoute, milestonesRoute, whereToBuyRoute } from './places.route.tsx'
import { productTypeRoute } from './product-type.route.tsx'
import { modelRoute } from './model.route.tsx'
import { productRoute } from './product.route.tsx'
import { draftOrderRoute, quoteRoute } from './quote.route.tsx'
import { quoteListRoute, quotesRoute } from './quotes.route.tsx'
import { rootRoute } from './root.route.tsx'
import { shopRoute } from './shop.route.tsx'
import { finderRoute } from './finder.route.tsx'
import { signInRoute } from './sign-in.route.tsx'
import { signOutRoute } from './sign-out.route.tsx'
import { trackingRoute } from './tracking.route.tsx'
import { savedCartsRoute } from './saved-carts.route.tsx'
import { statementRoute } from './statement.route.tsx'
import { threeDsHandoverRoute } from './three-ds-handover.route.tsx'
import { unknownCheckoutStepRoute } from './unknown-checkout-step.route.tsx'

export const routeTree = rootRoute.addChildren([
  homeRoute,
  shopRoute,
  brandsRoute,
  brandRoute,
  categoryRoute,
  productTypeRoute,
  productRoute,
  modelRoute,
  compareRoute,
  finderRoute,
  accountRoute.addChildren([
    signInRoute,
    signOutRoute,
    forgotPasswordRoute,
    createAccountRoute,
    resetPasswordRoute,
    claimAccountRoute,
    customerAreaRoute.addChildren([
      overviewRoute,
      profileRoute,
      actingRoute,
      changePasswordRoute,
      addressesRoute,
      newAddressRoute,
      editAddressRoute,
      cardsRoute,
      newCardRoute,
      cardRoute,
      giftCardsRoute,
      giftCardRoute,
      deliveriesRoute,
      deliveryRoute,
      quotesRoute.addChildren([quoteListRoute]),
      ordersRoute.addChildren([orderListRoute]),
      trackingRoute,
      statementRoute,
      savedCartsRoute,
      customCodesRoute,
      listsRoute,
      listRoute,
      sharedListRoute,
      favouritesRoute,
    ]),
    quoteRoute,
    orderRoute,
    guestOrderRoute,
    draftOrderRoute,
    draftOrderStartRoute,
    accountIndexRoute,
    accountFallbackRoute,
  ]),
  shortDraftOrderRoute,
  ssoLoginRoute,
  cartRoute,
  quotesInCartRoute,
  deliveryCartRoute,
  threeDsHandoverRoute,
  checkoutRoute.addChildren([
    checkoutIndexRoute,
    shippingStepRoute,
    billingStepRoute,
    paymentStepRoute,
    reviewStepRoute,
  ]),
  guestAccountRoute,
  confirmationRoute,
  unknownCheckoutStepRoute,
  creditApplicationRoute,
  bankAuthorisationRoute,
  bankAuthorizationRoute,
  bulkOrderRoute,
  registerRoute,
  contactRoute,
  blogRoute,
  postRoute,
  rangeRoute,
  eventRoute,
  locationRoute,
  whereToBuyRoute,
  milestonesRoute,
  notFoundRoute,
  catchAllRoute,
])
