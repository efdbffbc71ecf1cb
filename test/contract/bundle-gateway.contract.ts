/** What every place where bundles are built promises. */
import { expect } from 'vitest'
import { it } from '../conformance/cases.ts'
import {
  type BundleBuild,
  type BundleSelection,
  isSameSelection,
  isWhole,
  selectionOf,
} from '../../src/domain/catalogue/bundle-build.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'
import { people, type ShopClient } from './shop-under-test.ts'
import { watchedWrites } from './watched-writes.ts'

export const bundleGatewayContract: Suite = (shop) => {
  /** The bundle, and the least that is a whole one: the first skus that there are enough of. */
  const goods = async ({ bundleGateway }: ShopClient) => {
    const product = right(await shop().catalogue.bySkuCode(shop().known.bundleSkuCode)())
    const [sku] = product.skus
    const groups = product.bundle ?? []
    const offers = right(await bundleGateway.offers(product.id)())
    if (!sku) throw new Error('The bundle has no sku.')
    const selection = offers.flatMap(({ groupId, skus }): BundleSelection => {
      const quantity = groups.find(({ id }) => id === groupId)?.minimum ?? 0
      const found = skus.find(({ available = 999 }) => available >= quantity)
      return found && quantity > 0 ? [{ skuId: found.id, groupId, quantity }] : []
    })
    return { product, sku, groups, offers, selection }
  }
  const built = async (client: ShopClient): Promise<BundleBuild> => {
    const { sku, selection } = await goods(client)
    return right(await client.bundleGateway.save(sku.id, selection)())
  }

  it('offer what each of their groups may be chosen from', async () => {
    const client = await shop().client()
    const { groups, offers, selection } = await goods(client)
    expect(offers.map(({ groupId }) => groupId)).toEqual(groups.map(({ id }) => id))
    expect(groups.length).toBeGreaterThan(1)
    expect(isWhole(groups, selection)).toBe(true)
    for (const { skus, total } of offers) {
      expect(skus).toHaveLength(total)
      expect(skus[0]).toMatchObject({ currency: 'USD', productUrlTitle: expect.any(String) })
      expect(skus[0]?.price).toBeGreaterThan(0)
    }
    const [first] = offers
    const again = right(await client.bundleGateway.offer(first?.groupId ?? '', 1)())
    expect(again).toEqual(first)
    expect(right(await client.bundleGateway.offer(again.groupId, 9)()).skus).toEqual([])
  })

  it.each([undefined, people.us])('of %s are not there before they are built', async (email) => {
    const client = await shop().client(email)
    const { sku } = await goods(client)
    const writes = await watchedWrites(shop())
    expect(right(await client.bundleGateway.build(sku.id)())).toBeUndefined()
    await writes.were(0)
  })

  it.each([undefined, people.us])(
    'of %s are kept as they were built, with a price',
    async (email) => {
      const client = await shop().client(email)
      const { sku, selection } = await goods(client)
      const build = right(await client.bundleGateway.save(sku.id, selection)())
      expect(isSameSelection(selectionOf(build), selection)).toBe(true)
      expect(build).toMatchObject({ isComplete: true, currency: 'USD' })
      expect(build.price).toBeGreaterThan(0)
      expect(right(await client.bundleGateway.build(sku.id)())).toEqual(build)
    },
  )

  it('take the place of what was built before, under another id', async () => {
    const client = await shop().client()
    const one = await built(client)
    const other = await built(client)
    expect(other.id).not.toBe(one.id)
    expect(kindOf(await client.cartGateway.addBundle(one.id)())).toBe('refused')
  })

  it('are refused where too few or too many are chosen of a group (CAT-41)', async () => {
    const client = await shop().client()
    const { sku, selection } = await goods(client)
    const more = selection.map((choice) => ({ ...choice, quantity: choice.quantity + 5 }))
    expect(kindOf(await client.bundleGateway.save(sku.id, more)())).toBe('refused')
    expect(kindOf(await client.bundleGateway.save(sku.id, selection.slice(1))())).toBe('refused')
    expect(right(await client.bundleGateway.build(sku.id)())).toBeUndefined()
  })

  it('lose their parts one by one, the last one with the bundle', async () => {
    const client = await shop().client()
    const { bundleGateway } = client
    const first = await built(client)
    let build: BundleBuild | undefined = first
    for (const count of first.items.keys()) {
      const items: BundleBuild['items'] = build?.items ?? []
      expect(items).toHaveLength(first.items.length - count)
      build = right(await bundleGateway.removeItem(items[0]?.id ?? '')())
      expect(build?.isComplete).not.toBe(true)
    }
    expect(build).toBeUndefined()
  })

  it('are thrown away once', async () => {
    const client = await shop().client()
    const { id } = await built(client)
    right(await client.bundleGateway.discard(id)())
    expect(kindOf(await client.bundleGateway.discard(id)())).toBe('refused')
    const { sku } = await goods(client)
    expect(right(await client.bundleGateway.build(sku.id)())).toBeUndefined()
  })

  it('go into the cart once, as one line with its parts', async () => {
    const client = await shop().client(people.us)
    const { sku, selection } = await goods(client)
    const build = await built(client)
    const cart = right(await client.cartGateway.addBundle(build.id)())
    expect(cart.items).toMatchObject([
      { skuCode: sku.code, quantity: 1, unitPrice: build.price, allowsQuote: false },
    ])
    const parts = cart.items[0]?.children ?? []
    expect(parts.map(({ skuId, quantity }) => [skuId, quantity])).toEqual(
      selection.map(({ skuId, quantity }) => [skuId, quantity]),
    )
    expect(kindOf(await client.cartGateway.addBundle(build.id)())).toBe('refused')
    expect(right(await client.bundleGateway.build(sku.id)())).toBeUndefined()
  })

  it('are nobody else’s', async () => {
    const build = await built(await shop().client(people.us))
    const other = await shop().client(people.eu)
    expect(kindOf(await other.cartGateway.addBundle(build.id)())).toBe('refused')
    expect(kindOf(await other.bundleGateway.discard(build.id)())).toBe('refused')
    const [item] = build.items
    expect(kindOf(await other.bundleGateway.removeItem(item?.id ?? '')())).toBe('refused')
  })
}
