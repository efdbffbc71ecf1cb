/** Guessing the code and the pin of a gift card: limited before anything is compared (T12). */

import { eq } from 'drizzle-orm'
import { addressLimit, ownLimits } from '../../attempts/attempt-limits.ts'
import type { AttemptLimit } from '../../attempts/attempt-places.ts'
import { giftCard } from '../../database/schema/payments.ts'
import { type Input, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { isPassword, pretendToCompare } from '../../session/password.ts'
import type { Call } from '../action.ts'
import { balanceOf, type GiftCard, isUsable } from './gift-card-ledger.ts'

/** Word for word (CART-19). */
const REFUSED = 'Could not redeem that Gift Card'

/** Five in a window for an account or a visitor, and for a code from one address. */
export function guessLimits(call: Call, code: string): readonly AttemptLimit[] {
  const { config, session, visitorID } = call
  const who = session?.account.id ?? visitorID
  const own = {
    subject: `gift-card:${who ?? ''}`,
    limit: config.attemptsPerAccount,
    windowMinutes: config.attemptMinutes,
  }
  return [
    addressLimit(call, 'gift-card'),
    ...ownLimits(call, { kind: 'gift-card-code', named: code, each: config.attemptsPerAccount }),
    ...(who === undefined ? [] : [own]),
  ]
}

/** A code as it is written down: capitals without blanks and dashes. */
export function codeIn(input: Input, field: string): string {
  return text(input, field).toUpperCase().replaceAll(/[\s-]/g, '')
}

export interface GiftCardFields {
  readonly code: string
  readonly pin: string
}

/**
 * The card of a code and its pin. A wrong pin, a card that is another customer's, empty, switched off or over, and
 * no card at all are refused alike, after the same work.
 */
export async function guessedCard(
  call: Call,
  input: Input,
  fields: GiftCardFields,
): Promise<GiftCard> {
  const code = codeIn(input, fields.code)
  const pin = text(input, fields.pin)
  const [card] = await call.db.select().from(giftCard).where(eq(giftCard.code, code)).for('update')
  const isRight =
    card === undefined
      ? await pretendToCompare(pin, call.config.passwordCost)
      : await isPassword(pin, card.pinHash)
  const owner = call.session?.account.id
  const isFree = card?.accountId === null || card?.accountId === owner
  const isGood = card !== undefined && isRight && isFree && isUsable(card, call.now)
  if (!isGood || (await balanceOf(call.db, card.id)) <= 0) throw refuse(fields.code, REFUSED)
  return card
}
