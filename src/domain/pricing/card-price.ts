/** The plain price on a product card: the lowest of its skus, and whom it is meant for. */
import type { AddressZone } from '../account/address-zone.ts'
import type { PriceAudience } from '../catalogue/price-audience.ts'
import type { Sku } from '../catalogue/product.ts'

export interface CardPrice {
  readonly amount: number
  /** Undefined for the currency of the site. */
  readonly currency: string | undefined
  /** What it cost before; undefined when it is the price. */
  readonly listPrice: number | undefined
  /** Other skus cost more: the price is shown as a lower bound. */
  readonly isFrom: boolean
}

/** What a sku costs in a region; the catalogue's one price where it says none by region (I18N-09). */
function priceIn(sku: Sku, zone: AddressZone): Pick<Sku, 'salePrice' | 'listPrice' | 'currency'> {
  return sku.regionPrices?.find((each) => each.zone === zone) ?? sku
}

/** The lowest public price of a product's skus in a region; undefined where the catalogue states none (D10). */
export function cardPrice(skus: readonly Sku[], zone: AddressZone): CardPrice | undefined {
  const prices = skus.map((sku) => priceIn(sku, zone))
  const [lowest] = prices
    .flatMap((price) =>
      price.salePrice === undefined ? [] : [{ ...price, salePrice: price.salePrice }],
    )
    .toSorted((one, other) => one.salePrice - other.salePrice)
  if (!lowest) return undefined
  const { salePrice: amount, listPrice, currency } = lowest
  return {
    amount,
    currency,
    listPrice: listPrice !== undefined && listPrice > amount ? listPrice : undefined,
    isFrom: prices.some(({ salePrice }) => salePrice !== undefined && salePrice > amount),
  }
}

/** Whom a product's prices are shown to: of its skus the strictest rules (PRICE-21, O-10). */
export function priceAudience(skus: readonly Pick<Sku, 'priceShownTo'>[]): PriceAudience {
  const shown = skus.map(({ priceShownTo }) => priceShownTo)
  const strictestFirst = ['nobody', 'verified', 'signed-in', 'everyone'] as const
  return strictestFirst.find((audience) => shown.includes(audience)) ?? 'everyone'
}
