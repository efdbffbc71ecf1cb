import { describe, expect, it } from 'vitest'
import { headsLines, holdsLines } from '../../../../src/domain/draft-order/sheet-with-lines.ts'
import { writtenRows } from '../../../builders/a-written-line.ts'

describe('a sheet of a workbook', () => {
  it.each([
    [['Model code|Qty', 'OM1080CNS|2'], true, true],
    [['Order of plant 4', 'Bestellcode|Liefertermin|Bemerkung', 'OM1080CNS||'], true, true],
    [['OM1080CNS|2', 'OM1100CNS|1'], false, true],
    [['Our no.|Your no.|Qty', 'M-1|OM1080CNS|2'], true, true],
    [['P011|1'], false, false],
    [['|OM1080CNS'], false, true],
    [['Plant|HH12|3', 'Hall|K7A|1'], false, false],
    [['Order|PO-4711-A2'], false, false],
    [['Model code|Quantity'], false, false],
    [['Spare parts 2027', 'Plant 4'], false, false],
    [['Name|Phone', 'Works 7|555 0100'], false, false],
    [['Qty|Date', '2|2027-05-04'], false, false],
    [[], false, false],
  ])('has headings of lines, or lines, or neither (CSV-09): %j', (rows, isHeaded, hasLines) => {
    expect(headsLines(writtenRows(...rows))).toBe(isHeaded)
    expect(holdsLines(writtenRows(...rows))).toBe(hasLines)
  })
})
