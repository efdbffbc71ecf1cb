/** The cart on the commerce engine. Every write wants it back. */
import type { AddressZone } from '../../domain/account/address-zone.ts'
import type { CartGateway } from '../../application/ports/cart-gateway.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import type { CommerceClient } from './commerce-client.ts'
import { cartWantedIn, decodeCart, encodeAddition, encodeAdditions } from './wire/cart.wire.ts'

type Body = Readonly<Record<string, unknown>>

/** `region` is asked with every call: a visitor may choose another one meanwhile (SHELL-01). */
export function httpCartGateway(
  client: CommerceClient,
  region: () => AddressZone | undefined,
): CartGateway {
  const wanted = () => cartWantedIn(region())
  const write = (action: string, body: Body, intentId?: string) =>
    client.call<Cart>({
      action,
      manner: 'write',
      body: { ...body, ...wanted() },
      decode: decodeCart,
      ...(intentId !== undefined && { intentId }),
    })
  return {
    cart: (signal) =>
      client.call(
        { action: 'getCartData', manner: 'read', query: wanted(), decode: decodeCart },
        signal,
      ),
    add: (lines, intentId) => {
      const [first, ...more] = lines
      return first && more.length === 0
        ? write('addOrderItem', encodeAddition(first), intentId)
        : write('addOrderItems', encodeAdditions(lines), intentId)
    },
    addBundle: (productBundleBuildID) => write('addProductBundleToCart', { productBundleBuildID }),
    changeQuantity: (orderItemID, quantity) =>
      write('updateOrderItemQuantity', { orderItem: { orderItemID, quantity } }),
    remove: (ids) => write('removeOrderItem', { orderItemIDList: ids.join(',') }),
    setAside: (orderName) => write('saveCart', { orderName }),
    clear: () => write('clearOrder', {}),
    applyPromotion: (promotionCode) => write('addPromotionCode', { promotionCode }),
    removePromotion: (promotionCode) => write('removePromotionCode', { promotionCode }),
  }
}
