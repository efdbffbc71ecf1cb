/** Paying for a cart with a gift card: one's own, or any by its number and pin. */

import { and, eq } from 'drizzle-orm'
import { giftCard } from '../../database/schema/payments.ts'
import { cents, inner, type Input, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { centsOf, majorUnits } from '../../pricing/cents.ts'
import type { Call } from '../action.ts'
import { regionOf } from '../cart/cart-json.ts'
import { cartWrite } from '../cart/cart-write.ts'
import { pricedCart } from '../checkout/priced-cart.ts'
import { refuseCardData } from '../payment/card-data.ts'
import { keepPayment, requireAmount } from '../payment/order-payments.ts'
import { codeIn, guessedCard, guessLimits } from './gift-card-guess.ts'
import { balanceOf, type GiftCard, isUsable } from './gift-card-ledger.ts'

const NOT_FOUND = 'The gift card could not be found.'
const NOT_USABLE = 'This gift card cannot be used: it is inactive, expired or empty.'

const sentIn = (input: Input) => inner(input, 'newOrderPayment')

/** Adds a gift card to the payments of the cart, each card once; it pays at most what is on it and what is due. */
export const giftCardPayment = cartWrite({
  name: 'addGiftCardOrderPayment',
  fields: 'any',
  attempts: {
    counted: { refusedUnder: 'giftCardNumber' },
    limits: (call) => {
      const code = codeIn(sentIn(call.input), 'giftCardNumber')
      // One's own card is named by its id: nothing is guessed.
      return code === '' ? [] : guessLimits(call, code)
    },
  },
  change: async (call, held) => {
    refuseCardData(call.input)
    const sent = sentIn(call.input)
    const card = await chosenCard(call, sent)
    const setting = { ...call, region: regionOf(call) }
    const cart = await pricedCart(setting, held, call.session?.account)
    const field = text(sent, 'giftCardID') === '' ? 'giftCardNumber' : 'giftCardID'
    if (!isUsable(card, call.now) || (await balanceOf(call.db, card.id)) <= 0) {
      throw refuse(field, NOT_USABLE)
    }
    if (card.currencyCode !== cart.currencyCode) {
      throw refuse('currencyCode', `This gift card pays in ${card.currencyCode} only.`)
    }
    const amount = cents(sent, 'amount')
    requireAmount(amount, centsOf(cart.sums?.totalAfterTax ?? 0))
    await keepPayment(call, held, {
      methodType: 'giftCard',
      amount: amount === undefined ? null : majorUnits(amount),
      giftCardId: card.id,
      giftCardLastFour: card.code.slice(-4),
      replaced: cart.payments.filter(({ giftCardId }) => giftCardId === card.id),
    })
    return { detail: { paymentMethodType: 'giftCard' } }
  },
})

/** One's own card by its id, else the one of a number and a pin; a foreign id and a missing one are refused alike. */
async function chosenCard(call: Call, sent: Input): Promise<GiftCard> {
  const id = text(sent, 'giftCardID')
  if (id === '') {
    return guessedCard(call, sent, { code: 'giftCardNumber', pin: 'giftCardPin' })
  }
  const owner = call.session?.account.id ?? ''
  const isOwn = and(eq(giftCard.id, id), eq(giftCard.accountId, owner))
  const [card] = await call.db.select().from(giftCard).where(isOwn)
  if (card === undefined) throw refuse('giftCardID', NOT_FOUND)
  return card
}
