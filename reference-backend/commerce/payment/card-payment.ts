/** What a payment by card has beside its amount: a token of the vault, or a card that is saved. */

import { flag, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { leftToCustomer, refuseSavedMeans } from '../acting/not-while-acting.ts'
import { customerOf, type Call } from '../action.ts'
import { cardForPayment } from '../cards/card-store.ts'
import type { VaultCard } from './payment-ports.ts'
import { VaultUnavailable } from './vault-client.ts'

const NO_CARD = 'Please type in a card, or choose a saved one.'
const DEAD_TOKEN = 'The card details can be used once only. Please type them in again.'
const NOT_FOUND = 'The card could not be found.'
const EXPIRED = 'This card has expired. Please choose another one.'
const AWAY = 'Payments by card are not possible now. Please try again.'

/** The columns of a payment with the card that a request names; a foreign card and a missing one are refused alike. */
export async function cardDetails(call: Call) {
  const paymentToken = text(call.input, 'paymentToken')
  if (paymentToken === '') return savedCardDetails(call)
  const card = call.typedCard
  if (card === undefined) throw refuse('paymentToken', DEAD_TOKEN)
  const isCustomer = customerOf(call) !== undefined
  const saveCard = isCustomer && flag(call.input, 'saveAccountPaymentMethodFlag')
  if (saveCard && call.session?.acting) throw leftToCustomer()
  return {
    ...columnsOf(card),
    paymentToken,
    saveCard,
    cardName: text(call.input, 'accountPaymentMethodName'),
  }
}

async function savedCardDetails(call: Call) {
  const id = text(call.input, 'accountPaymentMethodID')
  if (id === '') throw refuse('paymentToken', NO_CARD)
  refuseSavedMeans(call.session, [{ accountPaymentMethodID: id }])
  const owner = customerOf(call)?.id ?? ''
  const card = await cardForPayment(call.db, id, owner)
  if (card === undefined) throw refuse('accountPaymentMethodID', NOT_FOUND)
  const { expirationYear, expirationMonth } = card
  // The month after, at the place where it begins last.
  const overAt = Date.UTC(expirationYear, expirationMonth, 1, 12)
  if (call.now.getTime() >= overAt) throw refuse('accountPaymentMethodID', EXPIRED)
  return { ...columnsOf(card), accountPaymentMethodId: id }
}

function columnsOf(card: VaultCard) {
  return {
    creditCardType: card.creditCardType,
    creditCardLastFour: card.creditCardLastFour,
    nameOnCreditCard: card.nameOnCreditCard,
    expirationMonth: String(card.expirationMonth).padStart(2, '0'),
    expirationYear: String(card.expirationYear),
  }
}

/** The card of the token in a request; undefined where there is none or it cannot be used. */
export async function typedCard({ payments, input }: Call): Promise<VaultCard | undefined> {
  const paymentToken = text(input, 'paymentToken')
  if (paymentToken === '') return undefined
  try {
    return await payments.cards?.cardOfToken(paymentToken)
  } catch (problem) {
    if (problem instanceof VaultUnavailable) throw refuse('paymentToken', AWAY)
    throw problem
  }
}
