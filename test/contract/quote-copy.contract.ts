/** What every quote gateway promises about the copy of a quote. */
import { expect, it } from 'vitest'
import { complete, notes } from './complete-quote.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'
import { people, type Verdict } from './shop-under-test.ts'

export const quoteCopyContract: Suite = (shop) => {
  it('of a draft is another draft of that name with the same lines, and one write', async () => {
    const client = await shop().client(people.us)
    const source = await complete(shop(), client)
    const before = await shop().commits()
    const { quote, notAdded } = right(await client.quoteGateway.copy(source.id, 'Once more')())
    expect(await shop().commits()).toBe(before + 1)
    expect(notAdded).toEqual([])
    expect(quote).toMatchObject({ name: 'Once more', status: 'draft', purchaseOrderNumber: '' })
    expect(quote.id).not.toBe(source.id)
    const said = ({ items }: typeof quote) =>
      items.map((item) => [
        item.modelCode,
        item.quantity,
        item.customerMaterialNumber,
        item.requestedDate,
      ])
    expect(said(quote)).toEqual(said(source))
    expect(right(await client.quoteGateway.open(source.id)())).toEqual(source)
  })

  it.each<Verdict | undefined>([undefined, 'approve', 'return', 'decline'])(
    'can be had of a quote that was submitted, and then: %s',
    async (verdict) => {
      const client = await shop().client(people.us)
      const source = await complete(shop(), client)
      right(await client.quoteGateway.submit(source.id, notes)())
      if (verdict) await shop().review(source.id, verdict, 'Because.')
      const { quote } = right(await client.quoteGateway.copy(source.id, 'Once more')())
      expect(quote).toMatchObject({ status: 'draft', history: [] })
      expect(quote.items).toHaveLength(source.items.length)
    },
  )

  it('of another customer’s quote cannot be had (T09)', async () => {
    const source = await complete(shop(), await shop().client(people.us))
    const { quoteGateway } = await shop().client(people.eu)
    expect(kindOf(await quoteGateway.copy(source.id, 'Mine')())).toBe('not-found')
    expect(right(await quoteGateway.openDrafts()()).map(({ name }) => name)).not.toContain('Mine')
  })

  it('of a quote without lines is refused', async () => {
    const { quoteGateway } = await shop().client(people.us)
    const id = right(await quoteGateway.create('Empty')())
    expect(kindOf(await quoteGateway.copy(id, 'Once more')())).toBe('refused')
  })
}
