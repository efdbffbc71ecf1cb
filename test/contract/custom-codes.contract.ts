/** What every search of customers' own codes promises. */
import { describe, expect, it } from 'vitest'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'
import { people } from './shop-under-test.ts'

export const customCodesContract: Suite = (shop) => {
  const search = async (keyword: string, email: string = people.us) =>
    (await shop().client(email)).customCodes.search(keyword)()

  describe('a search of custom codes', () => {
    it('is aborted when it is no longer awaited', async () => {
      const { customCodes } = await shop().client(people.us)
      const leaving = new AbortController()
      const asking = customCodes.search('a', leaving.signal)()
      leaving.abort()
      expect(kindOf(await asking)).toBe('aborted')
    })

    it('finds a code by a part of it, in any case, with its model and its price (CALL-23)', async () => {
      const { whole } = shop().known.customCodes
      const found = right(await search(whole.slice(1).toLowerCase()))
      const code = found.find(({ customCode }) => customCode === whole)
      expect(code?.modelCode).toMatch(/^\w{3}./)
      expect(code?.price).toBeGreaterThan(0)
    })

    it('finds one that is no whole configuration too, without a price', async () => {
      const { incomplete } = shop().known.customCodes
      expect(right(await search(incomplete))).toMatchObject([
        { customCode: incomplete, price: undefined },
      ])
    })

    it('finds nothing for an unknown word, and for no word at all', async () => {
      expect(right(await search('no-such-code'))).toEqual([])
      expect(right(await search('  '))).toEqual([])
    })

    it('resolves whole codes in any case in one call, and leaves out unknown ones', async () => {
      const { customCodes } = await shop().client(people.us)
      const { whole, incomplete } = shop().known.customCodes
      const asked = [whole.toLowerCase(), ` ${incomplete} `, whole.slice(1), 'no-such-code']
      const found = right(await customCodes.resolve(asked)())
      expect(found.map(({ customCode }) => customCode).toSorted()).toEqual(
        [whole, incomplete].toSorted(),
      )
      expect(found.every(({ modelCode }) => modelCode !== '')).toBe(true)
    })

    it('resolves no other account’s codes, and none for visitors', async () => {
      const { whole } = shop().known.customCodes
      const other = await shop().client(people.eu)
      expect(right(await other.customCodes.resolve([whole])())).toEqual([])
      const visitor = await shop().client()
      expect(kindOf(await visitor.customCodes.resolve([whole])())).toBe('unauthorised')
    })

    it('finds no other account’s codes, and none for visitors', async () => {
      const { whole } = shop().known.customCodes
      expect(right(await search(whole, people.eu))).toEqual([])
      const visitor = await shop().client()
      expect(kindOf(await visitor.customCodes.search(whole)())).toBe('unauthorised')
    })
  })
}
