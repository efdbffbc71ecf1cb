/** What every engine promises to who buys without an account: the cart at a sign-in, and an account of the order. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import { boundsOf } from '../../src/domain/cart/cart-quantity.ts'
import { cartId } from '../../src/domain/payment/placement.ts'
import { anAddressEntry } from '../builders/an-address.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'
import { password, people } from './shop-under-test.ts'

const pat = { firstName: 'Pat', lastName: 'Passing', email: 'pat@example.test' }
const passwords = { password: 'A-long-password', confirmation: 'A-long-password' }

export const guestContract: Suite = (shop) => {
  async function aGuest() {
    const client = await shop().client()
    const { cartGateway, identity } = client
    const product = right(await shop().catalogue.bySkuCode(shop().known.plainSkuCode)())
    const sku = product.skus.find(({ allowsCart, available = 999 }) => allowsCart && available > 50)
    if (!sku) throw new Error('There is nothing to be ordered.')
    const quantity = boundsOf(sku).minimum
    right(await cartGateway.add([{ skuId: sku.id, skuCode: sku.code, quantity }])())
    right(await identity.continueAsGuest(pat)())
    return { ...client, sku, quantity }
  }

  /** The token that opens the order of a guest. */
  async function ordered() {
    const client = await aGuest()
    const { checkoutGateway: gateway, placementGateway } = client
    const [fulfilment] = right(await gateway.checkout()()).fulfilments
    if (!fulfilment) throw new Error('There is nothing to be shipped.')
    const fulfilmentId = fulfilment.id
    const addressed = right(
      await gateway.write({
        kind: 'new-address',
        fulfilmentId,
        entry: anAddressEntry(),
        isSaved: false,
      })(),
    )
    const [offer] = addressed.fulfilments[0]?.shippingMethodOptions ?? []
    if (offer)
      right(await gateway.write({ kind: 'shipping-method', fulfilmentId, methodId: offer.id })())
    const billed = right(await gateway.write({ kind: 'billing-as-shipping' })())
    const check = billed.methods.find(({ kind }) => kind === 'check')
    right(await gateway.write({ kind: 'pay', methodId: check?.id ?? '' })())
    const id = cartId(billed.cartId)
    const answer = right(await placementGateway.placeOrder({ cartId: id })())
    const placement = answer.kind === 'answered' ? answer.placement : undefined
    if (placement?.kind !== 'placed' || !placement.order) throw new Error('Nothing was placed.')
    return { ...client, id, placement, orderToken: placement.order.token }
  }

  describe('a guest', () => {
    it('takes the cart along at a sign-in', async () => {
      const { identity, tokens, cartGateway, sku, quantity } = await aGuest()
      right(await identity.signIn({ email: people.us, password }, tokens.read())())
      expect(right(await cartGateway.cart()()).items).toMatchObject([
        { skuCode: sku.code, quantity },
      ])
    })

    it('takes the cart along to the account of a link, or of another provider (AUTH-03)', async () => {
      const { identity, tokens, cartGateway, sku, quantity } = await aGuest()
      const link = await shop().signInLink(people.us)
      right(await identity.arrive(link, tokens.read())())
      expect(right(await cartGateway.cart()()).items).toMatchObject([
        { skuCode: sku.code, quantity },
      ])
    })

    it('leaves the cart behind where the sign-in names nobody’s session', async () => {
      const { identity, cartGateway } = await aGuest()
      right(await identity.signIn({ email: people.us, password }, 'no-such-token')())
      expect(right(await cartGateway.cart()()).items).toEqual([])
    })

    it('looks at the order again in the same browser (ROUTE-20)', async () => {
      const { placementGateway, id, placement } = await ordered()
      expect(right(await placementGateway.getPlacement(id)())).toEqual(placement)
    })

    it('becomes a customer by the token of the order, once (AUTH-27)', async () => {
      const { identity, orderToken } = await ordered()
      expect(right(await identity.claimGuest({ orderToken, ...passwords })())).toBe('signed-in')
      expect(right(await identity.currentAccount()())).toMatchObject({
        email: pat.email,
        isGuest: false,
      })
      const again = await shop().client()
      expect(kindOf(await again.identity.claimGuest({ orderToken, ...passwords })())).toBe(
        'refused',
      )
    })

    it('becomes nothing by a token that opens no order (T10)', async () => {
      const { identity } = await shop().client()
      const claim = { orderToken: 'made-up', ...passwords }
      expect(kindOf(await identity.claimGuest(claim)())).toBe('refused')
    })
  })
}
