/** What every quote gateway promises about finding quotes: by a keyword, in an order, counted by status. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import type { QuoteGateway } from '../../src/application/ports/quote-gateway.ts'
import { type QuoteListPlace, quoteListStart } from '../../src/domain/quote/quote-list.ts'
import { quoteId } from '../builders/a-quote.ts'
import { complete, notes } from './complete-quote.ts'
import type { Suite } from './each-shop.ts'
import { goodsOf, lineOf, right } from './goods.ts'
import { people } from './shop-under-test.ts'

/** The names that a place of the list holds. */
async function names(gateway: QuoteGateway, place: Partial<QuoteListPlace>) {
  const { rows } = right(await gateway.list({ ...quoteListStart, ...place })())
  return rows.map(({ name }) => name)
}

export const quoteListContract: Suite = (shop) => {
  const us = async () => (await shop().client(people.us)).quoteGateway

  describe('searching the quotes', () => {
    it('finds one by its number, name, PO, model code and own number, in any case', async () => {
      const gateway = await us()
      const line = lineOf(
        await goodsOf(shop()),
        { newQuoteName: 'Zinc line' },
        { customerMaterialNumber: 'MAT-4711-Z' },
      )
      const { id, number } = right(await gateway.addLine(line)())
      right(await gateway.setPurchaseOrder(id, 'PO-ZN-9')())
      for (const keyword of [number, 'zinc LINE', 'po-zn', line.modelCode, 'mat-4711']) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other says which one fails
        expect(await names(gateway, { keyword }), keyword).toContain('Zinc line')
      }
      const { rows } = right(await gateway.list({ ...quoteListStart, keyword: 'po-zn' })())
      expect(rows).toMatchObject([{ id, number, lineCount: 1, itemCount: line.quantity }])
    })

    it('finds own numbers and PO numbers without their separators, or with others', async () => {
      const client = await shop().client(people.us)
      const gateway = client.quoteGateway
      const line = lineOf(
        await goodsOf(shop()),
        { newQuoteName: 'Zinc loose' },
        { customerMaterialNumber: 'ZN-47/11 b' },
      )
      const { id } = right(await gateway.addLine(line)())
      right(await gateway.setPurchaseOrder(id, 'PZ 20.26-115')())
      const spelled = ['zn-47/11', 'zn4711', 'ZN.47-11B', 'zn\u20134711', 'zn 4711b', 'z/n47']
      for (const keyword of [...spelled, 'pz2026115', 'PZ/2026/115', 'pz20 zn47']) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other says which one fails
        expect(await names(gateway, { keyword }), keyword).toEqual(['Zinc loose'])
      }
      for (const keyword of ['zn-4712', 'pz-zn', 'n4-711']) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other says which one fails
        expect(await names(gateway, { keyword }), keyword).toEqual([])
      }
    })

    it('finds sizes and names with dashes as they are written, and not without their signs', async () => {
      const gateway = await us()
      const goods = await goodsOf(shop())
      const numbered = (name: string, customerMaterialNumber: string) =>
        gateway.addLine(lineOf(goods, { newQuoteName: name }, { customerMaterialNumber }))()
      right(await numbered('Zinc-plated 1.5', 'ZK-1'))
      right(await numbered('Zincplated 15', '15-ZK'))
      expect(await names(gateway, { keyword: 'zinc-plated' })).toEqual(['Zinc-plated 1.5'])
      expect(await names(gateway, { keyword: 'plated 1.5' })).toEqual(['Zinc-plated 1.5'])
      expect(await names(gateway, { keyword: 'plated' })).toEqual([
        'Zincplated 15',
        'Zinc-plated 1.5',
      ])
      expect(await names(gateway, { keyword: 'zinc -plated' })).toEqual(['Zinc-plated 1.5'])
    })

    it('needs every word, and takes the signs of a pattern as they are', async () => {
      const gateway = await us()
      right(await gateway.create('Zinc 100% line_7')())
      expect(await names(gateway, { keyword: 'line_7 zinc' })).toEqual(['Zinc 100% line_7'])
      expect(await names(gateway, { keyword: '100% zinc' })).toEqual(['Zinc 100% line_7'])
      for (const keyword of ['zinc no-such-word', 'zinc%line', 'linex7', '\\']) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other says which one fails
        expect(await names(gateway, { keyword }), keyword).toEqual([])
      }
    })

    it('counts what it finds on every tab', async () => {
      const client = await shop().client(people.us)
      const gateway = client.quoteGateway
      const { id, number } = await complete(shop(), client)
      right(await gateway.submit(id, notes)())
      await shop().review(id, 'return', 'Shaft C is sold out')
      const { rows, total, counts } = right(
        await gateway.list({ ...quoteListStart, keyword: number })(),
      )
      expect({ rows, total }).toEqual({ rows: [], total: 0 })
      expect([...(counts ?? [])]).toEqual([['returned', 1]])
    })

    it('finds them on every tab at once, where no tab is named', async () => {
      const client = await shop().client(people.us)
      const gateway = client.quoteGateway
      const { id } = await complete(shop(), client, 'PO-ANY-1')
      right(await gateway.submit(id, notes)())
      const draft = right(await gateway.create('Copper of PO-ANY')())
      const place = { ...quoteListStart, group: 'any', keyword: 'po-any' } as const
      const { rows, total } = right(await gateway.list(place)())
      expect(new Set(rows.map((row) => row.id))).toEqual(new Set([id, draft]))
      expect(total).toBe(2)
    })

    it('says of a returned quote whether its answer was recalled', async () => {
      const client = await shop().client(people.us)
      const gateway = client.quoteGateway
      const { id } = await complete(shop(), client, 'PO-TAKEN-1')
      const place = { ...quoteListStart, group: 'submitted', keyword: 'po-taken' } as const
      const told = async () => right(await gateway.list(place)()).rows
      right(await gateway.submit(id, notes)())
      await shop().review(id, 'return', 'Which port?')
      expect(await told()).toMatchObject([{ id, status: 'returned', isAnswerRecalled: false }])
      const { history } = right(await gateway.resubmit(id, notes)())
      expect(await told()).toMatchObject([{ id, status: 'resubmitted', isAnswerRecalled: false }])
      right(await gateway.recall(id, history.length)())
      expect(await told()).toMatchObject([{ id, status: 'returned', isAnswerRecalled: true }])
    })

    it('finds nothing of another account', async () => {
      const theirs = (await shop().client(people.eu)).quoteGateway
      right(await theirs.create('Zinc of another customer')())
      expect(await names(await us(), { keyword: 'zinc of another' })).toEqual([])
    })
  })

  describe('the order of quotes', () => {
    it('is by name, by value, the oldest or the newest first', async () => {
      const gateway = await us()
      const goods = await goodsOf(shop())
      const keyword = 'zinc'
      right(await gateway.create('zinc B')())
      right(await gateway.addLine(lineOf(goods, { newQuoteName: 'Zinc C' }))())
      right(await gateway.create('Zinc A')())
      const sorted = (sort: QuoteListPlace['sort']) => names(gateway, { keyword, sort })
      expect(await sorted('newest')).toEqual(['Zinc A', 'Zinc C', 'zinc B'])
      expect(await sorted('oldest')).toEqual(['zinc B', 'Zinc C', 'Zinc A'])
      expect(await sorted('name')).toEqual(['Zinc A', 'zinc B', 'Zinc C'])
      expect(await sorted('value')).toEqual(['Zinc C', 'Zinc A', 'zinc B'])
    })

    it.each(['newest', 'oldest', 'name', 'value'] as const)(
      'has a returned quote before all others, sorted by %s',
      async (sort) => {
        const client = await shop().client(people.us)
        const handed: string[] = []
        for (const nth of [1, 2, 3]) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are numbered
          const { id } = await complete(shop(), client, `PO-PIN-${nth}`)
          // oxlint-disable-next-line no-await-in-loop -- as above
          right(await client.quoteGateway.submit(id, notes)())
          handed.push(id)
        }
        await shop().review(quoteId(handed[1] ?? ''), 'return', 'Shaft C is sold out')
        const place = { ...quoteListStart, group: 'submitted', keyword: 'po-pin', sort } as const
        const { rows } = right(await client.quoteGateway.list(place)())
        expect(rows).toHaveLength(3)
        expect(rows[0]?.id).toBe(handed[1])
      },
    )
  })
}
