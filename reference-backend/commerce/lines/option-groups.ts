/** Choosing one of a plain product's skus, one option group at a time. */

import { productById, type StoredProduct } from '../../catalogue/catalogue.ts'
import { drillDown } from '../../catalogue/option-drill.ts'
import type { OptionGroupDocument, SkuDocument, Zone } from '../../catalogue/product-document.ts'
import { wordedGroup, wordedSku } from '../../catalogue/worded-product.ts'
import { localeIn, wordingIn } from '../../catalogue/wording.ts'
import { innerList, requiredText, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { lineAmounts } from '../../pricing/line-amounts.ts'
import { addressesOf, zoneOf } from '../account/account-json.ts'
import type { Action, Call } from '../action.ts'

const NOT_FOUND = 'The product could not be found.'

/** More groups than any product has. */
const SELECTION_LIMIT = 20

export const optionGroupActions: readonly Action[] = [
  {
    name: 'getAvailableOptionGroupsOrSku',
    label: 'public:product.getAvailableOptionGroupsOrSku',
    kind: 'read',
    access: 'either',
    fields: ['productID', 'selectedOptions', 'locale'],
    run: async (call) => {
      const productID = requiredText(call.input, 'productID', NOT_FOUND)
      const product = await productById(call.db, productID)
      if (product === undefined) throw refuse('productID', NOT_FOUND)
      const answer = drillDown(product, selectedOptions(call))
      if (answer.kind === 'nothing') return { data: {} }
      const wording = wordingIn(localeIn(call.input['locale']))
      if (answer.kind === 'group') {
        return { data: { filteredOptionGroup: groupJson(wordedGroup(answer.group, wording)) } }
      }
      const sku = wordedSku(answer.sku, product.name, wording)
      return { data: { filteredSku: skuFor(product, sku, await zoneOfCaller(call)) } }
    },
  },
]

function selectedOptions({ input }: Call) {
  if (input['selectedOptions'] === undefined) return []
  return innerList(input, 'selectedOptions', SELECTION_LIMIT).map((option) => ({
    optionGroupCode: text(option, 'optionGroupCode'),
    optionCode: text(option, 'optionCode'),
  }))
}

/** Every option says which group it belongs to, so that it can be sent back as it is. */
function groupJson({ options, ...group }: OptionGroupDocument) {
  return { ...group, options: options.map((option) => ({ ...option, ...group })) }
}

/** A visitor has none; a customer without an address has none yet. */
async function zoneOfCaller({ db, session }: Call): Promise<Zone | undefined> {
  if (session === undefined) return undefined
  return zoneOf(session.account, await addressesOf(db, session.account.id))
}

/** The sku with the prices of one piece in the caller's currency. */
function skuFor({ priceList }: StoredProduct, sku: SkuDocument, zone: Zone | undefined) {
  const terms = priceList.plain?.[sku.skuCode]
  if (zone === undefined || terms === undefined) return sku
  const amounts = (listCents: number) => lineAmounts({ zone, quantity: 1, listCents })
  const sale = amounts(terms.saleCents[zone])
  return {
    ...sku,
    salePrice: sale.unitPrice,
    listPrice: amounts(terms.listCents[zone]).unitPrice,
    currencyCode: sale.currencyCode,
  }
}
