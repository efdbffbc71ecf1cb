import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { PortFailure } from '../../../../src/application/failure.ts'
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

  it('copies nothing of a quote whose lines are not as they were shown', async () => {
    const { ports, calls } = someQuotePorts(quote)
    const changed = [{ ...known, quantity: known.quantity + 1 }, gone]
    for (const shown of [[known], [gone, known], changed]) {
      const answer = await copyQuote(ports, { ...wish, seen: new Map([[quote.id, shown]]) })()
      expect(answer).toEqual(E.left({ kind: 'changed-elsewhere' }))
    }
    expect(calls.journal).toEqual([])
    const asSeen = { ...wish, seen: new Map([[quote.id, quote.items]]) }
    expect(await copyQuote(ports, asSeen)()).toMatchObject(E.right(copied))
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

  it.each([target, { quoteId: quoteId('draft') }])(
    'tried again finds what the try before has done: %j',
    async (to) => {
      const { ports, calls, shop, account } = someQuotePorts(quote)
      const draft = aQuote({
        id: quoteId('draft'),
        items: [aQuoteItem({ id: quoteItemId('own') })],
      })
      shop.quotes.set(draft.id, { owner: account.id, quote: draft })
      calls.failNext('quoteGateway.copy', { kind: 'unconfirmed' }, 'after-commit')
      const { openDrafts, open, copy } = ports.gateway
      let isGone = false
      const whileThere =
        <A>(ask: TE.TaskEither<PortFailure, A>): TE.TaskEither<PortFailure, A> =>
        () =>
          isGone ? Promise.resolve(E.left({ kind: 'timed-out' })) : ask()
      const gateway = {
        ...ports.gateway,
        openDrafts: () => whileThere(openDrafts()),
        open: (id: typeof quote.id) => whileThere(open(id)),
        copy:
          (...asked: Parameters<typeof copy>) =>
          async () => {
            const answer = await copy(...asked)()
            isGone = true
            return answer
          },
      }
      const again = { ...wish, target: to }
      const first = await copyQuote({ ...ports, gateway }, again)()
      expect(first).toEqual(E.left({ kind: 'unconfirmed' }))
      const count = shop.quotes.size
      expect(await copyQuote(ports, again)()).toMatchObject(E.right({ count: 1 }))
      expect(shop.quotes.size).toBe(count)
      expect(shop.quotes.get(draft.id)?.quote.items).toHaveLength('quoteId' in to ? 2 : 1)
    },
  )

  it('is for customers only: a visitor asks for nothing (QUOTE-64)', async () => {
    const { ports, calls } = someQuotePorts(quote)
    const answer = await copyQuote(forVisitor(ports), wish)()
    expect(answer).toEqual(E.left({ kind: 'unauthorised' }))
    expect(calls.asked).toEqual([])
  })
})
