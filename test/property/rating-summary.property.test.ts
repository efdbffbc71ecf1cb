import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ratings, ratingSummary } from '../../src/domain/catalogue/product-review.ts'

const counts = fc.array(
  fc.record({ rating: fc.constantFrom(...ratings), count: fc.nat({ max: 10_000 }) }),
)

it('shows an average between the worst and the best rating given, and shares that make one', () => {
  fc.assert(
    fc.property(counts, (given) => {
      const summary = ratingSummary(given)
      const rated = given.filter(({ count }) => count > 0).map(({ rating }) => rating)
      expect(summary === undefined).toBe(rated.length === 0)
      if (summary === undefined) return
      expect(summary.average).toBeGreaterThanOrEqual(Math.min(...rated))
      expect(summary.average).toBeLessThanOrEqual(Math.max(...rated))
      expect(summary.shares.reduce((sum, { count }) => sum + count, 0)).toBe(summary.count)
      expect(summary.shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    }),
  )
})
