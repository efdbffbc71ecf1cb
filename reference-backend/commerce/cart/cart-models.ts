/** Configured models in a cart: read by the rules of a quote line, priced by a quote only. */

import { dequal } from 'dequal/lite'
import type { StoredProduct } from '../../catalogue/catalogue.ts'
import type { SkuDocument } from '../../catalogue/product-document.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Configuration } from '../../pricing/decode-model.ts'
import type { ModelPrice } from '../../pricing/model-price.ts'
import { type ModelReading, readModel } from '../../pricing/price-model.ts'
import type { Market } from '../account/account-json.ts'
import type { cartItem } from '../../database/schema/checkout.ts'
import { judgedLine, refusalOf } from '../lines/line-verdict.ts'

export type CartItem = typeof cartItem.$inferSelect

/** What makes two lines one: the model, as it was read, or the bundle of these parts, under one own number and one own code. */
export type LineName = Pick<
  CartItem,
  'modelNumber' | 'configuration' | 'customerMaterialNumber' | 'customCode' | 'parts'
>

/** Where and when a model is held against the rules. */
export interface ModelGround extends Market {
  /** `YYYY-MM-DD`. */
  readonly today: string
}

/** `model`: not sold like this any more. `quantity`: not in this quantity. */
export type ModelProblem = 'model' | 'quantity'

/** How the model of a line stands today. */
export interface LineModel {
  readonly problem: ModelProblem | undefined
  /** Undefined where the code means nothing any more. */
  readonly reading: ModelReading | undefined
  /** What it would cost; undefined where there is a problem. */
  readonly price: ModelPrice | undefined
}

/** Whether a product is configured by a model code. */
export function isConfigurable({ priceList }: Pick<StoredProduct, 'priceList'>): boolean {
  return priceList.plain === undefined
}

/** Whether a line holds a configured model, whatever has become of its product. */
export function isConfigured({ configuration }: Pick<CartItem, 'configuration'>): boolean {
  return Object.keys(configuration).length > 0
}

export function isSameLine(one: LineName, other: LineName): boolean {
  return (
    one.modelNumber === other.modelNumber &&
    one.customerMaterialNumber === other.customerMaterialNumber &&
    one.customCode === other.customCode &&
    dequal(one.configuration, other.configuration) &&
    dequal(one.parts, other.parts)
  )
}

/** The options that a model number stands for, in the words of a request; refused where it is no model. */
export function requiredConfiguration(
  product: StoredProduct,
  asked: { readonly modelNumber: string; readonly configuration: Configuration | undefined },
  { zone }: Market,
): Configuration {
  const read = readModel({ product, zone, ...asked })
  if (!read.ok) throw refusalOf(read)
  return read.configuration
}

interface ModelLine {
  readonly item: LineName & Pick<CartItem, 'quantity'>
  readonly product: StoredProduct
  readonly sku: SkuDocument
}

/** The price of a line; throws the refusal of what a quote would refuse. */
export function requireQuotableLine(
  { item, product, sku }: ModelLine,
  ground: ModelGround,
): ModelPrice {
  const line = { ...item, skuID: sku.skuID, requestedDeliveryDate: '' }
  return judgedLine(line, { product, ...ground }).price
}

/** How the model of a line stands today; nothing is thrown, because one line must not keep the others. */
export function lineModel(line: ModelLine, ground: ModelGround): LineModel {
  const { item, product } = line
  const read = readModel({ product, zone: ground.zone, ...item })
  const reading = read.ok ? read : undefined
  try {
    return { problem: undefined, reading, price: requireQuotableLine(line, ground) }
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    const isQuantity = reading !== undefined && 'quantity' in problem.errors
    return { problem: isQuantity ? 'quantity' : 'model', reading, price: undefined }
  }
}
