/** Saved cards on the wire. */

import type { Database } from '../../database/database.ts'
import { cardsOf, type SavedCard } from './card-store.ts'

/** The cards of an account as the account itself and the list of cards show them. */
export async function cardsJson(db: Database, accountID: string) {
  const cards = await cardsOf(db, accountID)
  return {
    accountPaymentMethods: cards.map(cardJson),
    primaryPaymentMethodID: cards.find(({ primary }) => primary)?.id ?? '',
  }
}

function cardJson(card: SavedCard) {
  const { billingAddress } = card
  return {
    accountPaymentMethodID: card.id,
    accountPaymentMethodName: card.name,
    creditCardType: card.creditCardType,
    creditCardLastFour: card.creditCardLastFour,
    nameOnCreditCard: card.nameOnCreditCard,
    expirationMonth: String(card.expirationMonth).padStart(2, '0'),
    expirationYear: String(card.expirationYear),
    activeFlag: true,
    billingAccountAddress: { accountAddressID: card.billingAccountAddressId ?? '' },
    // Inside an account the engine spells the country key without a capital.
    billingAddress:
      billingAddress === null ? {} : { ...billingAddress, countrycode: billingAddress.countryCode },
  }
}
