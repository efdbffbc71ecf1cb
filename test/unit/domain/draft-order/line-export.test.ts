import { describe, expect, it } from 'vitest'
import { neutralisedCell, plainCell } from '../../../../src/domain/draft-order/executable-cell.ts'
import { exportRows, templateRows } from '../../../../src/domain/draft-order/line-export.ts'
import { aDay } from '../../../builders/a-day.ts'
import { aWrittenLine } from '../../../builders/a-written-line.ts'

describe('an export', () => {
  it('has headings, the cells of each line, and why it could not be added', () => {
    expect(exportRows([aWrittenLine({ quantity: 'two' })], () => 'No quantity')).toEqual([
      ['Model code', 'Quantity', 'Requested date', 'Customer material number', 'Reason'],
      ['OM1080CNS', 'two', '2027-03-09T00:00:00Z', 'M-1001', 'No quantity'],
    ])
  })

  it('leaves out lines that would not be read again (CSV-09)', () => {
    expect(exportRows([aWrittenLine({ modelCode: ' ' })], () => '')).toHaveLength(1)
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '=cmd|x', '＝1', '\t=1', '\r=1', ' =1', "'=1"])(
    'lets no spreadsheet execute a cell, and reads it back as it was: %j',
    (text) => {
      const cell = neutralisedCell(text)
      expect(cell).toBe(`'${text}`)
      expect(plainCell(cell)).toBe(text)
    },
  )

  it.each(['', 'OM1080CNS', "'quoted'", "O'Hara", '1-2', "'", "''"])(
    'leaves every other cell alone: %j',
    (text) => {
      expect(neutralisedCell(text)).toBe(text)
      expect(plainCell(text)).toBe(text)
    },
  )

  it('neutralises the reason, too', () => {
    const [, row] = exportRows([aWrittenLine({ quantity: '-5' })], () => '=HYPERLINK("x")')
    expect(row?.slice(1, 2)).toEqual(["'-5"])
    expect(row?.at(-1)).toBe(`'=HYPERLINK("x")`)
  })
})

describe('the template file', () => {
  it('has the headings and one line with a right date', () => {
    const day = aDay('2027-03-09')
    expect(templateRows('OM1080CNS', day)).toEqual([
      ['Model code', 'Quantity', 'Requested date', 'Customer material number'],
      ['OM1080CNS', 1, { day }, 'M-1001'],
    ])
  })

  it('has no line without a model code', () => {
    expect(templateRows(undefined, aDay('2027-03-09'))).toHaveLength(1)
  })
})
