/** What every quote gateway promises about the life of a quote: submitted, returned, resubmitted, decided. */
import { either as E } from 'fp-ts'
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import type { Quote } from '../../src/domain/quote/quote.ts'
import { quoteListStart } from '../../src/domain/quote/quote-list.ts'
import type { QuoteGroup } from '../../src/domain/quote/quote-group.ts'
import { aDay } from '../builders/a-day.ts'
import { quoteItemId } from '../builders/a-quote.ts'
import { complete, notes } from './complete-quote.ts'
import type { Suite } from './each-shop.ts'
import { goodsOf, kindOf, lineOf, right } from './goods.ts'
import { type ShopClient, people, type ShopUnderTest, type Verdict } from './shop-under-test.ts'
import { watchedWrites } from './watched-writes.ts'

/** A quote that was submitted and has come back. */
async function reviewed(shop: ShopUnderTest, client: ShopClient, verdict: Verdict): Promise<Quote> {
  const { id } = await complete(shop, client)
  right(await client.quoteGateway.submit(id, notes)())
  await shop.review(id, verdict, 'Shaft C is sold out')
  return right(await client.quoteGateway.open(id)())
}

async function tabsWith(client: ShopClient, { id }: Quote): Promise<readonly QuoteGroup[]> {
  const groups: readonly QuoteGroup[] = ['draft', 'submitted', 'approved']
  const pages = await Promise.all(
    groups.map((group) => client.quoteGateway.list({ ...quoteListStart, group })()),
  )
  return groups.filter((_, index) => {
    const page = pages[index]
    return page && right(page).rows.some((row) => row.id === id)
  })
}

export const quoteLifeContract: Suite = (shop) => {
  const us = () => shop().client(people.us)

  describe('submitting', () => {
    it('hands the quote over with the notes, and commits once (CALL-27)', async () => {
      const client = await us()
      const { id } = await complete(shop(), client)
      const writes = await watchedWrites(shop())
      const quote = right(await client.quoteGateway.submit(id, notes)())
      await writes.were(1)
      expect(quote).toMatchObject({
        status: 'pending-review',
        freightCarrier: 'Lakes Freight',
        specialInstructions: 'Dock 4',
        dispatch: 'partial',
        comment: 'Please hurry',
      })
      expect(quote.history.at(-1)?.reason).toBe('Please hurry')
      expect(quote.statusName).not.toBe('')
      expect(await tabsWith(client, quote)).toEqual(['submitted'])
    })

    it('gives the default reason where there is no comment (QUOTE-52)', async () => {
      const client = await us()
      const { id } = await complete(shop(), client)
      const quote = right(await client.quoteGateway.submit(id, { ...notes, comment: '' })())
      expect(quote.history.at(-1)?.reason).toBe('Order Entry Request Submitted')
    })

    it('is refused without a dispatch option, and nothing is written', async () => {
      const client = await us()
      const { id } = await complete(shop(), client)
      const writes = await watchedWrites(shop())
      const answer = await client.quoteGateway.submit(id, { ...notes, dispatch: undefined })()
      expect(kindOf(answer)).toBe('refused')
      await writes.were(0)
    })

    it('is refused without PO number and address', async () => {
      const { quoteGateway } = await us()
      const line = lineOf(await goodsOf(shop()), { newQuoteName: 'Bare' })
      const { id } = right(await quoteGateway.addLine(line)())
      expect(kindOf(await quoteGateway.submit(id, notes)())).toBe('refused')
      expect(right(await quoteGateway.open(id)()).status).toBe('draft')
    })

    it.each([
      [
        'a line',
        (client: ShopClient, { id, items: [item] }: Quote) =>
          client.quoteGateway.changeQuantity(id, item?.id ?? quoteItemId(''), 5)(),
      ],
      [
        'the PO number',
        (client: ShopClient, { id }: Quote) => client.quoteGateway.setPurchaseOrder(id, 'PO-2')(),
      ],
      [
        'the delivery',
        async ({ fulfilmentGateway }: ShopClient, { id, items: [item] }: Quote) => {
          const methods = right(await fulfilmentGateway.eligibleMethods(id)())
          return fulfilmentGateway.chooseMethod(id, methods[1]?.id ?? '', [
            item?.id ?? quoteItemId(''),
          ])()
        },
      ],
    ] as const)('is refused where %s is not as its sender has seen it', async (_, change) => {
      const client = await us()
      const seen = await complete(shop(), client)
      right<unknown>(await change(client, seen))
      const writes = await watchedWrites(shop())
      const { quoteGateway } = client
      expect(kindOf(await quoteGateway.submit(seen.id, notes, seen)())).toBe('changed-elsewhere')
      await writes.were(0)
    })

    it('goes where the quote is as its sender has seen it, whatever the PO number was before', async () => {
      const { quoteGateway, ...rest } = await us()
      const seen = await complete(shop(), { quoteGateway, ...rest })
      const { number } = right(await quoteGateway.setPurchaseOrder(seen.id, 'PO-2')())
      const answer = await quoteGateway.submit(seen.id, notes, {
        ...seen,
        purchaseOrderNumber: number,
      })()
      expect(right(answer).status).toBe('pending-review')
    })

    it('twice finds the quote changed: the second is stale', async () => {
      const { quoteGateway, ...rest } = await us()
      const { id } = await complete(shop(), { quoteGateway, ...rest })
      right(await quoteGateway.submit(id, notes)())
      const writes = await watchedWrites(shop())
      const again = await quoteGateway.submit(id, notes)()
      expect(kindOf(again)).toBe('stale')
      await writes.were(0)
    })
  })

  describe('a quote that is under review', () => {
    it('can no longer be edited: every write is stale and says what it is now', async () => {
      const { quoteGateway, fulfilmentGateway, ...rest } = await us()
      const { id, items, fulfilments } = await complete(shop(), {
        quoteGateway,
        fulfilmentGateway,
        ...rest,
      })
      const submitted = right(await quoteGateway.submit(id, notes)())
      const item = items[0]?.id ?? quoteItemId('')
      const goods = await goodsOf(shop())
      const [fulfilment] = fulfilments
      if (!fulfilment) throw new Error('The quote has no fulfilment.')
      const writes = await watchedWrites(shop())
      const answers = [
        await quoteGateway.addLine(lineOf(goods, { quoteId: id }))(),
        await quoteGateway.setPurchaseOrder(id, 'PO-2')(),
        await quoteGateway.changeQuantity(id, item, 9)(),
        await quoteGateway.changeRequestedDate(id, item, aDay('2030-01-01'))(),
        await quoteGateway.changeQuantities(id, [{ itemId: item, quantity: 9 }])(),
        await quoteGateway.changeRequestedDates(id, [{ itemId: item, date: aDay('2030-01-01') }])(),
        await quoteGateway.changeModel(id, {
          itemId: item,
          skuId: goods.skuId,
          modelCode: goods.modelCode,
          choices: undefined,
          quantity: goods.quantity,
          from: items[0]?.modelCode ?? '',
        })(),
        await quoteGateway.removeItem(id, item)(),
        await quoteGateway.removeItems(id, [item])(),
        await quoteGateway.removePromotion(id, 'TENTH')(),
        await quoteGateway.clear(id)(),
        await quoteGateway.removeQuote(id)(),
        await quoteGateway.resubmit(id, notes)(),
        await fulfilmentGateway.chooseMethod(id, fulfilment.method.id, [item])(),
      ]
      const text = `This quote is now ${submitted.statusName}, it can no longer be edited.`
      for (const answer of answers) {
        expect(answer).toEqual(E.left({ kind: 'stale', messages: [text] }))
      }
      await writes.were(0)
    })
  })

  describe('a quote that came back', () => {
    it('shows the feedback, can be edited and is among the submitted (QUOTE-23)', async () => {
      const client = await us()
      const quote = await reviewed(shop(), client, 'return')
      expect(quote.status).toBe('returned')
      expect(quote.history.at(-1)?.reason).toBe('Shaft C is sold out')
      expect(await tabsWith(client, quote)).toEqual(['submitted'])
      const answer = await client.quoteGateway.setPurchaseOrder(quote.id, 'PO-7782')()
      expect(answer).toMatchObject(E.right({ number: 'PO-7782' }))
    })

    it('is gone with its last item (QUOTE-58)', async () => {
      const client = await us()
      const { id, items } = await reviewed(shop(), client, 'return')
      expect(items).toHaveLength(1)
      const answer = await client.quoteGateway.removeItem(id, items[0]?.id ?? quoteItemId(''))()
      expect(answer).toEqual(E.right({ kind: 'gone' }))
      expect(kindOf(await client.quoteGateway.open(id)())).toBe('not-found')
    })

    it('goes back with a comment, and not without one (CALL-26)', async () => {
      const { quoteGateway, ...rest } = await us()
      const { id } = await reviewed(shop(), { quoteGateway, ...rest }, 'return')
      expect(kindOf(await quoteGateway.resubmit(id, { ...notes, comment: ' ' })())).toBe('refused')
      const quote = right(await quoteGateway.resubmit(id, { ...notes, comment: 'Shaft T then' })())
      expect(quote.status).toBe('resubmitted')
      expect(quote.history.at(-1)?.reason).toBe('Shaft T then')
    })

    it('cannot be submitted as if it were new', async () => {
      const client = await us()
      const { id } = await reviewed(shop(), client, 'return')
      expect(kindOf(await client.quoteGateway.submit(id, notes)())).toBe('stale')
    })
  })

  describe('a quote that is decided', () => {
    it('is approved and stays', async () => {
      const client = await us()
      const quote = await reviewed(shop(), client, 'approve')
      expect(quote.status).toBe('approved')
      expect(await tabsWith(client, quote)).toEqual(['approved'])
      expect(kindOf(await client.quoteGateway.removeQuote(quote.id)())).toBe('stale')
    })

    it('is declined, among the approved, and can be removed (QUOTE-28)', async () => {
      const client = await us()
      const quote = await reviewed(shop(), client, 'decline')
      expect(quote.status).toBe('declined')
      expect(await tabsWith(client, quote)).toEqual(['approved'])
      expect(await client.quoteGateway.removeQuote(quote.id)()).toEqual(E.right(undefined))
    })
  })
}
