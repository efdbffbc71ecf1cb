/** The rules of the card form, over all numbers, names and months. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardProblems, type TypedCard } from '../../reference-vault/card/card-check.ts'
import { inCapitals, isInCapitals } from '../../reference-vault/card/card-name.ts'
import { grouped, hasCheckDigit, withoutBlanks } from '../../reference-vault/card/card-number.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const CARD: TypedCard = {
  nameOnCreditCard: 'ALEX MORGAN',
  creditCardNumber: '4242424242424242',
  securityCode: '123',
  expirationMonth: '11',
  expirationYear: '2026',
}

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength, maxLength })

/** Blanks somewhere between the characters of a text. */
const spread = (text: string) =>
  fc
    .array(fc.constantFrom('', ' ', '  '), { minLength: text.length, maxLength: text.length })
    .map((blanks) =>
      text
        .split('')
        .flatMap((digit, index) => [digit, blanks[index] ?? ''])
        .join(''),
    )

const numberProblem = (creditCardNumber: string) =>
  cardProblems({ ...CARD, creditCardNumber }, NOW).creditCardNumber

describe('a card number', () => {
  it('is too short below 13 digits, whatever blanks are typed (CART-11)', () => {
    fc.assert(
      fc.property(digits(1, 12).chain(spread), (number) => {
        expect(numberProblem(number)).toBe('tooShort')
      }),
    )
  })

  it('is too long above 19 digits, whatever blanks are typed (CART-11)', () => {
    fc.assert(
      fc.property(digits(20, 30).chain(spread), (number) => {
        expect(numberProblem(number)).toBe('tooLong')
      }),
    )
  })

  it('has exactly one good last digit, and none when two neighbours are swapped unless they are alike or 0 and 9', () => {
    fc.assert(
      fc.property(digits(12, 18), fc.nat(), (body, place) => {
        const good = '0123456789'.split('').filter((last) => hasCheckDigit(body + last))
        expect(good).toHaveLength(1)
        const number = body + good[0]
        const at = place % (number.length - 1)
        const [one = '', other = ''] = [number[at], number[at + 1]]
        const swapped = number.slice(0, at) + other + one + number.slice(at + 2)
        const isBlind = one === other || new Set([one, other, '0', '9']).size === 2
        expect(hasCheckDigit(swapped)).toBe(isBlind)
        expect(numberProblem(number)).toBeUndefined()
        expect(numberProblem(swapped)).toBe(isBlind ? undefined : 'notACard')
      }),
    )
  })

  it('is shown in groups that hold the same digits', () => {
    fc.assert(
      fc.property(digits(0, 19).chain(spread), (typed) => {
        expect(withoutBlanks(grouped(typed))).toBe(withoutBlanks(typed))
        expect(grouped(typed)).toMatch(/^(\d{4} )*\d{0,4}$/)
        expect(grouped(grouped(typed))).toBe(grouped(typed))
      }),
    )
  })
})

describe('a name on a card', () => {
  it("holds capital letters, blanks and . ' - only (CART-13)", () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (name) => {
        const isAllowed = /^[\p{Lu}\p{M} .'-]+$/u.test(name) && /\p{Lu}/u.test(name)
        expect(isInCapitals(name)).toBe(isAllowed)
      }),
    )
  })

  it('is good once it is typed in the letters of the four languages (CART-13)', () => {
    const letters = 'abcxyzäöüßéèêëçñíóúàâîïôûÿœ'.split('')
    const names = fc.array(fc.constantFrom(...letters, ...letters, ' ', "'", '-', '.'), {
      minLength: 1,
    })
    fc.assert(
      fc.property(names, (typed) => {
        const name = `a${typed.join('')}`
        expect(isInCapitals(inCapitals(name))).toBe(true)
      }),
    )
  })
})

describe('an expiry', () => {
  it('is refused from the moment that its month is over everywhere, and not before (CART-12)', () => {
    const months = fc.record({
      month: fc.integer({ min: 1, max: 12 }),
      year: fc.integer({ min: 2020, max: 2060 }),
      offsetMs: fc.integer({ min: -40 * 86_400_000, max: 40 * 86_400_000 }),
    })
    fc.assert(
      fc.property(months, ({ month, year, offsetMs }) => {
        // The day ends last at UTC-12: noon of the first by universal time.
        const endsAt = Date.UTC(year, month, 1, 12)
        const now = new Date(endsAt + offsetMs)
        const card = { ...CARD, expirationMonth: String(month), expirationYear: String(year) }
        expect(cardProblems(card, now).expirationMonth).toBe(offsetMs >= 0 ? 'expired' : undefined)
      }),
    )
  })
})
