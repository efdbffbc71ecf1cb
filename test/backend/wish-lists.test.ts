import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { wishListItem } from '../../reference-backend/database/schema/wish-lists.ts'
import { identifier } from '../../reference-backend/seed/products/identifier.ts'
import { get, type Json, sampleModel, signedIn } from './customer.ts'
import { onEachEngineExhaustively } from './each-engine.ts'

const { skuID, modelNumber, skuCode } = sampleModel('US')
/** One of its codes is read as shaft A with ports 2N, and as shaft A2 with ports N. */
const ambiguousSkuID = identifier('sku', 'TGX')

onEachEngineExhaustively('lists of products', (shop) => {
  const us = () => signedIn(shop(), 'us@manifold.test')
  const onList = async (customer: Awaited<ReturnType<typeof us>>, orderTemplateID: string) =>
    (await customer.read('getWishListItems', { orderTemplateID })).body

  it('are made with their first product, which is on them once', async () => {
    const customer = await us()
    const made = await customer.write('addWishlistItem', {
      skuID,
      orderTemplateName: 'Spares',
    })
    const { orderTemplateID } = made.body
    await customer.write('addWishlistItem', { skuID, orderTemplateID })
    const { body } = await customer.read('getWishlist')
    expect(body.accountWishlistProducts).toEqual([
      { value: orderTemplateID, name: 'Spares', itemsCount: 1 },
    ])
    const { orderTemplate, accountWishlistProducts } = await onList(customer, orderTemplateID)
    expect(orderTemplate).toEqual({ orderTemplateID, orderTemplateName: 'Spares', shareKey: '' })
    expect(accountWishlistProducts[0]).toMatchObject({ sku_skuID: skuID })
    const taken = { removalSkuID: skuID, orderTemplateID }
    expect((await customer.write('removeWishlistItem', taken)).body.errors).toEqual({})
    expect((await onList(customer, orderTemplateID)).accountWishlistProducts).toEqual([])
  })

  it('are for their owner; a foreign one looks like one that is missing (T09)', async () => {
    const owner = await us()
    const made = await owner.write('createWishlist', { orderTemplateName: 'Mine' })
    const { orderTemplateID } = made.body
    const stranger = await signedIn(shop(), 'other-us@manifold.test')
    expect((await stranger.read('getWishlist')).body.accountWishlistProducts).toEqual([])
    expect((await onList(stranger, orderTemplateID)).orderTemplate).toEqual({})
    const refused = { orderTemplateID: ['The list could not be found.'] }
    for (const [action, body] of [
      ['addWishlistItem', { skuID, orderTemplateID }],
      ['removeWishlistItem', { removalSkuID: skuID, orderTemplateID }],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- a short table
      const reply = await stranger.write(action, body)
      expect(reply.body.errors).toEqual(refused)
    }
    expect((await get(shop().fetch, 'getWishlist')).status).toBe(401)
  })

  it('are read by other customers by their link alone, without a word of their owner (T09)', async () => {
    const owner = await us()
    const made = await owner.write('addWishlistItem', { skuID, orderTemplateName: 'Spares' })
    const { orderTemplateID } = made.body
    const stranger = await signedIn(shop(), 'other-us@manifold.test')
    const shared = async (shareKey: string) =>
      (await stranger.read('getSharedWishlist', { shareKey })).body
    const { shareKey } = (await owner.write('shareWishlist', { orderTemplateID })).body
    expect(shareKey).toMatch(/^[0-9a-f]{32}$/)
    expect((await owner.write('shareWishlist', { orderTemplateID })).body.shareKey).toBe(shareKey)
    const seen = await shared(shareKey)
    expect(seen.orderTemplate).toEqual({ orderTemplateName: 'Spares' })
    expect(seen.accountWishlistProducts).toMatchObject([{ sku_skuID: skuID }])
    expect(JSON.stringify(seen)).not.toContain(orderTemplateID)
    // The link opens nothing but itself.
    expect((await onList(stranger, orderTemplateID)).orderTemplate).toEqual({})
    const refused = { orderTemplateID: ['The list could not be found.'] }
    for (const action of ['shareWishlist', 'stopSharingWishlist']) {
      // oxlint-disable-next-line no-await-in-loop -- two of them
      expect((await stranger.write(action, { orderTemplateID })).body.errors).toEqual(refused)
    }
    for (const wrong of ['', orderTemplateID, shareKey.slice(1)]) {
      // oxlint-disable-next-line no-await-in-loop -- three of them
      expect((await shared(wrong)).orderTemplate).toEqual({})
    }
    expect((await get(shop().fetch, 'getSharedWishlist')).status).toBe(401)
    await owner.write('stopSharingWishlist', { orderTemplateID })
    expect((await shared(shareKey)).orderTemplate).toEqual({})
    const again = (await owner.write('shareWishlist', { orderTemplateID })).body.shareKey
    expect(again).not.toBe(shareKey)
  })

  it('hold a model once beside its product, with what it was read as, and lose only it', async () => {
    const customer = await us()
    const add = async (more: object) => (await customer.write('addWishlistItem', more)).body
    const { orderTemplateID } = await add({ skuID, orderTemplateName: 'Spares' })
    const spaced = modelNumber.toLowerCase().replace(/^(...)/, '$1 - ')
    await add({ skuID, modelNumber, orderTemplateID })
    await add({ skuID, modelNumber: spaced, orderTemplateID })
    const { accountWishlistProducts } = await onList(customer, orderTemplateID)
    expect(accountWishlistProducts).toHaveLength(2)
    const model = accountWishlistProducts.find((each: Json) => each.modelNumber !== undefined)
    expect(model).toMatchObject({
      sku_skuID: skuID,
      sku_skuCode: skuCode,
      modelNumber,
      modelProblem: '',
      sku_skuAllowAddToCartFlag: true,
      sku_skuAllowQuoteFlag: true,
    })
    const written = model.modifierSummary.map(({ code }: Json) => code).join('')
    expect(`${skuCode}${written}`).toBe(modelNumber)
    expect(model.skuConfigurations).toHaveLength(model.modifierSummary.length)
    await customer.write('removeWishlistItem', {
      removalSkuID: skuID,
      orderTemplateID,
      modelNumber,
    })
    const left = (await onList(customer, orderTemplateID)).accountWishlistProducts
    expect(left.map((each: Json) => [each.sku_skuID, each.modelNumber])).toEqual([
      [skuID, undefined],
    ])
  })

  it('keep two readings of one code apart, and ask which of them is meant', async () => {
    const customer = await us()
    const add = async (more: object) => (await customer.write('addWishlistItem', more)).body
    const { orderTemplateID } = (
      await customer.write('createWishlist', { orderTemplateName: 'Two' })
    ).body
    const ambiguous = { skuID: ambiguousSkuID, modelNumber: 'TGX61A2N3BS', orderTemplateID }
    const common = { displacement: '61', seals: '3', paint: 'B', packaging: 'S' }
    const one = { ...common, shaft: 'A', ports: '2N' }
    expect((await add(ambiguous)).errors).toHaveProperty('modelNumber')
    await add({ ...ambiguous, configuration: one })
    await add({ ...ambiguous, configuration: { ...common, shaft: 'A2', ports: 'N' } })
    await add({ ...ambiguous, configuration: one })
    expect((await onList(customer, orderTemplateID)).accountWishlistProducts).toHaveLength(2)
    const { skuID: removalSkuID, ...named } = ambiguous
    await customer.write('removeWishlistItem', { removalSkuID, ...named, configuration: one })
    const [left, ...more] = (await onList(customer, orderTemplateID)).accountWishlistProducts
    expect(more).toEqual([])
    expect(left.modifierSummary[1].code).toBe('A2')
  })

  it('name a model that is sold in the other region only, or no more, and keep it', async () => {
    const owner = await us()
    const made = await owner.write('addWishlistItem', {
      skuID,
      modelNumber,
      orderTemplateName: 'Spares',
    })
    const { orderTemplateID } = made.body
    const { shareKey } = (await owner.write('shareWishlist', { orderTemplateID })).body
    const elsewhere = await signedIn(shop(), 'eu@manifold.test')
    const seen = (await elsewhere.read('getSharedWishlist', { shareKey })).body
    expect(seen.accountWishlistProducts[0]).toMatchObject({
      modelNumber,
      modelProblem: 'region',
      sku_skuAllowAddToCartFlag: false,
      sku_skuAllowQuoteFlag: false,
    })
    expect(seen.accountWishlistProducts[0].modifierSummary).not.toEqual([])
    await shop()
      .database.update(wishListItem)
      .set({ modelNumber: `${modelNumber}Q`, configuration: { displacement: 'gone' } })
      .where(eq(wishListItem.listId, orderTemplateID))
    const [item] = (await onList(owner, orderTemplateID)).accountWishlistProducts
    expect(item).toMatchObject({ modelProblem: 'model', modifierSummary: [] })
    await shop()
      .database.update(wishListItem)
      .set({ skuId: '0'.repeat(32) })
      .where(eq(wishListItem.listId, orderTemplateID))
    const [gone] = (await onList(owner, orderTemplateID)).accountWishlistProducts
    expect(gone).toMatchObject({ modelNumber: `${modelNumber}Q`, modelProblem: 'model' })
  })

  it('take no more products than 200, but for one that is on them already', async () => {
    const customer = await us()
    const add = async (more: object) => (await customer.write('addWishlistItem', more)).body
    const listId = (await add({ skuID, orderTemplateName: 'Spares' })).orderTemplateID
    const others = Array.from({ length: 199 }, (_, index) => ({
      listId,
      skuId: `other ${index}`,
      modelNumber: '',
      configuration: {},
      addedAt: shop().now(),
    }))
    await shop().database.insert(wishListItem).values(others)
    expect((await add({ skuID, orderTemplateID: listId })).errors).toEqual({})
    const { errors } = await add({ skuID: ambiguousSkuID, orderTemplateID: listId })
    expect(errors).toEqual({ skuID: ['A list holds at most 200 products.'] })
    const onIt = eq(wishListItem.listId, listId)
    expect(await shop().database.$count(wishListItem, onIt)).toBe(200)
  })

  it.each([
    [{ skuID: 'nobody', orderTemplateName: 'New' }, 'skuID'],
    [{ skuID, orderTemplateID: '' }, 'orderTemplateID'],
    [{ skuID, modelNumber: `${modelNumber}QQ`, orderTemplateName: 'New' }, 'modelNumber'],
    [{ skuID, modelNumber: skuCode, orderTemplateName: 'New' }, 'modelNumber'],
    [
      { skuID, modelNumber, configuration: { displacement: '1' }, orderTemplateName: 'New' },
      'configuration',
    ],
  ])('refuse %j and write nothing', async (request, field) => {
    const customer = await us()
    const { body }: Json = await customer.write('addWishlistItem', request)
    expect(Object.keys(body.errors)).toEqual([field])
    expect((await customer.read('getWishlist')).body.accountWishlistProducts).toEqual([])
  })
})
