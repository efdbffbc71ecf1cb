/** The ports of the commerce engine that carts, orders, deliveries and forms need, bound as those in `engine-ports.ts`. */
import { buyingAdapters, type BuyingPorts } from './buying-adapters.ts'
import type { EnginePorts } from './engine-ports.ts'

export function buyingPorts({ bindPorts }: Pick<EnginePorts, 'bindPorts'>): BuyingPorts {
  return bindPorts<BuyingPorts>(buyingAdapters)
}
