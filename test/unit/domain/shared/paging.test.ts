import { describe, expect, it } from 'vitest'
import { clampPage, pageOf, pageSize } from '../../../../src/domain/shared/paging.ts'

const rows = Array.from({ length: 23 }, (_, index) => index + 1)

describe('a page', () => {
  it('holds ten rows', () => {
    expect(pageSize).toBe(10)
    expect(pageOf(rows, 1)).toEqual({ rows: rows.slice(0, 10), page: 1, pageCount: 3, total: 23 })
  })

  it('holds the rest when it is the last', () => {
    expect(pageOf(rows, 3).rows).toEqual([21, 22, 23])
  })

  it('holds nothing of an empty list, and is still page 1 of 1', () => {
    expect(pageOf([], 1)).toEqual({ rows: [], page: 1, pageCount: 1, total: 0 })
  })

  it.each([
    [0, 1],
    [-3, 1],
    [1.5, 1],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
    [2, 2],
    [3, 3],
    [4, 3],
    [1e9, 3],
  ])('brings page %d of 3 down to %d', (asked, page) => {
    expect(clampPage(asked, 3)).toBe(page)
    expect(pageOf(rows, asked).page).toBe(page)
  })

  it('is the first where there are no pages at all', () => {
    expect(clampPage(2, 0)).toBe(1)
  })

  it('together with the others holds every row once', () => {
    expect([1, 2, 3].flatMap((page) => pageOf(rows, page).rows)).toEqual(rows)
  })
})
