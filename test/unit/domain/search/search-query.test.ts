import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ListingQuery,
  listingSorts,
  listingViews,
  mostPinned,
  wholeListing,
  withForcedFilter,
} from '../../../../src/domain/catalogue/listing.ts'
import { toggleOption } from '../../../../src/domain/catalogue/listing-steps.ts'
import {
  listingAddress,
  listingQuery,
  searchTerm,
} from '../../../../src/domain/search/search-query.ts'

const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,30}$/)
const filterName = fc.oneof(
  fc.constantFrom(
    'brands.brand',
    'categories.category',
    'productTypes.productType',
    'priceRange',
    'attributes.displacementUS',
  ),
  fc.stringMatching(/^[a-z]{1,10}$/).map((code) => `options.${code}`),
)

const anyListing: fc.Arbitrary<ListingQuery> = fc.record({
  keyword: fc.stringMatching(/^[a-z0-9 ³/.-]{0,60}$/).map((text) => text.trim()),
  filters: fc
    .uniqueArray(fc.tuple(filterName, fc.uniqueArray(slug, { minLength: 1, maxLength: 5 })), {
      selector: ([name]) => name,
      maxLength: 6,
    })
    .map((pairs) => new Map(pairs)),
  sort: fc.constantFrom(...listingSorts.filter((sort) => sort !== 'relevance'), undefined),
  page: fc.integer({ min: 1, max: 9_999_999 }),
  view: fc.constantFrom(...listingViews),
  pinned: fc.uniqueArray(slug, { maxLength: mostPinned }),
})

/** What the router makes of an address: names and flat texts. */
const asText = (query: ListingQuery) =>
  Object.fromEntries(Object.entries(listingAddress(query)).map(([name, each]) => [name, `${each}`]))

describe('the address of a listing', () => {
  it('says the listing, and the same listing is read from it', () => {
    fc.assert(
      fc.property(anyListing, (query) => {
        expect(listingQuery(asText(query))).toEqual(query)
      }),
    )
  })

  it('is empty for everything, twelve cards from the first on (CAT-02)', () => {
    expect(listingAddress(wholeListing)).toEqual({})
    expect(listingQuery({})).toEqual(wholeListing)
  })

  it('has the names of the specification (ROUTE-14)', () => {
    const search = { keyword: 'motor', 'filter_productTypes.productType': 'orbital-motors,valves' }
    const query = listingQuery(search)
    expect(query.filters.get('productTypes.productType')).toEqual(['orbital-motors', 'valves'])
    expect(listingAddress(query)).toEqual(search)
  })
})

describe('an address that anybody wrote', () => {
  it.each([
    [{ page: '-1' }],
    [{ page: '1e9' }],
    [{ page: '99999999999' }],
    [{ page: ['2'] }],
    [{ sort: '__proto__' }],
    [{ sort: 'toString' }],
    [{ view: 'constructor' }],
    [{ keyword: { toString: 'x' } }],
    [{ 'filter___proto__.x': '1' }],
    [{ filter_constructor: '1' }],
    [{ 'filter_attributes.__proto__': '1' }],
    [{ 'filter_brands.brand': ',, ,' }],
    [{ 'filter_brands.brand': 'x'.repeat(200) }],
    [{ 'filter_unknown.name': 'x' }],
  ])('gives the whole listing where it cannot be read: %j (T43)', (search) => {
    expect(listingQuery(search)).toEqual(wholeListing)
  })

  it('gives a working listing whatever it says', () => {
    const names = fc.oneof(
      fc.constantFrom('keyword', 'page', 'sort', 'view', 'filter_brands.brand', '__proto__'),
      fc.string({ unit: 'binary', maxLength: 30 }).map((name) => `filter_${name}`),
    )
    const values = fc.oneof(fc.string({ unit: 'binary' }), fc.anything())
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
        const query = listingQuery(Object.fromEntries(pairs))
        expect(query.page).toBeGreaterThanOrEqual(1)
        expect(listingQuery(asText(query))).toEqual(query)
        expect(() => encodeURIComponent(JSON.stringify(asText(query)))).not.toThrow()
      }),
    )
  })

  it('is cut to what fits into an address', () => {
    const { keyword } = listingQuery({ keyword: '𝄞x'.repeat(50_000) })
    expect(Array.from(keyword)).toHaveLength(200)
    const many = Array.from({ length: 500 }, (_, index) => `b${index}`)
    const { filters } = listingQuery({ 'filter_brands.brand': many.join(',') })
    expect(filters.get('brands.brand')).toHaveLength(40)
    const names = many.map((name) => [`filter_options.${name}`, 'x'])
    expect(listingQuery(Object.fromEntries(names)).filters.size).toBe(20)
  })
})

it.each([
  ['  gear   pump ', 'gear pump'],
  ['gear\tpump\u0000', 'gear pump'],
  ['   ', ''],
  ['\ud800', ''],
])('searches for what is said in %j: %j (CAT-07)', (text, term) => {
  expect(searchTerm(text)).toBe(term)
})

it('forces brand, category or product type where a page is about one (CAT-03)', () => {
  const brand = { slug: 'brands.brand', selectType: 'multi' } as const
  const chosen = toggleOption(wholeListing, brand, 'torvane')
  const kinds = ['brand', 'category', 'productType'] as const
  expect(kinds.map((kind) => [...withForcedFilter(chosen, kind, 'own').filters].at(-1))).toEqual([
    ['brands.brand', ['own']],
    ['categories.category', ['own']],
    ['productTypes.productType', ['own']],
  ])
})
