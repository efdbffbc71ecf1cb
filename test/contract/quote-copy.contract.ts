/** What every quote gateway promises about the copy of a quote. */
import { either as E } from 'fp-ts'
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import { complete, notes } from './complete-quote.ts'
import type { Suite } from './each-shop.ts'
import { goodsOf, kindOf, lineOf, right } from './goods.ts'
import { people, type Verdict } from './shop-under-test.ts'
import { watchedWrites } from './watched-writes.ts'

const onceMore = { newQuoteName: 'Once more' }

export const quoteCopyContract: Suite = (shop) => {
  it('is made once under one id, and says of the second that it was carried out', async () => {
    const client = await shop().client(people.us)
    const { id } = await complete(shop(), client)
    const writes = await watchedWrites(shop())
    const copy = client.quoteGateway.copy(id, onceMore, undefined, { intentId: 'copy-1' })
    right(await copy())
    expect(await copy()).toEqual(E.left({ kind: 'unconfirmed', wasCarriedOut: true }))
    await writes.were(1)
  })

  it('of a draft is another draft of that name with the same lines, and one write', async () => {
    const client = await shop().client(people.us)
    const source = await complete(shop(), client)
    const writes = await watchedWrites(shop())
    const { quote, notAdded } = right(await client.quoteGateway.copy(source.id, onceMore)())
    await writes.were(1)
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
      const { quote } = right(await client.quoteGateway.copy(source.id, onceMore)())
      expect(quote).toMatchObject({ status: 'draft', history: [] })
      expect(quote.items).toHaveLength(source.items.length)
    },
  )

  it('takes delivery and notes along on request, and never the PO number', async () => {
    const client = await shop().client(people.us)
    const source = await complete(shop(), client, 'PO-9')
    right(
      await client.quoteGateway.submit(source.id, {
        ...notes,
        dispatch: 'partial',
        freightCarrier: 'Dock 4',
        specialInstructions: 'Ring twice.',
      })(),
    )
    const { copy } = client.quoteGateway
    const plain = right(await copy(source.id, onceMore)()).quote
    expect(plain).toMatchObject({ freightCarrier: '', specialInstructions: '' })
    expect(plain.fulfilments[0]?.shippingAddress).toBeUndefined()
    const { quote } = right(
      await copy(source.id, { newQuoteName: 'With all' }, undefined, { withDetails: true })(),
    )
    expect(quote).toMatchObject({
      purchaseOrderNumber: '',
      dispatch: 'partial',
      freightCarrier: 'Dock 4',
      specialInstructions: 'Ring twice.',
    })
    const { shippingAddress } = source.fulfilments[0] ?? {}
    expect(quote.fulfilments).toHaveLength(1)
    expect(quote.fulfilments[0]?.shippingAddress).toMatchObject({
      streetAddress: shippingAddress?.streetAddress,
      city: shippingAddress?.city,
    })
    expect(quote.fulfilments[0]?.itemIds).toEqual(quote.items.map(({ id }) => id))
  })

  it('of another customer’s quote cannot be had (T09)', async () => {
    const source = await complete(shop(), await shop().client(people.us))
    const { quoteGateway } = await shop().client(people.eu)
    expect(kindOf(await quoteGateway.copy(source.id, { newQuoteName: 'Mine' })())).toBe('not-found')
    expect(right(await quoteGateway.openDrafts()()).map(({ name }) => name)).not.toContain('Mine')
  })

  it('of a quote without lines is refused', async () => {
    const { quoteGateway } = await shop().client(people.us)
    const id = right(await quoteGateway.create('Empty')())
    expect(kindOf(await quoteGateway.copy(id, onceMore)())).toBe('refused')
  })

  describe('of some of its lines', () => {
    /** Two lines of one product, the second in another packaging. */
    async function twoLines() {
      const client = await shop().client(people.us)
      const source = await complete(shop(), client)
      const other = await goodsOf(shop(), { packaging: 'strictest' })
      const line = lineOf(other, { quoteId: source.id })
      const quote = right(await client.quoteGateway.addLine(line)())
      const [first, second] = quote.items
      if (!first || !second) throw new Error('There are not two lines.')
      return { client, quote, first, second, other }
    }

    it('leaves the others behind', async () => {
      const { client, quote, second } = await twoLines()
      const lines = [{ itemId: second.id }]
      const copy = right(await client.quoteGateway.copy(quote.id, onceMore, lines)())
      expect(copy.quote.items.map(({ modelCode }) => modelCode)).toEqual([second.modelCode])
    })

    it('takes another model and quantity where they are wished for', async () => {
      const { client, quote, first, other } = await twoLines()
      const { modelCode, quantity } = other
      const lines = [{ itemId: first.id, modelCode, quantity }]
      const copy = right(await client.quoteGateway.copy(quote.id, onceMore, lines)())
      expect(copy.quote.items).toMatchObject([{ modelCode, quantity }])
    })

    it('takes a model of another product, which may be its successor', async () => {
      const { client, quote, first } = await twoLines()
      const skuCode = shop().known.otherSkuCode
      const { skuId, modelCode, quantity } = await goodsOf(shop(), { skuCode })
      const lines = [{ itemId: first.id, skuId, modelCode, quantity }]
      const copy = right(await client.quoteGateway.copy(quote.id, onceMore, lines)())
      expect(copy.quote.items).toMatchObject([{ skuId, modelCode, quantity }])
    })

    it('goes onto a draft that is there, behind its lines, in one write', async () => {
      const { client, quote, first } = await twoLines()
      const target = await complete(shop(), client, 'PO-2')
      const writes = await watchedWrites(shop())
      const lines = [{ itemId: first.id }]
      const answer = await client.quoteGateway.copy(quote.id, { quoteId: target.id }, lines)()
      await writes.were(1)
      const copy = right(answer).quote
      expect(copy).toMatchObject({ id: target.id, name: target.name, purchaseOrderNumber: 'PO-2' })
      expect(copy.items.slice(0, -1).map(({ id }) => id)).toEqual(target.items.map(({ id }) => id))
      expect(copy.items.at(-1)?.modelCode).toBe(first.modelCode)
      const ledger = right(await client.quoteGateway.ledger(target.id)())
      expect(ledger.at(-1)?.kind).toBe('lines-added')
    })

    it('brings lines of several quotes in one write, in their order, and its history names each', async () => {
      const { client, quote, first } = await twoLines()
      const another = await complete(shop(), client, 'PO-3')
      const writes = await watchedWrites(shop())
      const others = [{ id: another.id }]
      const lines = [{ itemId: first.id }]
      const answer = await client.quoteGateway.copy(quote.id, onceMore, lines, { others })()
      await writes.were(1)
      const copy = right(answer).quote
      expect(copy.items.map(({ modelCode }) => modelCode)).toEqual(
        [first, ...another.items].map(({ modelCode }) => modelCode),
      )
      const ledger = right(await client.quoteGateway.ledger(copy.id)())
      expect(ledger.flatMap((entry) => (entry.kind === 'copied' ? [entry.source.id] : []))).toEqual(
        [quote.id, another.id],
      )
    })

    it('brings nothing where one of several quotes is not the customer’s, or is named twice (T09)', async () => {
      const { client, quote } = await twoLines()
      const theirs = await complete(shop(), await shop().client(people.noCredit))
      const writes = await watchedWrites(shop())
      for (const id of [theirs.id, quote.id]) {
        // oxlint-disable-next-line no-await-in-loop
        const answer = await client.quoteGateway.copy(quote.id, onceMore, undefined, {
          others: [{ id }],
        })()
        expect(kindOf(answer)).toMatch(/^(?:not-found|refused)$/)
      }
      await writes.were(0)
    })

    it('is told by the history of the draft: where the lines come from, and what is different in them', async () => {
      const { client, quote, first, other } = await twoLines()
      const { modelCode, quantity } = other
      const lines = [{ itemId: first.id, modelCode, quantity }]
      const copy = right(await client.quoteGateway.copy(quote.id, onceMore, lines)()).quote
      const ledger = right(await client.quoteGateway.ledger(copy.id)())
      expect(ledger.map(({ kind }) => kind)).toEqual(['created', 'copied', 'lines-added'])
      const { id, number, name } = quote
      const [line] = copy.items
      expect(ledger[1]).toMatchObject({ source: { id, number, name }, notCopied: [] })
      const told = ledger[1]?.kind === 'copied' ? ledger[1].changes : []
      expect(told).toContainEqual({
        itemId: line?.id,
        modelCode,
        field: 'model',
        from: first.modelCode,
        to: modelCode,
      })
      expect(told.map(({ field }) => field)).toContain('quantity')
    })

    it('goes onto no quote that was handed over, nor onto another customer’s', async () => {
      const { client, quote, first } = await twoLines()
      const lines = [{ itemId: first.id }]
      const handed = await complete(shop(), client, 'PO-2')
      right(await client.quoteGateway.submit(handed.id, notes)())
      const { copy } = client.quoteGateway
      expect(kindOf(await copy(quote.id, { quoteId: handed.id }, lines)())).toBe('stale')
      const other = await shop().client(people.eu)
      const theirs = right(await other.quoteGateway.create('Theirs')())
      const onto = await copy(quote.id, { quoteId: theirs }, lines)()
      expect(['not-found', 'refused']).toContain(kindOf(onto))
    })

    it('of another quote is refused', async () => {
      const { client, quote } = await twoLines()
      const other = await complete(shop(), client, 'PO-2')
      const lines = other.items.map(({ id }) => ({ itemId: id }))
      const { copy } = client.quoteGateway
      expect(kindOf(await copy(quote.id, onceMore, lines)())).toBe('refused')
    })
  })

  it('once more is the same again: the second differs in nothing from the first', async () => {
    const { quoteGateway } = await shop().client(people.us)
    const source = await complete(shop(), await shop().client(people.us))
    const first = right(await quoteGateway.copy(source.id, onceMore)()).quote
    const second = right(await quoteGateway.copy(first.id, onceMore)()).quote
    const said = ({ items }: typeof first) => items.map((item) => ({ ...item, id: '' }))
    expect(said(second)).toEqual(said(first))
  })
}
