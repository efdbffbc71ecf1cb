/** Every file of the corpus: what is read of it, and which lines become of that. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { readBytes } from '../../../../../src/adapters/browser/spreadsheet/read-bytes.ts'
import { columnsOf, linesOf } from '../../../../../src/domain/draft-order/csv-columns.ts'
import { bytesOf, type CorpusFile } from '../../../../corpus/corpus-file.ts'
import { refusedFiles } from '../../../../corpus/refused-files.ts'
import { textFiles } from '../../../../corpus/text-files.ts'
import { workbookFiles } from '../../../../corpus/workbook-files.ts'

async function outcomeOf(file: CorpusFile) {
  const read = await readBytes(bytesOf(file))
  if (E.isLeft(read)) return read.left
  const { rows } = read.right
  return linesOf(rows, columnsOf(rows), () => 'key').map((line) => [
    line.number,
    line.modelCode,
    line.quantity,
    line.requestedDate,
    line.customerMaterialNumber,
  ])
}

const files = [...textFiles, ...workbookFiles, ...refusedFiles]

describe('a file', () => {
  it.each(files)('$name', async (file) => {
    expect(await outcomeOf(file)).toEqual(file.lines)
  })

  it('gives the same lines with commas as with semicolons between its cells (CSV-10)', async () => {
    const rows = [
      ['Model code', 'Quantity', 'Requested date', 'Customer material number'],
      ['TM277B1U3BS', '12', '', 'M-1'],
      ['TM231A1U3BS', '4', '2027-03-09T00:00:00Z', ''],
    ]
    const partedBy = (mark: string) =>
      outcomeOf({
        name: mark,
        bytes: new TextEncoder().encode(rows.map((row) => row.join(mark)).join('\n')),
        lines: [],
      })
    const lines = await partedBy(',')
    expect(lines).toEqual([
      [2, 'TM277B1U3BS', '12', '', 'M-1'],
      [3, 'TM231A1U3BS', '4', '2027-03-09T00:00:00Z', ''],
    ])
    expect(await partedBy(';')).toEqual(lines)
  })

  it('of the corpus is one of many', () => {
    expect(files.length).toBeGreaterThan(40)
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length)
  })
})

describe('the sheets of a workbook', () => {
  it.each([
    ['XLSX whose first sheets are hidden or empty', ['Last year']],
    ['ODS with empty rows counted once and an empty first sheet', ['Empty']],
    ['XLSX with texts in their cells', []],
  ])('are named beside the one that was read: %s', async (name, otherSheets) => {
    const file = workbookFiles.find((one) => one.name === name)
    expect(file && (await readBytes(bytesOf(file)))).toMatchObject({ right: { otherSheets } })
  })
})
