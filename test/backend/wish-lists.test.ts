import { expect, it } from 'vitest'
import { get, type Json, sampleModel, signedIn } from './customer.ts'
import { onEachEngine } from './each-engine.ts'

const { skuID } = sampleModel('US')

onEachEngine('lists of products', (shop) => {
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

  it.each([
    [{ skuID: 'nobody', orderTemplateName: 'New' }, 'skuID'],
    [{ skuID, orderTemplateID: '' }, 'orderTemplateID'],
  ])('refuse %j and write nothing', async (request, field) => {
    const customer = await us()
    const { body }: Json = await customer.write('addWishlistItem', request)
    expect(Object.keys(body.errors)).toEqual([field])
    expect((await customer.read('getWishlist')).body.accountWishlistProducts).toEqual([])
  })
})
