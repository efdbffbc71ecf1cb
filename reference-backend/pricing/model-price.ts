/** What is asked about a price, and the two kinds of answer. */

import type { ProductDocument, Zone } from '../catalogue/product-document.ts'
import type { Configuration } from './decode-model.ts'
import type { PriceList } from './price-list.ts'

export interface PriceRequest {
  readonly product: { readonly doc: ProductDocument; readonly priceList: PriceList }
  readonly zone: Zone
  /** Whose tax it is, as ISO code; left out, that of the zone. */
  readonly country?: string | undefined
  readonly modelNumber: string
  readonly quantity: number
  /** The day of the question, `YYYY-MM-DD`. */
  readonly today: string
  /** Whether hidden options may be priced. */
  readonly mayPreview?: boolean
  /** Settles an ambiguous code; refused when it is not what the code says. Plain skus have none. */
  readonly configuration?: Configuration | undefined
}

export interface ModifierSummary {
  readonly codeTitle: string
  readonly code: string
  readonly title: string
}

/** All amounts in major units of `currencyCode`, two decimals, for the whole line unless named unit. */
export interface ModelPrice {
  readonly ok: true
  readonly modelNumber: string
  readonly currencyCode: 'USD' | 'EUR'
  readonly quantity: number
  readonly unitPrice: number
  readonly lineTotal: number
  readonly surcharge: number
  readonly tax: number
  readonly lineTotalAfterSurcharge: number
  readonly lineTotalAfterSurchargeAfterTax: number
  readonly modelUnitPriceAfterDiscountAfterSurchargeAfterTax: number
  readonly totalModelPriceAfterDiscountAfterSurchargeAfterTax: number
  /** Whole weeks. */
  readonly effectiveLeadTime: number
  readonly leadDeliveryDate: string
  readonly calculatedQATS: number | null
  readonly minQty: number
  readonly stepQty: number
  readonly modifierSummary: readonly ModifierSummary[]
  readonly skuConfigurations: readonly {
    readonly modifierKey: string
    readonly optionCode: string
  }[]
}

export type PriceRefusalReason =
  | 'unknown-model'
  | 'ambiguous'
  | 'configuration'
  | 'incomplete'
  | 'hidden-option'
  | 'quantity-minimum'
  | 'quantity-step'
  | 'quantity'

export interface PriceRefusal {
  readonly ok: false
  readonly reason: PriceRefusalReason
  readonly text: string
  readonly min?: number
  readonly step?: number
}
