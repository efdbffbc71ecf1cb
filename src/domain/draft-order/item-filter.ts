/** Finding items in the summary of a draft order: a keyword, and check boxes for brand and category. */
import type { QuoteItem } from '../quote/quote-item.ts'
import { type Findable, hasKeyword } from './keyword.ts'

export interface ItemFilter {
  readonly keyword: string
  /** Of several brands an item needs one; none chosen lets all through. The same for categories. */
  readonly brands: readonly string[]
  readonly categories: readonly string[]
}

export const noFilter: ItemFilter = { keyword: '', brands: [], categories: [] }

/** A check box: what it says, whether it is ticked, and how many items it would leave. */
export interface FilterChoice {
  readonly name: string
  readonly isChosen: boolean
  readonly count: number
}

/** Whether anything is filtered at all. */
export function isFiltering({ keyword, brands, categories }: ItemFilter): boolean {
  return keyword.trim() !== '' || brands.length > 0 || categories.length > 0
}

/** The items that pass, in their order (DRAFT-13, DRAFT-14). */
export function filteredItems(
  items: readonly QuoteItem[],
  filter: ItemFilter,
): readonly QuoteItem[] {
  return items.filter(
    (item) =>
      hasKeyword(findableOf(item), filter.keyword) &&
      passes(filter.brands, item.brand) &&
      passes(filter.categories, item.category),
  )
}

/**
 * The check boxes of a filter: one for every brand and category that an item has, by name, and those that are
 * ticked. Each counts what the keyword and the boxes of the other kind leave of it (DRAFT-14).
 */
export function filterChoices(
  items: readonly QuoteItem[],
  filter: ItemFilter,
): { readonly brands: readonly FilterChoice[]; readonly categories: readonly FilterChoice[] } {
  const ofAnyBrand = filteredItems(items, { ...filter, brands: [] })
  const ofAnyCategory = filteredItems(items, { ...filter, categories: [] })
  const brandOf = ({ brand }: QuoteItem) => brand
  const categoryOf = ({ category }: QuoteItem) => category
  return {
    brands: choicesOf(items.map(brandOf), ofAnyBrand.map(brandOf), filter.brands),
    categories: choicesOf(items.map(categoryOf), ofAnyCategory.map(categoryOf), filter.categories),
  }
}

function choicesOf(
  all: readonly string[],
  left: readonly string[],
  chosen: readonly string[],
): readonly FilterChoice[] {
  return [...new Set([...all, ...chosen])]
    .filter((name) => name !== '')
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .map((name) => ({
      name,
      isChosen: chosen.includes(name),
      count: left.filter((each) => each === name).length,
    }))
}

function passes(chosen: readonly string[], name: string): boolean {
  return chosen.length === 0 || chosen.includes(name)
}

function findableOf(item: QuoteItem): Findable {
  const { modelCode, productName, customerMaterialNumber, customCode, supplierReference } = item
  return { modelCode, texts: [productName, customerMaterialNumber, customCode, supplierReference] }
}
