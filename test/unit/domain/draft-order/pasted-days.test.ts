import { expect, it } from 'vitest'
import { pastedDays } from '../../../../src/domain/draft-order/pasted-days.ts'

it.each([
  {
    why: 'one meaning',
    texts: ['31.12.2026', '12 Sep 2027', '2027-09-01T00:00:00Z'],
    days: ['2026-12-31', '2027-09-12', '2027-09-01'],
  },
  { why: 'the number of a spreadsheet', texts: ['46388'], days: ['2027-01-01'] },
  {
    why: 'an order that another shows',
    texts: ['3/9/2027', '25/9/2027'],
    days: ['2027-09-03', '2027-09-25'],
  },
  { why: 'no order', texts: ['3/9/2027', ''], days: ['3/9/2027', ''] },
  {
    why: 'orders that contradict',
    texts: ['3/9/2027', '25/9/2027', '9/25/2027'],
    days: ['3/9/2027', '2027-09-25', '2027-09-25'],
  },
  { why: 'no day', texts: ['soon'], days: ['soon'] },
])('reads days with $why (O-16)', ({ texts, days }) => {
  expect(pastedDays(texts)).toEqual(days)
})
