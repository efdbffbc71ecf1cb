import { describe, expect, it } from 'vitest'
import { quoteTerms } from '../../../../src/domain/quote/quote-terms.view.ts'
import type { QuoteStatus } from '../../../../src/domain/quote/quote-status.ts'
import { aDay } from '../../../builders/a-day.ts'
import { aQuote } from '../../../builders/a-quote.ts'

const terms = {
  reviewer: 'Sales desk, Duluth',
  answerBy: aDay('2026-04-08'),
  validUntil: aDay('2026-05-06'),
}
const order = { id: 'order-1', number: '70012' }
const on = (day: string, status: QuoteStatus, ordered?: typeof order) =>
  quoteTerms(aQuote({ status, terms, order: ordered }), aDay(day))

describe('the terms of a quote', () => {
  it('say by when an answer is expected, and that it is late from the day after on', () => {
    expect(on('2026-04-08', 'pending-review').answer).toEqual({ by: '2026-04-08', isLate: false })
    expect(on('2026-04-09', 'resubmitted').answer).toEqual({ by: '2026-04-08', isLate: true })
    for (const status of ['draft', 'returned', 'approved', 'declined', 'expired'] as const) {
      expect(on('2026-04-08', status).answer).toBeUndefined()
    }
  })

  it('say how long what was submitted stands, and that it is over (QUOTE-29)', () => {
    expect(on('2026-05-06', 'pending-review').validity).toEqual({
      until: '2026-05-06',
      isOver: false,
    })
    expect(on('2026-05-07', 'pending-review').validity?.isOver).toBe(true)
    expect(on('2026-05-07', 'expired').validity?.isOver).toBe(true)
    expect(on('2026-05-06', 'draft').validity).toBeUndefined()
  })

  it('say nothing of the validity once the quote is an order', () => {
    expect(on('2026-05-01', 'approved').validity?.isOver).toBe(false)
    expect(on('2026-05-01', 'approved', order).validity).toBeUndefined()
  })

  it('name the desk from the first submission on', () => {
    expect(on('2026-04-08', 'draft').reviewer).toBe('')
    expect(on('2026-04-08', 'returned').reviewer).toBe('Sales desk, Duluth')
  })
})
