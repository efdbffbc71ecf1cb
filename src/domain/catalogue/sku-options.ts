/** What sets the skus of a plain product apart, read out of their definitions (CONF-05). */
import type { Product, Sku } from './product.ts'

/** One group, such as the seal material, with what there is of it. */
export interface SkuOptionGroup {
  readonly name: string
  /** In the order of the skus. */
  readonly values: readonly string[]
}

type Distinct = Pick<Product, 'skus' | 'optionGroups'>

/** The groups of a product with the values that its skus have; empty where the definitions say nothing. */
export function skuOptionGroups({ skus, optionGroups }: Distinct): readonly SkuOptionGroup[] {
  const read = skus.map((sku) => skuOptions(sku, optionGroups))
  if (read.some((values) => values.length === 0)) return []
  return optionGroups.map((name, index) => ({
    name,
    values: [...new Set(read.flatMap((values) => values[index] ?? []))],
  }))
}

/** Between a group and its value; French has a space before the colon, which does not break. */
const colons = [': ', '\u00A0: ', '\u202F: ', ' : ']

/** Where a text says a group behind what stands before it, and how long that is. */
function saying(text: string, before: string, group: string) {
  const found = colons
    .map((colon) => ({
      at: text.indexOf(before + group + colon),
      length: `${before}${group}${colon}`.length,
    }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  return found[0]
}

/**
 * The values of a sku, one for each group: its definition is "Group: value, Group: value" in the order of
 * the groups, where a value may have commas and colons of its own. Empty when it is not written so.
 */
export function skuOptions({ definition }: Sku, groups: readonly string[]): readonly string[] {
  const values: string[] = []
  let rest = definition
  for (const [index, group] of groups.entries()) {
    const begin = saying(rest, '', group)
    if (begin?.at !== 0) return []
    const next = groups[index + 1]
    const end = next === undefined ? rest.length : saying(rest, ', ', next)?.at
    if (end === undefined) return []
    values.push(rest.slice(begin.length, end))
    rest = rest.slice(end + 2)
  }
  return values
}

/** What a sku is called beside the others of its product: its name without that of the product. */
export function variantName(product: Pick<Product, 'name'>, { name, code }: Sku): string {
  const begin = `${product.name}, `
  return (name.startsWith(begin) ? name.slice(begin.length) : name) || code
}

export interface SkuChange {
  readonly group: number
  readonly value: string
}

/** The sku with that value that has most else in common with the present one; the first of equals. */
export function skuWith(
  { skus, optionGroups }: Distinct,
  present: Sku,
  { group, value }: SkuChange,
): Sku | undefined {
  const wanted = skuOptions(present, optionGroups)
  const alike = (sku: Sku) =>
    skuOptions(sku, optionGroups).filter((each, index) => each === wanted[index]).length
  const [best] = skus
    .filter((sku) => skuOptions(sku, optionGroups)[group] === value)
    .toSorted((one, other) => alike(other) - alike(one))
  return best
}
