/** What every place where orders are placed promises. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import { boundsOf } from '../../src/domain/cart/cart-quantity.ts'
import { cartId } from '../../src/domain/payment/placement.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'
import { people, type ShopUnderTest } from './shop-under-test.ts'

/** A customer whose cart is shipped, billed and paid on account: only the press is missing. */
async function aReadyCart(shop: ShopUnderTest) {
  const client = await shop.client(people.us)
  const { cartGateway, checkoutGateway: gateway, addressBook } = client
  const product = right(await shop.catalogue.bySkuCode(shop.known.plainSkuCode)())
  const sku = product.skus.find(({ allowsCart, available = 999 }) => allowsCart && available > 50)
  const [address] = right(await addressBook.addresses()())
  if (!sku || !address) throw new Error('There is nothing to be ordered.')
  right(
    await cartGateway.add([
      { skuId: sku.id, skuCode: sku.code, quantity: boundsOf(sku).minimum },
    ])(),
  )
  const [fulfilment] = right(await gateway.checkout()()).fulfilments
  if (!fulfilment) throw new Error('There is nothing to be shipped.')
  const fulfilmentId = fulfilment.id
  const addressed = right(
    await gateway.write({ kind: 'saved-address', fulfilmentId, addressId: address.id })(),
  )
  const [offer] = addressed.fulfilments[0]?.shippingMethodOptions ?? []
  if (offer)
    right(await gateway.write({ kind: 'shipping-method', fulfilmentId, methodId: offer.id })())
  const billed = right(await gateway.write({ kind: 'billing-as-shipping' })())
  const term = billed.methods.find(({ kind }) => kind === 'term')
  if (!term) throw new Error('Nothing is sold on account.')
  const ready = right(
    await gateway.write({ kind: 'pay', methodId: term.id, purchaseOrderNumber: 'PO-1' })(),
  )
  return { ...client, checkout: ready, id: cartId(ready.cartId) }
}

export const placementGatewayContract: Suite = (shop) => {
  describe('an order', () => {
    it('has not begun before it is placed', async () => {
      const { placementGateway, id } = await aReadyCart(shop())
      expect(right(await placementGateway.getPlacement(id)())).toEqual({ kind: 'open' })
    })

    it('is placed once, however often it is asked for', async () => {
      const { placementGateway, id } = await aReadyCart(shop())
      const first = right(await placementGateway.placeOrder({ cartId: id })())
      const again = right(await placementGateway.placeOrder({ cartId: id })())
      expect(first).toMatchObject({ kind: 'answered', placement: { kind: 'placed' } })
      expect(again).toEqual(first)
      const read = right(await placementGateway.getPlacement(id)())
      expect(first).toEqual({ kind: 'answered', placement: read })
    })

    it('cannot be canceled once it is placed', async () => {
      const { placementGateway, id } = await aReadyCart(shop())
      right(await placementGateway.placeOrder({ cartId: id })())
      expect(kindOf(await placementGateway.cancelPlacement(id)())).not.toBe('success')
      expect(right(await placementGateway.getPlacement(id)()).kind).toBe('placed')
    })

    it('of another customer has not begun for this one, like one that is missing (T09)', async () => {
      const { placementGateway, id } = await aReadyCart(shop())
      right(await placementGateway.placeOrder({ cartId: id })())
      const { placementGateway: theirs } = await shop().client(people.eu)
      expect(right(await theirs.getPlacement(id)())).toEqual({ kind: 'open' })
      expect(right(await theirs.getPlacement(cartId('no-such-cart'))())).toEqual({ kind: 'open' })
    })
  })
}
