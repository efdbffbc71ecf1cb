import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { readAmount, readPayable } from '../../../../src/domain/payment/amount-entry.ts'
import { cardId, firstCard, isExpired } from '../../../../src/domain/payment/card.ts'
import { cardsToPayWith, giftCardId, stateOf } from '../../../../src/domain/payment/gift-card.ts'
import { challengeAddress } from '../../../../src/domain/payment/challenge-address.ts'
import { pauseBeforeCheck } from '../../../../src/domain/payment/placement.ts'
import { aGiftCard, aSavedCard } from '../../../builders/a-card.ts'
import { aDay } from '../../../builders/a-day.ts'

const until = (year: number, month: number) => aSavedCard({ expires: { year, month } })

describe('a saved card', () => {
  it('is good to the end of its month (CART-10)', () => {
    expect(isExpired(until(2026, 4), aDay('2026-04-30'))).toBe(false)
    expect(isExpired(until(2026, 4), aDay('2026-05-01'))).toBe(true)
    expect(isExpired(until(2025, 12), aDay('2026-01-01'))).toBe(true)
    expect(isExpired(aSavedCard({ expires: undefined }), aDay('2026-01-01'))).toBe(false)
  })

  it('is offered first when it is the primary one and still good', () => {
    const today = aDay('2026-04-06')
    const other = aSavedCard({ id: cardId('other'), isPrimary: false })
    expect(firstCard([other, aSavedCard()], today)?.id).toBe('card-visa')
    expect(firstCard([until(2024, 1), other], today)?.id).toBe('other')
    expect(firstCard([until(2024, 1)], today)).toBeUndefined()
  })
})

describe('a gift card', () => {
  it('says what keeps it from paying (CART-18)', () => {
    const today = aDay('2026-04-06')
    expect(stateOf(aGiftCard({ expiresOn: today }), today)).toBe('active')
    expect(stateOf(aGiftCard({ expiresOn: aDay('2026-04-05') }), today)).toBe('expired')
    expect(stateOf(aGiftCard({ isActive: false }), today)).toBe('inactive')
    expect(stateOf(aGiftCard({ balance: 0 }), today)).toBe('empty')
  })

  it.each([
    ['', E.right(undefined)],
    [' 25 ', E.right(25)],
    ['25.5', E.right(25.5)],
    ['12,50', E.right(12.5)],
    ['0', E.left('no-amount')],
    ['-5', E.left('no-amount')],
    ['1.234', E.left('no-amount')],
    ['1e3', E.left('no-amount')],
  ])('pays the amount that is read of %j', (text, read) => {
    expect(readAmount(text)).toEqual(read)
  })

  it('pays no more than can be paid that way', () => {
    expect(readPayable('25', 25)).toEqual(E.right(25))
    expect(readPayable('25.01', 25)).toEqual(E.left('too-much'))
    expect(readPayable('', 25)).toEqual(E.right(undefined))
    expect(readPayable('none', 25)).toEqual(E.left('no-amount'))
    expect(readPayable('25', undefined)).toEqual(E.right(25))
  })
})

describe('gift cards to pay with', () => {
  it('are those of the currency that can pay, the fullest first (CART-18)', () => {
    const card = (id: string, more: Partial<ReturnType<typeof aGiftCard>> = {}) =>
      aGiftCard({ id: giftCardId(id), currency: 'USD', ...more })
    const cards = [
      card('less', { balance: 10 }),
      card('euro', { currency: 'EUR', balance: 90 }),
      card('empty', { balance: 0 }),
      card('more', { balance: 50 }),
    ]
    const offered = cardsToPayWith(cards, 'USD', aDay('2026-04-06'))
    expect(offered.map(({ id }) => id)).toEqual(['more', 'less'])
  })
})

describe('the question of a bank', () => {
  it.each(['https://bank.example.test/3ds?id=1', 'http://127.0.0.1:4174/challenge/x'])(
    'is opened at %s (T20)',
    (address) => {
      expect(challengeAddress(address)).toBe(address)
    },
  )

  it.each(['javascript:alert(1)', 'data:text/html,x', '/challenge/x', 'bank.example.test', ''])(
    'is not opened at %s (T20)',
    (address) => {
      expect(challengeAddress(address)).toBeUndefined()
    },
  )
})

describe('a payment that is being made', () => {
  it('is looked at again after pauses that grow to half a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map(pauseBeforeCheck)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ])
  })
})
