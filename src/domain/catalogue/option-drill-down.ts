/** Choosing one of a plain product's skus, an option group at a time (CONF-05). */
import type { Sku } from './product.ts'

export interface GroupOption {
  readonly code: string
  readonly name: string
}

export interface OptionGroup {
  readonly code: string
  readonly name: string
  readonly options: readonly GroupOption[]
}

/** An answer already given. */
export interface SelectedOption {
  readonly groupCode: string
  readonly groupName: string
  readonly code: string
  readonly name: string
}

export type DrillStep =
  | { readonly kind: 'group'; readonly group: OptionGroup }
  | { readonly kind: 'sku'; readonly sku: Sku }
  /** Neither: the selection is cleared. */
  | { readonly kind: 'nothing' }
