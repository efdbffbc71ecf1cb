/** Operations that the specification names without a path: one call of the commerce engine each. */
import { expect } from 'vitest'
import { it } from '../conformance/cases.ts'
import { onEachShop } from './each-shop.ts'
import { goodsOf, lineOf, right } from './goods.ts'
import { people } from './shop-under-test.ts'

onEachShop('the store', (shop) => {
  it('fetches a quote by its id (CALL-39)', async () => {
    const { quoteGateway } = await shop().client(people.us)
    const goods = await goodsOf(shop())
    const quote = right(await quoteGateway.addLine(lineOf(goods, { newQuoteName: 'Presses' }))())
    expect(right(await quoteGateway.open(quote.id)())).toEqual(quote)
  })

  it('clears all items of a cart', async () => {
    const { cartGateway } = await shop().client(people.us)
    const { skus } = right(await shop().catalogue.bySkuCode(shop().known.plainSkuCode)())
    const [sku] = skus
    if (!sku) throw new Error('The product has no sku.')
    const wanted = { skuId: sku.id, skuCode: sku.code, quantity: sku.orderMinimum ?? 1 }
    expect(right(await cartGateway.add([wanted])()).items).toHaveLength(1)
    expect(right(await cartGateway.clear()()).items).toEqual([])
  })

  it('selects a shipping method, and removes a promotion code (CALL-43)', async () => {
    const { quoteGateway, fulfilmentGateway, cartGateway } = await shop().client(people.us)
    const goods = await goodsOf(shop())
    const quote = right(await quoteGateway.addLine(lineOf(goods, { newQuoteName: 'Presses' }))())
    const [fulfilment] = quote.fulfilments
    const method = fulfilment?.shippingMethod
    if (!fulfilment || !method) throw new Error('The quote is not shipped.')
    const place = { quoteId: quote.id, fulfilmentId: fulfilment.id }
    const chosen = right(await fulfilmentGateway.chooseShippingMethod(place, method.id)())
    expect(chosen.fulfilments[0]?.shippingMethod).toEqual(method)

    const { promotionCode } = shop().known
    const applied = right(await cartGateway.applyPromotion(promotionCode)())
    expect(applied.promotions.map(({ code }) => code)).toEqual([promotionCode])
    expect(right(await cartGateway.removePromotion(promotionCode)()).promotions).toEqual([])
  })

  it('adds several items to a quote, new or existing, all of them or none (CALL-22)', async () => {
    const { quoteGateway } = await shop().client(people.us)
    const [one, other] = [
      await goodsOf(shop()),
      await goodsOf(shop(), { skuCode: shop().known.otherSkuCode }),
    ]
    const models = [one.modelCode, other.modelCode]
    const made = right(await quoteGateway.addSeveral({ newQuoteName: 'Presses' }, [one, other])())
    expect(made.items.map(({ modelCode }) => modelCode)).toEqual(models)
    const target = { quoteId: made.id }
    const grown = right(await quoteGateway.addSeveral(target, [other])())
    expect(grown.items.map(({ modelCode }) => modelCode)).toEqual([...models, other.modelCode])
    const bad = { ...other, modelCode: `${other.modelCode}ZZ` }
    expect(await quoteGateway.addSeveral(target, [one, bad])()).toMatchObject({
      left: { kind: 'refused' },
    })
    expect(right(await quoteGateway.open(made.id)()).items).toHaveLength(3)
  })

  it('takes a promotion off a quote, and its discount with it (QUOTE-46)', async () => {
    const { quoteGateway } = await shop().client(people.us)
    const line = await goodsOf(shop())
    const { promotionCode } = shop().known
    const made = await quoteGateway.addSeveral(
      { newQuoteName: 'Presses' },
      [line],
      [promotionCode],
    )()
    const { id } = right(made)
    const after = right(await quoteGateway.removePromotion(id, promotionCode)())
    expect(after.promotionCodes).toEqual([])
    expect(after.totals.discount ?? 0).toBe(0)
    expect(right(await quoteGateway.removePromotion(id, promotionCode)())).toEqual(after)
    expect(right(await quoteGateway.open(id)())).toEqual(after)
  })

  it('lets the promotion of a cart go along with its lines, or refuses both (QUOTE-46)', async () => {
    const { quoteGateway } = await shop().client(people.us)
    const line = await goodsOf(shop())
    const { promotionCode } = shop().known
    const target = { newQuoteName: 'Presses' }
    const made = right(await quoteGateway.addSeveral(target, [line], [promotionCode])())
    expect(made.promotionCodes).toEqual([promotionCode])
    const again = await quoteGateway.addSeveral({ quoteId: made.id }, [line], [promotionCode])()
    expect(right(again).promotionCodes).toEqual([promotionCode])
    const refusal = await quoteGateway.addSeveral({ quoteId: made.id }, [line], ['NO-SUCH-CODE'])()
    expect(refusal).toMatchObject({ left: { kind: 'refused' } })
    expect(right(await quoteGateway.open(made.id)()).items).toHaveLength(2)
  })
})
