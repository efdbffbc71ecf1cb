/** Every commerce call that this shop answers. `downloadFile` is the catalogue's own. */

import type { Action } from './action.ts'
import { actingActions } from './acting/acting.ts'
import { endActingActions } from './acting/end-acting.ts'
import { addressActions } from './account/addresses.ts'
import { cardActions } from './cards/cards.ts'
import { giftCardPayment } from './gift-cards/gift-card-payment.ts'
import { giftCardActions } from './gift-cards/gift-cards.ts'
import { authActions } from './account/auth.ts'
import { bundleActions } from './bundles/bundles.ts'
import { withCarts } from './cart/carts.ts'
import { deliveryActions } from './deliveries/deliveries.ts'
import { customCodeActions } from './lines/custom-codes.ts'
import { keptCodeActions } from './lines/kept-codes.ts'
import { ownNumberActions } from './lines/own-numbers.ts'
import { guestActions } from './account/guests.ts'
import { formActions } from '../forms/form-actions.ts'
import { fulfilmentActions } from './fulfilment/fulfilment.ts'
import { newAccountActions } from './account/new-account.ts'
import { accountCreditActions } from './checkout/account-credit.ts'
import { lastCheckoutReads, lastCheckoutWrites } from './checkout/last-checkout.ts'
import { placementActions } from './checkout/placement-actions.ts'
import { orderChoiceWrites } from './checkout/order-choices.ts'
import { orderPaymentWrites } from './payment/order-payments.ts'
import { optionGroupActions } from './lines/option-groups.ts'
import { orderActions } from './orders/orders.ts'
import { agendaActions } from './orders/agenda.ts'
import { statementActions } from './orders/statements.ts'
import { shipmentActions } from './orders/shipments.ts'
import { passwordActions } from './account/passwords.ts'
import { profileActions } from './account/profile.ts'
import { alternativeActions } from './lines/alternatives.ts'
import { priceActions } from './lines/prices.ts'
import { savedCartActions, withSavedCarts } from './saved-carts/saved-carts.ts'
import { quoteAdditionActions } from './quotes/quote-additions.ts'
import { quoteItemModelActions } from './quotes/quote-item-model.ts'
import { quoteItemActions } from './quotes/quote-items.ts'
import { quoteDocumentActions } from './quote-document/quote-document.ts'
import { quoteLedgerActions } from './quotes/quote-ledger-json.ts'
import { quoteRecallActions } from './quotes/quote-recall.ts'
import { quoteSubmissionActions } from './quotes/quote-submission.ts'
import { quoteActions } from './quotes/quotes.ts'
import { productReviewActions } from './reviews/product-reviews.ts'
import { wishListActions } from './account/wish-lists.ts'

export const allActions: readonly Action[] = [
  ...authActions,
  ...actingActions,
  ...endActingActions,
  ...newAccountActions,
  ...passwordActions,
  ...profileActions,
  ...priceActions,
  ...alternativeActions,
  ...optionGroupActions,
  ...withSavedCarts(withCarts([...quoteActions, ...quoteAdditionActions, ...quoteItemActions])),
  ...quoteItemModelActions,
  ...savedCartActions,
  ...bundleActions,
  ...quoteSubmissionActions,
  ...quoteRecallActions,
  ...quoteLedgerActions,
  ...quoteDocumentActions,
  ...fulfilmentActions,
  ...orderChoiceWrites,
  ...orderPaymentWrites,
  ...placementActions,
  ...lastCheckoutReads,
  ...lastCheckoutWrites,
  ...guestActions,
  ...accountCreditActions,
  giftCardPayment,
  ...addressActions,
  ...orderActions,
  ...shipmentActions,
  ...statementActions,
  ...agendaActions,
  ...customCodeActions,
  ...keptCodeActions,
  ...ownNumberActions,
  ...formActions,
  ...wishListActions,
  ...productReviewActions,
  ...cardActions,
  ...giftCardActions,
  ...deliveryActions,
]
