/** What was chosen of a bundle is written down. */

import { plainSkuCode, productBySkuId } from '../../catalogue/catalogue.ts'
import { newId } from '../../database/identifier.ts'
import type { BuildItem } from '../../database/schema/bundles.ts'
import type { BundlePart } from '../../database/schema/commerce-documents.ts'
import { commaList, type Input, requiredText, text, wholeNumber } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { visitorCookie } from '../../session/visitor-cookie.ts'
import type { Call, Outcome } from '../action.ts'
import { ownerOf } from '../cart/cart-store.ts'
import { buildJson } from './bundle-json.ts'
import { groupsOf, normalParts, requiredGroup, requireWhole } from './bundle-rules.ts'
import { type Build, buildOf, putBuild } from './bundle-store.ts'

const NOT_FOUND = 'The bundle could not be found.'

/** More lines than any bundle has. */
const ITEMS_AT_MOST = 100

/** What was chosen of one group, or of all; it takes the place of what was there. */
export async function createBuild(call: Call): Promise<Outcome> {
  const skuID = requiredText(call.input, 'defaultSkuID', NOT_FOUND)
  const product = await productBySkuId(call.db, skuID)
  const groups = product === undefined ? [] : groupsOf(product.doc)
  if (groups.length === 0) throw refuse('defaultSkuID', NOT_FOUND)
  const groupID = text(call.input, 'productBundleGroupID')
  const named = groups.find((each) => each.productBundleGroupID === groupID)
  if (groupID !== '' && named === undefined) throw refuse('productBundleGroupID', NOT_FOUND)
  const chosen = await chosenParts(call)
  const asked = named === undefined ? groups : [named]
  requireWhole(asked, chosen)
  const known = ownerOf(call)
  const present = named && (await buildOf(call.db, known, skuID))
  const kept = present?.items.filter(({ groupId }) => groupId !== groupID) ?? []
  const items = chosen.map((part): BuildItem => {
    const groupId = requiredGroup(asked, part.skuCode).productBundleGroupID
    return { id: newId(), groupId, ...part }
  })
  const owner = known ?? { visitorId: newId() }
  return written(call, owner, { skuId: skuID, items: [...kept, ...items] })
}

/** Writes a build and answers it as it is then. */
export async function written(
  call: Call,
  owner: Parameters<typeof putBuild>[1],
  values: Pick<Build, 'skuId' | 'items'>,
): Promise<Outcome> {
  const build = await putBuild(call.db, owner, { ...values, now: call.now })
  return {
    answer: { data: await buildJson(call, build) },
    subjectID: build.id,
    detail: { items: build.items.map(({ skuCode, quantity }) => ({ skuCode, quantity })) },
    ...('visitorId' in owner && { cookie: visitorCookie(owner.visitorId) }),
  }
}

/** Two comma lists in the same order, by either of the names that clients give them. */
async function chosenParts({ db, input }: Call): Promise<readonly BundlePart[]> {
  const skuIDs = listIn(input, 'skuIDList', 'skuID')
  const quantities = listIn(input, 'quantities', 'quantity')
  if (skuIDs.length > ITEMS_AT_MOST) {
    throw refuse('skuIDList', `At most ${ITEMS_AT_MOST} products.`)
  }
  if (skuIDs.length !== quantities.length) {
    throw refuse('quantities', 'Every product needs a quantity.')
  }
  const parts: BundlePart[] = []
  for (const [index, skuID] of skuIDs.entries()) {
    const skuCode = await plainSkuCode(db, skuID)
    if (skuCode === '') throw refuse('skuIDList', 'A product could not be found.')
    const quantity = wholeNumber({ quantities: quantities[index] }, 'quantities')
    parts.push({ skuCode, quantity })
  }
  return normalParts(parts)
}

function listIn(input: Input, ...names: readonly string[]): readonly string[] {
  return names.map((name) => commaList(input, name)).find((list) => list.length > 0) ?? []
}
