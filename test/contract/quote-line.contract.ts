/** What every quote gateway promises about another configuration of a line that is on a quote. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import type { Quote } from '../../src/domain/quote/quote.ts'
import { replay } from '../../src/domain/quote/quote-ledger.ts'
import type { QuoteItem } from '../../src/domain/quote/quote-item.ts'
import { addDays } from '../../src/domain/shared/calendar-date.ts'
import { quoteItemId } from '../builders/a-quote.ts'
import { complete, notes } from './complete-quote.ts'
import type { Suite } from './each-shop.ts'
import { type Goods, goodsOf, kindOf, right } from './goods.ts'
import { people, type ShopClient, type ShopUnderTest } from './shop-under-test.ts'
import { watchedWrites } from './watched-writes.ts'

/** A draft of one line, and the same product in another packaging. */
async function oneLine(shop: ShopUnderTest) {
  const client = await shop.client(people.us)
  const quote = await complete(shop, client)
  const [item] = quote.items
  if (!item) throw new Error('There is no line.')
  const other = await goodsOf(shop, { packaging: 'strictest' })
  return { client, quote, item, other, change: changeTo(client, quote, item, other) }
}

function changeTo({ quoteGateway }: ShopClient, { id }: Quote, item: QuoteItem, goods: Goods) {
  return (from = item.modelCode) =>
    quoteGateway.changeModel(id, {
      itemId: item.id,
      skuId: goods.skuId,
      modelCode: goods.modelCode,
      choices: undefined,
      quantity: goods.quantity,
      from,
    })()
}

const told = (answer: Awaited<ReturnType<ReturnType<typeof changeTo>>>) => {
  const after = right(answer)
  if (after.kind !== 'quote') throw new Error('The quote is gone.')
  return after.quote
}

export const quoteLineContract: Suite = (shop) => {
  it('keeps the line, with its day and own number, and is one write', async () => {
    const { item, other, change } = await oneLine(shop())
    const writes = await watchedWrites(shop())
    const { items } = told(await change())
    await writes.were(1)
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      id: item.id,
      modelCode: other.modelCode,
      quantity: other.quantity,
      customerMaterialNumber: item.customerMaterialNumber,
    })
    expect(items[0]?.modelCode).not.toBe(item.modelCode)
  })

  it('takes a model of another product, which may be its successor', async () => {
    const { client, quote, item } = await oneLine(shop())
    const goods = await goodsOf(shop(), { skuCode: shop().known.otherSkuCode })
    const { items } = told(await changeTo(client, quote, item, goods)())
    const { skuId, modelCode } = goods
    expect(items).toMatchObject([{ id: item.id, skuId, modelCode }])
  })

  it('takes another price, and a later day where the old one is too early', async () => {
    const { client, quote, item, change } = await oneLine(shop())
    if (!item.plannedDate) throw new Error('The line has no day.')
    const late = addDays(item.plannedDate, 400)
    right(await client.quoteGateway.changeRequestedDate(quote.id, item.id, late)())
    const [line] = told(await change()).items
    expect(line?.requestedDate).toBe(late)
    expect(line?.lineTotal).not.toBe(item.lineTotal)
  })

  it('says which quantity it has written over', async () => {
    const { client, quote, item, change } = await oneLine(shop())
    const quantity = item.quantity + item.rule.step
    right(await client.quoteGateway.changeQuantity(quote.id, item.id, quantity)())
    expect(right(await change())).toMatchObject({ before: String(quantity) })
  })

  it('is told by the ledger as a change of the model', async () => {
    const { client, quote, item, other, change } = await oneLine(shop())
    await change()
    const ledger = right(await client.quoteGateway.ledger(quote.id)())
    const last = ledger.at(-1)
    expect(last).toMatchObject({ kind: 'lines-changed' })
    expect(last?.kind === 'lines-changed' && last.changes[0]).toMatchObject({
      field: 'model',
      from: item.modelCode,
      to: other.modelCode,
    })
    expect(replay(ledger).lines[0]?.modelCode).toBe(other.modelCode)
  })

  it('sent twice is the same as sent once', async () => {
    const { change } = await oneLine(shop())
    const once = told(await change())
    expect(told(await change())).toEqual(once)
  })

  it('writes over no model that another window has put there', async () => {
    const { client, quote, change } = await oneLine(shop())
    expect(kindOf(await change('OTHER1'))).toBe('refused')
    expect(right(await client.quoteGateway.open(quote.id)()).items).toEqual(quote.items)
  })

  describe('of a quote that was handed over', () => {
    it('is stale while it waits, and can be had once it was returned (QUOTE-23, QUOTE-24)', async () => {
      const { client, quote, other, change } = await oneLine(shop())
      right(await client.quoteGateway.submit(quote.id, notes)())
      expect(kindOf(await change())).toBe('stale')
      await shop().review(quote.id, 'return', 'Not with this packaging.')
      const after = told(await change())
      expect(after).toMatchObject({ status: 'returned' })
      expect(after.items[0]?.modelCode).toBe(other.modelCode)
    })
  })

  it('of another customer’s quote, or of a line that is not there, changes nothing (T09)', async () => {
    const { client, quote, item, other } = await oneLine(shop())
    const theirs = changeTo(await shop().client(people.eu), quote, item, other)
    expect(['not-found', 'refused']).toContain(kindOf(await theirs()))
    const missing = { ...item, id: quoteItemId('nothing') }
    expect(['not-found', 'refused']).toContain(
      kindOf(await changeTo(client, quote, missing, other)()),
    )
    expect(right(await client.quoteGateway.open(quote.id)()).items).toEqual(quote.items)
  })

  it('that cannot be had is refused, and the line stays', async () => {
    const { client, quote, item, other } = await oneLine(shop())
    const wrong = { ...other, modelCode: `${other.modelCode}ZZ9` }
    expect(kindOf(await changeTo(client, quote, item, wrong)())).toBe('refused')
    expect(right(await client.quoteGateway.open(quote.id)()).items).toEqual(quote.items)
  })
}
