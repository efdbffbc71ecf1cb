import { describe, expect, it } from 'vitest'
import { groupSize, skuCodesOf } from '../../../../src/domain/draft-order/batch.ts'
import { aWrittenLine } from '../../../builders/a-written-line.ts'

describe('the products of some lines', () => {
  it('are named once each, in the order in which they are needed', () => {
    const codes = ['gp1-12', 'OM1080CNS', 'GP1 11', '#', 'O M 1 1', 'ZZ']
    const lines = codes.map((modelCode) => aWrittenLine({ modelCode }))
    expect(skuCodesOf(lines)).toEqual(['GP1', 'OM1'])
  })

  it('are looked up ten at a time (CSV-18)', () => {
    expect(groupSize).toBe(10)
  })
})
