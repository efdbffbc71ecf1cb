/** What the search for products of a draft order knows, what it is told, and what it asks. */
import type { either as E } from 'fp-ts'
import type {
  DrillStep,
  GroupOption,
  OptionGroup,
  SelectedOption,
} from '../../domain/catalogue/option-drill-down.ts'
import type { Product, ProductSummary, Sku } from '../../domain/catalogue/product.ts'
import type { PortFailure } from '../failure.ts'
import type { ProductListing } from '../../domain/search/product-listing.ts'

export interface ProductPickInput {
  /** What is looked for to begin with; empty lists everything. */
  readonly keyword: string
}

export interface ProductPickContext {
  /** As typed. */
  readonly keyword: string
  /** What the list is for; undefined before the first one. */
  readonly listedFor: string | undefined
  readonly products: readonly ProductSummary[]
  /** The last page that was loaded, and how many there are. */
  readonly page: number
  readonly pageCount: number
  readonly total: number
  readonly listFailure: PortFailure | undefined
  readonly picked: ProductSummary | undefined
  readonly product: Product | undefined
  readonly selected: readonly SelectedOption[]
  readonly group: OptionGroup | undefined
  readonly sku: Sku | undefined
  /** Whether the choices led nowhere, so that they begin again (CONF-17). */
  readonly isReset: boolean
  readonly pickFailure: PortFailure | undefined
}

export type ProductPickEvent =
  | { readonly type: 'keyword.changed'; readonly text: string }
  /** Enter: do not wait for more keys. After a failure: ask again. */
  | { readonly type: 'search.submit' }
  | { readonly type: 'more.load' }
  | { readonly type: 'product.pick'; readonly product: ProductSummary }
  | { readonly type: 'option.choose'; readonly option: GroupOption }
  /** Takes the last choice back. */
  | { readonly type: 'option.back' }
  | { readonly type: 'pick.retry' }
  | { readonly type: 'pick.close' }

export interface PageQuestion {
  readonly keyword: string
  readonly page: number
}

export interface StepQuestion {
  readonly productId: string
  readonly selected: readonly SelectedOption[]
}

export type ListOutcome = E.Either<PortFailure, ProductListing>
export type ProductOutcome = E.Either<PortFailure, Product>
export type StepOutcome = E.Either<PortFailure, DrillStep>
