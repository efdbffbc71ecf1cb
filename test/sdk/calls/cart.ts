/** The cart: lines, notes, promotion codes. */
import { identifier } from '../../../reference-backend/seed/products/identifier.ts'
import { type EngineCall, notAskedFor, refusedGet, type Scene, served } from './call.ts'

/** Two pieces in the cart; answers the line. */
export async function inCart({ post, cart, sku }: Scene, quantity = 2) {
  await post('addOrderItem', { skuCode: sku.skuCode, quantity })
  return (await cart()).orderItems[0]
}

/** The lines of the cart, such as `2 SKT1NC`. */
export async function linesOf({ cart }: Scene): Promise<string> {
  const { orderItems } = await cart()
  return orderItems.map(({ quantity, sku }: LineJson) => `${quantity} ${sku.skuCode}`).join(', ')
}

/** Two pieces in a saved cart, and others in the cart; answers the id of the saved one. */
export async function savedCart(scene: Scene): Promise<string> {
  const { orderItemID } = await inCart(scene)
  // Every scene has a name of its own: the account is the same.
  const { savedCart: kept } = await scene.post('saveCart', { orderName: `Cart ${orderItemID}` })
  await scene.post('addOrderItem', { skuCode: scene.otherSku.skuCode, quantity: 1 })
  return kept.orderID
}

interface LineJson {
  readonly quantity: number
  readonly sku: { readonly skuCode: string }
}

const CODE = 'WORKSHOP10'
/** A motor and its two fittings, by the names that the library gives the lists. */
const BUNDLE = {
  defaultSkuID: identifier('sku', 'TMB'),
  skuIDList: [identifier('sku', 'TMK080'), identifier('sku', 'FJB0808Z')].join(),
  quantities: '1,2',
}
const returnJSONObjects = 'cart'
const hasLines = (lines: string) => async (scene: Scene) => (await linesOf(scene)) === lines

export const cartCalls: readonly EngineCall[] = [
  served('cart.get', 'GET getCartData', (_, { cart }) => cart.orderItems[0].quantity === 2, {
    send: async (scene) => {
      await inCart(scene)
      return [{ returnJSONObjects }]
    },
  }),
  served('cart.addItem', 'POST addOrderItem', hasLines('2 SKT1NC'), {
    form: '`skuID`',
    send: ({ sku: { skuID } }) => [{ skuID, quantity: 2, returnJSONObjects }],
  }),
  served('cart.addItem', 'POST addOrderItem', hasLines('2 SKT1NC'), {
    form: '`skuCode`',
    send: ({ sku: { skuCode } }) => [{ skuCode, quantity: 2, returnJSONObjects }],
  }),
  served('cart.addItems', 'POST addOrderItems', hasLines('2 SKT1NC, 3 SKP1N1'), {
    form: '`skuIDs`',
    send: ({ sku, otherSku }) => [
      { skuIDs: `${sku.skuID},${otherSku.skuID}`, quantities: '2,3', returnJSONObjects },
    ],
  }),
  served('cart.addItems', 'POST addOrderItems', hasLines('1 SKT1NC, 1 SKP1N1'), {
    form: '`skuIDs` without `quantities`',
    send: ({ sku, otherSku }) => [{ skuIDs: `${sku.skuID},${otherSku.skuID}`, returnJSONObjects }],
  }),
  served('cart.addItems', 'POST addOrderItems', hasLines('2 SKT1NC, 3 SKP1N1'), {
    form: '`skuCodes`',
    send: ({ sku, otherSku }) => [
      { skuCodes: `${sku.skuCode},${otherSku.skuCode}`, quantities: '2,3', returnJSONObjects },
    ],
  }),
  served('cart.updateItemQuantity', 'POST updateOrderItemQuantity', hasLines('5 SKT1NC'), {
    form: '`orderItem.sku.skuID`, `orderItem.qty`',
    send: async (scene) => {
      await inCart(scene)
      const of = { 'orderItem.sku.skuID': scene.sku.skuID, 'orderItem.qty': 5 }
      return [{ ...of, returnJSONObjects }]
    },
  }),
  served('cart.updateItemQuantity', 'POST updateOrderItemQuantity', hasLines('5 SKT1NC'), {
    form: '`orderItem{orderItemID, quantity}`',
    send: async (scene) => {
      const { orderItemID } = await inCart(scene)
      return [{ orderItem: { orderItemID, quantity: 5 }, returnJSONObjects }]
    },
  }),
  served('cart.removeItem', 'POST removeOrderItem', hasLines(''), {
    send: async (scene) => {
      const { orderItemID } = await inCart(scene)
      return [{ orderItemID, returnJSONObjects }]
    },
  }),
  served('cart.applyPromoCode', 'POST addPromotionCode', hasCodes([CODE]), {
    send: async (scene) => {
      await inCart(scene)
      return [{ promotionCode: CODE, returnJSONObjects }]
    },
  }),
  served('cart.removePromoCode', 'POST removePromotionCode', hasCodes([]), {
    send: async (scene) => {
      await inCart(scene)
      await scene.post('addPromotionCode', { promotionCode: CODE })
      return [{ promotionCode: CODE, returnJSONObjects }]
    },
  }),
  refusedGet('cart.updateNotes', 'GET updateOrderNotes', 'as POST it is served'),
  notAskedFor(
    'cart.updateOrder',
    'GET updateOrderPublicProperties',
    '`updateOrder` (POST) changes what may be changed',
  ),
  refusedGet('cart.clear', 'GET clearOrder', 'as POST it is served'),
  served('cart.delete', 'POST deleteOrder', hasLines(''), {
    send: async (scene) => {
      await inCart(scene)
      return [{ orderID: (await scene.cart()).orderID, returnJSONObjects }]
    },
  }),
  served('cart.addCartToSession', 'POST addCartToSession', hasLines('2 SKT1NC'), {
    send: async (scene) => [{ orderID: await savedCart(scene), returnJSONObjects }],
  }),
  served('cart.addProductBundleBuild', 'POST addProductBundleToCart', hasLines('1 TMB'), {
    send: async ({ post }) => {
      const { data } = await post('createProductBundleBuild', BUNDLE)
      return [{ productBundleBuildID: data.productBundleBuildID }]
    },
  }),
  notAskedFor(
    'cart.appliedPromotionCodes',
    'GET getAppliedPromotionCodes',
    '`promotionCodes` of the cart',
  ),
]

function hasCodes(codes: readonly string[]) {
  return async ({ cart }: Scene) => {
    const { promotionCodes } = await cart()
    const present = promotionCodes.map((each: { promotionCode: string }) => each.promotionCode)
    return present.join() === codes.join()
  }
}
