import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  cappedSuggestions,
  type SuggestedProduct,
  type Suggestion,
  suggestionTypes,
} from '../../../../src/domain/search/suggestion.ts'

const place = fc.record<Suggestion>({
  type: fc.constantFrom(...suggestionTypes),
  text: fc.string(),
  link: fc.constant('/brand/x'),
})
const product = fc.record<SuggestedProduct>({
  name: fc.string(),
  urlTitle: fc.constant('x'),
  thumbnail: fc.constant(''),
  skuCode: fc.constant('TM2'),
  isModelSearchOnly: fc.boolean(),
})

it('keeps two of each type and ten in all (SEARCH-04)', () => {
  fc.assert(
    fc.property(fc.array(place), fc.array(product), (places, products) => {
      const capped = cappedSuggestions({ places, products })
      const all = capped.places.length + capped.products.length
      const possible =
        suggestionTypes.reduce(
          (sum, type) => sum + Math.min(2, places.filter((each) => each.type === type).length),
          0,
        ) + products.length
      expect(all).toBe(Math.min(10, possible))
      for (const type of suggestionTypes) {
        expect(capped.places.filter((each) => each.type === type).length).toBeLessThanOrEqual(2)
      }
    }),
  )
})
