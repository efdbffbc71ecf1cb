/** What a line costs once its list price is known; the same for every kind of product. */

import type { Zone } from '../catalogue/product-document.ts'
import { majorUnits, perMille, roundedQuotient } from './cents.ts'
import { discountPerMille, ZONE_TERMS } from './terms.ts'

interface PricedLine {
  readonly zone: Zone
  readonly quantity: number
  /** List price of one piece in cents of the zone's currency. */
  readonly listCents: number
}

export const CURRENCY_OF = { US: 'USD', EU: 'EUR' } as const satisfies Record<Zone, string>

/**
 * EU: the unit price is net, surcharge and tax are added to the line. US: the unit price holds both,
 * so the three line totals are one figure and the amounts say how much of it is surcharge and tax.
 */
export function lineAmounts({ zone, quantity, listCents }: PricedLine) {
  const { surchargePerMille, taxPerMille, included } = ZONE_TERMS[zone]
  const net = listCents - perMille(listCents, discountPerMille(quantity))
  const netUnitTaxed = net + perMille(net, surchargePerMille)
  const unit = included ? netUnitTaxed + perMille(netUnitTaxed, taxPerMille) : net
  const line = unit * quantity
  const surcharge = perMille(net * quantity, surchargePerMille)
  const tax = included ? line - net * quantity - surcharge : perMille(line + surcharge, taxPerMille)
  const afterSurcharge = included ? line : line + surcharge
  const afterTax = included ? line : afterSurcharge + tax
  return {
    currencyCode: CURRENCY_OF[zone],
    unitPrice: majorUnits(unit),
    lineTotal: majorUnits(line),
    surcharge: majorUnits(surcharge),
    tax: majorUnits(tax),
    lineTotalAfterSurcharge: majorUnits(afterSurcharge),
    lineTotalAfterSurchargeAfterTax: majorUnits(afterTax),
    modelUnitPriceAfterDiscountAfterSurchargeAfterTax: majorUnits(
      roundedQuotient(afterTax, quantity),
    ),
    totalModelPriceAfterDiscountAfterSurchargeAfterTax: majorUnits(afterTax),
  }
}
