/** What a line costs once its list price is known; the same for every kind of product. */

import type { Zone } from '../catalogue/product-document.ts'
import { majorUnits, perMille, roundedQuotient } from './cents.ts'
import { discountPerMille, taxPerMille, ZONE_TERMS } from './terms.ts'

interface PricedLine {
  readonly zone: Zone
  /** Whose tax it is; left out, that of the zone. */
  readonly country?: string | undefined
  readonly quantity: number
  /** List price of one piece in cents of the zone's currency. */
  readonly listCents: number
  /** Of a bundle: what one of it is made of. Its price is the sum of theirs. */
  readonly parts?: readonly { readonly listCents: number; readonly quantity: number }[] | undefined
}

export const CURRENCY_OF = { US: 'USD', EU: 'EUR' } as const satisfies Record<Zone, string>

/**
 * EU: the unit price is net, surcharge and tax are added to the line. US: the unit price holds both,
 * so the three line totals are one figure and the amounts say how much of it is surcharge and tax.
 */
export function lineAmounts({ zone, country = '', quantity, listCents, parts }: PricedLine) {
  const { surchargePerMille, included } = ZONE_TERMS[zone]
  const taxShare = taxPerMille(zone, country)
  const units = (parts ?? [{ listCents, quantity: 1 }]).map((part) => {
    const net = part.listCents - perMille(part.listCents, discountPerMille(quantity))
    const netTaxed = net + perMille(net, surchargePerMille)
    const unit = included ? netTaxed + perMille(netTaxed, taxShare) : net
    return { net: net * part.quantity, unit: unit * part.quantity }
  })
  const net = units.reduce((sum, each) => sum + each.net, 0)
  const unit = units.reduce((sum, each) => sum + each.unit, 0)
  const line = unit * quantity
  // Of a piece that costs a cent or two, what is inside the price may be rounded away.
  const inside = line - net * quantity
  const due = perMille(net * quantity, surchargePerMille)
  const surcharge = included ? Math.min(due, inside) : due
  const tax = included ? inside - surcharge : perMille(line + surcharge, taxShare)
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
