/** Promotion codes as they are typed, and those that a quote has. */

import type { Database } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { type Promotion, promotionOf } from '../../pricing/promotions.ts'
import { quotePromotion } from '../../database/schema/commerce.ts'
import type { Attempts } from '../action.ts'
import { addressLimit, guessLimits } from '../../attempts/attempt-limits.ts'

/** Codes that are none may be tried as often as passwords; one that is good makes none of them good (T12). */
export const promotionAttempts: Attempts = {
  counted: { refusedUnder: 'promotionCode' },
  limits: (call) => {
    const named = call.session?.account.id
    const each = call.config.attemptsPerAccount
    return named === undefined
      ? [addressLimit(call, 'promotion-of-visitor')]
      : guessLimits(call, { kind: 'promotion', named, each })
  },
}

/** The promotion of a typed code; refused where nothing was typed, or it is none (CART-20). */
export function requiredPromotion(typed: string): Promotion {
  if (typed.trim() === '') throw refuse('promotionCode', 'Please provide promo code.')
  const promotion = promotionOf(typed)
  if (promotion === undefined) throw refuse('promotionCode', 'This promo code is not valid.')
  return promotion
}

/** Puts codes on a quote, each once. */
export async function keepPromotions(
  db: Database,
  quoteId: string,
  codes: readonly string[],
): Promise<void> {
  if (codes.length === 0) return
  await db
    .insert(quotePromotion)
    .values(codes.map((code) => ({ quoteId, code })))
    .onConflictDoNothing()
}
