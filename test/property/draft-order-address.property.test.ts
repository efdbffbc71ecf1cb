/** The address of a draft order, and the measure of its time line. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeScale } from '../../src/ui/pages/draft-order/dates/time-scale.ts'
import { draftOrderSearch } from '../../src/ui/addresses/draft-order-search.ts'
import { namesIn, namesText } from '../../src/ui/addresses/names-text.ts'
import { parseSearch, stringifySearch } from '../../src/ui/addresses/search-params.ts'

describe('the names that an address keeps', () => {
  it('come back as they were, whatever signs are in them', () => {
    const nameArb = fc.oneof(fc.string({ minLength: 1 }), fc.stringMatching(/^[~01,]{1,6}$/))
    fc.assert(
      fc.property(fc.uniqueArray(nameArb, { maxLength: 8 }), (names) => {
        expect(namesIn(namesText(names))).toEqual(names)
      }),
    )
  })
})

describe('the address of a draft order', () => {
  it('is read from any text without throwing, and reads the same once it has been read', () => {
    const valueArb = fc.oneof(fc.string(), fc.constantFrom('model-search', 'summary', '2', '-1'))
    const keys = ['tab', 'mode', 'page', 'keyword', 'brands', 'categories', 'find', 'code']
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), valueArb), (values) => {
        const read = draftOrderSearch(parseSearch(stringifySearch(values)))
        const again = draftOrderSearch(parseSearch(stringifySearch({ ...read })))
        expect(again).toEqual(read)
      }),
    )
  })
})

describe('the measure of a time line', () => {
  const daysArb = fc.integer({ min: 0, max: 3000 })

  it('holds the last day, and names at most eleven weeks of it', () => {
    fc.assert(
      fc.property(daysArb, daysArb, (one, other) => {
        const [firstDay, lastDay] = [Math.min(one, other), Math.max(one, other)]
        const { start, days, marks } = timeScale(firstDay, lastDay)
        expect(start).toBeLessThanOrEqual(firstDay)
        expect(start + days).toBeGreaterThan(lastDay)
        expect(marks[0]).toMatchObject({ week: start / 7, at: 0, name: 'always' })
        expect(marks.filter(({ name }) => name !== 'none').length).toBeLessThanOrEqual(11)
        expect(marks.length).toBeLessThanOrEqual(61)
        expect(marks.every(({ at }) => at >= 0 && at <= 1)).toBe(true)
      }),
    )
  })

  it('keeps the names that always show a third of the line apart', () => {
    fc.assert(
      fc.property(daysArb, daysArb, (one, other) => {
        const { marks } = timeScale(Math.min(one, other), Math.max(one, other))
        const always = marks.filter(({ name }) => name === 'always').map(({ at }) => at)
        expect(always.length).toBeGreaterThan(1)
        always.slice(1).forEach((at, index) => {
          expect(at - (always[index] ?? 0)).toBeGreaterThanOrEqual(1 / 3 - 1e-9)
        })
      }),
    )
  })
})
