/** What stands in the address of a draft order: the way of adding, the page of its lines, and the filters. */
import { choiceIn, laterPageIn, type RawSearch, readsSearch, textIn } from './search-params.ts'

const namedTabs = ['add-products', 'model-search', 'upload-csv', 'custom-code'] as const

/** The tabs, in their order; the first is the one without a name in the address (DRAFT-02). */
export const draftOrderTabs = ['summary', ...namedTabs] as const

export type DraftOrderTab = (typeof draftOrderTabs)[number]

export interface DraftOrderSearch {
  readonly tab?: (typeof namedTabs)[number]
  /** The whole order to be read over, without a control (DRAFT-05). */
  readonly mode?: 'summary'
  /** Of the lines on the summary. */
  readonly page?: number
  readonly keyword?: string
  /** Brands and categories that the lines are narrowed to; written by `namesText`. */
  readonly brands?: string
  readonly categories?: string
  /** What is looked for among the products to be added. */
  readonly find?: string
  /** The model code that Model Search begins with. */
  readonly code?: string
  /** How many of it. */
  readonly quantity?: string
}

/** What a draft order begins with that is only chosen yet. */
export interface FirstModel {
  readonly code?: string
  readonly quantity?: string
}

/** Reads it out of an address. */
export const firstModelSearch = readsSearch<FirstModel>({ code: textIn, quantity: textIn })

/** Model Search with it; the summary where there is none. */
export function withFirstModel({ code, quantity }: FirstModel): DraftOrderSearch {
  if (code === undefined) return {}
  return { tab: 'model-search', code, ...(quantity !== undefined && { quantity }) }
}

/** A file's worth of names is no filter any more. */
const longestNames = 2000

const namesTextIn = (search: RawSearch, name: string) => textIn(search, name, longestNames)

/** Reads the address of a draft order; what cannot be read is left out (T43). */
export const draftOrderSearch = readsSearch<DraftOrderSearch>({
  tab: (search, name) => choiceIn(search, name, namedTabs),
  mode: ({ mode }) => (mode === 'summary' ? mode : undefined),
  page: laterPageIn,
  keyword: textIn,
  brands: namesTextIn,
  categories: namesTextIn,
  find: textIn,
  code: textIn,
  quantity: textIn,
})
