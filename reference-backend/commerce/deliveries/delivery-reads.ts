/** Reading scheduled deliveries: the list, one of them, its lines. */

import { text } from '../../http/input.ts'
import { accountOf, type Call, type ReadAction } from '../action.ts'
import { regionOf } from '../cart/cart-json.ts'
import { listPlace, listRequest } from '../quotes/quote-list-request.ts'
import { deliveryJson, deliveryRowJson } from './delivery-json.ts'
import { type Delivery, deliveriesOf, ownDelivery } from './delivery-store.ts'

/** The engine shows so many. */
const DEFAULT_SIZE = 5

export const deliveryReads: readonly ReadAction[] = [
  read(
    'getOrderTemplates',
    ['pageRecordsShow', 'currentPage', 'orderTemplateTypeID'],
    async (call) => {
      const all = await deliveriesOf(call.db, accountOf(call).id)
      const wanted = { pageRecordsShow: DEFAULT_SIZE, ...call.input }
      const { offset, ...place } = listPlace(all.length, listRequest(wanted))
      const shown = all.slice(offset, offset + place.pageRecordsShow)
      const orderTemplates = []
      for (const each of shown) {
        orderTemplates.push(await deliveryRowJson(settingOf(call), each, accountOf(call)))
      }
      return { orderTemplates, ...place }
    },
  ),
  read('getOrderTemplateDetails', ['orderTemplateID', 'region'], async (call) => ({
    orderTemplate: await shownDelivery(call),
  })),
  read('getOrderTemplateItems', ['orderTemplateID', 'region'], async (call) => {
    const shown = await shownDelivery(call)
    return { orderTemplateItems: 'orderTemplateItems' in shown ? shown.orderTemplateItems : [] }
  }),
  read('getAppliedOrderTemplatePromotionCodes', ['orderTemplateID'], async (call) => {
    const shown = await shownDelivery(call)
    return {
      appliedOrderTemplatePromotionCodes: 'promotionCodes' in shown ? shown.promotionCodes : [],
    }
  }),
]

/** What prices of a delivery depend on. */
export function settingOf(call: Call) {
  return { ...call, region: regionOf(call) }
}

async function shownDelivery(call: Call) {
  const found = await ownDelivery(call, text(call.input, 'orderTemplateID'))
  return found === undefined ? {} : jsonOf(call, found)
}

async function jsonOf(call: Call, found: Delivery) {
  return deliveryJson(settingOf(call), found, accountOf(call))
}

function read(name: string, fields: readonly string[], run: ReadAction['run']): ReadAction {
  const label = `public:orderTemplate.${name}`
  return { name, label, kind: 'read', access: 'account', fields, run }
}
