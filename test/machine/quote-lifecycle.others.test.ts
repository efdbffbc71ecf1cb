/** What others do to a quote while it is being edited: a line that is gone, a value that was written over. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { Quote } from '../../src/domain/quote/quote.ts'
import type { QuoteIntent } from '../../src/domain/quote/quote-intent.ts'
import type { PortFailure } from '../../src/domain/shared/port-failure.ts'
import { aDay } from '../builders/a-day.ts'
import { aQuote, aQuoteItem, quoteItemId } from '../builders/a-quote.ts'
import { aLifecycle, done, today, unreachable } from './quote-lifecycle.harness.ts'

const itemId = quoteItemId('item-1')
const first = aQuoteItem()
const second = aQuoteItem({ id: quoteItemId('item-2'), modelCode: 'OM1100CNS' })
const both = aQuote({ items: [first, second] })
const rest = aQuote({ items: [second] })
const missing: PortFailure = { kind: 'not-found' }

const nine: QuoteIntent = { type: 'quantity.save', itemId, quantityText: '9' }
const withNine = { ...both, items: [{ ...first, quantity: 9 }, second] }

describe('a line that another user has removed', () => {
  it('is read again when a write to it is refused, and said with what was typed', async () => {
    const page = aLifecycle({ quote: both })
    page.send(nine)
    await page.answer(E.left(missing))
    expect(page.state()).toBe('reloading')
    await page.answerReading(E.right(rest))
    expect(page.view().rows.map(({ item }) => item.id)).toEqual(['item-2'])
    const texts = [{ field: 'quantity', modelCode: 'OM1080CNS', text: '9' }]
    expect(page.view().notices).toEqual([{ kind: 'line-gone', item: first, texts }])
    expect(page.view().submission.unsaved).toEqual([])
  })

  it('is said when another write brings the quote without it', async () => {
    const page = aLifecycle({ quote: both })
    page.send({ type: 'date.edit', itemId, text: '2026-09-01' })
    page.send({ type: 'purchase-order.save', number: 'PO-9' })
    await page.answer(done({ ...rest, purchaseOrderNumber: 'PO-9' }))
    const texts = [{ field: 'date', modelCode: 'OM1080CNS', text: '2026-09-01' }]
    expect(page.view().notices).toEqual([{ kind: 'line-gone', item: first, texts }])
    const [notice] = page.view().notices
    if (notice) page.send({ type: 'notice.read', notice })
    expect(page.view().notices).toEqual([])
  })

  it('is not said of a line that was removed here, even when the answer was lost', async () => {
    const page = aLifecycle({ quote: both })
    page.send({ type: 'lines.remove', itemIds: [itemId] })
    await page.answer(done(rest))
    expect(page.view().notices).toEqual([])
    const unheard = aLifecycle({ quote: both })
    unheard.send({ type: 'lines.remove', itemIds: [itemId] })
    await unheard.answer(E.left({ kind: 'unconfirmed' }))
    await unheard.answerReading(E.right(rest))
    expect(unheard.view().notices).toEqual([])
    const late = aLifecycle({ quote: both })
    late.send({ type: 'lines.remove', itemIds: [itemId] })
    await late.answer(E.left(missing))
    await late.answerReading(E.right(rest))
    expect(late.view().notices).toEqual([])
  })

  it('is looked for in the end when a write cuts the reading short', async () => {
    const page = aLifecycle({ quote: both })
    page.send(nine)
    await page.answer(E.left(missing))
    page.send({ type: 'purchase-order.save', number: 'PO-9' })
    await page.answer(E.left(unreachable))
    await page.answerReading(E.right(rest))
    expect(page.view().notices).toHaveLength(1)
  })

  it('leaves a refusal at its field when the line is still there', async () => {
    const page = aLifecycle({ quote: both })
    page.send(nine)
    await page.answer(E.left(missing))
    await page.answerReading(E.right(both))
    expect(page.view().notices).toEqual([])
    expect(page.view().rows[0]?.quantity).toMatchObject({ text: '9', failure: missing })
  })
})

describe('a line that another window has changed', () => {
  const changed = { ...second, quantity: 30 }
  const withThirty = { ...both, items: [first, changed] }

  it('is said when the quote is read again, and until it is put away', async () => {
    const page = aLifecycle({ quote: both })
    page.send({ type: 'quote.reload' })
    await page.answerReading(E.right(withThirty))
    expect(page.view().notices).toEqual([{ kind: 'changed-unseen', items: [changed] }])
    const dated = { ...first, requestedDate: aDay('2026-09-01') }
    page.send({ type: 'quote.reload' })
    await page.answerReading(E.right({ ...both, items: [dated, changed] }))
    expect(page.view().notices).toEqual([{ kind: 'changed-unseen', items: [dated, changed] }])
    const [notice] = page.view().notices
    if (notice) page.send({ type: 'notice.read', notice })
    page.send({ type: 'quote.reload' })
    await page.answerReading(E.right({ ...both, items: [dated, changed] }))
    expect(page.view().notices).toEqual([])
  })

  it('is said when the answer to a write to another line brings it, which is not', async () => {
    const page = aLifecycle({ quote: both })
    page.send(nine)
    await page.answer(done({ ...both, items: [{ ...first, quantity: 9 }, changed] }))
    expect(page.view().notices).toEqual([{ kind: 'changed-unseen', items: [changed] }])
  })

  it('is said as it is by now, whatever was written to it here, and no more once it has gone', async () => {
    const { id } = second
    const read = async (items: Quote['items']) => {
      const page = aLifecycle({ quote: both })
      page.send({ type: 'quote.reload' })
      await page.answerReading(E.right(withThirty))
      page.send(nine)
      await page.answer(done({ ...both, items }))
      return page
    }
    const page = await read([{ ...first, quantity: 9 }, changed])
    page.send({ type: 'quantity.save', itemId: id, quantityText: '31' })
    const withMore = { ...changed, quantity: 31 }
    await page.answer(done({ ...both, items: [{ ...first, quantity: 9 }, withMore] }))
    expect(page.view().notices).toEqual([{ kind: 'changed-unseen', items: [withMore] }])
    const model = { modelCode: 'OM1080TNS', choices: undefined, quantity: 31 }
    page.send({ type: 'model.save', itemId: id, model })
    const withModel = { ...withMore, ...model }
    await page.answer(done({ ...both, items: [{ ...first, quantity: 9 }, withModel] }))
    expect(page.view().notices).toEqual([{ kind: 'changed-unseen', items: [withModel] }])
    const gone = await read([{ ...first, quantity: 9 }])
    expect(gone.view().notices).toEqual([{ kind: 'line-gone', item: changed, texts: [] }])
  })

  it('is not said where it was written here and the answer was lost', async () => {
    const page = aLifecycle({ quote: both })
    page.send(nine)
    await page.answer(E.left({ kind: 'unconfirmed' }))
    await page.answerReading(E.right(withNine))
    expect(page.view().notices).toEqual([])
  })

  it('is not said of one that is new', async () => {
    const page = aLifecycle({ quote: rest })
    page.send({ type: 'quote.reload' })
    await page.answerReading(E.right(both))
    expect(page.view().notices).toEqual([])
  })

  it('keeps what is typed for it here', async () => {
    const page = aLifecycle({ quote: both })
    const { id } = second
    page.send({ type: 'quantity.edit', itemId: id, text: '12' })
    page.send({ type: 'quote.reload' })
    await page.answerReading(E.right(withThirty))
    expect(page.view().rows[1]?.quantity).toMatchObject({ text: '12' })
    expect(page.view().notices).toMatchObject([{ kind: 'changed-unseen' }])
  })
})

describe('a quote that another user has removed', () => {
  it('is gone, and not because its last line was removed here', async () => {
    const page = aLifecycle({ quote: both })
    page.send(nine)
    await page.answer(E.right({ kind: 'gone' }))
    expect(page.view()).toMatchObject({ stage: 'gone', goneBecause: 'missing' })
  })
})

describe('a value that another window had set', () => {
  it.each<readonly [QuoteIntent, string, string, Quote]>([
    [nine, '8', '9', withNine],
    [
      { type: 'purchase-order.save', number: 'PO-9' },
      'PO-8',
      'PO-9',
      { ...both, purchaseOrderNumber: 'PO-9' },
    ],
  ])('is said with the one that took its place: $0.type', async (wish, was, now, quote) => {
    const page = aLifecycle({ quote: both })
    page.send(wish)
    await page.answer(E.right({ kind: 'quote', quote, before: was }))
    expect(page.view().notices).toMatchObject([{ kind: 'overwritten', was, now }])
  })

  it('is said of a date as well', async () => {
    const page = aLifecycle({ quote: both })
    page.send({ type: 'date.edit', itemId, text: '2026-09-01' })
    page.send({ type: 'date.save', itemId, today })
    const dated = { ...both, items: [{ ...first, requestedDate: aDay('2026-09-01') }, second] }
    await page.answer(E.right({ kind: 'quote', quote: dated, before: '2026-08-01' }))
    expect(page.view().notices).toMatchObject([{ was: '2026-08-01', now: '2026-09-01' }])
  })

  it.each([
    ['this page knew of', '2'],
    ['is the same', '9'],
    ['nobody tells', undefined],
  ])('is not said when it is one that %s', async (_what, before) => {
    const page = aLifecycle({ quote: both })
    page.send(nine)
    await page.answer(E.right({ kind: 'quote', quote: withNine, before }))
    expect(page.view().notices).toEqual([])
  })

  it('is no longer said once it was put back', async () => {
    const page = aLifecycle({ quote: both })
    page.send(nine)
    await page.answer(E.right({ kind: 'quote', quote: withNine, before: '8' }))
    page.send({ type: 'quantity.save', itemId, quantityText: '8' })
    const withEight = { ...both, items: [{ ...first, quantity: 8 }, second] }
    await page.answer(E.right({ kind: 'quote', quote: withEight, before: '9' }))
    expect(page.view().notices).toEqual([])
  })
})

describe('a quantity that goes along with another configuration', () => {
  const model = { modelCode: 'OM1110CNS', choices: undefined, quantity: 3 }
  const chosen: QuoteIntent = { type: 'model.save', itemId, model }
  const next = { ...first, ...model }
  const withNext = { ...both, items: [next, second] }
  const answered = (before: string | undefined) =>
    E.right({ kind: 'quote', quote: withNext, before } as const)
  const write = { kind: 'quantity', itemId, quantity: 3 }

  it('is said with the one of another window whose place it took, by the name of the new model', async () => {
    const page = aLifecycle({ quote: both })
    page.send(chosen)
    await page.answer(answered('8'))
    expect(page.view().notices).toEqual([
      { kind: 'overwritten', write, item: next, was: '8', now: '3' },
    ])
    page.send({ type: 'quote.reload' })
    await page.answerReading(E.right(withNext))
    expect(page.view().notices).toHaveLength(1)
  })

  it.each([
    ['this page knew of', '2'],
    ['is the same', '3'],
    ['nobody tells', undefined],
  ])('is not said when it took the place of one that %s', async (_what, before) => {
    const page = aLifecycle({ quote: both })
    page.send(chosen)
    await page.answer(answered(before))
    expect(page.view().notices).toEqual([])
  })

  it('is said where the other quantity became known only after it was confirmed', async () => {
    const page = aLifecycle({ quote: both })
    page.send({ type: 'purchase-order.save', number: 'PO-9' })
    page.send(chosen)
    await page.answer(done({ ...both, items: [{ ...first, quantity: 8 }, second] }))
    await page.answer(answered('8'))
    expect(page.view().notices).toContainEqual(
      expect.objectContaining({ kind: 'overwritten', was: '8', now: '3' }),
    )
  })

  it('is said as well where the quote is read again right behind it', async () => {
    const page = aLifecycle({ quote: both })
    page.send(chosen)
    page.send({ type: 'quote.reload' })
    await page.answer(answered('8'))
    await page.answerReading(E.right(withNext))
    expect(page.view().notices).toMatchObject([{ kind: 'overwritten', was: '8', now: '3' }])
  })

  it('is not said of a quantity that was being written here when it was confirmed', async () => {
    const page = aLifecycle({ quote: both })
    page.send(nine)
    page.send(chosen)
    await page.answer(done(withNine))
    await page.answer(answered('9'))
    expect(page.view().notices).toEqual([])
  })

  it('is not said of one that a reading had brought before it was confirmed', async () => {
    const page = aLifecycle({ quote: both })
    page.send({ type: 'quote.reload' })
    await page.answerReading(E.right({ ...both, items: [{ ...first, quantity: 8 }, second] }))
    page.send(chosen)
    await page.answer(answered('8'))
    expect(page.view().notices).toMatchObject([{ kind: 'changed-unseen' }])
  })

  it('is no longer said once the other one was put back', async () => {
    const page = aLifecycle({ quote: both })
    page.send(chosen)
    await page.answer(answered('8'))
    page.send({ type: 'quantity.save', itemId, quantityText: '8' })
    const withEight = { ...both, items: [{ ...next, quantity: 8 }, second] }
    await page.answer(E.right({ kind: 'quote', quote: withEight, before: '3' }))
    expect(page.view().notices).toEqual([])
  })
})

describe('a line that nobody has changed and that costs something else now', () => {
  const repriced = { ...second, unitPrice: 99 }
  const was = second.unitPrice

  it('is said with both prices when a write to another line brings it', async () => {
    const page = aLifecycle({ quote: both })
    page.send(nine)
    await page.answer(
      done({ ...withNine, items: [{ ...first, quantity: 9, unitPrice: 1 }, repriced] }),
    )
    const lines = [{ item: repriced, was, now: 99 }]
    expect(page.view().notices).toEqual([{ kind: 'repriced', lines }])
  })

  it('is said when the quote is read again', async () => {
    const page = aLifecycle({ quote: both })
    page.send({ type: 'quote.reload' })
    await page.answerReading(E.right({ ...both, items: [first, repriced] }))
    expect(page.view().notices).toMatchObject([{ kind: 'repriced' }])
  })

  it('is told from its first price until that is read, and not at all once it costs as much again', async () => {
    const page = aLifecycle({ quote: both })
    const priced = async (unitPrice: number | undefined) => {
      page.send({ type: 'quote.reload' })
      await page.answerReading(E.right({ ...both, items: [first, { ...second, unitPrice }] }))
    }
    await priced(99)
    await priced(98)
    expect(page.view().notices).toMatchObject([{ kind: 'repriced', lines: [{ was, now: 98 }] }])
    await priced(was)
    expect(page.view().notices).toEqual([])
    await priced(97)
    const [notice] = page.view().notices
    if (notice) page.send({ type: 'notice.read', notice })
    await priced(97)
    expect(page.view().notices).toEqual([])
  })

  it('is not said of what a discount or another address has made of it', async () => {
    const page = aLifecycle({ quote: { ...both, promotionCodes: ['SPRING'] } })
    page.send({ type: 'promotion.remove', code: 'SPRING' })
    await page.answer(done({ ...both, promotionCodes: [], items: [first, repriced] }))
    expect(page.view().notices).toEqual([])
  })
})
