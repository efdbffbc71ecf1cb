/** The days of a statement. */
import { describe, expect, it } from 'vitest'
import { firstRange, rangeOr, rangeProblem } from '../../../../src/domain/order/statement.ts'
import { aDay } from '../../../builders/a-day.ts'

const [first, last] = [aDay('2026-01-01'), aDay('2026-03-31')]

describe('the days of a statement', () => {
  it.each([
    [undefined, last, 'from-missing'],
    [first, undefined, 'to-missing'],
    [undefined, undefined, 'from-missing'],
    [last, first, 'reversed'],
    [first, first, undefined],
    [first, aDay('2027-01-01'), undefined],
    [first, aDay('2027-01-02'), 'too-long'],
  ])('from %s to %s: %s (ACCT-02)', (from, to, problem) => {
    expect(rangeProblem(from, to)).toBe(problem)
  })

  it('are the last ninety where the address says nothing that is good', () => {
    const today = aDay('2026-03-31')
    expect(firstRange(today)).toEqual({ from: '2026-01-01', to: today })
    expect(rangeOr(today, last, first)).toEqual(firstRange(today))
    expect(rangeOr(today, undefined, last)).toEqual(firstRange(today))
    expect(rangeOr(today, first, last)).toEqual({ from: first, to: last })
  })
})
