import { expect, it } from 'vitest'
import { noEdits } from '../../../../src/domain/quote/quote-edits.ts'
import {
  pickupsOver,
  quoteFulfilments,
} from '../../../../src/domain/quote/quote-fulfilment.view.ts'
import { aDay } from '../../../builders/a-day.ts'
import { aFulfilment, aQuote } from '../../../builders/a-quote.ts'

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
