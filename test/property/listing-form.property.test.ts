/** A list that is narrowed by a form without scripts comes to the address that the page itself makes. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Facet } from '../../src/domain/catalogue/facet.ts'
import { type ListingQuery, listingSorts } from '../../src/domain/catalogue/listing.ts'
import { toggleOption, withSort } from '../../src/domain/catalogue/listing-steps.ts'
import { boxName, keptBesideBoxes, keptBesideOrder } from '../../src/domain/search/listing-form.ts'
import { listingAddress, listingQuery } from '../../src/domain/search/search-query.ts'
import { parseSearch } from '../../src/ui/addresses/search-params.ts'

const names = ['brands.brand', 'priceRange', 'options.shaft', 'attributes.weight']
const slugs = ['a', 'b', 'c', 'd 1']
const someSlugs = fc.subarray(slugs, { minLength: 1 })

const query: fc.Arbitrary<ListingQuery> = fc
  .record({
    keyword: fc.constantFrom('', 'pump', '250 cm³ & more', 'a,b'),
    filters: fc
      .dictionary(fc.constantFrom(...names), someSlugs)
      .map((each) => new Map(Object.entries(each))),
    sort: fc.constantFrom(undefined, ...listingSorts),
    page: fc.integer({ min: 1, max: 9 }),
    view: fc.constantFrom('GRID', 'LIST'),
    pinned: fc.subarray(['tm200', 'gp20', 'fjb']),
  })
  // As every query is that comes from an address.
  .map((each) => listingQuery(listingAddress(each)))

const facetsOf = (
  shown: readonly string[],
  options: readonly string[],
  selectType: Facet['selectType'],
): readonly Facet[] =>
  shown.map((slug) => ({
    slug,
    name: slug,
    unit: undefined,
    selectType,
    options: options.map((option) => ({ slug: option, name: option, count: 1, image: undefined })),
  }))

type Pair = readonly [string, string]

const hidden = (address: object): readonly Pair[] =>
  Object.entries(address).map(([name, value]) => [name, String(value)])

/** What the browser makes of the fields, and the shop of that. */
const readNatively = (pairs: readonly Pair[]) =>
  comparable(
    listingQuery(
      parseSearch(new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()),
    ),
  )

/** Which option was chosen first says nothing. */
const comparable = ({ filters, ...rest }: ListingQuery) => ({
  ...rest,
  filters: Object.fromEntries([...filters].map(([name, choices]) => [name, choices.toSorted()])),
})

describe('a list without scripts', () => {
  it('is narrowed by its boxes as it is by their presses', () => {
    fc.assert(
      fc.property(
        query,
        fc.subarray(names, { minLength: 1 }),
        someSlugs,
        fc.constantFrom('single' as const, 'multi' as const),
        fc.nat(),
        fc.nat(),
        (before, shown, options, selectType, whichFacet, whichOption) => {
          const facets = facetsOf(shown, options, selectType)
          const facet = facets[whichFacet % facets.length]
          const option = options[whichOption % options.length]
          if (!facet || option === undefined) throw new Error('There is nothing to press.')
          const boxes = facets.flatMap((shownFacet): readonly Pair[] =>
            options.flatMap((each): readonly Pair[] => {
              const wasChosen = before.filters.get(shownFacet.slug)?.includes(each) ?? false
              const isPressed = shownFacet === facet && each === option
              return isPressed === wasChosen ? [] : [[boxName(shownFacet, wasChosen), each]]
            }),
          )
          expect(readNatively([...hidden(keptBesideBoxes(before, facets)), ...boxes])).toEqual(
            comparable(toggleOption(before, facet, option)),
          )
        },
      ),
    )
  })

  it('is put in order and laid out by its form as it is by a choice', () => {
    fc.assert(
      fc.property(
        query,
        fc.constantFrom(...listingSorts),
        fc.constantFrom('GRID' as const, 'LIST' as const),
        (before, sort, view) => {
          const wanted = withSort({ ...before, view }, sort === 'relevance' ? undefined : sort)
          expect(
            readNatively([...hidden(keptBesideOrder(before)), ['sort', sort], ['view', view]]),
          ).toEqual(comparable(wanted))
        },
      ),
    )
  })
})
