import { expect, it } from 'vitest'
import { canonicalQuery } from '../../../src/ui/addresses/canonical-address.ts'

it.each([
  [{ page: 2 }, '?page=2'],
  [{ page: 3, view: 'LIST', keyword: undefined }, '?page=3'],
  [{ page: 1 }, ''],
  [{ page: 2, filter_brands: 'torvane' }, ''],
  [{ page: 2, sort: 'productName|ASC' }, ''],
  [{ page: 2, keyword: 'pump' }, ''],
  [{ page: '2' }, ''],
  [undefined, ''],
])(
  'is known of %j by %j: a further page of a whole list alone is one of its own',
  (search, query) => {
    expect(canonicalQuery(search)).toBe(query)
  },
)
