/** Taking a quote back from the reviewer, in every way in which it can end. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { aQuote } from '../builders/a-quote.ts'
import { aLifecycle, done, stale, unreachable } from './quote-lifecycle.harness.ts'

const at = '2026-04-01T08:00:00+00:00'
const submission = { status: 'pending-review', reason: 'Please hurry.', at } as const
const waiting = aQuote({
  status: 'pending-review',
  comment: 'Please hurry.',
  freightCarrier: 'Lakes Freight',
  dispatch: 'partial',
  history: [submission],
})
const recalled = {
  ...waiting,
  status: 'draft',
  history: [submission, { status: 'draft', reason: '', at }],
} as const
const approved = {
  ...waiting,
  status: 'approved',
  history: [submission, { status: 'approved', reason: 'Gladly.', at }],
} as const

function asked() {
  const page = aLifecycle({ quote: waiting, notes: undefined })
  page.send({ type: 'quote.recall' })
  return page
}

describe('a recall', () => {
  it('is one write, however often it is asked for, and nothing is edited meanwhile', () => {
    const page = asked()
    page.send({ type: 'quote.recall' })
    page.send({ type: 'purchase-order.save', number: 'PO-9' })
    expect(page.sent()).toEqual([{ kind: 'recall' }])
    expect(page.view().recall).toMatchObject({ isPossible: true, isBusy: true })
    expect(page.view().canEdit).toBe(false)
  })

  it('opens the quote for editing, with the notes that it had gone with', async () => {
    const page = asked()
    await page.answer(done(recalled))
    expect(page.view()).toMatchObject({ stage: 'editable', canEdit: true })
    expect(page.view().recall).toEqual({ isPossible: false, isBusy: false, failure: undefined })
    expect(page.view().notes).toEqual({
      comment: 'Please hurry.',
      freightCarrier: 'Lakes Freight',
      specialInstructions: '',
      dispatch: 'partial',
    })
    page.send({ type: 'quote.submit' })
    expect(page.sent().at(-1)).toEqual({ kind: 'submit' })
  })

  it('that came after a decision shows the decision and says that it was too late', async () => {
    const page = asked()
    await page.answer(E.left(stale))
    expect(page.state()).toBe('reloading')
    await page.answerReading(E.right(approved))
    expect(page.view()).toMatchObject({ stage: 'read-only', quote: { status: 'approved' } })
    expect(page.view().recall).toMatchObject({ isPossible: false, failure: { kind: 'stale' } })
    expect(page.view().closed).toBeUndefined()
    page.send({ type: 'failure.dismiss', place: 'recall' })
    expect(page.view().recall.failure).toBeUndefined()
  })

  it('without an answer is settled by the next reading: done', async () => {
    const page = asked()
    await page.answer(E.left({ kind: 'unconfirmed' }))
    expect(page.state()).toBe('reloading')
    await page.answerReading(E.right(recalled))
    expect(page.view()).toMatchObject({ stage: 'editable', recall: { failure: undefined } })
    expect(page.view().notes.comment).toBe('Please hurry.')
  })

  it('without an answer is settled by the next reading: not done, and can be asked for again', async () => {
    const page = asked()
    await page.answer(E.left({ kind: 'unconfirmed' }))
    await page.answerReading(E.right(waiting))
    expect(page.view().recall).toMatchObject({
      isPossible: true,
      isBusy: false,
      failure: { kind: 'not-saved' },
    })
    page.send({ type: 'quote.recall' })
    expect(page.view().recall).toMatchObject({ isBusy: true, failure: undefined })
  })

  it('that did not leave stays where it is, with the failure', async () => {
    const page = asked()
    await page.answer(E.left(unreachable))
    expect(page.state()).toBe('readOnly')
    expect(page.view().recall).toMatchObject({ isPossible: true, failure: unreachable })
  })

  it('in the middle of a reading is asked for at once, and the quote is read again after it', async () => {
    const page = aLifecycle({ quote: waiting, notes: undefined })
    page.send({ type: 'quote.reload' })
    page.send({ type: 'quote.recall' })
    expect(page.sent()).toEqual([{ kind: 'recall' }])
    expect(page.view().recall).toMatchObject({ isBusy: true })
    await page.answer(done(recalled))
    expect(page.state()).toBe('reloading')
    await page.answerReading(E.right(recalled))
    expect(page.view()).toMatchObject({ stage: 'editable', canEdit: true })
  })

  it('in the middle of a reading that was not carried out leaves the quote as the next reading has it', async () => {
    const page = aLifecycle({ quote: waiting, notes: undefined })
    page.send({ type: 'quote.reload' })
    page.send({ type: 'quote.recall' })
    await page.answer(E.left(unreachable))
    expect(page.state()).toBe('reloading')
    await page.answerReading(E.right(waiting))
    expect(page.state()).toBe('readOnly')
    expect(page.view().recall).toMatchObject({ isPossible: true, failure: unreachable })
  })

  it('is not asked for in any other status', () => {
    for (const status of ['draft', 'returned', 'approved', 'declined', 'expired'] as const) {
      const page = aLifecycle({ quote: aQuote({ status }) })
      page.send({ type: 'quote.recall' })
      expect(page.sent()).toEqual([])
      expect(page.view().recall.isPossible).toBe(false)
    }
  })
})
