/** Lines as people write them: mostly right, now and then faulty, sometimes anything at all. */
import * as fc from 'fast-check'
import { dateCell } from '../../src/domain/draft-order/csv-date.ts'
import type { WrittenLine } from '../../src/domain/draft-order/written-line.ts'
import { calendarDateArb } from './calendar-date.arb.ts'

/** Codes of the builder's motor OM1, whole and with mistakes, and of products that there are not. */
const codeCellArb = fc.oneof(
  fc.constantFrom('OM1080CNS', 'OM1100TNP', 'OM116CNKP', 'OM1080XNS', 'om1-080 cn/s', 'OM1080CN'),
  fc
    .string({ unit: fc.constantFrom(...Array.from('OM108CTNKWSPX#-=')), maxLength: 12 })
    .map((end) => `OM1${end}`),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

/** Numbers, and what people take for numbers. */
const quantityCellArb = fc.oneof(
  fc.integer({ min: -2, max: 200 }).map(String),
  fc.constantFrom('', '24 pcs', '1,000', '24,0', '999999999', '1234567890', 'x', '=24'),
)

/** Days in the right form, in other forms, and none. */
const dateCellArb = fc.oneof(
  calendarDateArb.map(dateCell),
  calendarDateArb.map(String),
  calendarDateArb.map((date) => date.split('-').toReversed().join('/')),
  fc.constantFrom('', 'soon', '9 Mar 2027', '46455', '2027-02-30T00:00:00Z', '@now'),
)

const numberCellArb = fc.oneof(
  fc.constantFrom('', 'M-1001', '4711', '-12', "'=1", "''", 'a;b', 'a,"b"', 'x\ny', '=A1'),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constant('M'.repeat(300)),
)

/** A cell that is right four times out of five. */
function mostly(right: readonly string[], otherwise: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .oneof({ weight: 4, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: otherwise })
    .map((text) => text.trim())
    .filter((text) => !fullWidth.test(text))
}

/** Reading a file makes plain characters of these. */
const fullWidth = /[\uff01-\uff5e]/

/** A line with trimmed cells, as reading a file makes them. */
export const writtenLineArb: fc.Arbitrary<Omit<WrittenLine, 'key' | 'number'>> = fc.record({
  modelCode: mostly(['OM1080CNS', 'OM1100TNP', 'om1-080 cnp', 'OM116CNKP'], codeCellArb),
  quantity: mostly(['1', '2', '24', '50', '72', '96'], quantityCellArb),
  requestedDate: mostly(
    ['', '2026-03-08T00:00:00Z', '2026-04-05T12:00:00+01:00', '2099-12-31T00:00:00Z'],
    dateCellArb,
  ),
  customerMaterialNumber: mostly(['', 'M-1001', '4711'], numberCellArb),
})

/** A table of such lines, with keys. */
export const writtenLinesArb: fc.Arbitrary<readonly WrittenLine[]> = fc
  .array(writtenLineArb, { maxLength: 12 })
  .map((lines) =>
    lines.map((line, index) => ({ key: `line-${index}`, number: index + 2, ...line })),
  )
