import { describe, expect, it } from 'vitest'
import { type Agenda, dueNextIn, isNothingDue } from '../../../../src/domain/delivery/agenda.ts'
import { orderId } from '../../../../src/domain/order/order.ts'
import { aDay } from '../../../builders/a-day.ts'

const today = aDay('2026-03-10')
const invoice = (id: string, day: string) => ({
  orderId: orderId(id),
  orderNumber: id,
  purchaseOrderNumber: '',
  day: aDay(day),
  open: 20,
  currency: 'USD',
})
const agenda: Agenda = {
  deliveries: [],
  scheduled: [],
  invoices: [invoice('late', '2026-03-09'), invoice('today', '2026-03-10')],
  overdue: [{ currency: 'USD', count: 1, open: 20 }],
  overdueFrom: aDay('2026-02-01'),
  quotes: [],
  expiring: [],
  drafts: [],
  late: [],
  counts: { quotes: undefined, expiring: undefined, drafts: undefined, late: undefined },
  uncheckedDrafts: 0,
}

describe('what is due next', () => {
  it('has no invoice that is said to be overdue already, and has one of today (ACCT-02)', () => {
    expect(dueNextIn(agenda, today).invoices.map(({ orderNumber }) => orderNumber)).toEqual([
      'today',
    ])
  })

  it('has what is overdue where the engine does not sum it up (ACCT-02)', () => {
    expect(dueNextIn({ ...agenda, overdue: [] }, today).invoices).toHaveLength(2)
  })

  it('has no delivery of a day that is over where its order is said to be late', () => {
    const delivery = (id: string, day: string) => ({
      orderId: orderId(id),
      orderNumber: id,
      purchaseOrderNumber: '',
      day: aDay(day),
      lineCount: 1,
    })
    const deliveries = [
      delivery('late', '2026-03-09'),
      delivery('late', '2026-03-20'),
      delivery('unsaid', '2026-03-09'),
    ]
    const all = { ...agenda, deliveries, late: [delivery('late', '2026-03-01')] }
    expect(dueNextIn(all, today).deliveries).toEqual(deliveries.slice(1))
  })

  it('is nothing where all invoices are overdue', () => {
    const late = { ...agenda, invoices: agenda.invoices.slice(0, 1) }
    expect(isNothingDue(dueNextIn(late, today))).toBe(true)
    expect(isNothingDue(dueNextIn(agenda, today))).toBe(false)
  })
})
