/**
 * What staff cannot do while they act for a customer: whatever decides who gets into the account, and whatever
 * spends what only the customer may spend, or speaks in their name. This is the one list; all refusals follow from it (T17).
 */

import { Refusal } from '../../http/refusal.ts'
import type { Session } from '../../session/session.ts'

/** What each call would touch. */
export const NOT_WHILE_ACTING = {
  changePassword: 'password',
  guestAccountCreatePassword: 'password',
  updateAccount: 'email address',
  verifyAccountEmailAddress: 'email address',
  addAccountEmailAddress: 'email address',
  setPrimaryEmailAddress: 'email address',
  deleteAccountEmailAddress: 'email address',
  deleteAccount: 'account',
  addAccountPaymentMethod: 'saved card',
  deleteAccountPaymentMethod: 'saved card',
  setPrimaryPaymentMethod: 'saved card',
  retryOrderTemplate: 'saved card',
  addGiftCardToAccount: 'gift card',
  updateGiftCardStatus: 'gift card',
  addGiftCardOrderPayment: 'gift card',
  impersonateAccount: 'acting',
  addProductReview: 'review',
} as const satisfies Readonly<Record<string, string>>

const REFUSED = 'This is left to the customer: it cannot be done while acting for them.'

interface Payment {
  readonly accountPaymentMethodID?: string | null | undefined
  readonly accountPaymentMethodId?: string | null | undefined
  readonly giftCardID?: string | null | undefined
  readonly giftCardId?: string | null | undefined
}

/** Whether this call is refused to staff who act for a customer. */
export function isLeftToCustomer(action: string): boolean {
  return Object.hasOwn(NOT_WHILE_ACTING, action)
}

/** The refusal of everything that is left to the customer. */
export function leftToCustomer(): Refusal {
  return new Refusal({ impersonation: [REFUSED] })
}

/** Refuses staff to pay by what the customer has saved: a card, or a gift card. */
export function refuseSavedMeans(session: Session | undefined, payments: readonly Payment[]): void {
  if (session?.acting === undefined) return
  const isSaved = (payment: Payment) =>
    Boolean(
      payment.accountPaymentMethodID ??
        payment.accountPaymentMethodId ??
        payment.giftCardID ??
        payment.giftCardId,
    )
  if (payments.some(isSaved)) throw leftToCustomer()
}
