/** What every place where a cart is kept promises. */
import { describe, expect, it } from 'vitest'
import type { Cart } from '../../src/domain/cart/cart.ts'
import { boundsOf } from '../../src/domain/cart/cart-quantity.ts'
import type { CartAddition } from '../../src/domain/cart/cart-write.ts'
import type { Sku } from '../../src/domain/catalogue/product.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'
import { password, people } from './shop-under-test.ts'

const addition = (sku: Sku, quantity = boundsOf(sku).minimum): CartAddition => ({
  skuId: sku.id,
  skuCode: sku.code,
  quantity,
})

const lines = ({ items }: Cart) => items.map(({ skuCode, quantity }) => [skuCode, quantity])

export const cartGatewayContract: Suite = (shop) => {
  /** Two skus of which there are enough. */
  const twoSkus = async (): Promise<readonly [Sku, Sku]> => {
    const product = right(await shop().catalogue.bySkuCode(shop().known.plainSkuCode)())
    const [one, other] = product.skus.filter(
      ({ allowsCart, available = 999 }) => allowsCart && available > 50,
    )
    if (!one || !other) throw new Error('There are not enough skus to choose from.')
    return [one, other]
  }

  describe('a cart', () => {
    it('is empty for a visitor who has put nothing in', async () => {
      const { cartGateway } = await shop().client()
      const cart = right(await cartGateway.cart()())
      expect(cart).toMatchObject({ items: [], totalItems: 0, promotions: [] })
      expect(await shop().commits()).toBe(0)
    })

    it.each([undefined, people.us])('of %s holds what was put in, in its order', async (email) => {
      const [one, other] = await twoSkus()
      const { cartGateway } = await shop().client(email)
      right(await cartGateway.add([addition(one, 4)])())
      const added = right(await cartGateway.add([addition(other), addition(one, 2)])())
      expect(lines(added)).toEqual([
        [one.code, 6],
        [other.code, boundsOf(other).minimum],
      ])
      expect(right(await cartGateway.cart()())).toEqual(added)
      expect(added.items[0]).toMatchObject({
        skuId: one.id,
        definition: one.definition,
        bounds: boundsOf(one),
        allowsQuote: one.allowsQuote,
        isQuoteOnly: false,
      })
      expect(added.totals.subtotal).toBeGreaterThan(0)
    })

    it('is no other visitor’s', async () => {
      const [one] = await twoSkus()
      const { cartGateway } = await shop().client()
      right(await cartGateway.add([addition(one)])())
      const other = await shop().client()
      expect(right(await other.cartGateway.cart()()).items).toEqual([])
    })

    it('takes all of several articles or none', async () => {
      const [one, other] = await twoSkus()
      const { cartGateway } = await shop().client()
      const tooMany = addition(other, (other.orderMaximum ?? 0) + 1)
      expect(kindOf(await cartGateway.add([addition(one), tooMany])())).toBe('refused')
      expect(right(await cartGateway.cart()()).items).toEqual([])
      expect(await shop().commits()).toBe(0)
    })

    it('refuses what is no article for carts', async () => {
      const { cartGateway } = await shop().client()
      const configured = right(await shop().catalogue.bySkuCode(shop().known.skuCode)()).skus[0]
      if (!configured) throw new Error('The product has no sku.')
      expect(kindOf(await cartGateway.add([addition(configured)])())).toBe('refused')
    })

    it('changes quantities within the bounds of the sku', async () => {
      const [one] = await twoSkus()
      const { cartGateway } = await shop().client()
      const [item] = right(await cartGateway.add([addition(one)])()).items
      if (!item) throw new Error('Nothing was added.')
      const changed = right(await cartGateway.changeQuantity(item.id, 7)())
      expect(lines(changed)).toEqual([[one.code, 7]])
      expect(kindOf(await cartGateway.changeQuantity(item.id, 0)())).toBe('refused')
    })

    it('lets several lines go at once, and passes over what is gone', async () => {
      const [one, other] = await twoSkus()
      const { cartGateway } = await shop().client()
      const { items } = right(await cartGateway.add([addition(one), addition(other)])())
      const ids = items.map(({ id }) => id)
      expect(lines(right(await cartGateway.remove(ids.slice(0, 1))()))).toHaveLength(1)
      expect(right(await cartGateway.remove(ids)()).items).toEqual([])
      expect(kindOf(await cartGateway.remove(ids)())).toBe('refused')
    })

    it('is cleared as a whole', async () => {
      const [one] = await twoSkus()
      const { cartGateway } = await shop().client(people.us)
      right(await cartGateway.add([addition(one)])())
      expect(right(await cartGateway.clear()())).toMatchObject({ items: [], totalItems: 0 })
    })

    it('marks what only a quote can price, and gives it no price', async () => {
      const { known, catalogue } = shop()
      const { skus } = right(await catalogue.bySkuCode(known.quoteOnlySkuCode)())
      const sku = skus.find(({ isQuoteOnly }) => isQuoteOnly)
      if (!sku) throw new Error('Nothing is priced by quote only.')
      const { cartGateway } = await shop().client(people.us)
      const { items } = right(await cartGateway.add([addition(sku)])())
      expect(items[0]).toMatchObject({ isQuoteOnly: true, unitPrice: undefined })
    })

    it('refuses a promotion code that is none', async () => {
      const { cartGateway } = await shop().client()
      expect(kindOf(await cartGateway.applyPromotion('NO-SUCH-CODE')())).toBe('refused')
    })

    it('goes over to the account at the sign-in', async () => {
      const [one, other] = await twoSkus()
      const customer = await shop().client(people.us)
      right(await customer.cartGateway.add([addition(one, 3)])())
      const { cartGateway, identity } = await shop().client()
      right(await cartGateway.add([addition(one, 2), addition(other)])())
      right(await identity.signIn({ email: people.us, password })())
      const joined = right(await cartGateway.cart()())
      expect(lines(joined)).toEqual([
        [one.code, 5],
        [other.code, boundsOf(other).minimum],
      ])
      expect(right(await customer.cartGateway.cart()())).toEqual(joined)
    })

    it('of a customer is asked for with a live session only', async () => {
      const { cartGateway } = await shop().client(people.us)
      await shop().endSessions()
      expect(kindOf(await cartGateway.cart()())).toBe('unauthorised')
    })
  })
}
