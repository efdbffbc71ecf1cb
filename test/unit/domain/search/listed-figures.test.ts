import { expect, it } from 'vitest'
import type { ProductFigure } from '../../../../src/domain/catalogue/product-figure.ts'
import { withSiteFigures } from '../../../../src/domain/search/listed-figures.ts'
import type { ProductListing } from '../../../../src/domain/search/product-listing.ts'
import { aProductSummary } from '../../../builders/a-product.ts'

const figures: readonly ProductFigure[] = [
  { quantity: 'displacement', low: 50, high: 200 },
  { quantity: 'pressure', low: 100, high: 140 },
  { quantity: 'speed', low: 150, high: 700 },
  { quantity: 'torque', low: 100, high: 400 },
  { quantity: 'flow', low: 40, high: 60 },
]

const listing: ProductListing = {
  rows: [{ ...aProductSummary(), productTypeUrlTitle: 'motors', figures }],
  page: 1,
  pageCount: 1,
  total: 1,
  productTypes: [],
  facets: [],
  columns: ['displacement', 'pressure'],
  unreadFigures: [],
  sorts: [],
  readAs: undefined,
  crossReference: undefined,
}

const shown = (named: Readonly<Record<string, readonly string[]>>, type?: string) => {
  const answer = withSiteFigures(listing, new Map(Object.entries(named)), type)
  const [row] = answer.listing.rows
  return {
    columns: answer.listing.columns,
    figures: row?.figures?.map(({ quantity }) => quantity),
    unknown: answer.unknown,
  }
}

it('has the columns of the search where the site names none', () => {
  expect(shown({}, 'motors')).toMatchObject({ columns: ['displacement', 'pressure'], unknown: [] })
  expect(shown({ pumps: ['flow'] }, 'motors').columns).toEqual(['displacement', 'pressure'])
})

it('has those that the site names for its type, in its order', () => {
  expect(shown({ motors: ['torque', 'flow'] }, 'motors')).toEqual({
    columns: ['torque', 'flow'],
    figures: ['torque', 'flow'],
    unknown: [],
  })
})

it('has the columns of the search where it is mixed, and the figures of the type on its cards', () => {
  expect(shown({ motors: ['torque'] })).toMatchObject({
    columns: ['displacement', 'pressure'],
    figures: ['torque'],
  })
})

it('has the figures of its products where the search names no columns', () => {
  const { columns } = withSiteFigures({ ...listing, columns: [] }, new Map(), 'motors').listing
  expect(columns).toEqual(['displacement', 'pressure', 'speed', 'torque'])
})

it('shows nothing where no name can be read, and says which (ERR-04)', () => {
  expect(shown({ motors: ['wieght'] }, 'motors')).toEqual({
    columns: [],
    figures: [],
    unknown: ['motors: wieght'],
  })
  expect(shown({ motors: [] }, 'motors')).toMatchObject({ columns: [], unknown: ['motors: '] })
})
