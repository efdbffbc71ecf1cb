import { describe, expect, it } from 'vitest'
import {
  countIn,
  otherGroupsWith,
  returnedIn,
  statusesAt,
} from '../../../../src/domain/quote/listed-statuses.ts'
import {
  type QuoteListPlace,
  quoteListStart,
  type QuoteCounts,
} from '../../../../src/domain/quote/quote-list.ts'
import {
  inGroup,
  onPage,
  returnedOnly,
  sortedBy,
  withKeyword,
} from '../../../../src/domain/quote/quote-list-steps.ts'

const somewhere: QuoteListPlace = {
  group: 'approved',
  keyword: 'line 3',
  sort: 'name',
  isReturnedOnly: false,
  page: 3,
}

it('opens the list on the first page of all drafts, the newest first', () => {
  expect(quoteListStart).toEqual({
    group: 'draft',
    keyword: '',
    sort: 'newest',
    isReturnedOnly: false,
    page: 1,
  })
})

it('turns the pages of one tab, keyword and sort', () => {
  expect(onPage(somewhere, 4)).toEqual({ ...somewhere, page: 4 })
})

it('stays on its page when the tab stays the same', () => {
  expect(inGroup(somewhere, 'approved')).toEqual(somewhere)
})

it('takes keyword and sort along to another tab', () => {
  expect(inGroup(somewhere, 'draft')).toEqual({ ...somewhere, group: 'draft', page: 1 })
})

it('begins another keyword and another sort on their first page', () => {
  expect(withKeyword(somewhere, ' PO-7 ')).toEqual({ ...somewhere, keyword: 'PO-7', page: 1 })
  expect(sortedBy(somewhere, 'value')).toEqual({ ...somewhere, sort: 'value', page: 1 })
  expect(sortedBy(somewhere, 'name')).toEqual(somewhere)
})

it('shows only what was sent back on its tab, from the first page, and all of another tab', () => {
  const submitted = inGroup(somewhere, 'submitted')
  const returned = returnedOnly({ ...submitted, page: 2 }, true)
  expect(returned).toEqual({ ...submitted, isReturnedOnly: true, page: 1 })
  expect(statusesAt(returned)).toEqual(['returned'])
  expect(statusesAt(submitted)).toContain('pending-review')
  expect(statusesAt({ ...returned, group: 'draft' })).toEqual(['draft'])
  expect(inGroup(returned, 'draft').isReturnedOnly).toBe(false)
})

describe('what the tabs hold', () => {
  const counts: QuoteCounts = new Map([
    ['pending-review', 2],
    ['returned', 3],
    ['expired', 1],
  ])

  it('is counted over the statuses of each', () => {
    expect(countIn(counts, 'draft')).toBe(0)
    expect(countIn(counts, 'submitted')).toBe(5)
    expect(countIn(counts, 'approved')).toBe(1)
  })

  it('says what was sent back on its own tab only', () => {
    expect(returnedIn(counts, 'submitted')).toBe(3)
    expect(returnedIn(counts, 'draft')).toBe(0)
  })

  it('names the other tabs that hold something', () => {
    expect(otherGroupsWith(counts, 'submitted')).toEqual(['approved'])
    expect(otherGroupsWith(counts, 'draft')).toEqual(['submitted', 'approved'])
  })

  it('is not made up where the server does not count', () => {
    expect(countIn(undefined, 'submitted')).toBeUndefined()
    expect(returnedIn(undefined, 'submitted')).toBe(0)
    expect(otherGroupsWith(undefined, 'draft')).toEqual([])
  })
})
