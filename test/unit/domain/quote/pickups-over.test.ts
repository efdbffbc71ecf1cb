import { expect, it } from 'vitest'
import { noEdits } from '../../../../src/domain/quote/quote-edits.ts'
import {
  pickupsOver,
  quoteFulfilments,
} from '../../../../src/domain/quote/quote-fulfilment.view.ts'
import { aDay } from '../../../builders/a-day.ts'
import { aFulfilment, aQuote, aQuoteItem } from '../../../builders/a-quote.ts'

it('counts the stored days of pickup that have passed, and no day of what is shipped (O-15)', () => {
  const pickupDate = aDay('2026-04-05')
  const pickup = { id: 'pickup', name: 'Pickup', type: 'pickup' } as const
  const over = (overrides: Parameters<typeof aFulfilment>[0], today: string) => {
    const edits = noEdits(aQuote({ fulfilments: [aFulfilment(overrides)] }))
    return pickupsOver(quoteFulfilments(edits, aDay(today)))
  }
  expect(over({ method: pickup, pickupDate }, '2026-04-06')).toBe(1)
  expect(over({ method: pickup, pickupDate }, '2026-04-05')).toBe(0)
  expect(over({ pickupDate }, '2026-04-06')).toBe(0)
})

it('tells from when all lines can be fetched, where the day of pickup is before it (FULF-02)', () => {
  const today = aDay('2026-04-06')
  const weeks = (count: number) => aQuoteItem({ leadTime: { weeks: count, earliest: undefined } })
  const method = { id: 'pickup', name: 'Pickup', type: 'pickup' } as const
  const allFrom = (day: string) => {
    const fulfilments = [aFulfilment({ method, pickupDate: aDay(day) })]
    const edits = noEdits(aQuote({ items: [weeks(1), weeks(3), weeks(2)], fulfilments }))
    return quoteFulfilments(edits, today)[0]?.pickupDate.allFrom
  }
  expect(allFrom('2026-04-26')).toBe('2026-04-27')
  expect(allFrom('2026-04-27')).toBeUndefined()
  expect(allFrom('2026-04-05')).toBeUndefined()
})
