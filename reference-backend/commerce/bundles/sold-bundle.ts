/** A bundle as it is sold today: its parts, and with them one price, one stock and one lead time. */

import { soldSku, type StoredProduct } from '../../catalogue/catalogue.ts'
import type { SkuDocument } from '../../catalogue/product-document.ts'
import type { BundlePart } from '../../database/schema/commerce-documents.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import type { PlainTerms } from '../../pricing/price-list.ts'
import type { ProductLookup } from '../lines/product-lookup.ts'
import { groupsOf, requireWhole } from './bundle-rules.ts'

/** So many pieces in one bundle. */
export interface SoldPart {
  readonly product: StoredProduct
  readonly sku: SkuDocument
  readonly quantity: number
}

export interface SoldBundle {
  readonly product: StoredProduct
  readonly sku: SkuDocument
  readonly parts: readonly SoldPart[]
}

export function isBundle({ doc }: Pick<StoredProduct, 'doc'>): boolean {
  return groupsOf(doc).length > 0
}

/** The parts as they are sold today; undefined where one is sold no more. */
export async function soldParts(
  productOf: ProductLookup,
  parts: readonly BundlePart[],
): Promise<readonly SoldPart[] | undefined> {
  const sold: SoldPart[] = []
  for (const { skuCode, quantity } of parts) {
    const product = await productOf(skuCode)
    const sku = product && soldSku(product, skuCode)
    if (product?.priceList.plain?.[skuCode] === undefined || sku === undefined) return undefined
    if (!sku.settings.skuAllowAddToCartFlag || sku.settings.skuQuoteOnlyFlag) return undefined
    sold.push({ product, sku, quantity })
  }
  return sold
}

/**
 * A bundle of these parts as a product of its own, priced by their prices on the server. Undefined where a part is
 * sold no more, or the bundle is not offered like this any more.
 */
export async function soldBundle(
  productOf: ProductLookup,
  product: StoredProduct,
  parts: readonly BundlePart[],
): Promise<SoldBundle | undefined> {
  if (!isOffered(product, parts)) return undefined
  const found = await soldParts(productOf, parts)
  return found && asOneProduct(product, found)
}

/** These parts as one product, also while they are not all that the bundle asks for. */
export function asOneProduct(
  product: StoredProduct,
  found: readonly SoldPart[],
): SoldBundle | undefined {
  const [own] = product.doc.skus
  if (own === undefined) return undefined
  const groups = groupsOf(product.doc)
  const groupOf = ({ sku }: SoldPart) =>
    groups.findIndex(({ skuCodes }) => skuCodes.includes(sku.skuCode))
  const inOrder = found.toSorted((one, other) => groupOf(one) - groupOf(other))
  const sku = { ...own, settings: settingsOf(own, found), calculatedQATS: bundlesLeft(found) }
  return {
    product: {
      ...product,
      doc: { ...product.doc, skus: [sku] },
      priceList: { ...product.priceList, plain: { [own.skuCode]: termsOf(found) } },
    },
    sku,
    parts: inOrder,
  }
}

export function isOffered({ doc }: StoredProduct, parts: readonly BundlePart[]): boolean {
  try {
    requireWhole(groupsOf(doc), parts)
    return true
  } catch (problem) {
    if (problem instanceof Refusal) return false
    throw problem
  }
}

/** Shown, and put in a cart, as its most private part is. */
function settingsOf({ settings }: SkuDocument, parts: readonly SoldPart[]) {
  const isPublic = parts.every(({ sku }) => sku.settings.skuShowPriceForUserType === 'all')
  return {
    ...settings,
    skuAllowAddToCartFlag: true,
    skuShowPriceForUserType: isPublic ? 'all' : 'authenticated',
    skuRequireLoginToAddToCart: parts.some(({ sku }) => sku.settings.skuRequireLoginToAddToCart),
  }
}

/** How many bundles the stock of the parts makes; null where all are made to order. */
function bundlesLeft(parts: readonly SoldPart[]): number | null {
  const left = parts.flatMap(({ sku, quantity }) =>
    sku.calculatedQATS === null ? [] : Math.floor(sku.calculatedQATS / quantity),
  )
  return left.length === 0 ? null : Math.min(...left)
}

/** The sum of the parts; it takes as long as the slowest of them. */
function termsOf(parts: readonly SoldPart[]): PlainTerms {
  const terms = parts.flatMap(({ product, sku, quantity }) => {
    const found = product.priceList.plain?.[sku.skuCode]
    return found === undefined ? [] : [{ ...found, quantity }]
  })
  const sum = (cents: (each: PlainTerms) => number) =>
    terms.reduce((all, each) => all + cents(each) * each.quantity, 0)
  return {
    saleCents: { US: sum((each) => each.saleCents.US), EU: sum((each) => each.saleCents.EU) },
    listCents: { US: sum((each) => each.listCents.US), EU: sum((each) => each.listCents.EU) },
    weeks: Math.max(0, ...terms.map(({ weeks }) => weeks)),
    parts: terms.map(({ saleCents, quantity }) => ({ saleCents, quantity })),
  }
}

/** The product of an addition to a cart: a bundle has to be whole, and only a bundle has parts. */
export async function addedProduct(
  productOf: ProductLookup,
  { modelNumber, parts }: { readonly modelNumber: string; readonly parts: readonly BundlePart[] },
): Promise<StoredProduct | undefined> {
  const product = await productOf(modelNumber)
  if (product === undefined) return undefined
  if (!isBundle(product)) {
    if (parts.length > 0) throw refuse('bundleItems', `Article ${modelNumber} is not a bundle.`)
    return product
  }
  if (parts.length === 0) {
    throw refuse('skuCode', `Please choose the products of bundle ${modelNumber} on its page.`)
  }
  requireWhole(groupsOf(product.doc), parts)
  const sold = await soldBundle(productOf, product, parts)
  if (sold === undefined)
    throw refuse('bundleItems', 'A product of this bundle is not sold any more.')
  return sold.product
}
