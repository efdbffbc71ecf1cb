/** What every search of customers' own codes promises. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import type { Suite } from './each-shop.ts'
import { goodsOf, kindOf, lineOf, right } from './goods.ts'
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

  describe('the codes that a customer keeps', () => {
    const own = async (email: string = people.us) => (await shop().client(email)).customCodes
    const modelOf = async () =>
      right(await search(shop().known.customCodes.whole))[0]?.modelCode ?? ''

    it('are saved with a model, found from then on in any case, and deleted', async () => {
      const codes = await own()
      const modelCode = await modelOf()
      const saved = right(await codes.save({ customCode: ' Zq-77 ', modelCode })())
      expect(saved).toEqual({ code: { customCode: 'Zq-77', modelCode }, previous: undefined })
      expect(right(await codes.resolve(['ZQ-77'])())).toMatchObject([{ modelCode }])
      expect(right(await codes.all()())).toContainEqual({ customCode: 'Zq-77', modelCode })
      expect(right(await codes.remove({ customCode: 'zq-77', modelCode })())).toBeUndefined()
      expect(right(await codes.resolve(['ZQ-77'])())).toEqual([])
      expect(right(await codes.remove({ customCode: 'zq-77', modelCode })())).toBeUndefined()
    })

    it('stand for what was saved last, which is told what it has written over', async () => {
      const codes = await own()
      const modelCode = await modelOf()
      right(await codes.save({ customCode: 'zq-78', modelCode })())
      const again = right(await codes.save({ customCode: 'ZQ-78', modelCode })())
      expect(again).toEqual({ code: { customCode: 'ZQ-78', modelCode }, previous: modelCode })
      const named = right(await codes.all()()).filter(
        ({ customCode }) => customCode.toUpperCase() === 'ZQ-78',
      )
      expect(named).toHaveLength(1)
    })

    it('stand for no model that is not sold, and for no part of one', async () => {
      const codes = await own()
      const modelCode = await modelOf()
      for (const wrong of ['ZZZ123', modelCode.slice(0, -2), '']) {
        // oxlint-disable-next-line no-await-in-loop -- a short table
        expect(kindOf(await codes.save({ customCode: 'zq-79', modelCode: wrong })())).toBe(
          'refused',
        )
      }
      expect(right(await codes.resolve(['zq-79'])())).toEqual([])
    })

    it('are not the code of a model, which stands for itself', async () => {
      const codes = await own()
      const modelCode = await modelOf()
      const refusal = await codes.save({ customCode: modelCode.toLowerCase(), modelCode })()
      const fields = new Map([['customCode', [expect.any(String)]]])
      expect(refusal).toMatchObject({ left: { kind: 'refused', fields } })
    })

    it('are not deleted where they stand for another model than was seen', async () => {
      const codes = await own()
      const modelCode = await modelOf()
      right(await codes.save({ customCode: 'zq-81', modelCode })())
      const stale = { customCode: 'zq-81', modelCode: `${modelCode}9` }
      expect(kindOf(await codes.remove(stale)())).toBe('refused')
      expect(right(await codes.resolve(['zq-81'])())).toHaveLength(1)
    })

    it('are those of their account alone', async () => {
      const modelCode = await modelOf()
      right(await (await own()).save({ customCode: 'zq-80', modelCode })())
      const other = await own(people.eu)
      expect(right(await other.all()()).map(({ customCode }) => customCode)).not.toContain('zq-80')
      right(await other.remove({ customCode: 'zq-80', modelCode })())
      expect(right(await (await own()).resolve(['zq-80'])())).toHaveLength(1)
      const visitor = (await shop().client()).customCodes
      expect(kindOf(await visitor.all()())).toBe('unauthorised')
      expect(kindOf(await visitor.save({ customCode: 'a', modelCode })())).toBe('unauthorised')
      expect(kindOf(await visitor.remove({ customCode: 'a', modelCode })())).toBe('unauthorised')
      expect(kindOf(await visitor.uses('a', 1)())).toBe('unauthorised')
      expect(kindOf(await visitor.beginningWith('aa')())).toBe('unauthorised')
    })

    it('name the quotes whose lines carry them', async () => {
      const { customCodes, quoteGateway } = await shop().client(people.us)
      const numbered = { customerMaterialNumber: 'ZQ-82' }
      const line = lineOf(await goodsOf(shop()), { newQuoteName: 'Numbered' }, numbered)
      const { id, number, name } = right(await quoteGateway.addLine(line)())
      const { quotes } = right(await customCodes.uses('zq-82', 1)())
      expect(quotes).toEqual([{ id, number, name }])
    })

    it('are found by their beginning in any case, with what they stand for', async () => {
      const { customCodes, quoteGateway } = await shop().client(people.us)
      const modelCode = await modelOf()
      right(await customCodes.save({ customCode: 'Zy-8', modelCode })())
      const numbered = { customerMaterialNumber: 'ZY-85' }
      const line = lineOf(await goodsOf(shop()), { newQuoteName: 'Beginning' }, numbered)
      right(await quoteGateway.addLine(line)())
      expect(right(await customCodes.beginningWith(' zy-8')())).toEqual([
        { number: 'Zy-8', modelCode, isCode: true, isOnQuotes: false, isOnOrders: false },
        {
          number: 'ZY-85',
          modelCode: line.modelCode,
          isCode: false,
          isOnQuotes: true,
          isOnOrders: false,
        },
      ])
      expect(right(await customCodes.beginningWith('y-8')())).toEqual([])
      expect(right(await customCodes.beginningWith('z')())).toEqual([])
      expect(right(await (await own(people.eu)).beginningWith('zy-8')())).toEqual([])
    })

    it('are found without their separators, on either side, behind those that are just so', async () => {
      const { customCodes, quoteGateway } = await shop().client(people.us)
      const modelCode = await modelOf()
      right(await customCodes.save({ customCode: 'QX-70/1', modelCode })())
      right(await customCodes.save({ customCode: 'QX701', modelCode })())
      const numbered = { customerMaterialNumber: 'qx.70 12' }
      const line = lineOf(await goodsOf(shop()), { newQuoteName: 'Loose' }, numbered)
      right(await quoteGateway.addLine(line)())
      const begun = async (text: string) =>
        right(await customCodes.beginningWith(text)()).map(({ number }) => number)
      expect(await begun('qx701')).toEqual(['QX701', 'QX-70/1', 'qx.70 12'])
      expect(await begun('qx-70/1')).toEqual(['QX-70/1', 'qx.70 12', 'QX701'])
      right(await customCodes.save({ customCode: 'QX-702', modelCode })())
      const resolved = async (...texts: readonly string[]) =>
        new Set(right(await customCodes.resolve(texts)()).map(({ customCode }) => customCode))
      expect(await resolved('q x701')).toEqual(new Set(['QX-70/1', 'QX701']))
      expect(await resolved('qx.701', 'qx702', 'qx')).toEqual(
        new Set(['QX-70/1', 'QX701', 'QX-702']),
      )
    })

    it('have no uses where nothing names them', async () => {
      expect(right(await (await own()).uses('no-such-code', 1)())).toEqual({
        pageCount: 1,
        quotes: [],
        orders: [],
        lists: [],
      })
    })
  })
}
