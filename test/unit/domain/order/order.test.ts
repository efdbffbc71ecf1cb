import { describe, expect, it } from 'vitest'
import { recentItems } from '../../../../src/domain/account/recent-items.ts'
import { guestOrderProblems } from '../../../../src/domain/order/guest-order.ts'
import { withKeyword } from '../../../../src/domain/order/order-list.ts'

it('names the three newest items of the account (ACCT-03)', () => {
  const days = ['2026-03-01', '2026-03-09', '2026-02-28', '2026-03-05']
  expect(recentItems(days, (day) => day)).toEqual(['2026-03-09', '2026-03-05', '2026-03-01'])
  expect(recentItems(['2026-03-01'], (day) => day)).toEqual(['2026-03-01'])
})

it('begins another keyword at its first page, among the orders of the same delivery', () => {
  const place = { keyword: 'PO', deliveryId: 'delivery-1', page: 3 }
  expect(withKeyword(place, ' PO-1 ')).toEqual({ ...place, keyword: 'PO-1', page: 1 })
})

describe('who asks for an order without a sign-in', () => {
  it('has to name its number and an email address', () => {
    const nothing = { orderNumber: ' ', email: '' }
    expect(guestOrderProblems(nothing)).toEqual({ orderNumber: 'required', email: 'required' })
    const wrong = { orderNumber: '70012', email: 'nobody' }
    expect(guestOrderProblems(wrong)).toEqual({ orderNumber: undefined, email: 'invalid' })
  })
})
