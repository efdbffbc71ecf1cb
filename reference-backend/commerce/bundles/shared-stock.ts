/** Several lines may need the same pieces: under another number of the customer's, or as a part of a bundle. */

import type { SkuDocument } from '../../catalogue/product-document.ts'
import type { SoldPart } from './sold-bundle.ts'

interface StockedLine {
  readonly item: { readonly modelNumber: string; readonly quantity: number }
  readonly sku: SkuDocument
  readonly parts: readonly SoldPart[]
}

/** The lines, each with what the others leave of the stock, and of the most pieces that can be ordered. */
export function sharingStock<Line extends StockedLine>(lines: readonly Line[]): readonly Line[] {
  return lines.map((line) => {
    const others = lines.filter((each) => each !== line)
    const { sku } = line
    const calculatedQATS = leftInStock(line, others)
    const same = others.filter(({ item }) => item.modelNumber === line.item.modelNumber)
    const ordered = same.reduce((all, { item }) => all + item.quantity, 0)
    const skuOrderMaximumQuantity = Math.max(0, sku.skuOrderMaximumQuantity - ordered)
    return { ...line, sku: { ...sku, calculatedQATS, skuOrderMaximumQuantity } }
  })
}

/** How often a line can be had beside the others; null where all of it is made to order. */
function leftInStock(line: StockedLine, others: readonly StockedLine[]): number | null {
  const left = unitsOf(line).flatMap(({ sku, quantity }) => {
    if (sku.calculatedQATS === null) return []
    return Math.floor((sku.calculatedQATS - piecesIn(others, sku.skuCode)) / quantity)
  })
  return left.length === 0 ? null : Math.max(0, Math.min(...left))
}

/** What one piece of a line takes from the stock. */
function unitsOf({ sku, parts }: StockedLine): readonly Pick<SoldPart, 'sku' | 'quantity'>[] {
  return parts.length === 0 ? [{ sku, quantity: 1 }] : parts
}

function piecesIn(lines: readonly StockedLine[], skuCode: string): number {
  return lines
    .flatMap((line) =>
      unitsOf(line).map((each) => ({ ...each, pieces: each.quantity * line.item.quantity })),
    )
    .filter(({ sku }) => sku.skuCode === skuCode)
    .reduce((all, { pieces }) => all + pieces, 0)
}
