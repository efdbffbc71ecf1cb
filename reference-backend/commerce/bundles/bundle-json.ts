/** Bundles on the wire: what is offered, and what is being built. */

import { productBySkuId, type StoredProduct } from '../../catalogue/catalogue.ts'
import type { BundleGroupDocument, SkuDocument } from '../../catalogue/product-document.ts'
import { wordedSku } from '../../catalogue/worded-product.ts'
import { localeIn, wordingIn } from '../../catalogue/wording.ts'
import { countOr } from '../../http/input.ts'
import { dayOf } from '../../pricing/calendar.ts'
import { priceModel } from '../../pricing/price-model.ts'
import { currencyOf, type Market } from '../account/account-json.ts'
import { type Call, customerOf } from '../action.ts'
import { regionOf } from '../cart/cart-json.ts'
import { cartMarket } from '../cart/cart-market.ts'
import { productLookup } from '../lines/product-lookup.ts'
import type { Build } from './bundle-store.ts'
import { asOneProduct, isOffered, soldParts, type SoldPart } from './sold-bundle.ts'

const RECORDS = 50
const RECORDS_AT_MOST = 100

/** Before whom prices are shown, and in which market. */
interface Onlooker {
  readonly market: Market
  readonly isVisitor: boolean
  readonly today: string
}

async function onlookerOf(call: Call): Promise<Onlooker> {
  const { market } = await cartMarket({ ...call, region: regionOf(call) }, call.session?.account)
  return { market, isVisitor: customerOf(call) === undefined, today: dayOf(call.now) }
}

/** A page of the skus of a group that are sold today, and the ids of the products whose stock that tells. */
export async function groupJson(call: Call, group: BundleGroupDocument) {
  const onlooker = await onlookerOf(call)
  const wording = wordingIn(localeIn(call.input['locale']))
  const productOf = productLookup(call.db)
  const sold: SoldPart[] = []
  for (const skuCode of group.skuCodes) {
    const [part] = (await soldParts(productOf, [{ skuCode, quantity: 1 }])) ?? []
    if (part !== undefined) sold.push(part)
  }
  const show = Math.min(RECORDS_AT_MOST, countOr(RECORDS, call.input, 'pageRecordsShow'))
  const from = (countOr(1, call.input, 'currentPage') - 1) * show
  const json = {
    productBundleGroupID: group.productBundleGroupID,
    bundleType: wording.say(group.bundleType),
    minimumQuantity: group.minimumQuantity,
    maximumQuantity: group.maximumQuantity,
    totalSkuCount: sold.length,
    skuList: sold.slice(from, from + show).map(({ product, sku }) => {
      const worded = wordedSku(sku, product.name, wording)
      return {
        skuID: sku.skuID,
        skuCode: sku.skuCode,
        skuName: worded.skuName,
        skuDefinition: worded.calculatedSkuDefinition,
        calculatedQATS: sku.calculatedQATS,
        price: shownUnitPrice(product, sku, onlooker),
        currencyCode: currencyOf(onlooker.market.zone),
        images: product.doc.images,
        product: { productName: wording.say(product.name), urlTitle: product.urlTitle },
      }
    }),
  }
  return { json, stocked: sold.map(({ product }) => product.id) }
}

/** One piece without a quantity break; null where the onlooker may not see it. */
function shownUnitPrice(
  product: StoredProduct,
  sku: SkuDocument,
  { market, isVisitor, today }: Onlooker,
): number | null {
  if (isVisitor && sku.settings.skuShowPriceForUserType !== 'all') return null
  const modelNumber = sku.skuCode
  // The price list is asked for one piece, however many there have to be outside of a bundle.
  const single = { ...sku, skuOrderMinimumQuantity: 1 }
  const alone = { ...product, doc: { ...product.doc, skus: [single] } }
  const asked = { product: alone, ...market, modelNumber, quantity: 1, today }
  const price = priceModel(asked)
  return price.ok ? price.unitPrice : null
}

/** A build with the price of one bundle, worked out now; `null` where it cannot be had like this. */
export async function buildJson(call: Call, build: Build) {
  const product = await productBySkuId(call.db, build.skuId)
  const onlooker = await onlookerOf(call)
  const productOf = productLookup(call.db)
  const items = []
  const sold: SoldPart[] = []
  for (const { id, groupId, skuCode, quantity } of build.items) {
    const [part] = (await soldParts(productOf, [{ skuCode, quantity }])) ?? []
    if (part !== undefined) sold.push(part)
    items.push({
      productBundleBuildItemID: id,
      productBundleGroupID: groupId,
      sku_skuID: part?.sku.skuID ?? '',
      sku_skuCode: skuCode,
      quantity,
      soldFlag: part !== undefined,
    })
  }
  const isSold = sold.length === build.items.length
  const bundle = product && isSold ? asOneProduct(product, sold) : undefined
  const isHidden = onlooker.isVisitor && bundle?.sku.settings.skuShowPriceForUserType !== 'all'
  const asked = bundle && {
    product: bundle.product,
    ...onlooker.market,
    modelNumber: bundle.sku.skuCode,
    quantity: 1,
    today: onlooker.today,
  }
  const price = asked && !isHidden ? priceModel(asked) : undefined
  return {
    productBundleBuildID: build.id,
    productBundleSkuID: build.skuId,
    bundleItems: items,
    currencyCode: currencyOf(onlooker.market.zone),
    price: price?.ok === true ? price.unitPrice : null,
    calculatedQATS: bundle?.sku.calculatedQATS ?? null,
    completeFlag: product !== undefined && isSold && isOffered(product, build.items),
  }
}
