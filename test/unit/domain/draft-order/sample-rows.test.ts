import { describe, expect, it } from 'vitest'
import { sampleRows } from '../../../../src/domain/draft-order/sample-rows.ts'

const rows = [
  ['OM1', '', ''],
  ['OM2', '2', ''],
  ['OM3', ' ', 'MAT-3'],
  ['OM4', '4', 'MAT-4'],
  ['', '', ''],
].map((cells, index) => ({ line: index + 1, cells }))

const lines = (most: number) => sampleRows(rows, most).map(({ line }) => line)

describe('the rows that show what columns hold', () => {
  it('are those with the most cells filled, the first of such rows, in the order of the sheet', () => {
    expect(lines(1)).toEqual([4])
    expect(lines(2)).toEqual([2, 4])
    expect(lines(3)).toEqual([2, 3, 4])
  })

  it('are all of a short sheet', () => {
    expect(lines(9)).toEqual([1, 2, 3, 4, 5])
  })
})
