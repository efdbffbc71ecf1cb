import { describe, expect, it } from 'vitest'
import { defaultCurrencyFormat } from '../../../../src/domain/shared/currency-format.ts'
import { formatMoney, roundToCents } from '../../../../src/domain/shared/money.ts'

const euros = { symbol: '€', mask: '0.0,00 €' }

describe('money', () => {
  it('is written in US dollars with the symbol $ by default (I18N-09)', () => {
    expect(formatMoney(1234.5, defaultCurrencyFormat)).toBe('$1,234.50')
  })

  it.each([
    [250, '$250.00'],
    [250.1, '$250.10'],
    [1234567.891, '$1,234,567.89'],
    [999, '$999.00'],
    [1000, '$1,000.00'],
  ])('shows two decimals: %d as %s (I18N-10)', (amount, text) => {
    expect(formatMoney(amount, defaultCurrencyFormat)).toBe(text)
  })

  it('puts one minus in front of a negative amount (I18N-10)', () => {
    expect(formatMoney(-1234.5, defaultCurrencyFormat)).toBe('-$1,234.50')
    expect(formatMoney(-1234.5, euros)).toBe('-1.234,50 €')
  })

  it.each([-0, -0.004, -0.0049])('never puts a minus before a zero: %d (I18N-10)', (amount) => {
    expect(formatMoney(amount, defaultCurrencyFormat)).toBe('$0.00')
  })

  it.each([
    [0.005, 0.01],
    [-0.005, -0.01],
    [1.005, 1.01],
    [2.675, 2.68],
    [-2.675, -2.68],
    [1.0049999999, 1],
    [8.345, 8.35],
    [1000000000.005, 1000000000.01],
    [1e-9, 0],
  ])('rounds half away from zero, as if by hand: %d to %d', (amount, rounded) => {
    expect(roundToCents(amount)).toBe(rounded)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'has no text for what is no amount, instead of 0.00: %d',
    (amount) => {
      expect(formatMoney(amount, defaultCurrencyFormat)).toBeUndefined()
    },
  )

  it.each([
    ['$0,0.00', '$1,234,567.80'],
    ['0.0,00 €', '1.234.567,80 €'],
    ['€0,0.00', '€1,234,567.80'],
    ['0 0,00 kr', '1 234 567,80 kr'],
    ['CHF 0’0.00', 'CHF 1’234’567.80'],
    ['0.00', '1234567.80'],
  ])('follows the mask of the site: %s', (mask, text) => {
    expect(formatMoney(1234567.8, { symbol: '', mask })).toBe(text)
  })
})
