/** Cells from the clipboard of a spreadsheet. */
import { expect, it } from 'vitest'
import { pastedRows } from '../../../../src/ui/components/Grid/pasted-rows.ts'

it.each([
  ['12', [['12']]],
  ['', [['']]],
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\t\t\r\n\tb\t',
    [
      ['a', '', ''],
      ['', 'b', ''],
    ],
  ],
  ['"two\nlines"\t"say ""yes"""\tz', [['two\nlines', 'say "yes"', 'z']]],
  ['5" pipe\tb', [['5" pipe', 'b']]],
])('reads %j', (text, rows) => {
  expect(pastedRows(text)).toEqual(rows)
})
