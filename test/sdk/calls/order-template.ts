/** Lists of products, which the library keeps beside scheduled deliveries. */
import { type EngineCall, notAskedFor, refusedGet, type Scene, served, waitsFor } from './call.ts'

const POST = 'as POST it is served'

/** A newcomer with one list; answers its id. */
async function list({ newcomer, post }: Scene): Promise<string> {
  await newcomer()
  return (await post('createWishlist', { orderTemplateName: 'Spares' })).orderTemplateID
}

const itemsOf = async ({ get }: Scene, orderTemplateID: string) =>
  (await get('getWishListItems', { orderTemplateID })).accountWishlistProducts.length

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
  notAskedFor('orderTemplate.shareWishlist', 'GET shareWishlist', "a list is its owner's alone"),
  ...scheduled('GET', {
    create: 'createOrderTemplate',
    addItem: 'addOrderTemplateItem',
    removeItem: 'removeOrderTemplateItem',
    addPromotionCode: 'addOrderTemplatePromotionCode',
    removePromotionCode: 'removeOrderTemplatePromotionCode',
    getAppliedPromotionCodes: 'getAppliedOrderTemplatePromotionCodes',
    getPromotionProducts: 'getOrderTemplatePromotionProducts',
    removePromotionItems: 'deleteOrderTemplatePromoItems',
    list: 'getOrderTemplates',
    getOrderTemplateItems: 'getOrderTemplateItems',
    getOrderTemplateDetails: 'getOrderTemplateDetails',
    getCancellationReasonTypeOptions: 'getCancellationReasonTypeOptions',
    getFrequencyTermOptions: 'getFrequencyTermOptions',
    getScheduleDateChangeReasonTypeOptions: 'getScheduleDateChangeReasonTypeOptions',
  }),
  ...scheduled('POST', {
    updateOrderTemplateShipping: 'updateOrderTemplateShipping',
    updateOrderTemplateBilling: 'updateOrderTemplateBilling',
    editOrderTemplateItem: 'editOrderTemplateItem',
    editOrderTemplate: 'editOrderTemplate',
    updateOrderTemplateFrequency: 'updateOrderTemplateFrequency',
    updateOrderTemplateSchedule: 'updateOrderTemplateSchedule',
    cancelOrderTemplate: 'cancelOrderTemplate',
  }),
]

function scheduled(
  method: 'GET' | 'POST',
  calls: Readonly<Record<string, string>>,
): readonly EngineCall[] {
  return Object.entries(calls).map(([name, action]) =>
    waitsFor('Scheduled deliveries', `orderTemplate.${name}`, `${method} ${action}`),
  )
}
