/** The ports of the commerce engine that carts, orders, deliveries and forms need, bound as those in `engine-ports.ts`. */
import { buyingAdapters } from './buying-adapters.ts'
import type { EnginePorts } from './engine-ports.ts'

export type BuyingPorts = ReturnType<typeof buyingPorts>

export function buyingPorts({ bindPort }: Pick<EnginePorts, 'bindPort'>) {
  return {
    bundleGateway: bindPort('bundleGateway', buyingAdapters.bundleGateway),
    cardGateway: bindPort('cardGateway', buyingAdapters.cardGateway),
    cartGateway: bindPort('cartGateway', buyingAdapters.cartGateway),
    checkoutGateway: bindPort('checkoutGateway', buyingAdapters.checkoutGateway),
    deliveryGateway: bindPort('deliveryGateway', buyingAdapters.deliveryGateway),
    formGateway: bindPort('formGateway', buyingAdapters.formGateway),
    giftCardGateway: bindPort('giftCardGateway', buyingAdapters.giftCardGateway),
    humanCheck: bindPort('humanCheck', buyingAdapters.humanCheck),
    orderGateway: bindPort('orderGateway', buyingAdapters.orderGateway),
    paymentVault: bindPort('paymentVault', buyingAdapters.paymentVault),
    placementGateway: bindPort('placementGateway', buyingAdapters.placementGateway),
    reviewGateway: bindPort('reviewGateway', buyingAdapters.reviewGateway),
    savedCartGateway: bindPort('savedCartGateway', buyingAdapters.savedCartGateway),
    statementGateway: bindPort('statementGateway', buyingAdapters.statementGateway),
    wishLists: bindPort('wishLists', buyingAdapters.wishLists),
  }
}
