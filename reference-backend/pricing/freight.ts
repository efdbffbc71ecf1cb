/** What delivery costs, in whole cents, and the sums with it. */

import type { Zone } from '../catalogue/product-document.ts'
import { centsOf, majorUnits, perMille, roundedQuotient } from './cents.ts'
import type { Sums } from './sums.ts'
import { taxPerMille, ZONE_TERMS } from './terms.ts'

export interface FreightTerms {
  /** In cents of the zone's currency: net in EU, with its tax inside in US, as prices are. */
  readonly cents: number
  /** Goods of this worth are delivered free. */
  readonly freeFromCents: number
  /** Days on the way. */
  readonly days: number
}

/** The charge for goods of this worth, in cents. */
export function freightCents({ cents, freeFromCents }: FreightTerms, goodsCents: number): number {
  return goodsCents >= freeFromCents ? 0 : cents
}

/** In major units. `tax` holds that on the freight, `freightTax` says how much it is. */
export interface SumsWithFreight extends Sums {
  readonly freight: number
  readonly freightTax: number
}

/** Adds freight to sums of the same zone; what is shown still adds up (see `sums.ts`). */
export function withFreight(
  sums: Sums,
  charge: number,
  { zone, country }: { readonly zone: Zone; readonly country: string },
): SumsWithFreight {
  const share = taxPerMille(zone, country)
  const { included } = ZONE_TERMS[zone]
  const freightTax = included
    ? charge - roundedQuotient(charge * 1000, 1000 + share)
    : perMille(charge, share)
  const tax = centsOf(sums.tax) + freightTax
  const total = centsOf(sums.totalAfterTax) + charge + (included ? 0 : freightTax)
  return {
    ...sums,
    tax: majorUnits(tax),
    totalAfterSurcharge: majorUnits(total - tax),
    totalAfterTax: majorUnits(total),
    freight: majorUnits(charge),
    freightTax: majorUnits(freightTax),
  }
}
