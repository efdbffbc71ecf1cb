/** What every price book promises. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import type { PriceRequest } from '../../src/application/ports/price-book.ts'
import { codedProduct, encodeModelCode } from '../../src/domain/catalogue/model-code.ts'
import { choicesBy } from '../../src/domain/catalogue/modifier.ts'
import { onlyReading } from '../../src/domain/catalogue/whole-model-code.ts'
import { fallingBreaks } from '../../src/domain/pricing/quantity-break.ts'
import type { Suite } from './each-shop.ts'
import { ambiguousGoods, type Goods, goodsOf, kindOf, right } from './goods.ts'
import { people, type ShopUnderTest } from './shop-under-test.ts'
import { watchedWrites } from './watched-writes.ts'

async function pricesFor(
  shop: ShopUnderTest,
  email: string,
  ...wanted: readonly (Goods & Pick<PriceRequest, 'wantsBreaks'>)[]
) {
  const { priceBook } = await shop.client(email)
  return right(await priceBook.prices(wanted)())
}

export const priceBookContract: Suite = (shop) => {
  describe('prices', () => {
    it('come for the whole quantity, with a unit price, a currency and a lead time (PRICE-11)', async () => {
      const goods = { ...(await goodsOf(shop())), quantity: 3 }
      const [price] = await pricesFor(shop(), people.us, goods)
      expect(price).toMatchObject({ modelCode: goods.modelCode, quantity: 3, currency: 'USD' })
      expect(price?.total).toBeGreaterThan(price?.unit ?? Number.NaN)
      expect(price?.leadTime.weeks).toBeGreaterThan(0)
    })

    it('come in the order of the requests, with a gap where there is none (CALL-03)', async () => {
      const one = await goodsOf(shop())
      const other = await goodsOf(shop(), { skuCode: shop().known.otherSkuCode })
      const unknown = { ...one, modelCode: `${shop().known.skuCode}-NO-SUCH-MODEL` }
      const prices = await pricesFor(shop(), people.us, other, unknown, one)
      const models = prices.map((price) => price?.modelCode)
      expect(models).toEqual([other.modelCode, undefined, one.modelCode])
    })

    it('are in euro for an account of the zone EU', async () => {
      const [price] = await pricesFor(shop(), people.eu, await goodsOf(shop(), { zone: 'EU' }))
      expect(price?.currency).toBe('EUR')
    })

    it('in euro come in parts that add up to the cent (PRICE-26)', async () => {
      const goods = { ...(await goodsOf(shop(), { zone: 'EU' })), quantity: 7 }
      const [price] = await pricesFor(shop(), people.eu, goods)
      const { subtotal, surcharge, tax, afterTax } = price?.parts?.sums ?? {}
      const cents = (amount = Number.NaN) => Math.round(amount * 100)
      expect(cents(subtotal) + cents(surcharge) + cents(tax)).toBe(cents(afterTax))
      expect(afterTax).toBe(price?.total)
      expect(cents(price?.parts?.unitPrice) * 7).toBe(cents(subtotal))
    })

    it('do not exist below the minimum (CONF-15)', async () => {
      const strict = await goodsOf(shop(), { packaging: 'strictest' })
      expect(strict.rule.minimum).toBeGreaterThan(1)
      const tooFew = { ...strict, quantity: strict.rule.minimum - 1 }
      const [price, none] = await pricesFor(shop(), people.us, strict, tooFew)
      expect(price?.quantity).toBe(strict.quantity)
      expect(none).toBeUndefined()
    })

    it('do not exist for hidden options', async () => {
      const hidden = await goodsOf(shop(), { hidden: true })
      expect(hidden.modelCode).not.toBe((await goodsOf(shop())).modelCode)
      expect(await pricesFor(shop(), people.us, hidden)).toEqual([undefined])
    })

    it('do not exist for a model of another sku', async () => {
      const goods = await goodsOf(shop())
      const { skuId } = await goodsOf(shop(), { skuCode: shop().known.otherSkuCode })
      expect(await pricesFor(shop(), people.us, { ...goods, skuId })).toEqual([undefined])
    })

    it('of an ambiguous code come for the reading that is named, and for no other', async () => {
      const [one, other] = await ambiguousGoods(shop())
      expect(other.modelCode).toBe(one.modelCode)
      const bare = { ...one, choices: undefined }
      const another = { ...one, choices: new Map([...(one.choices ?? []), ['ports', 'N']]) }
      const prices = await pricesFor(shop(), people.us, bare, one, another, other)
      const models = prices.map((price) => price?.modelCode)
      expect(models).toEqual([undefined, one.modelCode, undefined, one.modelCode])
    })

    it('come for more requests than fit into one call', async () => {
      const goods = await goodsOf(shop())
      const wanted = Array.from({ length: 51 }, () => goods)
      const prices = await pricesFor(shop(), people.us, ...wanted)
      expect(prices).toHaveLength(51)
      expect(prices.at(-1)?.modelCode).toBe(goods.modelCode)
    })

    it('are refused to an account without a country (PRICE-08)', async () => {
      const { priceBook } = await shop().client(people.noCountry)
      expect(kindOf(await priceBook.prices([await goodsOf(shop())])())).toBe('refused')
    })

    it('are not for visitors', async () => {
      const { priceBook } = await shop().client()
      expect(kindOf(await priceBook.prices([await goodsOf(shop())])())).toBe('unauthorised')
    })

    it('are aborted when they are no longer awaited', async () => {
      const { priceBook } = await shop().client(people.us)
      const leaving = new AbortController()
      const asking = priceBook.prices([await goodsOf(shop())], leaving.signal)()
      leaving.abort()
      expect(kindOf(await asking)).toBe('aborted')
    })

    it('come with the quantities from which a piece costs less, where that is asked for', async () => {
      const goods = await goodsOf(shop())
      const [bare, price] = await pricesFor(shop(), people.us, goods, {
        ...goods,
        wantsBreaks: true,
      })
      expect(bare?.breaks ?? []).toEqual([])
      const breaks = price?.breaks ?? []
      expect(breaks.length).toBeGreaterThan(0)
      expect(fallingBreaks(breaks)).toEqual(breaks)
      const asked = await pricesFor(
        shop(),
        people.us,
        ...breaks.map(({ quantity }) => ({ ...goods, quantity })),
      )
      expect(
        asked.map((each) => [each?.quantity, each?.total, each?.unit, each?.leadTime.weeks]),
      ).toEqual(breaks.map(({ quantity, total, unit, weeks }) => [quantity, total, unit, weeks]))
    })

    it('write nothing', async () => {
      const goods = await goodsOf(shop())
      const { priceBook } = await shop().client(people.us)
      const writes = await watchedWrites(shop())
      await priceBook.prices([goods])()
      await writes.were(0)
    })
  })

  describe('alternatives', () => {
    it('are every other answer that can be had, each at its own price, beside the present one', async () => {
      const goods = await goodsOf(shop())
      const { priceBook } = await shop().client(people.us)
      const [price] = right(await priceBook.prices([goods])())
      const answer = right(await priceBook.alternatives(goods)())
      expect(answer?.present).toEqual(price)
      const product = right(await shop().catalogue.bySkuCode(shop().known.skuCode)())
      if (!product) throw new Error('The product is not known.')
      const { skuCode } = shop().known
      const coded = codedProduct(product, { skuCode, zone: 'US', isPreview: false })
      const chosen = onlyReading(coded, goods.modelCode)
      const { modifiers } = coded
      const others = answer?.others ?? []
      const asked = others.map(({ modifierKey, optionCode }) => {
        const choices = choicesBy(modifiers, ({ key }) =>
          key === modifierKey ? optionCode : chosen?.get(key),
        )
        const modelCode = encodeModelCode(skuCode, modifiers, choices)
        return { ...goods, modelCode, choices }
      })
      const prices = right(await priceBook.prices(asked)())
      expect(prices.map((each) => [each?.total, each?.leadTime.weeks])).toEqual(
        others.map(({ total, weeks }) => [total, weeks]),
      )
      const pairs = others.map(({ modifierKey, optionCode }) => `${modifierKey}.${optionCode}`)
      expect(new Set(pairs).size).toBe(pairs.length)
      expect(pairs.length).toBeGreaterThan(1)
      expect(asked.map(({ modelCode }) => modelCode)).not.toContain(goods.modelCode)
    })

    it('are none of a configuration without a price', async () => {
      const goods = await goodsOf(shop())
      const { priceBook } = await shop().client(people.us)
      const unknown = { ...goods, modelCode: `${goods.modelCode}-NO-SUCH-MODEL` }
      expect(right(await priceBook.alternatives(unknown)())).toBeUndefined()
    })

    it('are not for visitors, and not for an account without a country (PRICE-08)', async () => {
      const goods = await goodsOf(shop())
      const visitor = await shop().client()
      expect(kindOf(await visitor.priceBook.alternatives(goods)())).toBe('unauthorised')
      const { priceBook } = await shop().client(people.noCountry)
      expect(kindOf(await priceBook.alternatives(goods)())).toBe('refused')
    })

    it('are aborted when they are no longer awaited, and write nothing', async () => {
      const goods = await goodsOf(shop())
      const { priceBook } = await shop().client(people.us)
      const writes = await watchedWrites(shop())
      const leaving = new AbortController()
      const asking = priceBook.alternatives(goods, leaving.signal)()
      leaving.abort()
      expect(kindOf(await asking)).toBe('aborted')
      await priceBook.alternatives(goods)()
      await writes.were(0)
    })
  })
}
