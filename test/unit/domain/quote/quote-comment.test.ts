import { describe, expect, it } from 'vitest'
import { commentOf } from '../../../../src/domain/quote/quote-comment.ts'
import { aQuote } from '../../../builders/a-quote.ts'

const submitted = { reason: 'Please ship early.', at: '2026-04-01T08:00:00+00:00' }
const returned = { reason: 'Shaft C is not available.', at: '2026-04-02T08:00:00+00:00' }

describe('the comment on show', () => {
  it('is the newest of the status history (QUOTE-31)', () => {
    const quote = aQuote({ status: 'returned', history: [submitted, returned] })
    expect(commentOf(quote)).toEqual({ text: returned.reason, at: returned.at, author: 'reviewer' })
  })

  it('passes over entries that say nothing (QUOTE-31)', () => {
    const silent = { reason: '  ', at: '2026-04-03T08:00:00+00:00' }
    const quote = aQuote({ status: 'pending-review', history: [submitted, silent] })
    expect(commentOf(quote)).toEqual({
      text: submitted.reason,
      at: submitted.at,
      author: 'customer',
    })
  })

  it('stays the one of the customer where a reviewer decided without a word (QUOTE-32)', () => {
    const asked = { ...submitted, status: 'pending-review' as const }
    const silent = { reason: '', at: '2026-04-03T08:00:00+00:00', status: 'approved' as const }
    const quote = aQuote({ status: 'approved', history: [asked, silent] })
    expect(commentOf(quote)?.author).toBe('customer')
    const answered = { ...silent, reason: 'Gladly.' }
    const history = [asked, answered]
    expect(commentOf(aQuote({ status: 'approved', history }))?.author).toBe('reviewer')
    const untold = { ...returned, status: 'unknown' as const }
    expect(commentOf(aQuote({ status: 'returned', history: [untold] }))?.author).toBe('reviewer')
  })

  it('is absent while nothing was said', () => {
    expect(commentOf(aQuote({ history: [] }))).toBeUndefined()
  })
})
