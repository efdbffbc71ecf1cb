/** What a data sheet is made of. */
import type { AddressZone } from '../../../../domain/account/address-zone.ts'
import type { Choices } from '../../../../domain/catalogue/modifier.ts'
import type { Outline } from '../../../../domain/catalogue/outline.ts'
import type { Product, Sku } from '../../../../domain/catalogue/product.ts'
import type { UnitSystem } from '../../../../domain/catalogue/unit-system.ts'

export interface Configured {
  readonly product: Product
  readonly sku: Sku
  readonly zone: AddressZone
  readonly units: UnitSystem
  readonly chosen: Choices
}

export interface Described extends Configured {
  /** Undefined for a product that is not drawn to measure. */
  readonly outline: Outline | undefined
  readonly language: string
  readonly site: string
  readonly date: string
  readonly address: string
}
