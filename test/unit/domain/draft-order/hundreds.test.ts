import { describe, expect, it } from 'vitest'
import {
  unbegunAfter,
  unbegunAfterHundred,
  hundredOf,
  inHundreds,
} from '../../../../src/domain/draft-order/hundreds.ts'

const keys = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `line-${from + index}`)

describe('a long table in hundreds', () => {
  it.each([
    [0, []],
    [1, [1]],
    [100, [100]],
    [101, [100, 1]],
    [2000, Array.from({ length: 20 }, () => 100)],
  ])('cuts %i lines into hundreds (CSV-08)', (count, sizes) => {
    const hundreds = inHundreds(keys(count))
    expect(hundreds.map(({ length }) => length)).toEqual(sizes)
    expect(hundreds.flat()).toEqual(keys(count))
  })

  it('tells in which hundred a line stands', () => {
    expect([-1, 0, 99, 100, 1999].map(hundredOf)).toEqual([0, 0, 0, 1, 19])
  })

  it('gives the first hundred its turn at once, and lets the others wait', () => {
    const unbegun = unbegunAfter({ unbegun: [], before: [], now: keys(250) })
    expect(unbegun).toEqual(keys(150, 101))
    expect(unbegunAfterHundred(unbegun)).toEqual(keys(50, 201))
  })

  it('puts lines that come behind those that wait, and lets go of those that have gone', () => {
    const before = keys(250)
    const now = [...keys(240), 'new']
    const unbegun = unbegunAfter({ unbegun: keys(50, 201), before, now })
    expect(unbegun).toEqual([...keys(40, 201), 'new'])
  })

  it('leaves the very same list where nothing that waits has changed', () => {
    const unbegun = keys(50, 201)
    expect(unbegunAfter({ unbegun, before: keys(250), now: keys(249, 2) })).toBe(unbegun)
  })
})
