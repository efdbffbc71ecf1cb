import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { PortFailure } from '../../../../src/application/failure.ts'
import { createQuote, newDraft } from '../../../../src/application/quote/create-quote.ts'
import { listQuotes } from '../../../../src/application/quote/list-quotes.ts'
import { openQuote } from '../../../../src/application/quote/open-quote.ts'
import { removeQuote } from '../../../../src/application/quote/remove-quote.ts'
import { quoteListStart } from '../../../../src/domain/quote/quote-list.ts'
import { anOpenDraft, aQuote, quoteId } from '../../../builders/a-quote.ts'
import { someQuotePorts, forVisitor } from './some-quote-ports.ts'

const quote = aQuote()
const unconfirmed: PortFailure = { kind: 'unconfirmed' }
const notDone = E.left({ kind: 'not-saved' })

describe('quotes', () => {
  it('are for customers only: a visitor asks for nothing (QUOTE-64)', async () => {
    const { ports, calls } = someQuotePorts()
    const visitor = forVisitor(ports)
    const answers = [
      await listQuotes(visitor, quoteListStart)(),
      await openQuote(visitor, quote.id)(),
      await createQuote(visitor, 'Spring overhaul')(),
      await removeQuote(visitor, quote.id)(),
    ]
    expect(answers).toEqual(answers.map(() => E.left({ kind: 'unauthorised' })))
    expect(calls.asked).toEqual([])
  })

  it('are listed by tab and page', async () => {
    const approved = aQuote({ id: quoteId('quote-2'), status: 'approved' })
    const { ports } = someQuotePorts(quote, approved)
    expect(await listQuotes(ports, { ...quoteListStart, group: 'approved' })()).toMatchObject(
      E.right({ rows: [{ id: 'quote-2' }], page: 1, total: 1 }),
    )
  })
})

describe('opening a quote', () => {
  it('answers the quote as it is now', async () => {
    expect(await openQuote(someQuotePorts().ports, quote.id)()).toEqual(E.right(quote))
  })

  it('finds no quote in one that has no id (QUOTE-21)', async () => {
    const id = quoteId('')
    const { ports } = someQuotePorts(aQuote({ id }))
    expect(await openQuote(ports, id)()).toEqual(E.left({ kind: 'not-found' }))
  })
})

describe('creating a quote', () => {
  it('is told once it is done', async () => {
    const { ports, notifier, calls } = someQuotePorts()
    expect(E.isRight(await createQuote(ports, 'Autumn')())).toBe(true)
    expect(calls.journal).toEqual(['quoteGateway.create'])
    expect(notifier.notices).toEqual([{ tone: 'success', key: 'price:quoteCreated' }])
  })

  it('is made up for when its answer got lost', async () => {
    const { ports, calls, shop } = someQuotePorts()
    calls.failNext('quoteGateway.create', unconfirmed, 'after-commit')
    const made = await createQuote(ports, quote.name)()
    const ids = [...shop.quotes.keys()]
    expect(made).toEqual(E.right(ids.at(-1)))
    expect(calls.journal).toEqual(['quoteGateway.create'])
  })

  it('may be tried again when it surely was not done', async () => {
    const { ports, calls, notifier } = someQuotePorts()
    calls.failNext('quoteGateway.create', unconfirmed)
    expect(await createQuote(ports, 'Autumn')()).toEqual(notDone)
    expect([calls.journal, notifier.notices]).toEqual([[], []])
  })

  it('is not begun when the drafts cannot be read', async () => {
    const { ports, calls } = someQuotePorts()
    calls.failNext('quoteGateway.openDrafts', { kind: 'timed-out' })
    expect(await createQuote(ports, 'Autumn')()).toEqual(E.left({ kind: 'timed-out' }))
    expect(calls.asked).toEqual(['quoteGateway.openDrafts'])
  })

  it('cannot tell two new drafts of one name apart', () => {
    const [one, two] = ['a', 'b'].map((id) => anOpenDraft(aQuote({ id: quoteId(id) })))
    if (!one || !two) throw new Error('Two drafts are needed.')
    expect(newDraft([], [one, two], quote.name)).toEqual({ kind: 'unclear' })
    expect(newDraft([one], [one, two], quote.name)).toEqual({ kind: 'done', answer: 'b' })
    expect(newDraft([one], [one], quote.name)).toEqual({ kind: 'not-done' })
    expect(newDraft([], [one], 'Another')).toEqual({ kind: 'not-done' })
  })
})

describe('removing a quote', () => {
  const failed = { tone: 'error', key: 'quotes:removeFailed' }
  const removed = { tone: 'success', key: 'quotes:removed' }

  it('is told once it is done', async () => {
    const { ports, shop, notifier } = someQuotePorts()
    expect(await removeQuote(ports, quote.id)()).toEqual(E.right(undefined))
    expect(shop.quotes.size).toBe(0)
    expect(notifier.notices).toEqual([removed])
  })

  it('is done when the quote is not there any more', async () => {
    const { ports, notifier } = someQuotePorts()
    expect(await removeQuote(ports, quoteId('quote-9'))()).toEqual(E.right(undefined))
    expect(notifier.notices).toEqual([removed])
  })

  it('is made up for when its answer got lost', async () => {
    const { ports, calls, notifier } = someQuotePorts()
    calls.failNext('quoteGateway.removeQuote', unconfirmed, 'after-commit')
    expect(await removeQuote(ports, quote.id)()).toEqual(E.right(undefined))
    expect(notifier.notices).toEqual([removed])
  })

  it('may be tried again when it surely was not done', async () => {
    const { ports, calls, notifier } = someQuotePorts()
    calls.failNext('quoteGateway.removeQuote', unconfirmed)
    expect(await removeQuote(ports, quote.id)()).toEqual(notDone)
    expect(notifier.notices).toEqual([failed])
  })

  it('stays unconfirmed when there is no answer', async () => {
    const { ports, calls } = someQuotePorts()
    calls.failNext('quoteGateway.removeQuote', unconfirmed)
    calls.failNext('quoteGateway.open', { kind: 'timed-out' })
    expect(await removeQuote(ports, quote.id)()).toEqual(E.left(unconfirmed))
  })

  it('is refused for a quote of another status', async () => {
    const { ports, notifier } = someQuotePorts(aQuote({ status: 'approved' }))
    expect(await removeQuote(ports, quote.id)()).toMatchObject(E.left({ kind: 'stale' }))
    expect(notifier.notices).toEqual([failed])
  })
})
