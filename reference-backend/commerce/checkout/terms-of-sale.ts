/** The terms of sale that a site may ask its customers to accept with an order. */

import type { PlacementAgreement } from '../../database/schema/checkout-documents.ts'
import { text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import type { Call } from '../action.ts'
import type { Cart } from '../cart/cart-store.ts'

/**
 * Which terms were accepted, and when; refused while they are not. Undefined where the site asks for none, and for a
 * scheduled delivery, which nobody presses for. What was accepted for this cart before still counts.
 */
export function acceptedTerms(
  { config, input, now }: Pick<Call, 'config' | 'input' | 'now'>,
  { purpose }: Pick<Cart, 'purpose'>,
  before: PlacementAgreement | null | undefined,
): PlacementAgreement['acceptedTerms'] {
  const page = config.termsOfSale
  if (page === '' || purpose === 'due') return undefined
  if (text(input, 'acceptedTerms') === page) return { page, acceptedAt: now.toISOString() }
  if (before?.acceptedTerms?.page === page) return before.acceptedTerms
  throw refuse('acceptedTerms', 'Please accept the terms of sale.')
}
