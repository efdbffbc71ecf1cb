/** The terms of sale: quantity breaks, surcharges and taxes, extra weeks for large quantities. */

import type { Zone } from '../catalogue/product-document.ts'

/** Highest first. Discount in per mille of the list price from that quantity on. */
export const QUANTITY_BREAKS = [
  { from: 100, perMille: 160 },
  { from: 50, perMille: 120 },
  { from: 25, perMille: 80 },
  { from: 10, perMille: 40 },
] as const

/** Highest first. Weeks added to the lead time from that quantity on. */
export const LARGE_LOT_WEEKS = [
  { from: 100, weeks: 2 },
  { from: 25, weeks: 1 },
] as const

export const MAXIMUM_QUANTITY = 99_999

interface ZoneTerms {
  /** Steel surcharge, per mille. */
  readonly surchargePerMille: number
  /** Tax on price and surcharge, per mille, where a country has no rate of its own. */
  readonly taxPerMille: number
  /** Whether unit prices already hold surcharge and tax (US) or both stand on lines of their own (EU). */
  readonly included: boolean
}

export const ZONE_TERMS: Readonly<Record<Zone, ZoneTerms>> = {
  EU: { surchargePerMille: 45, taxPerMille: 190, included: false },
  US: { surchargePerMille: 30, taxPerMille: 60, included: true },
}

/** Countries whose tax is told as value added tax, unless the site names others (PRICE-24, O-30). */
export const VAT_COUNTRIES: readonly string[] = ['GB', 'IE', 'AD']

/** Per mille where a country of the European zone does not tax as the zone does. */
const COUNTRY_TAX: Readonly<Record<string, number>> = { GB: 200, IE: 230, AD: 45 }

/** Tax on price and surcharge in per mille; of an unknown country, that of the zone. */
export function taxPerMille(zone: Zone, country: string): number {
  return (zone === 'EU' ? COUNTRY_TAX[country] : undefined) ?? ZONE_TERMS[zone].taxPerMille
}

/** Whether the tax of a country is value added tax, and labeled so (PRICE-23). */
export function isVatCountry(country: string): boolean {
  return VAT_COUNTRIES.includes(country)
}

/** The discount in per mille for a quantity: 0 below the first break. */
export function discountPerMille(quantity: number): number {
  return QUANTITY_BREAKS.find((step) => quantity >= step.from)?.perMille ?? 0
}

/** The weeks a large lot adds: 0 for a small one. */
export function largeLotWeeks(quantity: number): number {
  return LARGE_LOT_WEEKS.find((step) => quantity >= step.from)?.weeks ?? 0
}
