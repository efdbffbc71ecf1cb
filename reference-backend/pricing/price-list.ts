/** What the server knows about a product's price and delivery; never part of the public document. */

import type { Zone } from '../catalogue/product-document.ts'

export interface OptionTerms {
  /** Added to the base price, in cents of the zone's currency; may be negative. */
  readonly cents: number
  /** Weeks the option needs by itself; 0 where it does not delay the machine. */
  readonly weeks: number
}

export interface ZonePrices {
  readonly currencyCode: 'USD' | 'EUR'
  readonly baseCents: number
  /** By modifier key, then by option code. */
  readonly options: Readonly<Record<string, Readonly<Record<string, OptionTerms>>>>
}

/** What the server knows about one sku of a plain product. */
export interface PlainTerms {
  /** One piece, in cents of the zone's currency, without surcharge and tax. */
  readonly saleCents: Readonly<Record<Zone, number>>
  readonly listCents: Readonly<Record<Zone, number>>
  readonly weeks: number
  /** Of a bundle: what one of it is made of. Each part is rounded by itself, as it is shown by itself. */
  readonly parts?: readonly PartTerms[]
}

/** So many pieces in one bundle, one of them in cents of the zone's currency. */
export interface PartTerms {
  readonly saleCents: Readonly<Record<Zone, number>>
  readonly quantity: number
}

/** By full sku code. */
export type PlainPrices = Readonly<Record<string, PlainTerms>>

export interface PriceList {
  /** Weeks the plain machine takes in a quantity of one. */
  readonly leadWeeks: number
  readonly zones: Readonly<Record<Zone, ZonePrices>>
  /** Pieces in stock by model code; a model that is not listed is made to order, without limit. */
  readonly stock: Readonly<Record<string, number>>
  /** Only for a plain product, whose prices do not come from options. */
  readonly plain?: PlainPrices
  /** Full codes of skus that are delivered without goods, such as a document by email. */
  readonly withoutGoods?: readonly string[]
  /** Option codes in group order of skus that have been withdrawn: they can be asked for and lead nowhere. */
  readonly withdrawn?: readonly (readonly string[])[]
}
