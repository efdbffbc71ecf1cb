import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { copyQuote } from '../../../../src/application/quote/copy-quote.ts'
import { aQuote, aQuoteItem, quoteId, quoteItemId } from '../../../builders/a-quote.ts'
import { forVisitor, someQuotePorts } from './some-quote-ports.ts'

const known = aQuoteItem()
const gone = aQuoteItem({ id: quoteItemId('item-2'), modelCode: 'GONE99' })
const quote = aQuote({ status: 'declined', items: [known, gone] })
const target = { newQuoteName: 'Once more' }
const wish = { id: quote.id, target }
const copied = { count: 1, leftOut: [{ item: gone, reason: 'gone' }] }

describe('copying a quote', () => {
  it('makes one draft with the lines that can be had, and names the others', async () => {
    const { ports, calls, notifier } = someQuotePorts(quote)
    expect(await copyQuote(ports, wish)()).toMatchObject(E.right(copied))
    expect(calls.journal).toEqual(['quoteGateway.copy'])
    expect(notifier.notices).toEqual([{ tone: 'success', key: 'price:quoteCreated' }])
  })

  it('finds the draft whose answer got lost, and makes no second one', async () => {
    const { ports, calls, shop } = someQuotePorts(quote)
    calls.failNext('quoteGateway.copy', { kind: 'unconfirmed' }, 'after-commit')
    const answer = await copyQuote(ports, wish)()
    expect(answer).toMatchObject(E.right({ count: 1, leftOut: [{ item: gone }] }))
    expect(shop.quotes.size).toBe(2)
  })

  it('says that nothing was made where reading back shows nothing', async () => {
    const { ports, calls, notifier } = someQuotePorts(quote)
    calls.failNext('quoteGateway.copy', { kind: 'unconfirmed' })
    expect(await copyQuote(ports, wish)()).toEqual(E.left({ kind: 'not-saved' }))
    expect(notifier.notices).toEqual([])
  })

  it('does not take another draft of that name for its own', async () => {
    const { ports, calls, shop, account } = someQuotePorts(quote)
    calls.failNext('quoteGateway.copy', { kind: 'unconfirmed' })
    const { copy } = ports.gateway
    const other = aQuote({ id: quoteId('other'), name: target.newQuoteName, items: [gone, gone] })
    const gateway = {
      ...ports.gateway,
      copy: (...asked: Parameters<typeof copy>) => {
        shop.quotes.set(other.id, { owner: account.id, quote: other })
        return copy(...asked)
      },
    }
    const answer = await copyQuote({ ...ports, gateway }, wish)()
    expect(answer).toEqual(E.left({ kind: 'unconfirmed' }))
  })

  it('is for customers only: a visitor asks for nothing (QUOTE-64)', async () => {
    const { ports, calls } = someQuotePorts(quote)
    const answer = await copyQuote(forVisitor(ports), wish)()
    expect(answer).toEqual(E.left({ kind: 'unauthorised' }))
    expect(calls.asked).toEqual([])
  })
})
