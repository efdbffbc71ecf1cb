/** Options of filters, as a reader writes figures. */
import { describe, expect, it } from 'vitest'
import { optionName } from '../../../src/ui/pages/shop/facet-words.ts'

describe('the option of a measure', () => {
  it.each([
    ['en', '10000 – 25000', '10,000 – 25,000'],
    ['de', '10000 – 25000', '10.000 – 25.000'],
    ['en', '5000 – 10000', '5000 – 10,000'],
    ['de', '≥ 25000', '≥ 25.000'],
    ['de', '1.5 – 3', '1,5 – 3'],
    ['en', '1000 – 2500', '1000 – 2500'],
    ['en', '< 1.5', '< 1.5'],
  ])('parts thousands from ten thousand on, in %s: %s', (language, name, written) => {
    expect(optionName({ unit: 'lb·in' }, name, { language, units: 'us' })).toBe(written)
  })
})
