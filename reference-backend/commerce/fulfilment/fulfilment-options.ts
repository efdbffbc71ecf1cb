/** How goods reach a customer: methods, shipping methods, places to pick up from. */

export const SHIPPING = 'shipping'
export const PICKUP = 'pickup'

export interface FulfilmentMethod {
  readonly id: string
  readonly name: string
  readonly type: typeof SHIPPING | typeof PICKUP
}

const shipping: FulfilmentMethod = {
  id: 'f1a0c5d2e3b44f6c8a9d7e6b5c4d3e2f',
  name: 'Shipping',
  type: SHIPPING,
}

/** The first one is where every quote starts. */
export const FULFILMENT_METHODS: readonly FulfilmentMethod[] = [
  shipping,
  { id: 'f2b1d6e3f4c55a7d9b0e8f7c6d5e4f3a', name: 'Pickup', type: PICKUP },
]

export interface Choice {
  readonly id: string
  readonly name: string
}

const freight: Choice = { id: 'a1c2e3f4051627384950a1b2c3d4e5f6', name: 'Standard freight' }

/** The first one is where every quote starts. */
export const SHIPPING_METHODS: readonly Choice[] = [
  freight,
  { id: 'a2d3f4051627384950a1b2c3d4e5f607', name: 'Express freight' },
  { id: 'a3e4051627384950a1b2c3d4e5f60718', name: "Customer's own carrier" },
]

export const PICKUP_LOCATIONS: readonly Choice[] = [
  { id: 'b1f2a3b4c5d6e7f8091a2b3c4d5e6f70', name: 'Central warehouse, Duluth' },
  { id: 'b2a3b4c5d6e7f8091a2b3c4d5e6f7081', name: 'Service hub, Tulsa' },
  { id: 'b3b4c5d6e7f8091a2b3c4d5e6f708192', name: 'Zentrallager, Emden' },
]

export const FIRST_METHOD = shipping.id
export const FIRST_SHIPPING_METHOD = freight.id

export function fulfilmentMethod(id: string): FulfilmentMethod {
  return FULFILMENT_METHODS.find((each) => each.id === id) ?? shipping
}

export function choiceName(choices: readonly Choice[], id: string | null): string {
  return choices.find((each) => each.id === id)?.name ?? ''
}
