/** Saved cards that exist from the beginning: the demo shop's customers have them in their accounts. */

import type { KeptCardRecord } from '../store/vault-store.ts'
import type { Card } from './card.ts'

const base = { expirationMonth: 11, expirationYear: 2031, nameOnCreditCard: 'ALEX MORGAN' } as const

const CARDS: Readonly<Record<string, Card>> = {
  card_demo_visa: {
    ...base,
    creditCardType: 'Visa',
    creditCardLastFour: '4242',
    behaviour: 'succeeds',
  },
  card_demo_mastercard: {
    ...base,
    creditCardType: 'Mastercard',
    creditCardLastFour: '4444',
    behaviour: 'succeeds',
  },
  card_demo_asks: {
    ...base,
    creditCardType: 'Visa',
    creditCardLastFour: '3184',
    behaviour: 'asksAlways',
  },
  card_demo_expired: {
    ...base,
    creditCardType: 'Visa',
    creditCardLastFour: '0069',
    expirationMonth: 3,
    expirationYear: 2025,
    behaviour: 'expired',
  },
}

/** The saved card of the demo with this id. */
export function demoCard(id: string): KeptCardRecord | undefined {
  const card = Object.hasOwn(CARDS, id) ? CARDS[id] : undefined
  return card && { card, locale: 'en', shopOrigin: '', isAuthenticated: false }
}
