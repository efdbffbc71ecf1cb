/** A product as the catalogue describes it. */
import { type Brand, branded } from '../shared/brand.ts'
import type { AddressZone } from '../account/address-zone.ts'
import type { AttributeSet } from './attribute-set.ts'
import type { BundleGroup } from './bundle.ts'
import type { FoundOption } from './found-option.ts'
import type { Modifier, ZonedModifiers } from './modifier.ts'
import type { Performance } from './performance.ts'
import type { PriceAudience } from './price-audience.ts'
import type { ProductFigure } from './product-figure.ts'
import type { NamedProduct } from './succession.ts'

export type SkuId = Brand<string, 'SkuId'>

/** The id as the server writes it. */
export function skuId(text: string): SkuId {
  return branded<SkuId>(text)
}

/** What one piece costs in a region. */
export interface RegionPrice {
  readonly zone: AddressZone
  readonly salePrice: number | undefined
  readonly listPrice: number | undefined
  readonly currency: string
}

export interface Sku {
  readonly id: SkuId
  /** The first three characters of every model code of this product (SEARCH-08); of a plain product's sku any code. */
  readonly code: string
  readonly name: string
  readonly description: string
  /** What sets it apart from the others, in words. */
  readonly definition: string
  readonly allowsQuote: boolean
  readonly allowsCart: boolean
  /** Whether only those who are signed in may put it into a cart. */
  readonly needsLoginForCart: boolean
  /** May be put in a cart, and is priced by a quote only. */
  readonly isQuoteOnly: boolean
  readonly priceShownTo: PriceAudience
  /** Amounts for one piece, in `currency`; undefined where the catalogue states none (D10). */
  readonly salePrice: number | undefined
  readonly listPrice: number | undefined
  readonly currency: string | undefined
  /** The same by region, as far as the catalogue says it (SHELL-01, I18N-09). */
  readonly regionPrices?: readonly RegionPrice[] | undefined
  /** Pieces in stock; undefined is no limit, 0 is nothing (D15). */
  readonly available: number | undefined
  /** The least and the most pieces in one order; undefined is no such limit. */
  readonly orderMinimum: number | undefined
  readonly orderMaximum: number | undefined
}

export interface ProductFile {
  readonly id: string
  readonly name: string
  /** Upper-case kind such as PDF. */
  readonly type: string
}

export interface RelatedProduct {
  readonly name: string
  readonly urlTitle: string
  readonly thumbnail: string
  readonly skuId: SkuId | undefined
}

export interface Product {
  readonly id: string
  readonly name: string
  readonly urlTitle: string
  /** The maker's own designation. */
  readonly productCode: string
  readonly brand: string
  /** Empty where the catalogue names none; so with the category. */
  readonly brandUrlTitle: string
  readonly category: { readonly name: string; readonly urlTitle: string }
  readonly productType: { readonly name: string; readonly urlTitle: string }
  /** Sold off: the stock is not replenished. */
  readonly isClearance: boolean
  /** HTML from the catalogue; only ever shown through the sanitiser. */
  readonly descriptionHtml: string
  readonly thumbnail: string
  readonly images: readonly string[]
  /** Sold by model code only: it has no page of its own (ROUTE-04). */
  readonly isModelSearchOnly: boolean
  readonly skus: readonly Sku[]
  readonly defaultSkuId: SkuId | undefined
  readonly modifiers: ZonedModifiers
  /** Names of the groups through which a plain product's skus are reached; empty for a configurable one. */
  readonly optionGroups: readonly string[]
  /** What it is built of, where it is a bundle (CAT-41). */
  readonly bundle?: readonly BundleGroup[] | undefined
  readonly attributeSets: readonly AttributeSet[]
  /** Undefined for what does not turn, or where the catalogue has no figures. */
  readonly performance?: Performance | undefined
  readonly files: readonly ProductFile[]
  readonly related: readonly RelatedProduct[]
  /** Products whose place it has taken; none where the catalogue names none. */
  readonly predecessors?: readonly NamedProduct[] | undefined
  /** Products that have taken its place while it is still sold. */
  readonly successors?: readonly NamedProduct[] | undefined
}

/** One line of a product list. */
export interface ProductSummary {
  readonly id: string
  readonly name: string
  readonly urlTitle: string
  readonly skuCode: string
  /** The sku that it is shown with: the one that a search has found by its options, else the default one. */
  readonly skuId: SkuId | undefined
  readonly brand: string
  /** Empty where the catalogue names none. */
  readonly category: string
  readonly productType: string
  /** The name of its type in addresses; undefined where the search does not say it. */
  readonly productTypeUrlTitle?: string | undefined
  readonly thumbnail: string
  readonly descriptionHtml: string
  /** The one of a configurable product; all of a plain one, with the prices that anybody may see. */
  readonly skus: readonly Sku[]
  /** A plain product: one of its skus is chosen through option groups (CONF-05). */
  readonly hasOptionGroups: boolean
  /** It is built of others on its page. */
  readonly isBundle?: boolean
  /** What a search found it by, beside its name; the best first. */
  readonly found?: readonly FoundOption[]
  /** The few by which products of its type are told apart, in the order of the type; none where it has none. */
  readonly figures?: readonly ProductFigure[]
  /** Where its definition is, in the search's own words; undefined where it does not say (CALL-36). */
  readonly definitionAddress: string | undefined
}

/** The modifiers that an account of a zone answers (CONF-07). */
export function modifiersOf(product: Product, zone: AddressZone): readonly Modifier[] {
  return product.modifiers[zone]
}

/** The sku that an address asks for, else the default one, else the first. */
export function selectedSku(product: Product, skuId: string | undefined): Sku | undefined {
  const wanted = product.skus.find((sku) => sku.id === skuId)
  return wanted ?? product.skus.find((sku) => sku.id === product.defaultSkuId) ?? product.skus[0]
}

/** A product that is built of others (CAT-41). */
export function isBundle({ bundle = [] }: Pick<Product, 'bundle'>): boolean {
  return bundle.length > 0
}

/** A product of several skus that are chosen through option groups, with nothing to configure (CONF-05). */
export function isPlain({ modifiers, skus }: Product): boolean {
  return skus.length > 0 && modifiers.US.length === 0 && modifiers.EU.length === 0
}
