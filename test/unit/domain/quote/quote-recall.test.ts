import { describe, expect, it } from 'vitest'
import { commentOf } from '../../../../src/domain/quote/quote-comment.ts'
import { statusStep } from '../../../../src/domain/quote/quote-ledger.ts'
import { isAnswerRecalled, wasRecalled } from '../../../../src/domain/quote/quote-recall.ts'
import { defaultReason, notesOf } from '../../../../src/domain/quote/submission.ts'
import { mayDo, type QuoteStatus } from '../../../../src/domain/quote/quote-status.ts'
import { aQuote } from '../../../builders/a-quote.ts'
import { quoteStatuses } from '../../../builders/quote-statuses.ts'

const at = '2026-04-01T08:00:00+00:00'
const entry = (status: QuoteStatus, reason: string) => ({ status, reason, at })
const submission = entry('pending-review', 'Please ship early.')
const feedback = entry('returned', 'Shaft C is sold out.')
const answer = entry('resubmitted', 'Shaft T then.')

const backToDraft = aQuote({
  status: 'draft',
  comment: 'Please ship early.',
  history: [submission, entry('draft', '')],
})
const backToReturned = aQuote({
  status: 'returned',
  comment: 'Shaft T then.',
  history: [submission, feedback, answer, entry('returned', '')],
})

describe('a quote that was taken back', () => {
  it('is told from a draft that was never handed over, and from one that a reviewer returned', () => {
    expect(wasRecalled(backToDraft)).toBe(true)
    expect(wasRecalled(backToReturned)).toBe(true)
    expect(wasRecalled(aQuote())).toBe(false)
    expect(wasRecalled(aQuote({ status: 'returned', history: [submission, feedback] }))).toBe(false)
    expect(wasRecalled(aQuote({ status: 'pending-review', history: [submission] }))).toBe(false)
  })

  it('is an answer where it was returned before, and none where it is a draft again', () => {
    expect(isAnswerRecalled(backToReturned)).toBe(true)
    expect(isAnswerRecalled(backToDraft)).toBe(false)
    expect(isAnswerRecalled(aQuote({ status: 'returned', history: [feedback] }))).toBe(false)
  })

  it('keeps what was written for the reviewer, but not the words that stood in for nothing', () => {
    expect(notesOf(backToDraft).comment).toBe('Please ship early.')
    expect(notesOf(backToReturned).comment).toBe('Shaft T then.')
    expect(notesOf({ ...backToDraft, comment: defaultReason }).comment).toBe('')
  })

  it('shows the feedback that it is to answer, and none where there was none (QUOTE-31)', () => {
    expect(commentOf(backToReturned)).toMatchObject({ text: feedback.reason, author: 'reviewer' })
    expect(commentOf(backToDraft)).toBeUndefined()
  })

  it('can be taken back only while it waits for the reviewer', () => {
    expect(quoteStatuses.filter((status) => mayDo('recall', status))).toEqual([
      'pending-review',
      'resubmitted',
    ])
  })
})

describe('a step of the status', () => {
  it('is called by whoever has taken it', () => {
    const by = (kind: 'customer' | 'staff' | 'reviewer' | 'shop') => ({ kind, name: '' })
    const step = (status: QuoteStatus, kind: Parameters<typeof by>[0]) =>
      statusStep({ status, by: by(kind) })
    expect(step('returned', 'reviewer')).toBe('returned')
    expect(step('returned', 'customer')).toBe('recalled')
    expect(step('returned', 'staff')).toBe('recalled')
    expect(step('draft', 'customer')).toBe('recalled')
    expect(step('pending-review', 'customer')).toBe('submitted')
    expect(step('expired', 'shop')).toBe('expired')
    expect(step('unknown', 'shop')).toBe('other')
  })
})
