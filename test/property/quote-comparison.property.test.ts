/** Renewing a renewed quote changes nothing: what was taken over at today's terms is today's. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CalculatedPrice } from '../../src/domain/pricing/calculated-price.ts'
import type { QuoteItem } from '../../src/domain/quote/quote-item.ts'
import {
  asWished,
  changeOf,
  isUnchanged,
  type ComparisonLine,
  summaryOf,
  wishedLines,
} from '../../src/domain/quote/quote-comparison.ts'
import { addDays } from '../../src/domain/shared/calendar-date.ts'
import { aDay } from '../builders/a-day.ts'
import { aQuoteItem, quoteItemId } from '../builders/a-quote.ts'
import { runs } from './runs.ts'

const today = aDay('2026-04-06')
const models = ['OM1080CNS', 'OM1100CNS', 'OM1016TNS'] as const

const line = fc.record({
  modelCode: fc.constantFrom(...models, 'GONE99'),
  quantity: fc.integer({ min: 1, max: 99 }),
  unitPrice: fc.integer({ min: 1, max: 900 }),
  weeks: fc.integer({ min: 0, max: 20 }),
  days: fc.option(fc.integer({ min: -100, max: 300 }), { nil: undefined }),
})

/** What each model costs today. */
const terms = fc.record({
  unitPrice: fc.integer({ min: 1, max: 900 }),
  weeks: fc.integer({ min: 0, max: 20 }),
})

it('is the same again when it is renewed once more, whatever the lines and the terms of the day', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), fc.tuple(terms, terms, terms), (lines, sold) => {
      const offered = (item: QuoteItem): ComparisonLine => {
        const of = sold[models.findIndex((model) => model === item.modelCode)]
        const offer = of
          ? ({ kind: 'priced', price: priceOf(item, of) } as const)
          : ({ kind: 'gone', instead: [models[0]] } as const)
        return { item, offer }
      }
      const items = lines.map(({ days, weeks, ...said }, index) =>
        aQuoteItem({
          ...said,
          id: quoteItemId(`item-${index}`),
          leadTime: { weeks, earliest: undefined },
          requestedDate: days === undefined ? undefined : addDays(today, days),
        }),
      )
      const replaced = new Map(
        items
          .filter(({ modelCode }) => modelCode === 'GONE99')
          .map(({ id }) => [id, { modelCode: models[0] }] as const),
      )
      const wished = asWished(
        items,
        wishedLines(items, () => true, { replaced, days: new Map() }),
      )
      const renewed = wished.map(offered).map(takenOver)
      const again = renewed.map(offered)
      for (const { item, offer } of again) {
        expect(offer.kind === 'priced' && isUnchanged(changeOf(item, offer.price, today))).toBe(
          true,
        )
      }
      const { unchanged, broken, total } = summaryOf(again, today)
      expect({ unchanged, broken }).toEqual({ unchanged: items.length, broken: 0 })
      expect(total.from).toBe(total.to)
    }),
    { numRuns: runs(200) },
  )
})

function priceOf(
  { modelCode, quantity }: QuoteItem,
  { unitPrice, weeks }: { readonly unitPrice: number; readonly weeks: number },
): CalculatedPrice {
  const none = undefined
  const sums = {
    subtotal: unitPrice * quantity,
    surcharge: none,
    afterSurcharge: none,
    tax: none,
    afterTax: none,
    discount: none,
  }
  return {
    modelCode,
    quantity,
    total: unitPrice * quantity,
    unit: unitPrice,
    currency: 'USD',
    parts: { unitPrice, sums },
    leadTime: { weeks, earliest: none },
    available: none,
  }
}

/** The line of the new draft, as a server makes it. */
function takenOver({ item, offer }: ComparisonLine): QuoteItem {
  if (offer.kind !== 'priced') throw new Error('A line that is gone has been replaced.')
  const { unitPrice, weeks, date } = changeOf(item, offer.price, today)
  return {
    ...item,
    unitPrice: unitPrice.to,
    leadTime: { weeks: weeks.to, earliest: undefined },
    requestedDate: date?.to ?? item.requestedDate,
  }
}
