/** Where the goods of a cart go and where its bill does. */
import { addDays, earliestToday } from '../../../reference-backend/pricing/calendar.ts'
import { inCart } from './cart.ts'
import { type EngineCall, notAskedFor, refusedGet, type Scene, served } from './call.ts'

export const DOCK = {
  name: 'Dock',
  streetAddress: '2 Pier',
  city: 'Duluth',
  stateCode: 'MN',
  postalCode: '55802',
  countryCode: 'US',
} as const

const returnJSONObjects = 'cart'

/** A day on which goods can be picked up. */
export function pickupDay(): string {
  return addDays(earliestToday(new Date()), 60)
}

/** The id of a delivery method by its type. */
export async function methodOf({ get }: Scene, type: string, of = {}): Promise<string> {
  const { eligibleFulfillmentMethods } = await get('getEligibleFulfillmentMethods', of)
  return eligibleFulfillmentMethods.find(
    (each: { fulfillmentMethodType: string }) => each.fulfillmentMethodType === type,
  ).value
}

export async function savedAddress({ get }: Scene): Promise<string> {
  return (await get('getOwnerAccountAddresses')).primaryAccountAddressID
}

export async function place({ get }: Scene): Promise<string> {
  return (await get('getPickupLocations')).locations[0].VALUE
}

async function pickedUp(scene: Scene): Promise<void> {
  await inCart(scene)
  await scene.post('changeOrderFulfillment', {
    fulfillmentMethodID: await methodOf(scene, 'pickup'),
  })
}

const delivery = async ({ cart }: Scene) => (await cart()).orderFulfillments[0]

const shipsToDock = async (scene: Scene) =>
  (await delivery(scene)).shippingAddress.streetAddress === DOCK.streetAddress

const billedTo = (street: string) => async (scene: Scene) =>
  (await scene.cart()).billingAddress.streetAddress === street

export const checkoutCalls: readonly EngineCall[] = [
  served(
    'cart.eligibleFulfillmentMethods',
    'GET getEligibleFulfillmentMethods',
    (_, { eligibleFulfillmentMethods }) => eligibleFulfillmentMethods.length > 1,
    {
      send: async (scene) => {
        await inCart(scene)
        return [{}]
      },
    },
  ),
  served(
    'cart.updateFulfillment',
    'POST changeOrderFulfillment',
    async (scene) => (await delivery(scene)).fulfillmentMethod.fulfillmentMethodType === 'pickup',
    {
      send: async (scene) => {
        const { orderItemID } = await inCart(scene)
        const fulfillmentMethodID = await methodOf(scene, 'pickup')
        return [{ fulfillmentMethodID, orderItemIDList: orderItemID, returnJSONObjects }]
      },
    },
  ),
  served('cart.addShippingAddress', 'POST addOrderShippingAddress', shipsToDock, {
    send: async (scene) => {
      await inCart(scene)
      const fulfillmentID = (await delivery(scene)).orderFulfillmentID
      return [{ ...DOCK, fulfillmentID, returnJSONObjects }]
    },
  }),
  served(
    'cart.addShippingAddressUsingAccountAddress',
    'POST addShippingAddressUsingAccountAddress',
    async (scene, _, { accountAddressID }) =>
      (await delivery(scene)).accountAddress.accountAddressID === accountAddressID,
    {
      send: async (scene) => {
        await inCart(scene)
        return [{ accountAddressID: await savedAddress(scene), returnJSONObjects }]
      },
    },
  ),
  served(
    'cart.addNewAddressAndAttachAsShipping',
    'POST addNewAccountAddress,addShippingAddressUsingAccountAddress',
    shipsToDock,
    {
      send: async (scene) => {
        await scene.newcomer()
        await inCart(scene)
        return [{ ...DOCK, accountAddressName: 'Dock', saveAddress: true, returnJSONObjects }]
      },
    },
  ),
  served(
    'cart.addShippingMethod',
    'POST addShippingMethodUsingShippingMethodID',
    async (scene, _, { shippingMethodID }) =>
      (await delivery(scene)).shippingMethod.shippingMethodID === shippingMethodID,
    {
      send: async (scene) => {
        await inCart(scene)
        const shippingMethodID = (await delivery(scene)).shippingMethodOptions.at(-1).value
        return [{ shippingMethodID, returnJSONObjects }]
      },
    },
  ),
  served(
    'cart.addPickupLocation',
    'POST addPickupFulfillmentLocation',
    async (scene, _, { value }) => (await delivery(scene)).pickupLocation.locationID === value,
    {
      send: async (scene) => {
        await pickedUp(scene)
        return [{ value: await place(scene) }]
      },
    },
  ),
  refusedGet('cart.setPickupDate', 'GET setPickupDate', 'as POST it is served'),
  served('cart.addBillingAddress', 'POST addBillingAddress', billedTo(DOCK.streetAddress), {
    send: async (scene) => {
      await inCart(scene)
      return [{ ...DOCK, returnJSONObjects }]
    },
  }),
  served(
    'cart.addBillingAddressUsingAccountAddress',
    'POST addBillingAddressUsingAccountAddress',
    async ({ cart }, _, { accountAddressID }) =>
      (await cart()).billingAccountAddress.accountAddressID === accountAddressID,
    {
      send: async (scene) => {
        await inCart(scene)
        return [{ accountAddressID: await savedAddress(scene), returnJSONObjects }]
      },
    },
  ),
  served(
    'cart.addNewAccountAndSetAsBillingAddress',
    'POST addNewAccountAddress,addBillingAddressUsingAccountAddress',
    billedTo(DOCK.streetAddress),
    {
      send: async (scene) => {
        await scene.newcomer()
        await inCart(scene)
        return [{ ...DOCK, accountAddressName: 'Dock', saveAddress: true, returnJSONObjects }]
      },
    },
  ),
  notAskedFor(
    'cart.addEditAccountAndSetAsBillingAddress',
    'POST addEditAccountAddress,addBillingAddressUsingAccountAddress',
    '`updateAccountAddress`, then `addBillingAddressUsingAccountAddress`',
  ),
  notAskedFor(
    'cart.addEditAddressAndAttachAsShipping',
    'POST addEditAccountAddress,addShippingAddressUsingAccountAddress',
    '`updateAccountAddress`, then `addShippingAddressUsingAccountAddress`',
  ),
  notAskedFor(
    'cart.availableShippingMethods',
    'GET getAvailableShippingMethods',
    '`shippingMethodOptions` of each fulfilment of the cart',
  ),
  notAskedFor(
    'cart.clearOrderFulfillment',
    'GET clearOrderFulfillment',
    'a choice is replaced by another one',
  ),
  notAskedFor(
    'cart.updateOrderFulfillment',
    'POST updateOrderFulfillment',
    'each choice has a call of its own',
  ),
]
