/** Bundles: what is offered, built, priced and put in a cart, and what becomes of it from there (CAT-41). */
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { normalParts } from '../../reference-backend/commerce/bundles/bundle-rules.ts'
import { bundleBuild } from '../../reference-backend/database/schema/bundles.ts'
import { product } from '../../reference-backend/database/schema/catalogue.ts'
import { stock } from '../../reference-backend/database/schema/stock.ts'
import { identifier } from '../../reference-backend/seed/products/identifier.ts'
import { shipping, type Shopper, shopper } from './checkout-customer.ts'
import type { Json, Reply } from './customer.ts'
import { onEachEngineExhaustively } from './each-engine.ts'
import { TEST_REVIEW_KEY } from './test-shop.ts'

const US = 'us@manifold.test'
const BUNDLE = identifier('sku', 'TMB')
const PRODUCT = identifier('product', 'orbital-motor-bundle')
const group = (code: string) => identifier('bundleGroup', `TMB ${code}`)
const WHOLE = { TMK080: 1, FJB0808Z: 2, SKT2NC: 1 }

/** The request that chooses so many of each. */
function chosen(parts: Readonly<Record<string, number>>, productBundleGroupID = '') {
  return {
    defaultSkuID: BUNDLE,
    skuIDList: Object.keys(parts)
      .map((code) => identifier('sku', code))
      .join(','),
    quantities: Object.values(parts).join(','),
    productBundleGroupID,
  }
}

const build = (one: Shopper, parts: Readonly<Record<string, number>> = WHOLE) =>
  one.write('createProductBundleBuild', chosen(parts))
const present = async (one: Shopper): Promise<Json> =>
  (await one.read('getProductBundleBuild', { skuID: BUNDLE })).data
const items = ({ bundleItems }: Json) =>
  bundleItems.map((each: Json) => `${each.quantity} ${each.sku_skuCode}`)
const intoCart = async (one: Shopper, parts: Readonly<Record<string, number>> = WHOLE) => {
  const { productBundleBuildID } = (await build(one, parts)).body.data
  return one.write('addProductBundleToCart', { productBundleBuildID })
}
const errors = ({ body }: Reply) => body.errors

it('is the same however its parts are named: one that is named twice counts as so many pieces (CAT-41)', () => {
  const part = (skuCode: string, quantity: number) => ({ skuCode, quantity })
  const parts = [part('FJB0606Z', 2), part('TMK080', 1), part('FJB0606Z', 1)]
  expect(normalParts(parts)).toEqual([part('FJB0606Z', 3), part('TMK080', 1)])
})

onEachEngineExhaustively('a bundle', (shop, onAny) => {
  const visitor = () => shopper(shop().fetch)
  const customer = async (email = US) => shopper(shop().fetch, await shop().signIn(email))
  const rename = (from: string, to: string) =>
    shop().database.update(product).set({ skuCode: to }).where(eq(product.skuCode, from))
  afterEach(() => rename('ZZZ', 'SKT'))
  const review = (body: object) =>
    shop().fetch('/internal/review', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${TEST_REVIEW_KEY}` },
      body: JSON.stringify(body),
    })
  const left = async (modelCode: string) => {
    const [row] = await shop().database.select().from(stock).where(eq(stock.modelCode, modelCode))
    return row?.quantity
  }

  onAny(() => {
    it('offers the products of its groups with how many belong in, in the words of the reader', async () => {
      const one = visitor()
      const { productBundles } = await one.read('getProductBundles', {
        productID: PRODUCT,
        locale: 'de',
      })
      expect(productBundles).toMatchObject([
        { bundleType: 'Motor', minimumQuantity: 1, maximumQuantity: 1, totalSkuCount: 3 },
        { bundleType: 'Verschraubungen', minimumQuantity: 2, maximumQuantity: 4, totalSkuCount: 6 },
        { bundleType: 'Dichtsatz', minimumQuantity: 0, maximumQuantity: 2, totalSkuCount: 4 },
      ])
      expect(productBundles[0].skuList[0]).toMatchObject({
        skuCode: 'TMK080',
        skuDefinition: expect.stringContaining('80 cm³'),
        currencyCode: 'USD',
        calculatedQATS: 24,
      })
      const page = {
        productBundleGroupID: group('fittings'),
        pageRecordsShow: '4',
        currentPage: '2',
      }
      const { skuList, totalSkuCount } = await one.read('getProductBundles', page)
      expect(totalSkuCount).toBe(6)
      expect(skuList).toHaveLength(2)
    })

    it('is not there before anything is chosen', async () => {
      const answer = await visitor().read('getProductBundleBuild', { skuID: BUNDLE })
      expect(answer).toMatchObject({
        failureActions: ['public:product.getProductBundleBuilds'],
        errors: {},
      })
      expect(answer).not.toHaveProperty('data')
    })
  })

  it('is priced by its parts and kept for the browser that built it', async () => {
    const one = visitor()
    const { body, headers } = await build(one)
    expect(headers.getSetCookie()[0]).toMatch(/^manifold_visitor=/)
    const prices = await one.read('getProductBundles', { productID: PRODUCT })
    const priceOf = (code: string) =>
      prices.productBundles
        .flatMap(({ skuList }: Json) => skuList)
        .find(({ skuCode }: Json) => skuCode === code).price
    const sum = priceOf('TMK080') + 2 * priceOf('FJB0808Z') + priceOf('SKT2NC')
    expect(body.data).toMatchObject({ completeFlag: true, currencyCode: 'USD', calculatedQATS: 6 })
    expect(body.data.price).toBeCloseTo(sum, 5)
    expect(await present(one)).toEqual(body.data)
    expect(await present(visitor())).toBeUndefined()
  })

  onAny(() => {
    it.each([
      ['no motor', { FJB0808Z: 2 }, 'Motor: Please select 1 products.'],
      ['two motors', { TMK080: 1, TMK160: 1, FJB0808Z: 2 }, 'Motor: Please select 1 products.'],
      ['one fitting', { TMK080: 1, FJB0808Z: 1 }, 'Fittings: Please select 2 to 4 products.'],
      [
        'five fittings',
        { TMK080: 1, FJB0808Z: 3, FJB0606Z: 2 },
        'Fittings: Please select 2 to 4 products.',
      ],
      [
        'three kits',
        { TMK080: 1, FJB0808Z: 2, SKT2NC: 3 },
        'Seal kit: Please select up to 2 products.',
      ],
    ])('is not built with %s (CAT-41)', async (_, parts, said) => {
      const one = visitor()
      expect(errors(await build(one, parts))).toEqual({ quantities: [said] })
      expect(await present(one)).toBeUndefined()
    })

    it.each([
      [
        'a product that is not offered',
        { TMK080: 1, FJB0808Z: 2, SKP1N1: 1 },
        { skuIDList: ['Article SKP1N1 does not belong into this bundle.'] },
      ],
      ['half a piece', { TMK080: 1, FJB0808Z: 2.5 }, { quantities: [expect.any(String)] }],
    ])('is not built with %s', async (_, parts, said) => {
      expect(errors(await build(visitor(), parts))).toEqual(said)
    })

    it('takes the lists by their other names, and one group at a time', async () => {
      const one = visitor()
      await build(one)
      const motor = { skuID: identifier('sku', 'TMK160'), quantity: '1' }
      const { body } = await one.write('createProductBundleBuild', {
        defaultSkuID: BUNDLE,
        productBundleGroupID: group('motor'),
        ...motor,
      })
      expect(items(body.data).toSorted()).toEqual(['1 SKT2NC', '1 TMK160', '2 FJB0808Z'])
    })

    it('loses one of its products, or all', async () => {
      const one = visitor()
      const { data } = (await build(one)).body
      const kit = data.bundleItems.find((each: Json) => each.sku_skuCode === 'SKT2NC')
      const { body } = await one.write('removeProductBundleBuildItem', kit)
      expect(items(body.data).toSorted()).toEqual(['1 TMK080', '2 FJB0808Z'])
      expect(errors(await one.write('removeProductBundleBuild', data))).toEqual({
        productBundleBuildID: ['This bundle has changed, or is in the cart already.'],
      })
      expect(errors(await one.write('removeProductBundleBuild', body.data))).toEqual({})
      expect(await present(one)).toBeUndefined()
    })

    it('is nobody else’s to change, to remove or to order', async () => {
      const { data } = (await build(await customer())).body
      const other = await customer('other-us@manifold.test')
      const refused = { productBundleBuildID: [expect.any(String)] }
      expect(errors(await other.write('removeProductBundleBuild', data))).toEqual(refused)
      expect(errors(await other.write('addProductBundleToCart', data))).toEqual(refused)
      const [item] = data.bundleItems
      expect(errors(await other.write('removeProductBundleBuildItem', item))).toEqual({
        productBundleBuildItemID: [expect.any(String)],
      })
      expect(await shop().database.select().from(bundleBuild)).toHaveLength(1)
    })
  })

  it('goes over to the account that signs in, but for what that has begun itself', async () => {
    const one = visitor()
    await build(one)
    const emailAddress = US
    await one.write('login', { emailAddress, password: 'Manifold-2026' })
    expect(items(await present(one))).toHaveLength(3)
    const guest = visitor()
    await build(guest, { TMK160: 1, FJB0606Z: 4 })
    await guest.write('login', { emailAddress, password: 'Manifold-2026' })
    expect(items(await present(guest))).toHaveLength(3)
    expect(await shop().database.select().from(bundleBuild)).toHaveLength(1)
  })

  it('lies in the cart as one line with its parts inside, and is built no more', async () => {
    const one = visitor()
    const { body } = await intoCart(one)
    const [line] = body.cart.orderItems
    expect(line).toMatchObject({ quantity: 1, outcome: 'order', sku: { skuCode: 'TMB' } })
    expect(line.price).toBeGreaterThan(0)
    expect(line.childOrderItems).toMatchObject([
      { quantity: 1, parentOrderItemID: line.orderItemID, price: null, sku: { skuCode: 'TMK080' } },
      { quantity: 2, parentOrderItemID: line.orderItemID, sku: { skuCode: 'FJB0808Z' } },
      { quantity: 1, parentOrderItemID: line.orderItemID, sku: { skuCode: 'SKT2NC' } },
    ])
    expect(body.cart.total).toBe(line.price)
    expect(await present(one)).toBeUndefined()
  })

  it('is put in once, however often that is asked for', async () => {
    const one = visitor()
    const { data } = (await build(one)).body
    await one.write('addProductBundleToCart', data)
    expect(errors(await one.write('addProductBundleToCart', data))).toEqual({
      productBundleBuildID: [expect.any(String)],
    })
    expect((await one.cart()).totalItems).toBe(1)
  })

  onAny(() => {
    it('is one line with a bundle of the same parts, and another with one of other parts', async () => {
      const one = visitor()
      await intoCart(one)
      await intoCart(one)
      const { orderItems } = (await intoCart(one, { TMK160: 1, FJB0808Z: 2 })).body.cart
      expect(orderItems.map(({ quantity }: Json) => quantity)).toEqual([2, 1])
    })

    it('is changed and removed as a whole', async () => {
      const one = visitor()
      const [line] = (await intoCart(one)).body.cart.orderItems
      const orderItem = { orderItemID: line.orderItemID, quantity: 3 }
      const { cart } = (await one.write('updateOrderItemQuantity', { orderItem })).body
      expect(cart.orderItems[0].childOrderItems.map(({ quantity }: Json) => quantity)).toEqual([
        3, 6, 3,
      ])
      const [part] = line.childOrderItems
      const ofPart = { orderItem: { orderItemID: part.orderItemID, quantity: 5 } }
      expect(errors(await one.write('updateOrderItemQuantity', ofPart))).toHaveProperty(
        'orderItemID',
      )
      expect(errors(await one.write('removeOrderItem', part))).toHaveProperty('orderItemID')
      expect((await one.write('removeOrderItem', line)).body.cart.orderItems).toEqual([])
    })

    it('is not put in twice the stock, counting what lies in the cart by itself', async () => {
      const one = visitor()
      await one.add('SKT2NC', 4)
      const [line] = (await intoCart(one)).body.cart.orderItems.slice(1)
      expect(line.sku.calculatedQATS).toBe(2)
      const many = { orderItem: { orderItemID: line.orderItemID, quantity: 3 } }
      expect(errors(await one.write('updateOrderItemQuantity', many))).toEqual({
        quantity: ['The maximum available quantity is 2.'],
      })
      expect(errors(await one.add('SKT2NC', 2))).toEqual({
        quantity: ['The maximum available quantity is 5.'],
      })
    })

    it('is not a bundle without its parts, and nothing else has parts', async () => {
      const one = visitor()
      expect(errors(await one.add('TMB'))).toEqual({
        skuCode: ['Please choose the products of bundle TMB on its page.'],
      })
      const bundleItems = [{ skuCode: 'TMK080', quantity: 1 }]
      const addition = { skuCode: 'SKT1NC', quantity: 1, bundleItems }
      expect(errors(await one.write('addOrderItem', addition))).toEqual({
        bundleItems: ['Article SKT1NC is not a bundle.'],
      })
      const again = {
        skuCode: 'TMB',
        quantity: 2,
        bundleItems: [...bundleItems, { skuCode: 'FJB0606Z', quantity: 2 }],
      }
      expect((await one.write('addOrderItem', again)).body.cart.totalItems).toBe(2)
    })

    it('says what is sold no more, in what is being built and in the cart', async () => {
      const one = visitor()
      await intoCart(one)
      await build(one)
      await rename('SKT', 'ZZZ')
      expect(await present(one)).toMatchObject({ completeFlag: false, price: null })
      const { cart } = await one.read('getCartData')
      expect(cart.orderItems).toMatchObject([{ soldFlag: false, outcome: 'stays', price: null }])
      expect(cart.orderItems[0].childOrderItems).toHaveLength(3)
      const removed = await one.write('removeOrderItem', cart.orderItems[0])
      expect(removed.body.cart.orderItems).toEqual([])
    })
  })

  it('is ordered with its parts, which leave the stock, and come back when it is canceled', async () => {
    const one = await shipping(shop())
    const { cart } = (await intoCart(one)).body
    await one.write('removeOrderItem', cart.orderItems[0])
    await one.pay('termPayment', { purchaseOrderNumber: 'PO-9' })
    const { body } = await one.place()
    expect(body.errors).toEqual({})
    expect([await left('TMK080'), await left('FJB0808Z'), await left('SKT2NC')]).toEqual([
      23, 58, 5,
    ])
    const { orderID } = body.placement.order
    const { orderDetails } = await one.read('getOrderDetails', { orderID })
    const [parent] = orderDetails.orderItems
    expect(orderDetails.orderItems).toMatchObject([
      { sku_skuCode: 'TMB', parentOrderItem_orderitemID: '' },
      { modelNumber: 'TMK080', parentOrderItem_orderitemID: parent.orderItemID, price: null },
      { modelNumber: 'FJB0808Z', quantity: 2, parentOrderItem_orderitemID: parent.orderItemID },
      { modelNumber: 'SKT2NC', parentOrderItem_orderitemID: parent.orderItemID },
    ])
    await review({ action: 'cancel', order: body.placement.order.orderNumber, reason: 'Late' })
    expect([await left('TMK080'), await left('FJB0808Z'), await left('SKT2NC')]).toEqual([
      24, 60, 6,
    ])
    const again = await one.write('duplicateOrder', { orderID, setAsCartFlag: true })
    expect(again.body).toMatchObject({ notAdded: [] })
    expect(again.body.cart.orderItems[0].childOrderItems).toHaveLength(3)
  })

  it('is put back where the cart lacks what it needs, and named when it is ordered again (CART-09)', async () => {
    const one = await shipping(shop())
    await intoCart(one)
    await one.pay('termPayment', { purchaseOrderNumber: 'PO-9' })
    const { orderID } = (await one.place()).body.placement.order
    await one.add('TMK080', await left('TMK080'))
    const { body } = await one.write('duplicateOrder', { orderID, setAsCartFlag: true })
    expect(body.notAdded).toMatchObject([{ modelNumber: 'TMB', quantity: 1 }])
    expect(body.cart.orderItems.map(({ sku }: Json) => sku.skuCode)).toEqual(['TMK080', 'SKT1NC'])
  })
})
