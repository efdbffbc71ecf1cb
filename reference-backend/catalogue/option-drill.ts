/** From the options chosen so far to the next question, or to the sku that they name. */

import type { StoredProduct } from './catalogue.ts'
import type { OptionGroupDocument, SkuDocument } from './product-document.ts'

export interface ChosenOption {
  readonly optionGroupCode: string
  readonly optionCode: string
}

export type DrillAnswer =
  | { readonly kind: 'group'; readonly group: OptionGroupDocument }
  | { readonly kind: 'sku'; readonly sku: SkuDocument }
  | { readonly kind: 'nothing' }

/** What one sku answers to each group, in group order; '' where it is not asked. */
type Row = readonly string[]

const NOTHING: DrillAnswer = { kind: 'nothing' }

/** The first open group with what still leads on, the sku when none is open, or nothing. */
export function drillDown(
  { doc, priceList }: Pick<StoredProduct, 'doc' | 'priceList'>,
  chosen: readonly ChosenOption[],
): DrillAnswer {
  const groups = doc.optionGroups
  const selection = selectionOf(groups, chosen)
  if (selection === undefined || groups.length === 0) return NOTHING
  const onSale = doc.skus.map((sku) => ({ sku, row: rowOf(groups, sku) }))
  const rows = [...onSale.map(({ row }) => row), ...(priceList.withdrawn ?? [])]
  const fitting = rows.filter((row) => fits(row, selection))
  const open = groups.findIndex(
    (_, index) =>
      selection[index] === undefined && fitting.some((row) => (row[index] ?? '') !== ''),
  )
  const group = groups[open]
  if (group !== undefined) {
    const codes = new Set(fitting.map((row) => row[open]))
    const options = group.options.filter(({ optionCode }) => codes.has(optionCode))
    return { kind: 'group', group: { ...group, options } }
  }
  const found = onSale.find(({ row }) => fits(row, selection))
  return found === undefined ? NOTHING : { kind: 'sku', sku: found.sku }
}

/** One code per group, undefined where none is chosen; undefined as a whole for what contradicts itself. */
function selectionOf(
  groups: readonly OptionGroupDocument[],
  chosen: readonly ChosenOption[],
): readonly (string | undefined)[] | undefined {
  const byGroup = new Map(chosen.map((each) => [each.optionGroupCode, each.optionCode]))
  const isKnown = chosen.every(({ optionGroupCode }) =>
    groups.some((group) => group.optionGroupCode === optionGroupCode),
  )
  if (!isKnown || byGroup.size !== chosen.length) return undefined
  return groups.map(({ optionGroupCode }) => byGroup.get(optionGroupCode))
}

function rowOf(groups: readonly OptionGroupDocument[], { options }: SkuDocument): Row {
  return groups.map(
    ({ optionGroupCode }) =>
      options.find((each) => each.optionGroupCode === optionGroupCode)?.optionCode ?? '',
  )
}

/** An empty text as a chosen code names no option, also where the sku has none. */
function fits(row: Row, selection: readonly (string | undefined)[]): boolean {
  return selection.every(
    (code, index) => code === undefined || (code !== '' && code === row[index]),
  )
}
