/** The list of saved carts, page by page. */

import { text } from '../../http/input.ts'
import { accountOf, type Call, type ReadAction } from '../action.ts'
import { regionOf } from '../cart/cart-json.ts'
import type { Cart } from '../cart/cart-store.ts'
import { pricedCart } from '../checkout/priced-cart.ts'
import { listPlace, listRequest } from '../quotes/quote-list-request.ts'
import { savedCartsOf } from './saved-cart-store.ts'

/** Quotes have a list of their own. */
export const savedCartList: ReadAction = {
  name: 'getAllCartsAndQuotesOnAccount',
  label: 'public:account.getAllCartsAndQuotesOnAccount',
  kind: 'read',
  access: 'account',
  fields: ['pageRecordsShow', 'currentPage', 'keyword', 'includeCartsOnly', 'region'],
  run: async (call) => {
    const found = await wanted(call)
    const { offset, ...place } = listPlace(found.length, listRequest(call.input))
    const shown = found.slice(offset, offset + place.pageRecordsShow)
    const ordersOnAccount = []
    for (const each of shown) ordersOnAccount.push(await rowJson(call, each))
    return { cartsAndQuotesOnAccount: { ordersOnAccount, ...place } }
  },
}

/** Those whose name holds what is looked for. */
async function wanted(call: Call): Promise<readonly Cart[]> {
  const keyword = text(call.input, 'keyword').toLocaleLowerCase('en')
  const all = await savedCartsOf(call.db, accountOf(call).id)
  return all.filter(({ name }) => name.toLocaleLowerCase('en').includes(keyword))
}

async function rowJson(call: Call, saved: Cart) {
  const setting = { ...call, region: regionOf(call) }
  const { currencyCode, lines, gone, sums } = await pricedCart(setting, saved, accountOf(call))
  const items = [...lines.map(({ item }) => item), ...gone]
  return {
    orderID: saved.id,
    orderName: saved.name,
    createdDateTime: saved.setAsideAt?.toISOString() ?? '',
    orderStatusType_typeCode: 'ostNotPlaced',
    orderStatusType_typeName: 'Not Placed',
    currencyCode,
    calculatedTotal: sums?.totalAfterTax ?? null,
    calculatedTotalItemQuantity: items.reduce((pieces, { quantity }) => pieces + quantity, 0),
  }
}
