/** What every place promises where carts are set aside. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import type { Cart } from '../../src/domain/cart/cart.ts'
import { savedCartId } from '../../src/domain/cart/saved-cart.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'
import { people, type ShopClient } from './shop-under-test.ts'

const lines = ({ items }: Cart) => items.map(({ skuCode, quantity }) => [skuCode, quantity])

export const savedCartGatewayContract: Suite = (shop) => {
  /** Two skus that may be put in a cart in some quantity. */
  const twoSkus = async () => {
    const product = right(await shop().catalogue.bySkuCode(shop().known.plainSkuCode)())
    const [one, other] = product.skus.filter(
      ({ allowsCart, available = 999 }) => allowsCart && available > 50,
    )
    if (!one || !other) throw new Error('There are not enough skus to choose from.')
    return [one, other].map((sku) => ({ skuId: sku.id, skuCode: sku.code, quantity: 4 })) as [
      Line,
      Line,
    ]
  }
  type Line = Parameters<ShopClient['cartGateway']['add']>[0][number]

  describe('saved carts', () => {
    it('are set aside by name, renamed and deleted (ACCT-02)', async () => {
      const [one, other] = await twoSkus()
      const { cartGateway, savedCartGateway } = await shop().client(people.us)
      expect(right(await savedCartGateway.all()())).toEqual([])
      const { totals, currency } = right(await cartGateway.add([one])())
      expect(right(await cartGateway.setAside('Line 3')()).items).toEqual([])
      right(await cartGateway.add([other])())
      right(await cartGateway.setAside('Hall 2')())
      const all = right(await savedCartGateway.all()())
      const rows = all.toSorted((a, b) => (a.name < b.name ? -1 : 1))
      expect(rows.map(({ name, pieces }) => [name, pieces])).toEqual([
        ['Hall 2', 4],
        ['Line 3', 4],
      ])
      const [first, last] = rows
      if (!first || !last) throw new Error('The carts were not kept.')
      expect(last).toMatchObject({ currency, total: totals.afterTax })
      expect(Date.parse(last.savedAt)).not.toBeNaN()
      right(await savedCartGateway.rename(last.id, 'Press shop')())
      expect(kindOf(await savedCartGateway.rename(last.id, 'hall 2')())).toBe('refused')
      right(await savedCartGateway.remove(first.id)())
      expect(kindOf(await savedCartGateway.remove(first.id)())).toBe('not-found')
      expect(right(await savedCartGateway.all()()).map(({ name }) => name)).toEqual(['Press shop'])
    })

    it('become the cart, and the one before is kept under the name that is handed in', async () => {
      const [one, other] = await twoSkus()
      const { cartGateway, savedCartGateway } = await shop().client(people.us)
      right(await cartGateway.add([one])())
      right(await cartGateway.setAside('Line 3')())
      const [saved] = right(await savedCartGateway.all()())
      if (!saved) throw new Error('The cart was not kept.')
      right(await cartGateway.add([other])())
      const taken = right(await savedCartGateway.takeUp(saved.id, 'Of today')())
      expect(taken).toMatchObject({ leftAs: 'Of today', changes: [] })
      expect(lines(taken.cart)).toEqual([[one.skuCode, 4]])
      expect(taken.cart.title).toBe('Line 3')
      expect(right(await cartGateway.cart()())).toEqual(taken.cart)
      const [left] = right(await savedCartGateway.all()())
      if (!left) throw new Error('The cart before was lost.')
      right(await cartGateway.clear()())
      const back = right(await savedCartGateway.takeUp(left.id, 'Nothing')())
      expect(back.leftAs).toBeUndefined()
      expect(lines(back.cart)).toEqual([[other.skuCode, 4]])
      expect(right(await savedCartGateway.all()())).toEqual([])
    })

    it('need something inside and a name of their own, and write nothing without', async () => {
      const [one] = await twoSkus()
      const { cartGateway } = await shop().client(people.us)
      expect(kindOf(await cartGateway.setAside('Nothing')())).toBe('refused')
      right(await cartGateway.add([one])())
      right(await cartGateway.setAside('Line 3')())
      const cart = right(await cartGateway.add([one])())
      expect(kindOf(await cartGateway.setAside(' ')())).toBe('refused')
      expect(kindOf(await cartGateway.setAside('line 3')())).toBe('refused')
      expect(right(await cartGateway.cart()())).toEqual(cart)
    })

    it('are not open to other accounts (T09)', async () => {
      const [one] = await twoSkus()
      const owner = await shop().client(people.us)
      right(await owner.cartGateway.add([one])())
      right(await owner.cartGateway.setAside('Line 3')())
      const [saved] = right(await owner.savedCartGateway.all()())
      if (!saved) throw new Error('The cart was not kept.')
      const { savedCartGateway: foreign } = await shop().client(people.eu)
      expect(right(await foreign.all()())).toEqual([])
      for (const id of [saved.id, savedCartId('00000000000000000000000000000000')]) {
        expect(kindOf(await foreign.takeUp(id, 'Mine')())).toBe('not-found')
        expect(kindOf(await foreign.rename(id, 'Mine')())).toBe('not-found')
        expect(kindOf(await foreign.remove(id)())).toBe('not-found')
      }
      const visitor = await shop().client()
      expect(kindOf(await visitor.savedCartGateway.all()())).toBe('unauthorised')
      right(await visitor.cartGateway.add([one])())
      expect(kindOf(await visitor.cartGateway.setAside('Mine')())).toBe('unauthorised')
      expect(right(await owner.savedCartGateway.all()())).toEqual([saved])
    })
  })
}
