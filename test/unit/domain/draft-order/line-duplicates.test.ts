import { describe, expect, it } from 'vitest'
import {
  duplicateGroups,
  mergeDuplicates,
} from '../../../../src/domain/draft-order/line-duplicates.ts'
import type { WrittenLine } from '../../../../src/domain/draft-order/written-line.ts'
import { aWrittenLine } from '../../../builders/a-written-line.ts'

function lines(...overrides: readonly Partial<WrittenLine>[]): readonly WrittenLine[] {
  return overrides.map((each, index) => aWrittenLine({ key: `line-${index + 1}`, ...each }))
}

describe('duplicates', () => {
  it('are lines with the same model, day and material number, however they are written', () => {
    const written = lines(
      {},
      { modelCode: 'OM1100CNS' },
      { modelCode: 'om1-080-cns', requestedDate: '2027-03-09T12:00:00+01:00' },
      { customerMaterialNumber: ' M-1001 ', quantity: '9' },
    )
    expect(duplicateGroups(written)).toEqual([['line-1', 'line-3', 'line-4']])
  })

  it('are no lines that differ in one of them', () => {
    const written = lines(
      {},
      { requestedDate: '' },
      { requestedDate: '2027-03-10T00:00:00Z' },
      { customerMaterialNumber: '' },
      { modelCode: '' },
      { modelCode: '-' },
    )
    expect(duplicateGroups(written)).toEqual([])
  })

  it('become the first of them, with the sum of the quantities', () => {
    const written = lines({}, { modelCode: 'OM1100CNS' }, { quantity: ' 3 ' }, { quantity: '4' })
    expect(mergeDuplicates(written, ['line-1', 'line-3', 'line-4'])).toEqual(
      lines({ quantity: '9' }, { modelCode: 'OM1100CNS' }),
    )
  })

  it('become one of each group at once, and a group that cannot keeps no other', () => {
    const written = lines(
      {},
      { modelCode: 'OM1100CNS' },
      { quantity: '3' },
      { modelCode: 'OM1100CNS', quantity: 'two' },
    )
    const keys = written.map(({ key }) => key)
    expect(mergeDuplicates(written, keys)).toEqual([
      { ...written[0], quantity: '5' },
      written[1],
      written[3],
    ])
  })

  it('stay while a quantity cannot be read, or the sum not be written', () => {
    const unread = lines({}, { quantity: 'two' })
    expect(mergeDuplicates(unread, ['line-1', 'line-2'])).toBe(unread)
    const huge = lines({ quantity: '999999999' }, { quantity: '1' })
    expect(mergeDuplicates(huge, ['line-1', 'line-2'])).toBe(huge)
  })

  it('are all that can be merged', () => {
    const others = lines({}, { modelCode: 'OM1100CNS' })
    expect(mergeDuplicates(others, ['line-1', 'line-2'])).toBe(others)
    expect(mergeDuplicates(others, ['line-1', 'line-9'])).toBe(others)
  })
})
