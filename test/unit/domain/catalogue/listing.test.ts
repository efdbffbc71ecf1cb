import { describe, expect, it } from 'vitest'
import {
  isFilterName,
  listingPageSize,
  wholeListing,
  withKeyword,
} from '../../../../src/domain/catalogue/listing.ts'
import {
  toggleOption,
  withoutFilters,
  withSort,
} from '../../../../src/domain/catalogue/listing-steps.ts'

const brand = { slug: 'brands.brand', selectType: 'multi' } as const
const price = { slug: 'priceRange', selectType: 'single' } as const

it('begins with twelve products, page 1, as a grid (CAT-02)', () => {
  expect(listingPageSize).toBe(12)
  expect(wholeListing).toMatchObject({ page: 1, view: 'GRID', keyword: '' })
})

describe('the keyword', () => {
  const sorted = { ...withSort(wholeListing, 'name'), keyword: 'motor', page: 3 }

  it('keeps the order while it stays the same (SEARCH-10)', () => {
    expect(withKeyword(sorted, 'motor')).toMatchObject({ sort: 'name', page: 1 })
  })

  it('drops order and filters when it changes, and keeps the view', () => {
    const narrowed = { ...toggleOption(sorted, brand, 'torvane'), view: 'LIST' as const }
    const after = withKeyword(narrowed, 'pump')
    expect(after).toEqual({ ...wholeListing, keyword: 'pump', view: 'LIST' })
  })
})

describe('a filter', () => {
  const page3 = { ...wholeListing, page: 3 }

  it('takes an option, then another, and gives one back, each time from page 1', () => {
    const one = toggleOption(page3, brand, 'torvane')
    expect(one.page).toBe(1)
    const two = toggleOption({ ...one, page: 2 }, brand, 'other')
    expect(two.filters.get('brands.brand')).toEqual(['torvane', 'other'])
    expect(toggleOption(two, brand, 'torvane').filters.get('brands.brand')).toEqual(['other'])
    expect(withoutFilters(two).filters.size).toBe(0)
  })

  it('holds one option where only one may be chosen', () => {
    const one = toggleOption(page3, price, '0-100')
    expect(toggleOption(one, price, '100-200').filters.get('priceRange')).toEqual(['100-200'])
    expect(toggleOption(one, price, '0-100').filters.has('priceRange')).toBe(false)
  })
})

it('narrows by brand, option, category, attribute, price range and product type (CAT-04)', () => {
  const known = [
    'brands.brand',
    'options.shaft',
    'categories.category',
    'attributes.displacement',
    'priceRange',
    'productTypes.productType',
  ]
  expect(known.filter((name) => !isFilterName(name))).toEqual([])
})

it.each(['__proto__.x', 'options.', 'options.__proto__', 'attributes.a b', 'x'.repeat(99), 'size'])(
  'takes %s for no filter',
  (name) => expect(isFilterName(name)).toBe(false),
)
