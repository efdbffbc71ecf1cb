/** Lists of products and scheduled deliveries, which the library keeps beside each other. */
import { addressIdOf } from '../../../reference-backend/seed/account-rows.ts'
import type { Json } from '../../backend/customer.ts'
import { type EngineCall, notAskedFor, refusedGet, type Scene, served } from './call.ts'

const POST = 'as POST it is served'

/** A newcomer with one list; answers its id. */
async function list({ newcomer, post }: Scene): Promise<string> {
  await newcomer()
  return (await post('createWishlist', { orderTemplateName: 'Spares' })).orderTemplateID
}

const itemsOf = async ({ get }: Scene, orderTemplateID: string) =>
  (await get('getWishListItems', { orderTemplateID })).accountWishlistProducts.length

const US = 'us@manifold.test'
const QUARTERLY = 'd4daf3e581726d9fce60b1a293d4e5f6'
const LATER = 'e2000000000000000000000000000002'
const NOT_NEEDED = 'e1000000000000000000000000000002'

/** A delivery that is set up; answers its id. */
async function delivery(scene: Scene): Promise<string> {
  const { skuID } = scene.sku
  return (await scene.post('addOrderTemplateItem', { skuID, quantity: 1 })).orderTemplate
    .orderTemplateID
}

/** A delivery that has begun to come. */
async function started(scene: Scene): Promise<{ readonly orderTemplateID: string }> {
  const orderTemplateID = await delivery(scene)
  const say = (action: string, body: object) => scene.post(action, { orderTemplateID, ...body })
  await say('editOrderTemplate', { orderTemplateName: 'Spares' })
  await say('updateOrderTemplateSchedule', { scheduleOrderNextPlaceDateTime: inDays(20) })
  await say('updateOrderTemplateShipping', {
    shippingAccountAddress: { value: addressIdOf(US, 'Main plant') },
  })
  await say('updateOrderTemplateBilling', {
    paymentMethodType: 'termPayment',
    purchaseOrderNumber: 'PO-1',
  })
  await say('activateOrderTemplate', {})
  return { orderTemplateID }
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

const detailsOf = async ({ get }: Scene, { orderTemplateID }: Json) =>
  (await get('getOrderTemplateDetails', { orderTemplateID })).orderTemplate

/** A change that the details then show. */
function change(
  action: string,
  send: (scene: Scene) => Promise<object>,
  seen: (template: Json) => boolean,
): EngineCall {
  return served(
    `orderTemplate.${action}`,
    `POST ${action}`,
    async (scene, _, sent) => seen(await detailsOf(scene, sent)),
    { send: async (scene) => [await send(scene)] },
  )
}

const OPTIONS = [
  ['getCancellationReasonTypeOptions', 'cancellationReasonTypeOptions'],
  ['getFrequencyTermOptions', 'frequencyTermOptions'],
  ['getScheduleDateChangeReasonTypeOptions', 'scheduleDateChangeReasonTypeOptions'],
] as const

export const orderTemplateCalls: readonly EngineCall[] = [
  served(
    'orderTemplate.getWishlists',
    'GET getWishlist',
    (_, { accountWishlistProducts }) => accountWishlistProducts.length === 1,
    {
      send: async (scene) => {
        await list(scene)
        return []
      },
    },
  ),
  served(
    'orderTemplate.getWishListItems',
    'GET getWishListItems',
    (_, { accountWishlistProducts }) => accountWishlistProducts.length === 1,
    {
      send: async (scene) => {
        const orderTemplateID = await list(scene)
        await scene.post('addWishlistItem', { orderTemplateID, skuID: scene.sku.skuID })
        return []
      },
    },
  ),
  served(
    'orderTemplate.addWishlistItemAndGetWishList',
    'POST addWishlistItem,getWishlistItems',
    async (scene, _, { orderTemplateID }) => (await itemsOf(scene, orderTemplateID)) === 1,
    {
      send: async (scene) => [
        { orderTemplateID: await list(scene), skuID: scene.sku.skuID, quantity: 1 },
      ],
    },
  ),
  served(
    'orderTemplate.removeWishlistItemAndGetWishList',
    'POST removeWishlistItem,getWishlistItems',
    async (scene, _, { orderTemplateID }) => (await itemsOf(scene, orderTemplateID)) === 0,
    {
      send: async (scene) => {
        const orderTemplateID = await list(scene)
        await scene.post('addWishlistItem', { orderTemplateID, skuID: scene.sku.skuID })
        return [{ orderTemplateID, removalSkuID: scene.sku.skuID }]
      },
    },
  ),
  refusedGet('orderTemplate.createWishlist', 'GET createWishlist', POST),
  refusedGet('orderTemplate.addWishlistItem', 'GET addWishlistItem', POST),
  refusedGet('orderTemplate.removeWishlistItem', 'GET removeWishlistItem', POST),
  notAskedFor(
    'orderTemplate.createAndAddItem',
    'GET addItemAndCreateWishlist',
    '`addWishlistItem` with `orderTemplateName`',
  ),
  refusedGet('orderTemplate.shareWishlist', 'GET shareWishlist', 'as POST it is served'),
  refusedGet('orderTemplate.create', 'GET createOrderTemplate', POST),
  refusedGet('orderTemplate.addItem', 'GET addOrderTemplateItem', POST),
  refusedGet('orderTemplate.removeItem', 'GET removeOrderTemplateItem', POST),
  refusedGet('orderTemplate.addPromotionCode', 'GET addOrderTemplatePromotionCode', POST),
  refusedGet('orderTemplate.removePromotionCode', 'GET removeOrderTemplatePromotionCode', POST),
  served(
    'orderTemplate.getAppliedPromotionCodes',
    'GET getAppliedOrderTemplatePromotionCodes',
    (_, { appliedOrderTemplatePromotionCodes: codes }) => codes.length === 1,
    {
      send: async (scene) => {
        const orderTemplateID = await delivery(scene)
        const promotionCode = 'WORKSHOP10'
        await scene.post('addOrderTemplatePromotionCode', { orderTemplateID, promotionCode })
        return [{ orderTemplateID }]
      },
    },
  ),
  notAskedFor(
    'orderTemplate.getPromotionProducts',
    'GET getOrderTemplatePromotionProducts',
    'a promotion takes off a part of the price, and gives no products',
  ),
  notAskedFor(
    'orderTemplate.removePromotionItems',
    'GET deleteOrderTemplatePromoItems',
    'a promotion takes off a part of the price, and gives no products',
  ),
  served(
    'orderTemplate.list',
    'GET getOrderTemplates',
    (_, { orderTemplates }) => orderTemplates.length > 0,
    {
      send: async (scene) => {
        await started(scene)
        return [{ pageRecordsShow: 5, currentPage: 1 }]
      },
    },
  ),
  ...['getOrderTemplateItems', 'getOrderTemplateDetails'].map((action) =>
    served(
      `orderTemplate.${action}`,
      `GET ${action}`,
      (_, { orderTemplateItems, orderTemplate }) =>
        (orderTemplateItems ?? orderTemplate.orderTemplateItems).length === 1,
      { send: async (scene) => [{ orderTemplateID: await delivery(scene) }] },
    ),
  ),
  ...OPTIONS.map(([action, field]) =>
    served(`orderTemplate.${action}`, `GET ${action}`, (_, { [field]: list }) => list.length > 2),
  ),
  change(
    'updateOrderTemplateShipping',
    async (scene) => ({
      orderTemplateID: await delivery(scene),
      shippingAccountAddress: { value: addressIdOf(US, 'Main plant') },
    }),
    ({ order }) =>
      order.orderFulfillments[0].accountAddress.accountAddressID === addressIdOf(US, 'Main plant'),
  ),
  change(
    'updateOrderTemplateBilling',
    async (scene) => ({
      orderTemplateID: await delivery(scene),
      billingAccountAddress: { value: addressIdOf(US, 'Main plant') },
    }),
    ({ order }) => order.billingAccountAddress.accountAddressID === addressIdOf(US, 'Main plant'),
  ),
  change(
    'editOrderTemplateItem',
    async (scene) => {
      const orderTemplateID = await delivery(scene)
      const [item] = (await detailsOf(scene, { orderTemplateID })).orderTemplateItems
      return { orderTemplateID, orderTemplateItemID: item.orderTemplateItemID, quantity: 7 }
    },
    ({ orderTemplateItems }) => orderTemplateItems[0].quantity === 7,
  ),
  change(
    'editOrderTemplate',
    async (scene) => ({
      orderTemplateID: await delivery(scene),
      orderTemplateName: 'Seals for line 3',
    }),
    ({ orderTemplateName }) => orderTemplateName === 'Seals for line 3',
  ),
  change(
    'updateOrderTemplateFrequency',
    async (scene) => ({
      orderTemplateID: await delivery(scene),
      frequencyTerm: { value: QUARTERLY },
    }),
    ({ frequencyTerm }) => frequencyTerm.termID === QUARTERLY,
  ),
  change(
    'updateOrderTemplateSchedule',
    async (scene) => ({
      ...(await started(scene)),
      orderTemplateScheduleDateChangeReasonTypeID: LATER,
      scheduleOrderNextPlaceDateTime: inDays(30),
    }),
    ({ scheduleOrderNextPlaceDateTime: next }) => next.startsWith(inDays(30)),
  ),
  change(
    'cancelOrderTemplate',
    async (scene) => ({
      ...(await started(scene)),
      orderTemplateCancellationReasonType: NOT_NEEDED,
    }),
    ({ orderTemplateStatusType }) => orderTemplateStatusType.systemCode === 'otstCancelled',
  ),
]
