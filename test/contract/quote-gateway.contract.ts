/** What every quote gateway promises about finding, making and filling quotes. */
import { either as E } from 'fp-ts'
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import type { QuoteGateway } from '../../src/application/ports/quote-gateway.ts'
import { lastUsedDraft } from '../../src/domain/quote/last-used-draft.ts'
import type { Quote } from '../../src/domain/quote/quote.ts'
import { quoteListStart } from '../../src/domain/quote/quote-list.ts'
import { addDays } from '../../src/domain/shared/calendar-date.ts'
import { aDay } from '../builders/a-day.ts'
import { quoteId, quoteItemId } from '../builders/a-quote.ts'
import type { Suite } from './each-shop.ts'
import { ambiguousGoods, type Goods, goodsOf, kindOf, lineOf, right } from './goods.ts'
import { people, type ShopUnderTest } from './shop-under-test.ts'
import { watchedWrites } from './watched-writes.ts'

async function gatewayOf(shop: ShopUnderTest, email: string = people.us): Promise<QuoteGateway> {
  return (await shop.client(email)).quoteGateway
}

/** A new quote with one line. */
async function filled(
  shop: ShopUnderTest,
  gateway: QuoteGateway,
  name = 'Spring overhaul',
): Promise<Quote> {
  return right(await gateway.addLine(lineOf(await goodsOf(shop), { newQuoteName: name }))())
}

function firstItem({ items: [item] }: Quote) {
  if (!item) throw new Error('The quote has no item.')
  return item
}

export const quoteGatewayContract: Suite = (shop) => {
  describe('a new quote', () => {
    it('is an empty draft of that name (QUOTE-50)', async () => {
      const gateway = await gatewayOf(shop())
      const id = right(await gateway.create('Spring overhaul')())
      expect(right(await gateway.open(id)())).toMatchObject({
        id,
        name: 'Spring overhaul',
        status: 'draft',
        items: [],
        fulfilments: [],
        purchaseOrderNumber: '',
      })
    })

    it.each([
      [people.us, 'USD'],
      [people.eu, 'EUR'],
    ])('of %s is in %s before anything is on it', async (email, currency) => {
      const gateway = await gatewayOf(shop(), email)
      const id = right(await gateway.create('Spring overhaul')())
      const totals = { subtotal: 0, afterTax: 0 }
      expect(right(await gateway.open(id)())).toMatchObject({ currency, totals })
    })

    it('names its goods in the language that is spoken, whatever it was written in', async () => {
      const here = shop()
      const { catalogue, known, speak } = here
      const gateway = await gatewayOf(here)
      const written = await filled(here, gateway)
      speak('de')
      const { name } = right(await catalogue.bySkuCode(known.skuCode)())
      const read = right(await gateway.open(written.id)())
      speak('en')
      expect(firstItem(read).productName).toBe(name)
      expect(firstItem(written).productName).not.toBe(name)
      expect(read.name).toBe(written.name)
    })

    it('is refused without a name, and nothing is written', async () => {
      const gateway = await gatewayOf(shop())
      const writes = await watchedWrites(shop())
      expect(kindOf(await gateway.create(' ')())).toBe('refused')
      await writes.were(0)
    })

    it('is listed among the drafts and offered for more lines', async () => {
      const gateway = await gatewayOf(shop())
      const id = right(await gateway.create('Spring overhaul')())
      const page = right(await gateway.list(quoteListStart)())
      expect(page.rows.find((row) => row.id === id)).toMatchObject({
        name: 'Spring overhaul',
        status: 'draft',
        itemCount: 0,
        lineCount: 0,
      })
      const drafts = right(await gateway.openDrafts()())
      expect(drafts.find((draft) => draft.id === id)?.name).toBe('Spring overhaul')
    })

    it('is offered for more lines with its PO number, where the engine says so', async () => {
      const gateway = await gatewayOf(shop())
      const id = right(await gateway.create('Spring overhaul')())
      right(await gateway.setPurchaseOrder(id, 'PO-2290')())
      const drafts = right(await gateway.openDrafts()())
      const { purchaseOrderNumber } = drafts.find((draft) => draft.id === id) ?? {}
      expect([undefined, 'PO-2290']).toContain(purchaseOrderNumber)
    })

    it('is the draft that was used last, and says so', async () => {
      const gateway = await gatewayOf(shop())
      await gateway.create('Spring overhaul')()
      const id = right(await gateway.create('Autumn overhaul')())
      const drafts = right(await gateway.openDrafts()())
      expect(lastUsedDraft(drafts)?.id).toBe(id)
    })

    it('commits once', async () => {
      const gateway = await gatewayOf(shop())
      const writes = await watchedWrites(shop())
      await gateway.create('Spring overhaul')()
      await writes.were(1)
    })
  })

  describe('a list of quotes', () => {
    it('comes in tens, the newest first, and counts all', async () => {
      const gateway = await gatewayOf(shop())
      const { total } = right(await gateway.list(quoteListStart)())
      const names = Array.from({ length: 12 }, (_, index) => `Batch ${index + 1}`)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that there is a newest
      for (const name of names) await gateway.create(name)()
      const first = right(await gateway.list(quoteListStart)())
      const second = right(await gateway.list({ ...quoteListStart, page: 2 })())
      expect(first).toMatchObject({ page: 1, total: total + 12 })
      expect(first.pageCount).toBe(Math.ceil((total + 12) / 10))
      expect(first.rows).toHaveLength(10)
      expect(first.rows[0]?.name).toBe('Batch 12')
      expect(second.rows.slice(0, 2).map((row) => row.name)).toEqual(['Batch 2', 'Batch 1'])
    })

    it('answers its last page for one that is no longer there', async () => {
      const gateway = await gatewayOf(shop(), people.noCredit)
      await gateway.create('Spring overhaul')()
      const page = right(await gateway.list({ ...quoteListStart, page: 99 })())
      expect(page.page).toBe(page.pageCount)
      expect(page.rows.length).toBeGreaterThan(0)
    })

    it('holds no other account’s quotes', async () => {
      const theirs = right(await (await gatewayOf(shop(), people.eu)).create('Not yours')())
      const gateway = await gatewayOf(shop())
      const rows = right(await gateway.list(quoteListStart)()).rows
      expect(rows.map(({ id }) => id)).not.toContain(theirs)
      const drafts = right(await gateway.openDrafts()())
      expect(drafts.map(({ id }) => id)).not.toContain(theirs)
    })
  })

  describe('several lines', () => {
    it('go to a quote together, or none of them (CALL-22)', async () => {
      const { quoteGateway } = await shop().client(people.us)
      const [one, other] = await ambiguousGoods(shop())
      const lineOfGoods = ({ skuId, modelCode, quantity, choices }: Goods) => ({
        skuId,
        modelCode,
        quantity,
        choices,
      })
      const wrong = { ...lineOfGoods(other), modelCode: 'NONE' }
      const target = { newQuoteName: 'Together' }
      const refused = await quoteGateway.addSeveral(target, [lineOfGoods(one), wrong])()
      expect(kindOf(refused)).toBe('refused')
      const quote = right(
        await quoteGateway.addSeveral(target, [lineOfGoods(one), lineOfGoods(other)])(),
      )
      expect(quote.name).toBe('Together')
      expect(quote.items.map(({ modelCode, quantity }) => [modelCode, quantity])).toEqual(
        [one, other].map(({ modelCode, quantity }) => [modelCode, quantity]),
      )
      expect(right(await quoteGateway.open(quote.id)()).items).toEqual(quote.items)
    })
  })

  describe('a line', () => {
    it('begins a new quote with one commit, one item and one fulfilment', async () => {
      const gateway = await gatewayOf(shop())
      const goods = await goodsOf(shop())
      const writes = await watchedWrites(shop())
      const line = lineOf(goods, { newQuoteName: 'Winter' }, { customerMaterialNumber: 'MAT-7' })
      const quote = right(await gateway.addLine(line)())
      await writes.were(1)
      expect(quote).toMatchObject({ name: 'Winter', status: 'draft', currency: 'USD' })
      expect(quote.items).toHaveLength(1)
      expect(firstItem(quote)).toMatchObject({
        skuId: goods.skuId,
        modelCode: goods.modelCode,
        quantity: goods.quantity,
        customerMaterialNumber: 'MAT-7',
        rule: goods.rule,
      })
      expect(firstItem(quote).lineTotal).toBeGreaterThan(0)
      expect(quote.totals.subtotal).toBeGreaterThan(0)
      expect(quote.fulfilments).toHaveLength(1)
      expect(quote.fulfilments[0]).toMatchObject({
        method: { type: 'shipping' },
        shippingAddress: undefined,
        itemIds: [firstItem(quote).id],
      })
      expect(quote.fulfilments[0]?.shippingMethod).toBeDefined()
    })

    it('joins a quote that exists', async () => {
      const gateway = await gatewayOf(shop())
      const quote = await filled(shop(), gateway)
      const goods = await goodsOf(shop(), { skuCode: shop().known.otherSkuCode })
      const longer = right(await gateway.addLine(lineOf(goods, { quoteId: quote.id }))())
      expect(longer.id).toBe(quote.id)
      expect(longer.items.map(({ modelCode }) => modelCode)).toEqual([
        firstItem(quote).modelCode,
        goods.modelCode,
      ])
    })

    it('takes the earliest day when no day is wished, and the wish when it can be met', async () => {
      const gateway = await gatewayOf(shop())
      const { plannedDate, requestedDate } = firstItem(await filled(shop(), gateway))
      expect(requestedDate).toBeDefined()
      expect(requestedDate).toBe(plannedDate)
      const wish = addDays(requestedDate ?? aDay('2026-01-01'), 30)
      const line = lineOf(await goodsOf(shop()), { newQuoteName: 'Later' }, { requestedDate: wish })
      expect(firstItem(right(await gateway.addLine(line)())).requestedDate).toBe(wish)
    })

    it.each([
      ['of an unknown model', { modelCode: 'TM2-NO-SUCH-MODEL' }],
      ['of no pieces', { quantity: 0 }],
      ['for a day in the past', { requestedDate: aDay('2020-01-01') }],
    ])('%s is refused with words, and makes no quote', async (_, change) => {
      const gateway = await gatewayOf(shop())
      const writes = await watchedWrites(shop())
      const line = lineOf(await goodsOf(shop()), { newQuoteName: 'Never' }, change)
      const answer = await gateway.addLine(line)()
      expect(kindOf(answer)).toBe('refused')
      expect(E.isLeft(answer) && 'messages' in answer.left && answer.left.messages).not.toEqual([])
      await writes.were(0)
      const drafts = right(await gateway.openDrafts()())
      expect(drafts.map(({ name }) => name)).not.toContain('Never')
    })

    it('with a hidden option is refused', async () => {
      const gateway = await gatewayOf(shop())
      const hidden = await goodsOf(shop(), { hidden: true })
      expect(kindOf(await gateway.addLine(lineOf(hidden, { newQuoteName: 'Never' }))())).toBe(
        'refused',
      )
    })

    it('of an ambiguous code is read as it is meant, and stays so when it is changed', async () => {
      const gateway = await gatewayOf(shop())
      const [, goods] = await ambiguousGoods(shop())
      const target = { newQuoteName: 'Augers' }
      const bare = lineOf(goods, target, { choices: undefined })
      expect(kindOf(await gateway.addLine(bare)())).toBe('refused')
      const quote = right(await gateway.addLine(lineOf(goods, target))())
      const item = firstItem(quote)
      const more = item.quantity + item.rule.step
      const answer = right(await gateway.changeQuantity(quote.id, item.id, more)())
      expect(answer).toMatchObject({ quote: { items: [{ quantity: more }] } })
      const { segments } = answer.kind === 'quote' ? firstItem(answer.quote) : item
      expect(segments).toEqual(item.segments)
    })

    it('changes its quantity, and the sums with it (CALL-28)', async () => {
      const gateway = await gatewayOf(shop())
      const quote = await filled(shop(), gateway)
      const item = firstItem(quote)
      const more = item.quantity + item.rule.step
      const answer = right(await gateway.changeQuantity(quote.id, item.id, more)())
      expect(answer).toMatchObject({ kind: 'quote', quote: { items: [{ quantity: more }] } })
      const sum = answer.kind === 'quote' ? answer.quote.totals.subtotal : undefined
      expect(sum).toBeGreaterThan(quote.totals.subtotal ?? Number.NaN)
    })

    it('keeps its quantity when the new one is below the minimum', async () => {
      const gateway = await gatewayOf(shop())
      const strict = await goodsOf(shop(), { packaging: 'strictest' })
      const quote = right(await gateway.addLine(lineOf(strict, { newQuoteName: 'Pallets' }))())
      const writes = await watchedWrites(shop())
      const tooFew = strict.rule.minimum - 1
      const answer = await gateway.changeQuantity(quote.id, firstItem(quote).id, tooFew)()
      expect(kindOf(answer)).toBe('refused')
      await writes.were(0)
      const kept = firstItem(right(await gateway.open(quote.id)()))
      expect(kept.quantity).toBe(strict.quantity)
    })

    it('changes its requested day (CALL-19)', async () => {
      const gateway = await gatewayOf(shop())
      const quote = await filled(shop(), gateway)
      const { id, requestedDate } = firstItem(quote)
      const later = addDays(requestedDate ?? aDay('2026-01-01'), 14)
      const answer = await gateway.changeRequestedDate(quote.id, id, later)()
      expect(right(answer)).toMatchObject({ quote: { items: [{ requestedDate: later }] } })
      const tooEarly = await gateway.changeRequestedDate(quote.id, id, aDay('2020-01-01'))()
      expect(kindOf(tooEarly)).toBe('refused')
    })

    it('gets its day together with others in one commit, and a line that cannot have its own is named', async () => {
      const gateway = await gatewayOf(shop())
      const goods = await goodsOf(shop())
      const { id, items } = right(
        await gateway.addLine(lineOf(goods, { quoteId: (await filled(shop(), gateway)).id }))(),
      )
      const [first, second] = items
      if (!first || !second) throw new Error('The quote lacks a line.')
      const writes = await watchedWrites(shop())
      const later = addDays(first.requestedDate ?? aDay('2026-01-01'), 14)
      const nobody = quoteItemId('no-such-item')
      const both = right(
        await gateway.changeRequestedDates(id, [
          { itemId: first.id, date: later },
          { itemId: second.id, date: addDays(later, 1) },
        ])(),
      )
      await writes.were(1)
      expect(both.quote.items.map(({ requestedDate }) => requestedDate)).toEqual([
        later,
        addDays(later, 1),
      ])
      expect(both.refused.size).toBe(0)
      const partly = right(
        await gateway.changeRequestedDates(id, [
          { itemId: first.id, date: aDay('2020-01-01') },
          { itemId: second.id, date: later },
          { itemId: nobody, date: later },
        ])(),
      )
      expect(partly.quote.items.map(({ requestedDate }) => requestedDate)).toEqual([later, later])
      expect([...partly.refused.keys()]).toEqual([first.id, nobody])
      expect([...partly.refused.values()].flat()).not.toContain('')
    })

    it('gets its quantity together with others in one commit, and a line that cannot have its own is named', async () => {
      const gateway = await gatewayOf(shop())
      const goods = await goodsOf(shop(), { packaging: 'strictest' })
      const first = right(await gateway.addLine(lineOf(goods, { newQuoteName: 'Pallets' }))())
      const { id, items } = right(await gateway.addLine(lineOf(goods, { quoteId: first.id }))())
      const [one, other] = items
      if (!one || !other) throw new Error('The quote lacks a line.')
      const { quantity } = goods
      const more = quantity + goods.rule.step
      const writes = await watchedWrites(shop())
      const both = right(
        await gateway.changeQuantities(id, [
          { itemId: one.id, quantity: more },
          { itemId: other.id, quantity: more },
        ])(),
      )
      await writes.were(1)
      expect(both.quote.items.map((item) => item.quantity)).toEqual([more, more])
      expect(both.quote.totals.subtotal).toBeGreaterThan(first.totals.subtotal ?? Number.NaN)
      expect(both.refused.size).toBe(0)
      const shown = String(quantity)
      expect([...both.before]).toEqual([
        [one.id, shown],
        [other.id, shown],
      ])
      const nobody = quoteItemId('no-such-item')
      const partly = right(
        await gateway.changeQuantities(id, [
          { itemId: one.id, quantity: goods.rule.minimum - 1 },
          { itemId: other.id, quantity },
          { itemId: nobody, quantity },
        ])(),
      )
      expect(partly.quote.items.map((item) => item.quantity)).toEqual([more, quantity])
      expect([...partly.refused.keys()]).toEqual([one.id, nobody])
      expect([...partly.refused.values()].flat()).not.toContain('')
      expect([...partly.before]).toEqual([[other.id, String(more)]])
    })

    it('keeps its quantity when none of those that are sent can have theirs', async () => {
      const gateway = await gatewayOf(shop())
      const strict = await goodsOf(shop(), { packaging: 'strictest' })
      const quote = right(await gateway.addLine(lineOf(strict, { newQuoteName: 'Pallets' }))())
      const writes = await watchedWrites(shop())
      const few = [{ itemId: firstItem(quote).id, quantity: strict.rule.minimum - 1 }]
      const answer = right(await gateway.changeQuantities(quote.id, few)())
      expect([...answer.refused.keys()]).toEqual([firstItem(quote).id])
      expect([...answer.refused.values()].flat()).not.toContain('')
      await writes.were(0)
      expect(firstItem(right(await gateway.open(quote.id)())).quantity).toBe(strict.quantity)
    })

    it('keeps its day when none of those that are sent can have theirs', async () => {
      const gateway = await gatewayOf(shop())
      const quote = await filled(shop(), gateway)
      const { id, requestedDate } = firstItem(quote)
      const writes = await watchedWrites(shop())
      const nobody = quoteItemId('no-such-item')
      const dates = [id, nobody].map((itemId) => ({ itemId, date: aDay('2020-01-01') }))
      const answer = right(await gateway.changeRequestedDates(quote.id, dates)())
      expect([...answer.refused.keys()]).toEqual([id, nobody])
      // Each has its own reason: one asks for a day that is over, the other is not there.
      expect(answer.refused.get(id)).not.toEqual(answer.refused.get(nobody))
      await writes.were(0)
      expect(firstItem(right(await gateway.open(quote.id)())).requestedDate).toBe(requestedDate)
    })

    it('returns the value before it was changed, no matter who had set it', async () => {
      const gateway = await gatewayOf(shop())
      const quote = await filled(shop(), gateway)
      const { id, quantity, rule, requestedDate } = firstItem(quote)
      const more = quantity + rule.step
      const first = right(await gateway.changeQuantity(quote.id, id, more)())
      expect(first).toMatchObject({ before: String(quantity) })
      const again = right(await gateway.changeQuantity(quote.id, id, more + rule.step)())
      expect(again).toMatchObject({ before: String(more) })
      const later = addDays(requestedDate ?? aDay('2026-01-01'), 14)
      const dated = right(await gateway.changeRequestedDate(quote.id, id, later)())
      expect(dated).toMatchObject({ before: requestedDate })
      right(await gateway.setPurchaseOrder(quote.id, 'PO-1')())
      const renamed = right(await gateway.setPurchaseOrder(quote.id, 'PO-2')())
      expect(renamed).toEqual({ number: 'PO-2', before: 'PO-1' })
    })

    it('that is not there cannot be changed', async () => {
      const gateway = await gatewayOf(shop())
      const quote = await filled(shop(), gateway)
      const nobody = quoteItemId('no-such-item')
      // An engine may only say so in words.
      const missing = /^(?:not-found|refused)$/
      expect(kindOf(await gateway.changeQuantity(quote.id, nobody, 1)())).toMatch(missing)
      expect(kindOf(await gateway.removeItem(quote.id, nobody)())).toMatch(missing)
    })

    it('leaves the others when it is removed, and takes the quote along when it was the last (QUOTE-58)', async () => {
      const gateway = await gatewayOf(shop())
      const quote = await filled(shop(), gateway)
      const two = right(
        await gateway.addLine(lineOf(await goodsOf(shop()), { quoteId: quote.id }))(),
      )
      const [first, second] = two.items
      const after = right(await gateway.removeItem(quote.id, first?.id ?? quoteItemId(''))())
      expect(after).toMatchObject({ kind: 'quote', quote: { items: [{ id: second?.id }] } })
      const gone = await gateway.removeItem(quote.id, second?.id ?? quoteItemId(''))()
      expect(gone).toEqual(E.right({ kind: 'gone' }))
      expect(kindOf(await gateway.open(quote.id)())).toBe('not-found')
    })
  })

  describe('the removal of many lines', () => {
    /** A quote of three lines. */
    async function threeLines(gateway: QuoteGateway): Promise<Quote> {
      const goods = await goodsOf(shop())
      const { id } = await filled(shop(), gateway)
      right(await gateway.addLine(lineOf(goods, { quoteId: id }))())
      return right(await gateway.addLine(lineOf(goods, { quoteId: id }))())
    }

    it('is one commit, and a line that has gone meanwhile keeps no other', async () => {
      const gateway = await gatewayOf(shop())
      const { id, items } = await threeLines(gateway)
      const [first, second, third] = items.map((item) => item.id)
      if (!first || !second || !third) throw new Error('The quote lacks a line.')
      right(await gateway.removeItem(id, second)())
      const writes = await watchedWrites(shop())
      const after = right(await gateway.removeItems(id, [first, second])())
      expect(after).toMatchObject({ kind: 'quote', quote: { items: [{ id: third }] } })
      await writes.were(1)
    })

    it('changes nothing the second time', async () => {
      const gateway = await gatewayOf(shop())
      const { id, items } = await threeLines(gateway)
      const [first, second, third] = items.map((item) => item.id)
      if (!first || !second || !third) throw new Error('The quote lacks a line.')
      right(await gateway.removeItems(id, [first, second])())
      const writes = await watchedWrites(shop())
      expect(right(await gateway.removeItems(id, [first, second])())).toMatchObject({
        kind: 'quote',
        quote: { items: [{ id: third }] },
      })
      await writes.were(0)
      expect(right(await gateway.open(id)()).items.map((item) => item.id)).toEqual([third])
    })

    it('takes the quote along when none is left (QUOTE-58)', async () => {
      const gateway = await gatewayOf(shop())
      const { id, items } = await threeLines(gateway)
      const gone = await gateway.removeItems(
        id,
        items.map((item) => item.id),
      )()
      expect(gone).toEqual(E.right({ kind: 'gone' }))
      expect(kindOf(await gateway.open(id)())).toBe('not-found')
    })
  })

  describe('the purchase order number', () => {
    it('is kept and shown in quote and list (CALL-24)', async () => {
      const gateway = await gatewayOf(shop())
      const { id } = await filled(shop(), gateway)
      expect(await gateway.setPurchaseOrder(id, 'PO-7781')()).toEqual(
        E.right({ number: 'PO-7781', before: undefined }),
      )
      expect(right(await gateway.open(id)()).purchaseOrderNumber).toBe('PO-7781')
      const [row] = right(await gateway.list(quoteListStart)()).rows
      expect(row).toMatchObject({ id, purchaseOrderNumber: 'PO-7781' })
    })

    it('cannot be empty', async () => {
      const gateway = await gatewayOf(shop())
      const { id } = await filled(shop(), gateway)
      expect(await gateway.setPurchaseOrder(id, ' ')()).toEqual(
        E.left({ kind: 'refused', messages: ['Please enter PO No.'] }),
      )
    })
  })

  describe('a quote', () => {
    it('is gone after it was removed (CALL-25)', async () => {
      const gateway = await gatewayOf(shop())
      const { id } = await filled(shop(), gateway)
      expect(await gateway.removeQuote(id)()).toEqual(E.right(undefined))
      expect(kindOf(await gateway.open(id)())).toBe('not-found')
      expect(kindOf(await gateway.removeQuote(id)())).toBe('not-found')
    })

    it('is gone after all its lines were taken off, a draft only (CALL-39)', async () => {
      const gateway = await gatewayOf(shop())
      const { id } = await filled(shop(), gateway)
      expect(await gateway.clear(id)()).toEqual(E.right(undefined))
      expect(kindOf(await gateway.open(id)())).toBe('not-found')
      expect(kindOf(await gateway.clear(id)())).toBe('not-found')
    })

    it.each([
      ['is missing', () => Promise.resolve(quoteId('no-such-quote'))],
      [
        'is another customer’s',
        async (there: ShopUnderTest) =>
          (await filled(there, await gatewayOf(there, people.noCredit))).id,
      ],
    ])('that %s is not found, by whatever call', async (_, idIn) => {
      const gateway = await gatewayOf(shop())
      const id = await idIn(shop())
      const item = quoteItemId('no-such-item')
      const notes = { comment: 'x', freightCarrier: '', specialInstructions: '' }
      const writes = await watchedWrites(shop())
      const answers = [
        await gateway.open(id)(),
        await gateway.addLine(lineOf(await goodsOf(shop()), { quoteId: id }))(),
        await gateway.setPurchaseOrder(id, 'PO-1')(),
        await gateway.changeQuantity(id, item, 2)(),
        await gateway.changeRequestedDate(id, item, aDay('2030-01-01'))(),
        await gateway.changeQuantities(id, [{ itemId: item, quantity: 2 }])(),
        await gateway.changeRequestedDates(id, [{ itemId: item, date: aDay('2030-01-01') }])(),
        await gateway.removeItem(id, item)(),
        await gateway.removeItems(id, [item])(),
        await gateway.clear(id)(),
        await gateway.removeQuote(id)(),
        await gateway.submit(id, { ...notes, dispatch: 'partial' })(),
        await gateway.resubmit(id, { ...notes, dispatch: 'partial' })(),
      ]
      expect(new Set(answers.map(kindOf))).toEqual(new Set(['not-found']))
      await writes.were(0)
    })

    it('is nothing for visitors', async () => {
      const { quoteGateway } = await shop().client()
      const answers = [
        await quoteGateway.list(quoteListStart)(),
        await quoteGateway.openDrafts()(),
        await quoteGateway.open(quoteId('any'))(),
        await quoteGateway.create('Any')(),
      ]
      expect(new Set(answers.map(kindOf))).toEqual(new Set(['unauthorised']))
    })
  })
}
