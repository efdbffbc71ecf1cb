import { describe, expect, it } from 'vitest'
import type { Agenda } from '../../../../src/domain/delivery/agenda.ts'
import { waitingIn } from '../../../../src/domain/delivery/waiting.ts'
import { orderId } from '../../../../src/domain/order/order.ts'
import { aDay } from '../../../builders/a-day.ts'
import { quoteId } from '../../../builders/a-quote.ts'

const unsaid = { quotes: undefined, expiring: undefined, drafts: undefined, late: undefined }
const nothing: Agenda = {
  deliveries: [],
  scheduled: [],
  invoices: [],
  overdue: [],
  overdueFrom: undefined,
  quotes: [],
  expiring: [],
  drafts: [],
  late: [],
  counts: unsaid,
  uncheckedDrafts: 0,
}
const returned = {
  id: quoteId('quote-1'),
  name: 'Press line',
  number: '1',
  words: 'Which port?',
  wasRecalled: false,
}
const expiring = {
  id: quoteId('quote-4'),
  name: 'Mixer',
  number: '4',
  until: aDay('2026-03-06'),
  hasExpired: false,
}
const expired = { ...expiring, id: quoteId('quote-5'), until: aDay('2026-02-20'), hasExpired: true }
const early = { id: quoteId('quote-2'), name: 'Winch', number: '2', tooEarly: 2, repriced: 1 }
const repriced = { id: quoteId('quote-3'), name: 'Fan', number: '3', tooEarly: 0, repriced: 4 }
const late = {
  orderId: orderId('order-1'),
  orderNumber: '70001',
  purchaseOrderNumber: 'PO-1',
  day: aDay('2026-03-01'),
  lineCount: 1,
}

describe('what waits for a customer', () => {
  it('is nothing where nothing does, whatever comes next', () => {
    expect(waitingIn({ ...nothing, deliveries: [late] })).toEqual({
      items: [],
      count: 0,
      uncheckedDrafts: 0,
    })
  })

  it('begins with what a reviewer waits for, and names a draft once, by what keeps it back', () => {
    const agenda = { ...nothing, quotes: [returned], drafts: [early, repriced], late: [late] }
    const { items, count } = waitingIn(agenda)
    expect(items.map(({ kind }) => kind)).toEqual(['returned', 'too-early', 'repriced', 'late'])
    expect(count).toBe(4)
  })

  it('begins with what should have been paid, in one, before everything else (ACCT-02)', () => {
    const overdue = [
      { currency: 'EUR', count: 7, open: 124_818.86 },
      { currency: 'USD', count: 1, open: 20 },
    ]
    const overdueFrom = aDay('2026-01-10')
    const { items, count } = waitingIn({ ...nothing, overdue, overdueFrom, quotes: [returned] })
    expect(items).toEqual([
      { kind: 'overdue', invoices: overdue, from: overdueFrom },
      { kind: 'returned', quote: returned },
    ])
    expect(count).toBe(2)
  })

  it('names quotes that end soon, then those that have expired, before drafts (QUOTE-29)', () => {
    const agenda = {
      ...nothing,
      quotes: [returned],
      expiring: [expired, expiring],
      drafts: [early],
    }
    const { items, count } = waitingIn(agenda)
    expect(items.slice(1, 3)).toEqual([
      { kind: 'expiring', quote: expiring },
      { kind: 'expired', quote: expired },
    ])
    expect(items.map(({ kind }) => kind)).toEqual(['returned', 'expiring', 'expired', 'too-early'])
    expect(count).toBe(4)
    const counts = { ...unsaid, expiring: 9 }
    expect(waitingIn({ ...agenda, counts }).count).toBe(11)
  })

  it('counts also what is not listed', () => {
    const counts = { quotes: 9, expiring: undefined, drafts: 1, late: undefined }
    const agenda = { ...nothing, quotes: [returned], drafts: [early], late: [late], counts }
    expect(waitingIn(agenda).count).toBe(11)
  })

  it('does not count a draft of which nothing is known, and says how many these are', () => {
    const agenda = { ...nothing, quotes: [returned], uncheckedDrafts: 40 }
    expect(waitingIn(agenda)).toMatchObject({ count: 1, uncheckedDrafts: 40 })
  })
})
