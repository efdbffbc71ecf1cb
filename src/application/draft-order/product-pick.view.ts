/** What the search for products of a draft order shows. */
import type { OptionGroup, SelectedOption } from '../../domain/catalogue/option-drill-down.ts'
import type { Product, ProductSummary, Sku } from '../../domain/catalogue/product.ts'
import type { PortFailure } from '../failure.ts'
import type { ProductPickSnapshot } from './product-pick.machine.ts'

export type { ProductPickEvent } from './product-pick.context.ts'

export interface ProductListView {
  readonly keyword: string
  /** What the products are for; undefined before the first list is there. */
  readonly listedFor: string | undefined
  readonly products: readonly ProductSummary[]
  readonly total: number
  readonly stage: 'typing' | 'searching' | 'listed' | 'loading-more'
  /** Of the last search, or of the last page; what was loaded before stays, and the same event asks again. */
  readonly failure: PortFailure | undefined
  readonly hasMore: boolean
  /** Whether scrolling may load more by itself: not after a failure, which waits for the person. */
  readonly loadsByItself: boolean
}

export interface PickView {
  readonly summary: ProductSummary
  readonly stage: 'loading' | 'choosing' | 'chosen' | 'failed'
  readonly product: Product | undefined
  readonly selected: readonly SelectedOption[]
  /** What is asked next; only while choosing. */
  readonly group: OptionGroup | undefined
  /** Once chosen. */
  readonly sku: Sku | undefined
  readonly isReset: boolean
  readonly failure: PortFailure | undefined
}

/** The products that were found, and whether there are more of them. */
export function productListView(snapshot: ProductPickSnapshot): ProductListView {
  const { keyword, listedFor, products, total, page, pageCount, listFailure } = snapshot.context
  const stage = listStage(snapshot)
  const hasMore = page < pageCount
  return {
    keyword,
    listedFor,
    products,
    total,
    stage,
    failure: stage === 'listed' ? listFailure : undefined,
    hasMore,
    loadsByItself: hasMore && stage === 'listed' && listFailure === undefined,
  }
}

/** The product that is being chosen from; undefined while none is picked. */
export function pickView(snapshot: ProductPickSnapshot): PickView | undefined {
  const { picked, product, selected, group, sku, isReset, pickFailure } = snapshot.context
  if (!picked) return undefined
  const stage = pickStage(snapshot)
  return {
    summary: picked,
    stage,
    product,
    selected,
    group: stage === 'choosing' ? group : undefined,
    sku: stage === 'chosen' ? sku : undefined,
    isReset,
    failure: stage === 'failed' ? pickFailure : undefined,
  }
}

function listStage(snapshot: ProductPickSnapshot): ProductListView['stage'] {
  if (snapshot.matches({ listing: 'typing' })) return 'typing'
  if (snapshot.matches({ listing: 'searching' })) return 'searching'
  return snapshot.matches({ listing: 'loadingMore' }) ? 'loading-more' : 'listed'
}

function pickStage(snapshot: ProductPickSnapshot): PickView['stage'] {
  if (snapshot.matches({ picking: 'choosing' })) return 'choosing'
  if (snapshot.matches({ picking: 'chosen' })) return 'chosen'
  return snapshot.matches({ picking: 'failed' }) ? 'failed' : 'loading'
}
