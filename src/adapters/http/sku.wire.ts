/** A sku on the wire: storage and the commerce engine spell it alike (CAT-20, CALL-30). */
import * as t from 'io-ts'
import { zoneNamed } from '../../domain/account/address-zone.ts'
import type { PriceAudience } from '../../domain/catalogue/price-audience.ts'
import { type Sku, type SkuId, skuId } from '../../domain/catalogue/product.ts'
import { amount, count, flag, needed, optionalText, part, rows, text } from './lenient.wire.ts'

const SettingsWire = t.type({
  skuAllowAddToCartFlag: flag,
  skuAllowQuoteFlag: flag,
  skuRequireLoginToAddToCart: flag,
  skuShowPriceForUserType: optionalText,
  skuQuoteOnlyFlag: flag,
})

const RegionPriceWire = t.type({
  region: needed,
  currencyCode: needed,
  salePrice: amount,
  listPrice: amount,
})

/** Id, code, name and prices of a sku (CAT-24). */
export const SkuWire = t.type({
  skuID: needed,
  skuCode: text,
  skuName: text,
  skuDescription: text,
  calculatedSkuDefinition: text,
  salePrice: amount,
  listPrice: amount,
  currencyCode: optionalText,
  regionPrices: rows(RegionPriceWire),
  calculatedQATS: amount,
  skuOrderMinimumQuantity: count,
  skuOrderMaximumQuantity: count,
  settings: part(SettingsWire),
})

/** What is not allowed in so many words is not allowed; a limit of 0 pieces limits nothing. */
export function toSku(wire: t.TypeOf<typeof SkuWire>): Sku {
  return {
    id: skuId(wire.skuID),
    code: wire.skuCode,
    name: wire.skuName || wire.skuCode,
    description: wire.skuDescription,
    definition: wire.calculatedSkuDefinition,
    allowsQuote: wire.settings?.skuAllowQuoteFlag ?? false,
    allowsCart: wire.settings?.skuAllowAddToCartFlag ?? false,
    needsLoginForCart: wire.settings?.skuRequireLoginToAddToCart ?? false,
    isQuoteOnly: wire.settings?.skuQuoteOnlyFlag ?? false,
    priceShownTo: audienceOf(wire.settings?.skuShowPriceForUserType),
    salePrice: wire.salePrice,
    listPrice: wire.listPrice,
    currency: wire.currencyCode,
    regionPrices: regionPricesOf(wire),
    available: wire.calculatedQATS,
    orderMinimum: wire.skuOrderMinimumQuantity || undefined,
    orderMaximum: wire.skuOrderMaximumQuantity || undefined,
  }
}

const audiences: ReadonlyMap<string, PriceAudience> = new Map([
  ['all', 'everyone'],
  ['everyone', 'everyone'],
  ['authenticated', 'signed-in'],
  ['verified', 'verified'],
  ['none', 'nobody'],
])

/** Whom a price is shown to by the catalogue's name for them: everyone without one; an unknown name hides it (O-10). */
function audienceOf(name: string | undefined): PriceAudience {
  if (name === undefined) return 'everyone'
  return audiences.get(name.trim().toLowerCase()) ?? 'nobody'
}

/** Of each region that we know, where the catalogue says them. */
function regionPricesOf({ regionPrices }: t.TypeOf<typeof SkuWire>): Sku['regionPrices'] {
  return regionPrices.flatMap(({ region, currencyCode, salePrice, listPrice }) => {
    const zone = zoneNamed(region)
    return zone === undefined ? [] : [{ zone, salePrice, listPrice, currency: currencyCode }]
  })
}

/** A sku's id where there is one. */
export function skuIdOf(id: string | undefined): SkuId | undefined {
  return id === undefined ? undefined : skuId(id)
}
