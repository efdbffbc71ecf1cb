import { expect, it } from 'vitest'
import { mayBeLines } from '../../../../src/domain/draft-order/pasted-lines.ts'

it.each([
  ['TM231A1U3BS', true],
  ['Model code\tQuantity\nTM231A1U3BS\t2', true],
  ['2;tm2-31 a1u3bs', true],
  ['US-1001', true],
  ['', false],
  ['12\t2027-05-01', false],
  ['see the last order', false],
  ['4\t12 Sep 2027', false],
  ['1. Mai 2027', false],
  ['March 5, 2027\nMarch 6, 2027', false],
  ['4;March 5, 2027', false],
  ['100 pcs', false],
  ['1,000 pieces\t12 Sep 2027', false],
  ['TM231A1U3BS\t100 pcs\tMarch 5, 2027', true],
  ['TM231A1U3BS, 100 pcs', true],
  ['A1', false],
])('takes %j for lines: %s', (text, isSo) => {
  expect(mayBeLines(text)).toBe(isSo)
})
