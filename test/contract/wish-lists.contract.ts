/** What every keeper of lists promises. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import { wishListId } from '../../src/domain/wish-list/wish-list.ts'
import type { Suite } from './each-shop.ts'
import { ambiguousGoods, type Goods, goodsOf, kindOf, right } from './goods.ts'
import { people } from './shop-under-test.ts'

export const wishListsContract: Suite = (shop) => {
  describe('lists of products', () => {
    it('are made empty or with a product, and hold it once (LIST-01)', async () => {
      const { wishLists } = await shop().client(people.us)
      expect(right(await wishLists.favourites()())).toBeUndefined()
      const { skuId } = await goodsOf(shop())
      const id = right(await wishLists.add({ skuId, list: { newName: 'Spares' } })())
      right(await wishLists.add({ skuId, list: { id } })())
      right(await wishLists.create('Tools')())
      expect(
        right(await wishLists.all()()).map(({ name, itemCount }) => [name, itemCount]),
      ).toEqual([
        ['Spares', 1],
        ['Tools', 0],
      ])
      const list = right(await wishLists.open(id)())
      expect(list).toMatchObject({ id, name: 'Spares', items: [{ skuId }] })
      expect(right(await wishLists.favourites()())).toEqual(list)
    })

    it('name their products in the language that is spoken, and say what can be quoted', async () => {
      const { client, catalogue, known, speak } = shop()
      const { wishLists } = await client(people.us)
      const { plainSkuCode } = known
      const inEnglish = right(await catalogue.bySkuCode(plainSkuCode)())
      const sku = inEnglish.skus.find(({ allowsQuote }) => allowsQuote)
      if (!sku) throw new Error('No sku of this product can be quoted.')
      const id = right(await wishLists.add({ skuId: sku.id, list: { newName: 'Spares' } })())
      const [item] = right(await wishLists.open(id)()).items
      expect(item?.productName).toBe(inEnglish.name)
      expect(item?.quoteMinimum).toBeGreaterThan(0)
      speak('de')
      const inGerman = right(await catalogue.bySkuCode(plainSkuCode)())
      expect(inGerman.name).not.toBe(inEnglish.name)
      expect(right(await wishLists.favourites()())?.items[0]?.productName).toBe(inGerman.name)
      expect(right(await wishLists.open(id)()).items[0]).toMatchObject({
        productName: inGerman.name,
        definition: inGerman.skus.find(({ id: same }) => same === sku.id)?.definition,
      })
      speak('en')
    })

    it('hold a model once beside its product, with its reading, and lose only it (LIST-01)', async () => {
      const { wishLists } = await shop().client(people.us)
      const goods = await goodsOf(shop(), { answers: new Map() })
      const { skuId } = goods
      const model = modelOf(goods)
      const id = right(await wishLists.add({ skuId, list: { newName: 'Spares' } })())
      right(await wishLists.add({ skuId, model, list: { id } })())
      right(await wishLists.add({ skuId, model, list: { id } })())
      const { items } = right(await wishLists.open(id)())
      expect(items).toHaveLength(2)
      const item = items.find((each) => each.model !== undefined)
      expect(item).toMatchObject({
        skuId,
        skuCode: goods.modelCode.slice(0, 3),
        cartMinimum: goods.quantity,
        quoteMinimum: goods.quantity,
        model: { code: goods.modelCode, choices: goods.choices, problem: undefined },
      })
      expect(item?.model?.segments.map(({ code }) => code).join('')).toBe(goods.modelCode.slice(3))
      right(await wishLists.remove({ skuId, model, listId: id })())
      expect(right(await wishLists.open(id)()).items).toMatchObject([{ skuId, model: undefined }])
      const wrong = { ...model, code: 'NONE' }
      expect(kindOf(await wishLists.add({ skuId, model: wrong, list: { id } })())).toBe('refused')
    })

    it('keep two readings of one code apart', async () => {
      const { wishLists } = await shop().client(people.us)
      const [one, other] = await ambiguousGoods(shop())
      const { skuId } = one
      const list = { id: right(await wishLists.create('Two')()) }
      right(await wishLists.add({ skuId, model: modelOf(one), list })())
      right(await wishLists.add({ skuId, model: modelOf(other), list })())
      expect(right(await wishLists.open(list.id)()).items).toHaveLength(2)
      right(await wishLists.remove({ skuId, model: modelOf(one), listId: list.id })())
      const { items } = right(await wishLists.open(list.id)())
      expect(items.map(({ model }) => model?.choices.get('shaft'))).toEqual(['A2'])
    })

    it('lose a product, and losing it twice is no mistake', async () => {
      const { wishLists } = await shop().client(people.us)
      const { skuId } = await goodsOf(shop())
      const listId = right(await wishLists.add({ skuId, list: { newName: 'Spares' } })())
      right(await wishLists.remove({ skuId, listId })())
      right(await wishLists.remove({ skuId, listId })())
      expect(right(await wishLists.open(listId)()).items).toEqual([])
    })

    it('are seen by others by a link while they are shared', async () => {
      const owner = await shop().client(people.us)
      const { skuId } = await goodsOf(shop())
      const id = right(await owner.wishLists.add({ skuId, list: { newName: 'Spares' } })())
      expect(right(await owner.wishLists.open(id)()).shareKey).toBeUndefined()
      const key = right(await owner.wishLists.share(id)())
      expect(right(await owner.wishLists.share(id)())).toBe(key)
      const { items } = right(await owner.wishLists.open(id)())
      expect(right(await owner.wishLists.open(id)()).shareKey).toBe(key)
      const other = await shop().client(people.eu)
      expect(right(await other.wishLists.shared(key)())).toEqual({ name: 'Spares', items })
      expect(kindOf(await other.wishLists.open(id)())).toBe('not-found')
      expect(kindOf(await other.wishLists.share(id)())).toBe('refused')
      const visitor = await shop().client()
      expect(kindOf(await visitor.wishLists.shared(key)())).toBe('unauthorised')
      right(await owner.wishLists.stopSharing(id)())
      expect(kindOf(await other.wishLists.shared(key)())).toBe('not-found')
      expect(right(await owner.wishLists.open(id)()).shareKey).toBeUndefined()
    })

    it('are not open to other accounts (T09)', async () => {
      const owner = await shop().client(people.us)
      const { skuId } = await goodsOf(shop())
      const listId = right(await owner.wishLists.add({ skuId, list: { newName: 'Mine' } })())
      const { wishLists } = await shop().client(people.eu)
      for (const id of [listId, wishListId('00000000000000000000000000000000')]) {
        expect(kindOf(await wishLists.open(id)())).toBe('not-found')
        expect(kindOf(await wishLists.add({ skuId, list: { id } })())).toBe('refused')
        expect(kindOf(await wishLists.remove({ skuId, listId: id })())).toBe('refused')
      }
      const visitor = await shop().client()
      expect(kindOf(await visitor.wishLists.all()())).toBe('unauthorised')
    })
  })
}

function modelOf({ modelCode, choices = new Map() }: Goods) {
  return { code: modelCode, choices }
}
