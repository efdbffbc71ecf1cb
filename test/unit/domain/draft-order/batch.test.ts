import { describe, expect, it } from 'vitest'
import { inGroups, skuCodesOf } from '../../../../src/domain/draft-order/batch.ts'
import { aWrittenLine } from '../../../builders/a-written-line.ts'

describe('groups', () => {
  it('hold ten each, in order, and the last what is left', () => {
    const numbers = Array.from({ length: 23 }, (_, index) => index)
    const groups = inGroups(numbers)
    expect(groups.map(({ length }) => length)).toEqual([10, 10, 3])
    expect(groups.flat()).toEqual(numbers)
    expect(inGroups([])).toEqual([])
  })
})

describe('the products of some lines', () => {
  it('are named once each, in the order in which they are needed', () => {
    const codes = ['gp1-12', 'OM1080CNS', 'GP1 11', '#', 'O M 1 1', 'ZZ']
    const lines = codes.map((modelCode) => aWrittenLine({ modelCode }))
    expect(skuCodesOf(lines)).toEqual(['GP1', 'OM1'])
  })
})
