/** Several lines may need the same pieces: a part of a bundle lies in the cart by itself, too. */

import type { SkuDocument } from '../../catalogue/product-document.ts'
import type { SoldPart } from './sold-bundle.ts'

interface StockedLine {
  readonly item: { readonly quantity: number }
  readonly sku: SkuDocument
  readonly parts: readonly SoldPart[]
}

/** The lines, each with what the others leave of the stock. */
export function sharingStock<Line extends StockedLine>(lines: readonly Line[]): readonly Line[] {
  if (lines.every(({ parts }) => parts.length === 0)) return lines
  return lines.map((line) => {
    const others = lines.filter((each) => each !== line)
    const left = unitsOf(line).flatMap(({ sku, quantity }) => {
      if (sku.calculatedQATS === null) return []
      return Math.floor((sku.calculatedQATS - piecesIn(others, sku.skuCode)) / quantity)
    })
    if (left.length === 0) return line
    return { ...line, sku: { ...line.sku, calculatedQATS: Math.max(0, Math.min(...left)) } }
  })
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
