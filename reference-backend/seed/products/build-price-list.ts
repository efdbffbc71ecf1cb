/** From a family to its price list: euros as written, dollars by one rate. */

import type { OptionTerms, PriceList, ZonePrices } from '../../pricing/price-list.ts'
import type { Zone } from '../../catalogue/product-document.ts'
import { plainPrices } from './build-plain.ts'
import type { Family } from './family.ts'
import { CENTS_PER_EURO } from './euro-rate.ts'

const CURRENCY = { EU: 'EUR', US: 'USD' } as const

/** The price list of a family in both zones. */
export function buildPriceList(family: Family): PriceList {
  return {
    leadWeeks: family.leadWeeks,
    zones: { US: zonePrices(family, 'US'), EU: zonePrices(family, 'EU') },
    stock: family.stock ?? {},
    ...(family.plain && {
      plain: plainPrices(family, family.plain),
      withdrawn: family.plain.withdrawn ?? [],
      ...(family.plain.withoutGoods && {
        withoutGoods: family.plain.skus.map((codes) => family.skuCode + codes.join('')),
      }),
    }),
  }
}

function zonePrices(family: Family, zone: Zone): ZonePrices {
  const rate = CENTS_PER_EURO[zone]
  const options = family.modifiers[zone].map((modifier) => {
    const terms = modifier.options.map(({ code, add, weeks }): [string, OptionTerms] => [
      code,
      { cents: add * rate, weeks },
    ])
    return [modifier.key, Object.fromEntries(terms)] as const
  })
  return {
    currencyCode: CURRENCY[zone],
    baseCents: family.basePrice * rate,
    options: Object.fromEntries(options),
  }
}
