import { describe, expect, it } from 'vitest'
import {
  CARD_FIELDS,
  cardProblems,
  type TypedCard,
} from '../../../reference-vault/card/card-check.ts'
import { hasCheckDigit } from '../../../reference-vault/card/card-number.ts'
import { keptCard } from '../../../reference-vault/card/card.ts'
import { TEST_CARDS } from '../../../reference-vault/card/test-cards.ts'
import { LOCALES, problemText, wordsIn } from '../../../reference-vault/pages/words/words.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const CARD: TypedCard = {
  nameOnCreditCard: 'ALEX MORGAN',
  creditCardNumber: '4242 4242 4242 4242',
  securityCode: '123',
  expirationMonth: '12',
  expirationYear: '2026',
}
const english = wordsIn('en')

describe('a card', () => {
  it.each(CARD_FIELDS)('needs %s (CART-12)', (field) => {
    expect(cardProblems({ ...CARD, [field]: ' ' }, NOW)).toEqual({ [field]: 'required' })
    expect(problemText(english, field, 'required')).toBe(
      `${english.labels[field]} is a required field`,
    )
  })

  it('has the labels of the specification (CART-12)', () => {
    expect(CARD_FIELDS.map((field) => english.labels[field])).toEqual([
      'Name on card',
      'Credit Card Number',
      'Security Code',
      'Expiration Month',
      'Expiration Year',
    ])
  })

  it('tells how long its number has to be (CART-11)', () => {
    expect(problemText(english, 'creditCardNumber', 'tooShort')).toContain('must be at least 13')
    expect(problemText(english, 'creditCardNumber', 'tooLong')).toContain('must be no more than 19')
  })

  it.each(['ALEX 2', 'alex', '...', 'A_B'])('refuses the name %s (CART-13)', (nameOnCreditCard) => {
    expect(cardProblems({ ...CARD, nameOnCreditCard }, NOW)).toEqual({
      nameOnCreditCard: 'notCapitals',
    })
  })

  it.each([
    ['securityCode', '12', 'notACode'],
    ['securityCode', '12345', 'notACode'],
    ['expirationMonth', '13', 'notAMonth'],
    ['expirationYear', '26', 'notAMonth'],
    ['creditCardNumber', '4242x4242424242', 'notANumber'],
    ['creditCardNumber', '4242424242424241', 'notACard'],
  ] as const)('refuses %s of %s as %s', (field, value, problem) => {
    expect(cardProblems({ ...CARD, [field]: value }, NOW)).toEqual({ [field]: problem })
  })

  it('has a text for every problem in every language, with nothing left to fill in', () => {
    for (const locale of LOCALES) {
      const words = wordsIn(locale)
      for (const text of Object.values(words.problems)) {
        expect(text.replace('{label}', '')).not.toMatch(/[{}]/)
        expect(text.trim()).not.toBe('')
      }
    }
  })

  it('is kept without its number and its security code (T46)', () => {
    const kept = JSON.stringify(keptCard({ ...CARD, securityCode: '987' }))
    expect(kept).toContain('4242')
    expect(kept.replaceAll(/\D/g, '')).not.toContain('42424242')
    expect(kept).not.toContain('987')
  })
})

it('knows test cards that could be cards, each once', () => {
  expect(TEST_CARDS.filter(({ number }) => !hasCheckDigit(number))).toEqual([])
  expect(new Set(TEST_CARDS.map(({ number }) => number)).size).toBe(TEST_CARDS.length)
})
