/** How many products a bundle asks for, and which. */

import type { BundleGroupDocument, ProductDocument } from '../../catalogue/product-document.ts'
import type { BundlePart } from '../../database/schema/commerce-documents.ts'
import { refuse } from '../../http/refusal.ts'

/** What a bundle is built of; nothing of what is no bundle. */
export function groupsOf({
  productBundle = [],
}: Pick<ProductDocument, 'productBundle'>): readonly BundleGroupDocument[] {
  return productBundle
}

/** The same sku once, in the order of the codes: two bundles of the same parts are the same. */
export function normalParts(parts: readonly BundlePart[]): readonly BundlePart[] {
  const pieces = new Map<string, number>()
  for (const { skuCode, quantity } of parts) {
    pieces.set(skuCode, (pieces.get(skuCode) ?? 0) + quantity)
  }
  return [...pieces]
    .map(([skuCode, quantity]) => ({ skuCode, quantity }))
    .toSorted((one, other) => (one.skuCode < other.skuCode ? -1 : 1))
}

/** The group that offers a sku; refused where none does. */
export function requiredGroup(
  groups: readonly BundleGroupDocument[],
  skuCode: string,
): BundleGroupDocument {
  const found = groups.find(({ skuCodes }) => skuCodes.includes(skuCode))
  if (found === undefined) {
    throw refuse('skuIDList', `Article ${skuCode} does not belong into this bundle.`)
  }
  return found
}

/** Refused where a group has fewer pieces than it asks for, or more (CAT-41). */
export function requireWhole(
  groups: readonly BundleGroupDocument[],
  parts: readonly BundlePart[],
): void {
  for (const { skuCode } of parts) requiredGroup(groups, skuCode)
  for (const group of groups) {
    const { minimumQuantity: least, maximumQuantity: most, bundleType, skuCodes } = group
    const chosen = parts
      .filter(({ skuCode }) => skuCodes.includes(skuCode))
      .reduce((pieces, { quantity }) => pieces + quantity, 0)
    if (chosen >= least && chosen <= most) continue
    throw refuse('quantities', `${bundleType}: Please select ${demandText(least, most)} products.`)
  }
}

function demandText(least: number, most: number): string {
  if (least === most) return String(least)
  return least === 0 ? `up to ${most}` : `${least} to ${most}`
}
