/** Money in whole cents. Rounding is half away from zero, so that -0.5 and 0.5 mirror each other. */

/** A share of an amount: `perMille(1005, 45)` is 45 (4.5 % of 10.05, rounded). In and out: cents. */
export function perMille(cents: number, share: number): number {
  return roundedQuotient(cents * share, 1000)
}

/** `dividend / divisor` rounded half away from zero; both whole numbers, divisor above zero. */
export function roundedQuotient(dividend: number, divisor: number): number {
  const sign = dividend < 0 ? -1 : 1
  const size = Math.abs(dividend)
  const rounded = Math.floor((2 * size + divisor) / (2 * divisor))
  return rounded === 0 ? 0 : sign * rounded
}

/** An amount in major units, as the wire carries it, in cents: 12.34 becomes 1234. */
export function centsOf(amount: number): number {
  return Math.round(amount * 100)
}

/** Cents as the number of major units that the wire carries: 1234 becomes 12.34. */
export function majorUnits(cents: number): number {
  return cents / 100
}
