/** Bundles on the wire: offers and builds (CAT-41); the shape is in docs/wire.md. */
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import type {
  BundleBuild,
  BundleOffer,
  BundleSelection,
} from '../../../domain/catalogue/bundle-build.ts'
import { type SkuId, skuId } from '../../../domain/catalogue/product.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { isRecord } from '../../http/json.ts'
import {
  amount,
  count,
  flag,
  needed,
  neededCount,
  optionalText,
  part,
  pictures,
  rows,
  text,
} from '../../http/lenient.wire.ts'
import { skuIdOf } from '../../http/sku.wire.ts'

const OfferedSkuWire = t.type({
  skuID: needed,
  skuCode: text,
  skuName: text,
  skuDefinition: text,
  calculatedQATS: amount,
  price: amount,
  currencyCode: text,
  images: pictures,
  product: part(t.type({ productName: text, urlTitle: text })),
})

const OfferWire = t.type({
  productBundleGroupID: needed,
  totalSkuCount: count,
  skuList: rows(OfferedSkuWire),
})

const BuildWire = t.type({
  productBundleBuildID: needed,
  // Strict: what cannot be read must not vanish from a bundle.
  bundleItems: t.array(
    t.type({
      productBundleBuildItemID: needed,
      productBundleGroupID: text,
      sku_skuID: optionalText,
      sku_skuCode: text,
      quantity: neededCount,
    }),
  ),
  price: amount,
  currencyCode: text,
  calculatedQATS: amount,
  completeFlag: flag,
})

/** Every group of a bundle. */
export const decodeOffers: Decode<readonly BundleOffer[]> = decodeWith(
  t.type({ productBundles: t.array(OfferWire) }),
  ({ productBundles }) => productBundles.map(toOffer),
)

/** A page of one group. */
export const decodeOffer: Decode<BundleOffer> = decodeWith(OfferWire, toOffer)

/** The build after a write. */
export const decodeBuild: Decode<BundleBuild> = decodeWith(
  t.type({ data: BuildWire }),
  ({ data }) => toBuild(data),
)

/** The build, where there is one. */
export const decodePresentBuild: Decode<BundleBuild | undefined> = (body) =>
  hasBuild(body) ? decodeBuild(body) : E.right(undefined)

function hasBuild(body: unknown): boolean {
  const data = isRecord(body) ? body['data'] : undefined
  return isRecord(data) && Object.keys(data).length > 0
}

/** That nothing was begun is said by the name of the call alone, without an error. */
export function isNothingBegun(body: unknown): boolean {
  if (!isRecord(body)) return false
  const { failureActions: named, errors } = body
  return (
    Array.isArray(named) &&
    named.includes('public:product.getProductBundleBuilds') &&
    (!isRecord(errors) || Object.keys(errors).length === 0)
  )
}

/** What was chosen of all groups. */
export function encodeSelection(bundle: SkuId, selection: BundleSelection) {
  return {
    defaultSkuID: bundle,
    skuIDList: selection.map((choice) => choice.skuId).join(','),
    quantities: selection.map(({ quantity }) => quantity).join(','),
  }
}

function toOffer(wire: t.TypeOf<typeof OfferWire>): BundleOffer {
  return {
    groupId: wire.productBundleGroupID,
    total: wire.totalSkuCount ?? wire.skuList.length,
    skus: wire.skuList.map((sku) => ({
      id: skuId(sku.skuID),
      code: sku.skuCode,
      name: sku.product?.productName || sku.skuName || sku.skuCode,
      definition: sku.skuDefinition,
      productUrlTitle: sku.product?.urlTitle ?? '',
      image: sku.images[0],
      price: sku.price,
      currency: sku.currencyCode,
      available: sku.calculatedQATS,
    })),
  }
}

function toBuild(wire: t.TypeOf<typeof BuildWire>): BundleBuild {
  return {
    id: wire.productBundleBuildID,
    items: wire.bundleItems.map((item) => ({
      id: item.productBundleBuildItemID,
      groupId: item.productBundleGroupID,
      code: item.sku_skuCode,
      quantity: item.quantity,
      skuId: skuIdOf(item.sku_skuID),
    })),
    price: wire.price,
    currency: wire.currencyCode,
    available: wire.calculatedQATS,
    isComplete: wire.completeFlag,
  }
}
