/** What may lie in a cart, in which quantity, and at which price for whom. */

import { soldSku, type StoredProduct } from '../../catalogue/catalogue.ts'
import type { SkuDocument } from '../../catalogue/product-document.ts'
import type { Database } from '../../database/database.ts'
import type { BundlePart } from '../../database/schema/commerce-documents.ts'
import { type Input, innerList, requiredText, text, texts, wholeNumber } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import type { Configuration } from '../../pricing/decode-model.ts'
import { modelNumberIn } from '../../pricing/model-number.ts'
import type { ModelPrice } from '../../pricing/model-price.ts'
import { priceModel } from '../../pricing/price-model.ts'
import { normalParts } from '../bundles/bundle-rules.ts'
import { sharingStock } from '../bundles/shared-stock.ts'
import { soldBundle, type SoldPart } from '../bundles/sold-bundle.ts'
import { type ProductLookup, productLookup } from '../lines/product-lookup.ts'
import {
  type CartItem,
  isConfigurable,
  isConfigured,
  type ModelGround,
  requireQuotableLine,
} from './cart-models.ts'

/** So many pieces of one sku, or of one model. */
export interface Addition {
  /** Empty where the request names the sku by its code alone. */
  readonly skuID: string
  /** Of a plain sku its sku code. */
  readonly modelNumber: string
  /** Which reading of a model number is meant, where it alone has several. */
  readonly configuration: Configuration | undefined
  readonly customerMaterialNumber: string
  /** The customer's own code that the model was named by; empty for most. */
  readonly customCode: string
  readonly quantity: number
  /** What is in one bundle; empty for everything else. */
  readonly parts: readonly BundlePart[]
}

/** A line with the product as it is sold today; a bundle with the price and the stock of its parts. */
export interface SoldLine {
  readonly item: CartItem
  readonly product: StoredProduct
  readonly sku: SkuDocument
  /** Of a bundle only. */
  readonly parts: readonly SoldPart[]
}

/** Before whom a price is shown. */
export interface Onlooker extends ModelGround {
  readonly isVisitor: boolean
}

export const ADDITION_FIELDS = [
  'skuID',
  'skuCode',
  'modelNumber',
  'configuration',
  'customerMaterialNumber',
  'customCode',
  'quantity',
  'bundleItems',
] as const

/** The pieces in a request that adds one sku or model. */
export function additionIn(input: Input): Addition {
  return {
    skuID: text(input, 'skuID'),
    modelNumber: modelNumberIn(text(input, 'modelNumber')) || text(input, 'skuCode').toUpperCase(),
    configuration: texts(input, 'configuration'),
    customerMaterialNumber: text(input, 'customerMaterialNumber'),
    customCode: text(input, 'customCode'),
    quantity: wholeNumber(input, 'quantity'),
    parts: partsIn(input),
  }
}

/** More parts than any bundle has. */
const PARTS_AT_MOST = 100

function partsIn(input: Input): readonly BundlePart[] {
  if (input['bundleItems'] === undefined) return []
  const parts = innerList(input, 'bundleItems', PARTS_AT_MOST).map((each) => ({
    skuCode: requiredText(each, 'skuCode', 'Every part of a bundle needs an article code.'),
    quantity: wholeNumber(each, 'quantity'),
  }))
  return normalParts(parts)
}

/** The sku of an addition; refused where there is none, or it is not for carts (CAT-26), or not for visitors'. */
export function cartableSku(
  product: Pick<StoredProduct, 'doc' | 'priceList'> | undefined,
  { skuID, modelNumber }: Addition,
  isVisitor: boolean,
): SkuDocument {
  const sku = product && soldSku(product, modelNumber)
  if (sku === undefined) throw refuse('skuCode', `Article ${modelNumber || skuID} is not known.`)
  const { skuCode } = sku
  if (skuID !== '' && skuID !== sku.skuID) {
    throw refuse('skuID', 'The article code belongs to another product.')
  }
  if (!sku.settings.skuAllowAddToCartFlag) {
    throw refuse('skuCode', `Article ${skuCode} cannot be put in a cart.`)
  }
  if (isVisitor && sku.settings.skuRequireLoginToAddToCart) {
    throw refuse('skuCode', `Please sign in to put article ${skuCode} in a cart.`)
  }
  return sku
}

/** Refused where so many pieces of a sku cannot be ordered. */
export function requireOrderable(sku: SkuDocument, quantity: number): void {
  const { skuOrderMinimumQuantity: least, skuOrderMaximumQuantity: most, calculatedQATS } = sku
  if (quantity < least)
    throw refuse('quantity', `The minimum quantity of this product is ${least}.`)
  if (calculatedQATS !== null && quantity > calculatedQATS) {
    throw refuse('quantity', `The maximum available quantity is ${calculatedQATS}.`)
  }
  if (quantity > most) throw refuse('quantity', `The maximum quantity of this product is ${most}.`)
}

/** Refused where a line cannot be ordered, or as a configured model not be quoted, in its quantity. */
export function requireSellable(
  line: Pick<SoldLine, 'product' | 'sku'> & Parameters<typeof requireQuotableLine>[0],
  ground: ModelGround,
): void {
  if (isConfigurable(line.product)) requireQuotableLine(line, ground)
  else requireOrderable(line.sku, line.item.quantity)
}

/** The most pieces of a sku that can be ordered. */
export function mostOf({ skuOrderMaximumQuantity, calculatedQATS }: SkuDocument): number {
  return Math.min(skuOrderMaximumQuantity, calculatedQATS ?? skuOrderMaximumQuantity)
}

/** The lines whose skus are still sold. */
export async function soldLines(
  db: Database,
  items: readonly CartItem[],
): Promise<readonly SoldLine[]> {
  const productOf = productLookup(db)
  const lines: SoldLine[] = []
  for (const item of items) {
    const sold = await soldAs(productOf, item)
    if (sold !== undefined) lines.push({ item, ...sold })
  }
  return sharingStock(lines)
}

/** A sku, a model, or a bundle as it is sold today; undefined where it is not. */
export async function soldAs(
  productOf: ProductLookup,
  { modelNumber, parts }: Pick<CartItem, 'modelNumber' | 'parts'>,
): Promise<Omit<SoldLine, 'item'> | undefined> {
  const product = await productOf(modelNumber)
  if (product === undefined) return undefined
  if (parts.length > 0) return soldBundle(productOf, product, parts)
  const sku = soldSku(product, modelNumber)
  return sku && { product, sku, parts: [] }
}

/** What a line costs; undefined where a quote has to say it, or the onlooker may not see it (O-10). */
export function shownPrice(
  { item, product, sku }: Omit<SoldLine, 'parts'>,
  { zone, country, isVisitor, today }: Onlooker,
): ModelPrice | undefined {
  const { skuQuoteOnlyFlag, skuShowPriceForUserType } = sku.settings
  if (skuQuoteOnlyFlag || isConfigured(item) || (isVisitor && skuShowPriceForUserType !== 'all'))
    return undefined
  const { modelNumber, quantity } = item
  const price = priceModel({
    product,
    zone,
    country,
    modelNumber,
    quantity,
    today,
    configuration: undefined,
  })
  return price.ok ? price : undefined
}
