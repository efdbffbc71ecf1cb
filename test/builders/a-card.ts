/** Saved cards and gift cards for tests, each with overrides. */
import { cardId, type SavedCard } from '../../src/domain/payment/card.ts'
import {
  type GiftCard,
  type GiftCardTransaction,
  giftCardId,
} from '../../src/domain/payment/gift-card.ts'
import { aDay } from './a-day.ts'

export function aSavedCard(overrides: Partial<SavedCard> = {}): SavedCard {
  return {
    id: cardId('card-visa'),
    nickname: 'Workshop',
    brand: 'Visa',
    lastFour: '4242',
    nameOnCard: 'UNA SORRELL',
    expires: { year: 2030, month: 7 },
    isPrimary: true,
    billingAddressId: undefined,
    billingAddress: undefined,
    ...overrides,
  }
}

export function aGiftCard(overrides: Partial<GiftCard> = {}): GiftCard {
  return {
    id: giftCardId('gift-1'),
    code: 'GIFT-0001',
    issuedOn: aDay('2026-01-15'),
    expiresOn: undefined,
    isActive: true,
    balance: 50,
    currency: 'USD',
    ...overrides,
  }
}

export function aTransaction(overrides: Partial<GiftCardTransaction> = {}): GiftCardTransaction {
  return {
    id: 'transaction-1',
    kind: 'credit',
    at: '2026-01-15T10:00:00Z',
    order: undefined,
    reason: 'Issued',
    amount: 50,
    balance: 50,
    currency: 'USD',
    ...overrides,
  }
}
