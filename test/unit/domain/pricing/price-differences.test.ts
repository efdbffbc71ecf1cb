import { describe, expect, it } from 'vitest'
import {
  bestChanges,
  type PriceDifference,
} from '../../../../src/domain/pricing/price-differences.ts'

const difference = (optionCode: string, amount: number, weeks: number): PriceDifference => ({
  modifierKey: 'paint',
  optionCode,
  amount,
  weeks,
})
const fast = difference('A', 12, -2)
const cheap = difference('B', -6, 1)
const both = difference('C', -8, -3)
const dear = difference('D', 20, 1)

describe('the best changes', () => {
  it('are the soonest and the cheapest answer', () => {
    expect(bestChanges([dear, fast, cheap])).toEqual([
      { kind: 'soonest', change: fast },
      { kind: 'cheapest', change: cheap },
    ])
  })

  it('are one where the same answer is both', () => {
    expect(bestChanges([dear, fast, cheap, both])).toEqual([{ kind: 'both', change: both }])
  })

  it('say of the other kind that there is none', () => {
    expect(bestChanges([dear, cheap])).toEqual([
      { kind: 'soonest', change: undefined },
      { kind: 'cheapest', change: cheap },
    ])
    expect(bestChanges([fast])).toEqual([
      { kind: 'soonest', change: fast },
      { kind: 'cheapest', change: undefined },
    ])
  })

  it('are none where no answer is better in anything', () => {
    expect(bestChanges([dear])).toEqual([])
    expect(bestChanges([])).toEqual([])
  })
})
