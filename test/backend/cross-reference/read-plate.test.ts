/** Plates of other makers are read, and nothing else is taken for one. */
import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OTHER_SERIES } from '../../../reference-backend/cross-reference/other-series.ts'
import { readPlate } from '../../../reference-backend/cross-reference/read-plate.ts'

const read = (keyword: string) => {
  const plate = readPlate(keyword)
  return plate && [plate.maker, plate.series?.series, plate.size, plate.unread]
}

describe('a plate', () => {
  it.each([
    ['OMP 200', ['Danfoss', 'OMP', 200, '']],
    ['omp200', ['Danfoss', 'OMP', 200, '']],
    ['danfoss omp 80', ['Danfoss', 'OMP', 80, '']],
    ['Sauer Danfoss OMS-315', ['Danfoss', 'OMS', 315, '']],
    ['TE0195', ['Parker', 'TE', 195, '']],
    ['Parker TE 0195', ['Parker', 'TE', 195, '']],
    ['J 160', ['Eaton', 'J', 160, '']],
    ['Char-Lynn J 160', ['Eaton', 'J', 160, '']],
    ['M+S Hydraulic MM 50', ['M+S Hydraulic', 'MM', 50, '']],
    ['AZPF-11', ['Bosch Rexroth', 'AZPF', 11, '']],
    ['OMP 200 151-0614', ['Danfoss', 'OMP', 200, '151-0614']],
  ])('is read: %s', (keyword, plate) => {
    expect(read(keyword)).toEqual(plate)
  })

  it.each([
    ['Danfoss XYZ 200', ['Danfoss', undefined, 200, 'XYZ 200']],
    ['Parker pump', ['Parker', undefined, undefined, 'pump']],
    ['danfoss omp', ['Danfoss', 'OMP', undefined, '']],
    ['OMP', ['Danfoss', 'OMP', undefined, '']],
  ])('of a known maker or series says what could be read: %s', (keyword, plate) => {
    expect(read(keyword)).toEqual(plate)
  })

  it.each([
    'VW Golf 1.6 TDI',
    'TM2122A1U3BS',
    'TM200',
    'TMW300',
    'TG700',
    'motor',
    'pump 200 bar',
    'TE',
    'J',
    'OMP motor',
    'Danfoss',
    'jaw coupling',
    'J 16000',
    '15 in3/rev',
    '',
    '🚀',
    "'; drop table product; --",
  ])('is nothing else: %s', (keyword) => {
    expect(read(keyword)).toBeUndefined()
  })

  it('is read of every series and size, however it is written', () => {
    for (const { maker, series, sizes } of OTHER_SERIES) {
      for (const size of sizes) {
        const four = String(size).padStart(4, '0')
        for (const keyword of [
          `${series} ${four}`,
          `${series}${four}`,
          `${maker} ${series}-${size}`,
        ]) {
          expect(read(keyword), keyword).toEqual([maker, series, size, ''])
        }
      }
    }
  })

  it('takes whatever is typed, and invents nothing', () => {
    assert(
      property(string({ maxLength: 200 }), (keyword) => {
        const plate = readPlate(keyword)
        if (plate?.size !== undefined) expect(keyword).toContain(String(plate.size))
      }),
    )
  })
})

describe('the table', () => {
  it('names each series of a maker once, with sizes that rise', () => {
    const names = OTHER_SERIES.map(({ maker, series }) => `${maker} ${series}`)
    expect(new Set(names).size).toBe(names.length)
    for (const { series, sizes } of OTHER_SERIES) {
      expect(sizes, series).toEqual(sizes.toSorted((one, other) => one - other))
    }
  })
})
