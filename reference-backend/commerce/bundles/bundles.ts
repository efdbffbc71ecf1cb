/** Building a bundle: what it offers, what was chosen of it, and into the cart with it (CAT-41). */

import {
  productByBundleGroup,
  productById,
  productBySkuId,
  type StoredProduct,
} from '../../catalogue/catalogue.ts'
import { requiredText, text } from '../../http/input.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import { type Action, type Call, type Outcome, PublicAnswer, type WriteAction } from '../action.ts'
import { ownerOf } from '../cart/cart-store.ts'
import { cartWrite } from '../cart/cart-write.ts'
import { addToCart } from '../cart/carts.ts'
import { buildJson, groupJson } from './bundle-json.ts'
import { groupsOf, normalParts } from './bundle-rules.ts'
import { type Build, buildOf, buildWithItem, dropBuild, ownBuild } from './bundle-store.ts'
import { createBuild, written } from './create-build.ts'

const NOT_FOUND = 'The bundle could not be found.'
const BUILD_NOT_FOUND = 'This bundle has changed, or is in the cart already.'

export const bundleActions: readonly Action[] = [
  {
    name: 'getProductBundles',
    label: 'public:product.getProductBundles',
    kind: 'read',
    access: 'either',
    fields: [
      'productBundleGroupID',
      'productID',
      'currentPage',
      'pageRecordsShow',
      'locale',
      'region',
    ],
    run: async (call) => {
      const groupID = text(call.input, 'productBundleGroupID')
      const product = await bundleAsked(call, groupID)
      const groups = groupsOf(product.doc)
      const named = groups.find((each) => each.productBundleGroupID === groupID)
      if (named !== undefined) {
        const { json, stocked } = await groupJson(call, named)
        return new PublicAnswer(json, stocked)
      }
      const told = []
      for (const group of groups) told.push(await groupJson(call, group))
      const productBundles = told.map(({ json }) => json)
      return new PublicAnswer(
        { productBundles },
        told.flatMap(({ stocked }) => stocked),
      )
    },
  },
  {
    name: 'getProductBundleBuild',
    label: 'public:product.getProductBundleBuilds',
    kind: 'read',
    access: 'either',
    fields: ['skuID', 'region'],
    run: async (call) => {
      const skuID = requiredText(call.input, 'skuID', NOT_FOUND)
      const build = await buildOf(call.db, ownerOf(call), skuID)
      // That nothing was begun is no error, and no success either.
      if (build === undefined) throw new Refusal({})
      return { data: await buildJson(call, build) }
    },
  },
  buildWrite(
    'createProductBundleBuild',
    ['skuIDList', 'quantities', 'skuID', 'quantity', 'productBundleGroupID', 'defaultSkuID'],
    createBuild,
  ),
  buildWrite('removeProductBundleBuild', ['productBundleBuildID'], async (call) => {
    const build = await requiredBuild(call)
    await dropBuild(call.db, build)
    return { answer: { data: {} }, subjectID: build.id }
  }),
  buildWrite('removeProductBundleBuildItem', ['productBundleBuildItemID'], async (call) => {
    const id = requiredText(call.input, 'productBundleBuildItemID', BUILD_NOT_FOUND)
    const owner = ownerOf(call)
    const build = await buildWithItem(call.db, owner, id)
    if (build === undefined || owner === undefined) {
      throw refuse('productBundleBuildItemID', BUILD_NOT_FOUND)
    }
    const items = build.items.filter((each) => each.id !== id)
    if (items.length > 0) return written(call, owner, { skuId: build.skuId, items })
    await dropBuild(call.db, build)
    return { answer: { data: {} }, subjectID: build.id }
  }),
  cartWrite({
    name: 'addProductBundleToCart',
    fields: ['productBundleBuildID'],
    change: async (call, held) => {
      const build = await requiredBuild(call)
      const product = await productBySkuId(call.db, build.skuId)
      if (product === undefined) throw refuse('productBundleBuildID', NOT_FOUND)
      const { skuCode } = product
      const parts = normalParts(build.items)
      const line = { skuID: '', modelNumber: skuCode, configuration: undefined, parts }
      const { detail } = await addToCart(call, held, [
        { ...line, customerMaterialNumber: '', customCode: '', quantity: 1 },
      ])
      // It is in the cart now: the next one begins from the start.
      await dropBuild(call.db, build)
      return { detail: { ...detail, productBundleBuildID: build.id } }
    },
  }),
]

function buildWrite(
  name: string,
  fields: readonly string[],
  run: (call: Call) => Promise<Outcome>,
): WriteAction {
  return {
    name,
    label: `public:product.${name}`,
    kind: 'write',
    access: 'either',
    transaction: 'one',
    fields: [...fields, 'region'],
    run,
  }
}

async function requiredBuild(call: Call): Promise<Build> {
  const id = requiredText(call.input, 'productBundleBuildID', BUILD_NOT_FOUND)
  const build = await ownBuild(call.db, ownerOf(call), id)
  if (build === undefined) throw refuse('productBundleBuildID', BUILD_NOT_FOUND)
  return build
}

/** The bundle that a group belongs to, or that the request names itself. */
async function bundleAsked({ db, input }: Call, groupID: string): Promise<StoredProduct> {
  const product =
    groupID === ''
      ? await productById(db, text(input, 'productID'))
      : await productByBundleGroup(db, groupID)
  if (product === undefined || groupsOf(product.doc).length === 0) {
    throw refuse(groupID === '' ? 'productID' : 'productBundleGroupID', NOT_FOUND)
  }
  return product
}
