/** What every quote gateway promises about the history of a quote, and about taking it back. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import { orderId } from '../../src/domain/order/order.ts'
import { type QuoteLedger, replay, statusStep } from '../../src/domain/quote/quote-ledger.ts'
import { changedSinceSubmission } from '../../src/domain/quote/quote-marks.ts'
import type { Quote } from '../../src/domain/quote/quote.ts'
import type { QuoteId } from '../../src/domain/shared/quote-id.ts'
import { quoteId } from '../builders/a-quote.ts'
import { complete, notes, submitted } from './complete-quote.ts'
import type { Suite } from './each-shop.ts'
import { goodsOf, kindOf, lineOf, right } from './goods.ts'
import { people, type ShopClient } from './shop-under-test.ts'

async function historyOf({ quoteGateway }: ShopClient, id: QuoteId): Promise<QuoteLedger> {
  return right(await quoteGateway.ledger(id)())
}

/** The history ends with what the quote says itself. */
async function expectReplayed(client: ShopClient, id: QuoteId): Promise<void> {
  const quote = right(await client.quoteGateway.open(id)())
  const told = replay(await historyOf(client, id))
  expect(told.status).toBe(quote.status)
  expect(
    told.lines.map(({ id: line, modelCode, quantity }) => [line, modelCode, quantity]),
  ).toEqual(quote.items.map((item) => [item.id, item.modelCode, item.quantity]))
}

function stepsOf(history: QuoteLedger): readonly string[] {
  return history.flatMap((entry) => (entry.kind === 'status' ? [statusStep(entry)] : []))
}

export const quoteLedgerContract: Suite = (shop) => {
  const us = () => shop().client(people.us)

  it('tells what was added, changed and said, and by whom', async () => {
    const client = await us()
    const { id, items } = await complete(shop(), client)
    const [first] = items
    if (!first) throw new Error('The quote has no line.')
    const quantity = first.quantity + first.rule.step
    right(await client.quoteGateway.changeQuantity(id, first.id, quantity)())
    right(await client.quoteGateway.submit(id, notes)())
    await shop().review(id, 'return', 'Shaft C is sold out')
    const history = await historyOf(client, id)
    expect(history[0]).toMatchObject({ kind: 'created', by: { kind: 'customer' } })
    expect(history.filter(({ kind }) => kind === 'lines-added')).toHaveLength(1)
    expect(history.find(({ kind }) => kind === 'lines-changed')).toMatchObject({
      changes: [
        {
          itemId: first.id,
          modelCode: first.modelCode,
          field: 'quantity',
          from: String(first.quantity),
          to: String(quantity),
        },
      ],
    })
    expect(history.at(-1)).toMatchObject({
      kind: 'status',
      status: 'returned',
      reason: 'Shaft C is sold out',
      by: { kind: 'reviewer' },
    })
    expect(history.at(-1)?.by.name).not.toBe('')
    await expectReplayed(client, id)
  })

  it('names the order that the quote has become, as the quote does', async () => {
    const client = await us()
    const { id } = await submitted(shop(), client, 'PO-1')
    await shop().review(id, 'approve', 'Gladly.')
    const last = (await historyOf(client, id)).at(-1)
    const { order } = right(await client.quoteGateway.open(id)())
    if (!order) throw new Error('The quote names no order.')
    expect(last).toMatchObject({ kind: 'ordered', orderId: order.id, orderNumber: order.number })
    expect(right(await client.orderGateway.open(orderId(order.id))()).quote?.id).toBe(id)
  })

  it('is not found of another customer, and of a quote that is none', async () => {
    const { id } = await complete(shop(), await us())
    const other = await shop().client(people.eu)
    expect(kindOf(await other.quoteGateway.ledger(id)())).toBe('not-found')
    expect(kindOf(await other.quoteGateway.ledger(quoteId('nothing'))())).toBe('not-found')
  })

  describe('a quote that is taken back', () => {
    it('is a draft again, with what was written beside it', async () => {
      const client = await us()
      const quote = await submitted(shop(), client, 'PO-1')
      expect(quote.terms.reviewer).not.toBe('')
      expect(quote.terms.answerBy).toBeDefined()
      expect(quote.terms.validUntil).toBeDefined()
      const recalled = right(await client.quoteGateway.recall(quote.id, quote.history.length)())
      expect(recalled.status).toBe('draft')
      expect(recalled).toMatchObject({ comment: notes.comment, dispatch: notes.dispatch })
      expect(recalled.terms.validUntil).toBeUndefined()
      expect(stepsOf(await historyOf(client, quote.id))).toEqual(['submitted', 'recalled'])
      await expectReplayed(client, quote.id)
    })

    it('is returned again where it had been resubmitted, and marks what changes from then on', async () => {
      const client = await us()
      const { id } = await submitted(shop(), client, 'PO-1')
      await shop().review(id, 'return', 'Why?')
      const sent = right(await client.quoteGateway.resubmit(id, notes)())
      const recalled = right(await client.quoteGateway.recall(id, sent.history.length)())
      expect(recalled.status).toBe('returned')
      expect(changedSinceSubmission(await historyOf(client, id)).size).toBe(0)
      const line = lineOf(await goodsOf(shop()), { quoteId: id })
      const added: Quote = right(await client.quoteGateway.addLine(line)())
      const marks = changedSinceSubmission(await historyOf(client, id))
      expect([...marks.keys()]).toEqual([added.items.at(-1)?.id])
      expect(right(await client.quoteGateway.resubmit(id, notes)()).status).toBe('resubmitted')
      await expectReplayed(client, id)
    })

    it('is taken back once, and not after a decision or another submission', async () => {
      const client = await us()
      const { id, history } = await submitted(shop(), client, 'PO-1')
      const seen = history.length
      right(await client.quoteGateway.recall(id, seen)())
      expect(kindOf(await client.quoteGateway.recall(id, seen)())).toBe('stale')
      right(await client.quoteGateway.submit(id, notes)())
      expect(kindOf(await client.quoteGateway.recall(id, seen)())).toBe('stale')
      await shop().review(id, 'approve', 'Gladly.')
      const decided = right(await client.quoteGateway.open(id)())
      const late = await client.quoteGateway.recall(id, decided.history.length)()
      expect(kindOf(late)).toBe('stale')
    })
  })
}
