/** What every place where a cart is kept promises. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import { type Cart, codeOf } from '../../src/domain/cart/cart.ts'
import { boundsOf } from '../../src/domain/cart/cart-quantity.ts'
import type { CartAddition } from '../../src/domain/cart/cart-write.ts'
import type { Sku } from '../../src/domain/catalogue/product.ts'
import type { Suite } from './each-shop.ts'
import { ambiguousGoods, type Goods, goodsOf, kindOf, right } from './goods.ts'
import { password, people } from './shop-under-test.ts'
import { watchedWrites } from './watched-writes.ts'

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
      const writes = await watchedWrites(shop())
      const cart = right(await cartGateway.cart()())
      expect(cart).toMatchObject({ items: [], totalItems: 0, promotions: [] })
      await writes.were(0)
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

    it('names its goods in the language that is spoken', async () => {
      const { catalogue, client, known, speak } = shop()
      const [one] = await twoSkus()
      const { cartGateway } = await client()
      right(await cartGateway.add([addition(one)])())
      speak('de')
      const { name } = right(await catalogue.bySkuCode(known.plainSkuCode)())
      const [item] = right(await cartGateway.cart()()).items
      speak('en')
      expect(item?.productName).toBe(name)
      expect(right(await cartGateway.cart()()).items[0]?.productName).not.toBe(name)
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
      const writes = await watchedWrites(shop())
      const tooMany = addition(other, (other.orderMaximum ?? 0) + 1)
      expect(kindOf(await cartGateway.add([addition(one), tooMany])())).toBe('refused')
      expect(right(await cartGateway.cart()()).items).toEqual([])
      await writes.were(0)
    })

    it('refuses a configurable product without its model', async () => {
      const { cartGateway } = await shop().client()
      const configured = right(await shop().catalogue.bySkuCode(shop().known.skuCode)()).skus[0]
      if (!configured) throw new Error('The product has no sku.')
      expect(kindOf(await cartGateway.add([addition(configured)])())).toBe('refused')
    })

    describe('with a configured model', () => {
      const modelAddition = (goods: Goods, quantity = goods.quantity): CartAddition => ({
        skuId: goods.skuId,
        skuCode: goods.modelCode.slice(0, 3),
        quantity,
        model: { code: goods.modelCode, choices: goods.choices },
      })

      it('marks it as quote-only, explains it and says what it would cost (CART-06)', async () => {
        const goods = await goodsOf(shop())
        const { cartGateway } = await shop().client(people.us)
        const added = right(await cartGateway.add([modelAddition(goods)])())
        const [item] = added.items
        expect(item).toMatchObject({
          isQuoteOnly: true,
          allowsQuote: true,
          skuId: goods.skuId,
          skuCode: goods.modelCode.slice(0, 3),
          unitPrice: undefined,
          bounds: { minimum: goods.quantity, step: goods.rule.step },
          model: { code: goods.modelCode, problem: undefined },
        })
        expect(item?.model?.segments.map(({ code }) => code).join('')).toBe(
          goods.modelCode.slice(3),
        )
        expect(item?.model?.indication?.lineTotal).toBeGreaterThan(0)
        expect(item?.model?.indication?.leadTime.weeks).toBeGreaterThan(0)
        expect(added.totals.afterTax).toBe(0)
        expect(right(await cartGateway.cart()())).toEqual(added)
      })

      it('tells a visitor no price of it', async () => {
        const { cartGateway } = await shop().client()
        const cart = right(await cartGateway.add([modelAddition(await goodsOf(shop()))])())
        expect(cart.items[0]?.model).toMatchObject({ indication: undefined })
      })

      it('adds more of it to its line, and keeps another own number and another reading apart', async () => {
        const { cartGateway } = await shop().client(people.us)
        const [one, other] = await ambiguousGoods(shop())
        const numbered = { ...modelAddition(one), materialNumber: '47-11' }
        const wanted = [modelAddition(one), modelAddition(other), modelAddition(one), numbered]
        const { items } = right(await cartGateway.add(wanted)())
        expect(
          items.map(({ quantity, materialNumber, model }) => [
            quantity,
            materialNumber,
            model?.choices.get('shaft'),
          ]),
        ).toEqual([
          [2 * one.quantity, '', one.choices?.get('shaft')],
          [other.quantity, '', other.choices?.get('shaft')],
          [one.quantity, '47-11', one.choices?.get('shaft')],
        ])
      })

      it('takes it beside a plain article, or neither of them', async () => {
        const [sku] = await twoSkus()
        const goods = await goodsOf(shop())
        const { cartGateway } = await shop().client()
        const wrong = { ...modelAddition(goods), model: { code: 'NONE', choices: undefined } }
        expect(kindOf(await cartGateway.add([addition(sku), wrong])())).toBe('refused')
        const { items } = right(await cartGateway.add([addition(sku), modelAddition(goods)])())
        expect(items.map(codeOf)).toEqual([sku.code, goods.modelCode])
      })

      it('holds its quantity against the packaging (CONF-15)', async () => {
        const goods = await goodsOf(shop(), { packaging: 'strictest' })
        const { cartGateway } = await shop().client(people.us)
        const tooFew = modelAddition(goods, goods.quantity - 1)
        expect(kindOf(await cartGateway.add([tooFew])())).toBe('refused')
        const [item] = right(await cartGateway.add([modelAddition(goods)])()).items
        if (!item) throw new Error('Nothing was added.')
        const less = await cartGateway.changeQuantity(item.id, goods.quantity - 1)()
        expect(kindOf(less)).toBe('refused')
      })

      it('goes to a quote with its reading and its own number (CALL-22)', async () => {
        const [one] = await ambiguousGoods(shop())
        const { quoteGateway } = await shop().client(people.us)
        const { skuId, modelCode, quantity, choices } = one
        const line = { skuId, modelCode, quantity, choices, customerMaterialNumber: '47-11' }
        const quote = right(await quoteGateway.addSeveral({ newQuoteName: 'Mixed' }, [line])())
        expect(quote.items).toMatchObject([{ modelCode, customerMaterialNumber: '47-11' }])
      })
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
