/** Orders that were placed, and what is begun from them. */
import { type EngineCall, type Scene, served } from './call.ts'
import { linesOf, savedCart } from './cart.ts'
import { pay, readyToPay } from './payment.ts'

const returnJSONObjects = 'cart'

/** An order of two pieces; answers its id. */
async function ordered(scene: Scene): Promise<string> {
  await readyToPay(scene)
  await pay(scene, 'termPayment')
  const { orderID } = await scene.cart()
  return (await scene.post('placeOrder', { orderID })).placement.order.orderID
}

export const orderCalls: readonly EngineCall[] = [
  served(
    'order.get',
    'POST getOrderDetails',
    (_, { orderDetails }) => orderDetails.orderItems.length === 1,
    { send: async (scene) => [{ orderID: await ordered(scene) }] },
  ),
  served(
    'order.duplicate',
    'POST duplicateOrder',
    async ({ get }, { orderID }) => (await get('getQuote', { orderID })).quote.orderID === orderID,
    {
      form: '`setAsCartFlag: 0`, without a name',
      send: async (scene) => [
        { orderID: await ordered(scene), setAsCartFlag: 0, returnJSONObjects },
      ],
    },
  ),
  served(
    'order.duplicate',
    'POST duplicateOrder',
    async (scene) => (await linesOf(scene)) === '2 SKT1NC',
    {
      form: '`setAsCartFlag: 1`',
      send: async (scene) => [
        { orderID: await ordered(scene), setAsCartFlag: 1, returnJSONObjects },
      ],
    },
  ),
  served(
    'order.delete',
    'POST deleteOrder',
    async ({ get }, _, { orderID }) =>
      Object.keys((await get('getQuote', { orderID })).quote).length === 0,
    {
      form: 'a draft',
      send: async ({ post }) => {
        const { orderID } = await post('createQuote', { quoteName: 'To be deleted' })
        return [{ orderID, returnJSONObjects }]
      },
    },
  ),
  served(
    'order.setOrderOnCart',
    'POST changeOrder',
    async (scene) => (await linesOf(scene)) === '2 SKT1NC',
    { send: async (scene) => [{ orderID: await savedCart(scene), returnJSONObjects }] },
  ),
]
