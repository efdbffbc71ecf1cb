import { describe, expect, it } from 'vitest'
import {
  dateProblem,
  reasonProblem,
  wantsNotes,
} from '../../../../src/domain/delivery/delivery-entry.ts'
import { evidenceOfGoods, lackingGoods } from '../../../../src/domain/delivery/delivery-goods.ts'
import { aDay } from '../../../builders/a-day.ts'
import { aDelivery, aDeliveryLine, aRun, deliveryOptions } from '../../../builders/a-delivery.ts'

describe('the date of the next delivery', () => {
  const today = aDay('2026-04-06')
  const runs = [
    aRun({ date: aDay('2026-04-20') }),
    aRun({ date: aDay('2026-04-21'), state: 'failed' }),
  ]
  it.each([
    [undefined, 'required'],
    ['2026-04-06', 'passed'],
    ['2026-04-07', undefined],
    ['2026-04-20', 'taken'],
    ['2026-04-21', undefined],
    ['2027-04-06', undefined],
    ['2027-04-07', 'too-far'],
  ])('%s has the problem %s (SUBS-02)', (text, problem) => {
    const date = text === undefined ? undefined : aDay(text)
    expect(dateProblem(date, { today, runs })).toBe(problem)
  })
})

describe('a reason', () => {
  const reasons = deliveryOptions.cancellationReasons
  it('is chosen, and said in words where it is another one (SUBS-04)', () => {
    const of = (reasonId: string, notes = '') => reasonProblem({ reasonId, notes }, reasons)
    expect(of('')).toBe('reason-required')
    expect(of('gone')).toBe('reason-required')
    expect(of('cancel-not-needed')).toBeUndefined()
    expect(of('cancel-other', '  ')).toBe('notes-required')
    expect(of('cancel-other', 'The line moves.')).toBeUndefined()
    expect(of('cancel-not-needed', 'x'.repeat(256))).toBe('notes-too-long')
    expect(wantsNotes('cancel-other', reasons)).toBe(true)
    expect(wantsNotes('cancel-not-needed', reasons)).toBe(false)
  })
})

describe('goods for a delivery', () => {
  const goods = { skuCode: 'SK1N10', quantity: 3 }
  const holding = (quantity: number) => aDelivery({ lines: [aDeliveryLine({ quantity })] })
  it('show whether they were put in, though the answer got lost', () => {
    expect(evidenceOfGoods(undefined, holding(3), goods)).toBe('done')
    expect(evidenceOfGoods(holding(2), holding(5), goods)).toBe('done')
    expect(evidenceOfGoods(holding(2), holding(2), goods)).toBe('not-done')
    expect(evidenceOfGoods(holding(2), holding(9), goods)).toBe('unclear')
  })

  it('are put in as far as they are lacking, so that a repeat puts in nothing', () => {
    expect(lackingGoods(undefined, [goods])).toEqual([goods])
    expect(lackingGoods(holding(2), [goods])).toEqual([{ ...goods, quantity: 1 }])
    expect(lackingGoods(holding(3), [goods])).toEqual([])
  })
})
