/** The payment by card of a placement. */

import type {
  PlacementAgreement,
  PlacementPayment,
} from '../../database/schema/checkout-documents.ts'

/** The payment that the provider is asked for; undefined where no card pays. One attempt has one key, for good. */
export function cardPaymentOf(
  { payments, currencyCode }: PlacementAgreement,
  { cartId, attempt }: { readonly cartId: string; readonly attempt: number },
): PlacementPayment | undefined {
  const card = payments.find(({ methodType }) => methodType === 'creditCard')
  if (card === undefined) return undefined
  return {
    orderPaymentID: card.id,
    idempotencyKey: `${cartId}-${attempt}-${card.id}`,
    amount: card.amount,
    currencyCode,
    reference: '',
    creditCardType: card.creditCardType ?? '',
    creditCardLastFour: card.creditCardLastFour ?? '',
    declineCode: '',
    isCaptured: false,
  }
}
