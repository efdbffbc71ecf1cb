/** What a plain product has instead of modifiers: option groups, skus, and a price for each sku. */

import type {
  OptionGroupDocument,
  SkuDocument,
  SkuOptionDocument,
  Zone,
} from '../../catalogue/product-document.ts'
import { CURRENCY_OF, lineAmounts } from '../../pricing/line-amounts.ts'
import type { PlainPrices, PlainTerms } from '../../pricing/price-list.ts'
import { roundedQuotient } from '../../pricing/cents.ts'
import type { Family, GroupOptionSeed, GroupSeed, PlainRange } from './family.ts'
import { CENTS_PER_EURO } from './euro-rate.ts'
import { identifier } from './identifier.ts'

/** The groups as the product definition lists them; none for a configurable family. */
export function plainGroups(plain: PlainRange | undefined): readonly OptionGroupDocument[] {
  return (plain?.groups ?? []).map(({ code, name, options }) => ({
    optionGroupCode: code,
    optionGroupName: name,
    options: options.map((option) => ({ optionCode: option.code, optionName: option.name })),
  }))
}

/** The skus on sale, in the order in which they are written down; prices are those of the site's zone. */
export function plainSkus(family: Family, plain: PlainRange): readonly SkuDocument[] {
  const prices = plainPrices(family, plain)
  return plain.skus.map((codes) => plainSku({ family, plain, prices }, codes))
}

/** Prices and weeks of every sku on sale. */
export function plainPrices(family: Family, plain: PlainRange): PlainPrices {
  return Object.fromEntries(
    plain.skus.map((codes) => {
      const chosen = chosenOf(plain.groups, codes).map(({ option }) => option)
      const list = listEuroCents(plain, chosen)
      const sale = list - roundedQuotient(list * (plain.reduction ?? 0), 1000)
      const weeks = family.leadWeeks + Math.max(0, ...chosen.map((option) => option.weeks ?? 0))
      return [
        family.skuCode + codes.join(''),
        { listCents: inBothZones(list), saleCents: inBothZones(sale), weeks },
      ]
    }),
  )
}

interface Range {
  readonly family: Family
  readonly plain: PlainRange
  readonly prices: PlainPrices
}

function plainSku({ family, plain, prices }: Range, codes: readonly string[]): SkuDocument {
  const skuCode = family.skuCode + codes.join('')
  const options = chosenOf(plain.groups, codes).map(
    ({ group, option }): SkuOptionDocument => ({
      optionGroupCode: group.code,
      optionGroupName: group.name,
      optionCode: option.code,
      optionName: option.name,
    }),
  )
  return {
    skuID: identifier('sku', skuCode),
    skuCode,
    skuName: [family.name, ...options.map(({ optionName }) => optionName)].join(', '),
    skuDescription: [family.productCode, ...codes.filter((code) => code !== '')].join('-'),
    calculatedSkuDefinition: options
      .map(({ optionGroupName, optionName }) => `${optionGroupName}: ${optionName}`)
      .join(', '),
    // A bundle costs what its parts cost.
    ...publicPrices(plain, family.bundle ? undefined : prices[skuCode]),
    calculatedQATS: family.stock?.[skuCode] ?? null,
    skuOrderMinimumQuantity: plain.minimum,
    skuOrderMaximumQuantity: plain.maximum,
    settings: {
      skuAllowAddToCartFlag: plain.notInCart?.includes(skuCode) !== true,
      skuAllowQuoteFlag: plain.notQuoted?.includes(skuCode) !== true,
      skuRequireLoginToAddToCart: plain.loginForCart?.includes(skuCode) === true,
      skuShowPriceForUserType: plain.priceShownTo,
      skuQuoteOnlyFlag: plain.quoteOnly?.includes(skuCode) === true,
    },
    options,
  }
}

const REGIONS: readonly Zone[] = ['US', 'EU']

/** In the currency of the site's zone and of every region; nothing where a visitor must not see it. */
function publicPrices({ priceShownTo }: PlainRange, terms: PlainTerms | undefined) {
  if (terms === undefined || priceShownTo !== 'all') {
    return { salePrice: null, listPrice: null, currencyCode: 'USD', regionPrices: [] } as const
  }
  const unit = (zone: Zone, listCents: number) =>
    lineAmounts({ zone, quantity: 1, listCents }).unitPrice
  return {
    salePrice: unit('US', terms.saleCents.US),
    listPrice: unit('US', terms.listCents.US),
    currencyCode: 'USD',
    regionPrices: REGIONS.map((region) => ({
      region,
      currencyCode: CURRENCY_OF[region],
      salePrice: unit(region, terms.saleCents[region]),
      listPrice: unit(region, terms.listCents[region]),
    })),
  } as const
}

function chosenOf(groups: readonly GroupSeed[], codes: readonly string[]) {
  return groups.flatMap((group, index) => {
    const option = group.options.find(({ code }) => code === codes[index])
    return option === undefined ? [] : [{ group, option }]
  })
}

function listEuroCents({ baseCents }: PlainRange, chosen: readonly GroupOptionSeed[]): number {
  const added = chosen.reduce((sum, { add = 0 }) => sum + add, baseCents)
  return Math.round(chosen.reduce((product, { times = 1 }) => product * times, added))
}

function inBothZones(euroCents: number): Readonly<Record<Zone, number>> {
  return {
    EU: roundedQuotient(euroCents * CENTS_PER_EURO.EU, 100),
    US: roundedQuotient(euroCents * CENTS_PER_EURO.US, 100),
  }
}
