import { describe, expect, it } from 'vitest'
import {
  choiceIn,
  pageIn,
  parseSearch,
  readsSearch,
  stringifySearch,
  textIn,
} from '../../../src/ui/addresses/search-params.ts'

describe('a query', () => {
  it('is flat text, whatever it looks like', () => {
    expect(parseSearch('?page=2&keyword=123&list=[1]&flag=true')).toEqual({
      page: '2',
      keyword: '123',
      list: '[1]',
      flag: 'true',
    })
  })

  it('keeps a dotted name in one piece', () => {
    const query = '?filter_productTypes.productType=orbital-motors'
    expect(parseSearch(query)).toEqual({ 'filter_productTypes.productType': 'orbital-motors' })
    expect(stringifySearch(parseSearch(query))).toBe(query)
  })

  it('takes the first of a name that comes twice', () => {
    expect(parseSearch('?page=2&page=3')).toEqual({ page: '2' })
  })

  it('takes all of a filter, as the boxes of a form send them', () => {
    const query = '?filter_brands.brand=birch,oak&page=2&filter_brands.brand=elm'
    expect(parseSearch(query)).toEqual({ 'filter_brands.brand': 'birch,oak,elm', page: '2' })
  })

  it.each([
    '?__proto__=x',
    '?constructor=x',
    '?filter___proto__.x=1',
    '?__proto__.polluted=1',
    '?constructor.prototype.polluted=1',
  ])('leaves the language itself alone: %s', (query) => {
    parseSearch(query)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(Object.getPrototypeOf(parseSearch(query))).toBe(Object.prototype)
  })

  it('has at most fifty names', () => {
    const query = Array.from({ length: 80 }, (_, index) => `n${index}=1`).join('&')
    expect(Object.keys(parseSearch(query))).toHaveLength(50)
  })

  it.each(['?keyword=a%26b&x=1', '?keyword=%C3%9F%20%2B', ''])(
    'comes back as it was: %s',
    (query) => {
      expect(stringifySearch(parseSearch(query))).toBe(query)
    },
  )

  it('leaves out what is missing and what is no value', () => {
    expect(stringifySearch({ a: undefined, b: null, c: {}, d: 1, e: false, f: '' })).toBe(
      '?d=1&e=false&f=',
    )
  })
})

describe('reading a query', () => {
  it.each([
    ['1', 1],
    ['12', 12],
    ['0', undefined],
    ['-1', undefined],
    ['1e9', undefined],
    ['99999999', undefined],
    ['abc', undefined],
    ['2.5', undefined],
    ['', undefined],
    ['__proto__', undefined],
  ])('takes page %s for %s', (page, read) => {
    expect(pageIn({ page })).toBe(read)
  })

  it('cuts a text to its length and drops an empty one', () => {
    expect(textIn({ keyword: 'x'.repeat(100_000) }, 'keyword')).toHaveLength(200)
    expect(textIn({ keyword: '   ' }, 'keyword')).toBeUndefined()
    expect(textIn({ keyword: 5 }, 'keyword')).toBe('5')
    expect(textIn({ keyword: ['a'] }, 'keyword')).toBeUndefined()
  })

  it('knows only the words of a closed list', () => {
    expect(choiceIn({ tab: 'draft' }, 'tab', ['draft', 'approved'])).toBe('draft')
    expect(choiceIn({ tab: '__proto__' }, 'tab', ['draft', 'approved'])).toBeUndefined()
  })

  it('takes what could not be read out of the address', () => {
    const read = readsSearch<{ readonly page?: number }>({ page: pageIn })
    // The router lays this over the raw values: an absent name would leave the raw one standing.
    expect({ page: 'abc', x: '1', ...read({ page: 'abc', x: '1' }) }).toEqual({
      page: undefined,
      x: '1',
    })
  })
})
