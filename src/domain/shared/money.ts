import type { CurrencyFormat } from './currency-format.ts'

/**
 * Rounds to two decimals, half away from zero (D9). The point is moved in the decimal text, not by
 * multiplying: 1.005 is a little less than itself in binary, and would round down.
 */
export function roundToCents(amount: number): number {
  const cents = Math.round(shifted(Math.abs(amount), 2))
  const rounded = shifted(cents, -2)
  return amount < 0 && cents > 0 ? -rounded : rounded
}

/**
 * Prints money by a mask: two decimals, one leading minus for negatives, never on zero
 * (I18N-10, D9). `undefined` for an amount that is no number, so that no 0.00 is ever shown
 * for a price that is not there (D10).
 */
export function formatMoney(amount: number, format: CurrencyFormat): string | undefined {
  if (!Number.isFinite(amount)) return undefined
  const rounded = roundToCents(amount)
  const [whole = '0', cents = '00'] = Math.abs(rounded).toFixed(2).split('.')
  const { pattern, group, decimal } = readMask(format.mask)
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  const printed = format.mask.replace(pattern, `${grouped}${decimal}${cents}`)
  return rounded < 0 ? `-${printed}` : printed
}

/** The number with its decimal point so many places further right. */
function shifted(amount: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(amount).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

function readMask(mask: string): { pattern: string; group: string; decimal: string } {
  const found = /0(\D?)0(\D)00/.exec(mask) ?? /0()(\D)00/.exec(mask)
  if (!found) return { pattern: mask, group: ',', decimal: '.' }
  return { pattern: found[0], group: found[1] ?? '', decimal: found[2] ?? '.' }
}
