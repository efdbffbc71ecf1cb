/** The cart on Vendure. Bundles and carts that are set aside are not carried by it. */
import type { CartGateway } from '../../application/ports/cart-gateway.ts'
import type { AddressZone } from '../../domain/account/address-zone.ts'
import { type GraphqlClient, notBuilt } from './graphql-client.ts'
import { cartFields, decodeCart, encodeAddition } from './wire/cart.wire.ts'

/** `region` is asked with every call: a visitor may choose another one meanwhile (SHELL-01). */
export function vendureCartGateway(
  client: GraphqlClient,
  region: () => AddressZone | undefined,
): CartGateway {
  const write = (
    field: string,
    given: string,
    taken: string,
    variables: Readonly<Record<string, unknown>>,
  ) =>
    client.call({
      field,
      document: `mutation (${given}$region: String) { ${field}(${taken}region: $region) { ${cartFields} } }`,
      variables: { ...variables, region: region() },
      manner: 'write',
      decode: decodeCart,
    })
  return {
    cart: (signal) =>
      client.call(
        {
          field: 'cart',
          document: `query ($region: String) { cart(region: $region) { ${cartFields} } }`,
          variables: { region: region() },
          manner: 'read',
          decode: decodeCart,
        },
        signal,
      ),
    add: (lines, intent = client.newIntent()) =>
      write(
        'addToCart',
        '$wishes: [CartWish!]!, $intent: String, ',
        'wishes: $wishes, intent: $intent, ',
        { wishes: lines.map(encodeAddition), intent },
      ),
    addBundle: () => notBuilt,
    changeQuantity: (id, quantity) =>
      write('changeCartLine', '$id: String!, $quantity: Int!, ', 'id: $id, quantity: $quantity, ', {
        id,
        quantity,
      }),
    remove: (ids) => write('removeCartLines', '$ids: [String!]!, ', 'ids: $ids, ', { ids }),
    setAside: () => notBuilt,
    clear: () => write('clearCart', '', '', {}),
    applyPromotion: (code) =>
      write('applyPromotion', '$code: String!, ', 'code: $code, ', { code }),
    removePromotion: (code) =>
      write('takeOffPromotion', '$code: String!, ', 'code: $code, ', { code }),
  }
}
