import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, roundToCents } from '../../src/domain/shared/money.ts'
import { amountArb, currencyFormatArb, noAmountArb } from '../arbitraries/money.arb.ts'

/** Cents by hand: the decimal text cut after two places, one more when the next digit is 5 or above. */
function centsByHand(amount: number): bigint {
  const [whole = '0', part = ''] = String(Math.abs(amount)).split('.')
  const cents = BigInt(whole + part.slice(0, 2).padEnd(2, '0'))
  return Number(part.charAt(2)) >= 5 ? cents + 1n : cents
}

describe('money on screen', () => {
  it('has two decimals behind the mark of its mask (I18N-10)', () => {
    fc.assert(
      fc.property(amountArb, currencyFormatArb, (amount, format) => {
        const digits = formatMoney(amount, format)?.replace(format.symbol, '').trim() ?? ''
        const mark = format.mask.replace(format.symbol, '').trim().at(-3) ?? ''
        expect(digits.at(-3)).toBe(mark)
        expect(digits.slice(-2)).toMatch(/^\d\d$/)
      }),
    )
  })

  it('has a minus exactly when what is shown is less than zero, and it stands first (I18N-10)', () => {
    fc.assert(
      fc.property(amountArb, currencyFormatArb, (amount, format) => {
        const text = formatMoney(amount, format) ?? ''
        const isZero = !/[1-9]/.test(text)
        expect(text.startsWith('-')).toBe(amount < 0 && !isZero)
        expect(text.lastIndexOf('-')).toBeLessThan(1)
      }),
    )
  })

  it('shows the amount rounded half away from zero, as one would by hand', () => {
    fc.assert(
      fc.property(amountArb, currencyFormatArb, (amount, format) => {
        const digits = (formatMoney(amount, format) ?? '').replace(/\D/g, '')
        expect(BigInt(digits)).toBe(centsByHand(amount))
      }),
      { numRuns: 1000 },
    )
  })

  it('shows a negative amount as the positive one behind a minus', () => {
    fc.assert(
      fc.property(amountArb, currencyFormatArb, (amount, format) => {
        fc.pre(roundToCents(amount) > 0)
        expect(formatMoney(-amount, format)).toBe(`-${formatMoney(amount, format)}`)
      }),
    )
  })

  it('parts thousands from the right, and carries the symbol where the mask has it', () => {
    fc.assert(
      fc.property(amountArb, currencyFormatArb, (amount, format) => {
        const text = formatMoney(amount, format) ?? ''
        expect(text.split(format.symbol)).toHaveLength(2)
        const isBefore = format.mask.startsWith(format.symbol)
        expect(text.replace('-', '').startsWith(format.symbol)).toBe(isBefore)
        const groups = text.slice(0, text.search(/\D\d\d(?:\D*)$/)).match(/\d+/g) ?? []
        for (const group of groups.slice(1)) expect(group).toHaveLength(3)
      }),
    )
  })

  it('is no text at all for what is no amount', () => {
    fc.assert(
      fc.property(noAmountArb, currencyFormatArb, (amount, format) => {
        expect(formatMoney(amount, format)).toBeUndefined()
      }),
    )
  })
})

describe('rounding', () => {
  it('changes nothing a second time', () => {
    fc.assert(
      fc.property(amountArb, (amount) => {
        const once = roundToCents(amount)
        expect(roundToCents(once)).toBe(once)
        expect(Object.is(once, -0)).toBe(false)
      }),
    )
  })
})
