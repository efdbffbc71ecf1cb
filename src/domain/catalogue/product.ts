/** A product as the catalogue describes it. */
import type { Brand } from '../shared/brand.ts'
import type { AddressZone } from '../account/address-zone.ts'
import type { AttributeSet } from './attribute-set.ts'
import type { Modifier, ZonedModifiers } from './modifier.ts'

export type SkuId = Brand<string, 'SkuId'>

export interface Sku {
  readonly id: SkuId
  /** The first three characters of every model code of this product (SEARCH-08). */
  readonly code: string
  readonly name: string
  readonly allowsQuote: boolean
  readonly allowsCart: boolean
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
  readonly brand: string
  readonly productType: { readonly name: string; readonly urlTitle: string }
  /** HTML from the catalogue; only ever shown through the sanitiser. */
  readonly descriptionHtml: string
  readonly thumbnail: string
  readonly images: readonly string[]
  /** Sold by model code only: it has no page of its own (ROUTE-04). */
  readonly isModelSearchOnly: boolean
  readonly skus: readonly Sku[]
  readonly defaultSkuId: SkuId | undefined
  readonly modifiers: ZonedModifiers
  readonly attributeSets: readonly AttributeSet[]
  readonly files: readonly ProductFile[]
  readonly related: readonly RelatedProduct[]
}

/** One line of a product list. */
export interface ProductSummary {
  readonly id: string
  readonly name: string
  readonly urlTitle: string
  readonly skuCode: string
  readonly skuId: SkuId | undefined
  readonly brand: string
  readonly productType: string
  readonly thumbnail: string
  readonly descriptionHtml: string
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
