/** What is on a list of products: skus as such, and configured models as they were read. */

import { and, asc, desc, eq } from 'drizzle-orm'
import { productBySkuId, type StoredProduct } from '../../catalogue/catalogue.ts'
import type { SkuDocument } from '../../catalogue/product-document.ts'
import { wordedProduct, wordedRow } from '../../catalogue/worded-product.ts'
import { localeIn, type Wording, wordingIn } from '../../catalogue/wording.ts'
import { wishListItem } from '../../database/schema/wish-lists.ts'
import { type Input, requiredText, text, texts } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { modelNumberIn } from '../../pricing/model-number.ts'
import { type ModelReading, readModel } from '../../pricing/price-model.ts'
import { accountOf, type Call } from '../action.ts'
import type { Market } from '../account/account-json.ts'
import { cartMarket } from '../cart/cart-market.ts'
import { isConfigurable, isConfigured, requiredConfiguration } from '../cart/cart-models.ts'

type ListItem = typeof wishListItem.$inferSelect

type Goods = Pick<ListItem, 'skuId' | 'modelNumber' | 'configuration'>

/** The fields that name the model of a product. */
export const MODEL_FIELDS = ['modelNumber', 'configuration'] as const

/** What a request puts on a list; refused where there is no such product, or its model is not sold to the caller. */
export async function requiredGoods(call: Call): Promise<Goods> {
  const { db, input } = call
  const skuId = requiredText(input, 'skuID', 'Please choose a product.')
  const product = await productBySkuId(db, skuId)
  if (product === undefined) throw refuse('skuID', 'The product could not be found.')
  const modelNumber = modelNumberIn(text(input, 'modelNumber'))
  if (modelNumber === '') return { skuId, modelNumber, configuration: {} }
  if (!isConfigurable(product)) {
    throw refuse('modelNumber', `Model ${modelNumber} is not known.`)
  }
  const asked = { modelNumber, configuration: texts(input, 'configuration') }
  const configuration = requiredConfiguration(product, asked, await marketOfCaller(call))
  return { skuId, modelNumber, configuration }
}

/** Takes off a list what the request names: a product as such, a model, or one reading of it. */
export async function removeGoods({ db, input }: Call, listId: string): Promise<void> {
  const configuration = texts(input, 'configuration')
  await db
    .delete(wishListItem)
    .where(
      and(
        eq(wishListItem.listId, listId),
        eq(wishListItem.skuId, requiredSkuId(input)),
        eq(wishListItem.modelNumber, modelNumberIn(text(input, 'modelNumber'))),
        configuration && eq(wishListItem.configuration, configuration),
      ),
    )
}

function requiredSkuId(input: Input): string {
  return requiredText(input, 'removalSkuID', 'Please choose a product.')
}

/** What is on a list, the newest first. A product that has left the catalogue is left out, a model keeps its code. */
export async function itemsJson(call: Call, listId: string) {
  const rows = await call.db
    .select()
    .from(wishListItem)
    .where(eq(wishListItem.listId, listId))
    .orderBy(desc(wishListItem.addedAt), asc(wishListItem.skuId), asc(wishListItem.modelNumber))
  const wording = wordingIn(localeIn(call.input['locale']))
  const market = await marketOfCaller(call)
  const shown = []
  for (const item of rows) {
    const product = await productBySkuId(call.db, item.skuId)
    const sku = product?.doc.skus.find(({ skuID }) => skuID === item.skuId)
    if (product !== undefined && sku !== undefined) {
      shown.push(itemJson({ item, product, sku }, wording, market))
    } else if (isConfigured(item)) {
      shown.push({ sku_skuID: item.skuId, ...modelJson(item, undefined, 'model') })
    }
  }
  return shown
}

interface SoldItem {
  readonly item: ListItem
  readonly product: StoredProduct
  readonly sku: SkuDocument
}

function itemJson({ item, product, sku }: SoldItem, wording: Wording, market: Market) {
  const { doc } = product
  const model = isConfigured(item)
    ? modelToday(item, { ...product, doc: wordedProduct(doc, wording) }, market)
    : undefined
  // A product as such goes into a cart or a quote unless it is configured first; a model where it is sold.
  const isWhole = model === undefined ? !isConfigurable(product) : model.problem === ''
  const worded = wordedRow(doc, wording).skus.find(({ skuID }) => skuID === sku.skuID)
  return {
    sku_skuID: item.skuId,
    sku_skuCode: sku.skuCode,
    sku_imageFile: doc.images[0] ?? '',
    sku_calculatedSkuDefinition: worded?.calculatedSkuDefinition ?? '',
    sku_skuAllowAddToCartFlag: sku.settings.skuAllowAddToCartFlag && isWhole,
    sku_skuAllowQuoteFlag: sku.settings.skuAllowQuoteFlag && isWhole,
    sku_skuOrderMinimumQuantity: model?.reading
      ? smallestOf(model.reading)
      : sku.skuOrderMinimumQuantity,
    sku_product_productName: wordedRow(doc, wording).productName,
    sku_product_urlTitle: product.urlTitle,
    sku_product_skuModelSearchFlag: doc.skuModelSearchFlag,
    ...(model && modelJson(item, model.reading, model.problem)),
  }
}

/** `region`: sold like this in the other one only. `model`: not sold like this any more. */
type ModelProblem = '' | 'region' | 'model'

/** How a model stands today before the caller; nothing is thrown, because one item must not keep the others. */
function modelToday(
  { modelNumber, configuration }: ListItem,
  product: StoredProduct,
  { zone }: Market,
): { readonly reading: ModelReading | undefined; readonly problem: ModelProblem } {
  const asked = { product, modelNumber, configuration }
  const here = readModel({ ...asked, zone })
  if (here.ok) return { reading: here, problem: '' }
  const there = readModel({ ...asked, zone: zone === 'US' ? 'EU' : 'US' })
  return there.ok ? { reading: there, problem: 'region' } : { reading: undefined, problem: 'model' }
}

function modelJson(
  { modelNumber, configuration }: ListItem,
  reading: ModelReading | undefined,
  modelProblem: ModelProblem,
) {
  return {
    modelNumber,
    skuConfigurations: Object.entries(configuration).map(([modifierKey, optionCode]) => ({
      modifierKey,
      optionCode,
    })),
    modifierSummary: reading?.modifierSummary ?? [],
    modelProblem,
  }
}

/** The smallest quantity that the packaging of a model allows. */
function smallestOf({ rule: { min, step } }: ModelReading): number {
  return Math.ceil(Math.max(1, min) / step) * step
}

async function marketOfCaller(call: Call): Promise<Market> {
  return (await cartMarket(call, accountOf(call))).market
}
