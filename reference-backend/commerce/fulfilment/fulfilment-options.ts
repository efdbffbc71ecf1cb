/** How goods reach a customer: methods, shipping methods, places to pick up from. */

import type { Zone } from '../../catalogue/product-document.ts'
import type { FreightTerms } from '../../pricing/freight.ts'

export const SHIPPING = 'shipping'
export const PICKUP = 'pickup'
/** Delivered without goods, such as a document by email. */
export const AUTO = 'auto'

export interface FulfilmentMethod {
  readonly id: string
  readonly name: string
  readonly type: typeof SHIPPING | typeof PICKUP | typeof AUTO
}

const shipping: FulfilmentMethod = {
  id: 'f1a0c5d2e3b44f6c8a9d7e6b5c4d3e2f',
  name: 'Shipping',
  type: SHIPPING,
}

const auto: FulfilmentMethod = {
  id: 'f3c2e7f4a5d66b8e0c1f9a8d7e6f5a4b',
  name: 'By email',
  type: AUTO,
}

export const AUTO_METHOD = auto.id

/** For goods. The first one is where every quote and every cart starts. */
export const FULFILMENT_METHODS: readonly FulfilmentMethod[] = [
  shipping,
  { id: 'f2b1d6e3f4c55a7d9b0e8f7c6d5e4f3a', name: 'Pickup', type: PICKUP },
]

export interface Choice {
  readonly id: string
  readonly name: string
}

/** What carts pay for it; a quote names no freight. */
export interface ShippingMethod extends Choice {
  readonly terms: Readonly<Record<Zone, FreightTerms>>
}

const freight: ShippingMethod = {
  id: 'a1c2e3f4051627384950a1b2c3d4e5f6',
  name: 'Standard freight',
  terms: {
    US: { cents: 1800, freeFromCents: 50_000, days: 4 },
    EU: { cents: 1500, freeFromCents: 50_000, days: 3 },
  },
}

const free: FreightTerms = { cents: 0, freeFromCents: 0, days: 0 }

/** The first one is where every quote and every cart starts. */
export const SHIPPING_METHODS: readonly ShippingMethod[] = [
  freight,
  {
    id: 'a2d3f4051627384950a1b2c3d4e5f607',
    name: 'Express freight',
    terms: {
      US: { cents: 4500, freeFromCents: 500_000, days: 1 },
      EU: { cents: 3900, freeFromCents: 500_000, days: 1 },
    },
  },
  {
    id: 'a3e4051627384950a1b2c3d4e5f60718',
    name: "Customer's own carrier",
    terms: { US: free, EU: free },
  },
]

export const PICKUP_LOCATIONS: readonly (Choice & { readonly zone: Zone })[] = [
  { id: 'b1f2a3b4c5d6e7f8091a2b3c4d5e6f70', name: 'Central warehouse, Duluth', zone: 'US' },
  { id: 'b2a3b4c5d6e7f8091a2b3c4d5e6f7081', name: 'Service hub, Tulsa', zone: 'US' },
  { id: 'b3b4c5d6e7f8091a2b3c4d5e6f708192', name: 'Zentrallager, Emden', zone: 'EU' },
]

export const FIRST_METHOD = shipping.id
export const FIRST_SHIPPING_METHOD = freight.id

export function fulfilmentMethod(id: string): FulfilmentMethod {
  return [...FULFILMENT_METHODS, auto].find((each) => each.id === id) ?? shipping
}

export function choiceName(choices: readonly Choice[], id: string | null): string {
  return choices.find((each) => each.id === id)?.name ?? ''
}
