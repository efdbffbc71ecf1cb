/** Every file of the corpus: what is read of it, and which lines become of that. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { readBytes } from '../../../../../src/adapters/browser/spreadsheet/read-bytes.ts'
import { columnsOf } from '../../../../../src/domain/draft-order/csv-columns.ts'
import { linesOf, shownRows } from '../../../../../src/domain/draft-order/csv-lines.ts'
import { unfoldedPart } from '../../../../../src/adapters/browser/spreadsheet/unfold.ts'
import { zipDirectory } from '../../../../../src/adapters/browser/spreadsheet/zip-directory.ts'
import { bytesOf, type CorpusFile } from '../../../../corpus/corpus-file.ts'
import { refusedFiles } from '../../../../corpus/refused-files.ts'
import { textFiles } from '../../../../corpus/text-files.ts'
import { ods, xlsx } from '../../../../corpus/workbook-file.ts'
import { workbookFiles } from '../../../../corpus/workbook-files.ts'

async function outcomeOf(file: CorpusFile) {
  const read = await readBytes(bytesOf(file))
  if (E.isLeft(read)) return read.left
  const rows = shownRows(read.right.rows)
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
  const named = (name: string) => {
    const file = workbookFiles.find((one) => one.name === name)
    return file ? bytesOf(file) : expect.fail(`No file is called ${name}.`)
  }

  it.each([
    [
      'XLSX whose first sheets are hidden or empty',
      3,
      [
        { name: 'Prices', rowCount: 1, isHidden: true },
        { name: 'Secret', rowCount: 1, isHidden: true },
        { name: 'Cover', rowCount: 0, isHidden: false },
        { name: 'Lines', rowCount: 2, isHidden: false },
        { name: 'Last year', rowCount: 1, isHidden: false },
      ],
    ],
    [
      'ODS whose second sheet was open when it was saved',
      2,
      [
        { name: 'Secret', rowCount: 1, isHidden: true },
        { name: 'Cover', rowCount: 1, isHidden: false },
        { name: 'Lines & more', rowCount: 1, isHidden: false },
      ],
    ],
    ['XLSX with texts in their cells', 0, [{ name: 'Lines', rowCount: 2, isHidden: false }]],
  ])(
    'are all named with their rows, and which of them was read: %s',
    async (name, index, sheets) => {
      expect(await readBytes(named(name))).toMatchObject({ right: { index, sheets } })
    },
  )

  it('are read by their number, hidden ones too', async () => {
    const bytes = named('XLSX whose first sheets are hidden or empty')
    expect(await readBytes(bytes, 4)).toMatchObject({
      right: { index: 4, rows: [{ cells: ['OM1100TNS', '2'] }] },
    })
    expect(await readBytes(bytes, 0)).toMatchObject({ right: { rows: [{ cells: ['GP11', '1'] }] } })
    expect(await readBytes(bytes, 2)).toEqual(E.left({ kind: 'empty' }))
    expect(await readBytes(bytes, 9)).toEqual(E.left({ kind: 'empty' }))
  })

  it('tell which rows are hidden, which are blank, and which formulas have no value', async () => {
    expect(await readBytes(named('XLSX with hidden and filtered rows'))).toMatchObject({
      right: { rows: [{ line: 1 }, { line: 2, isHidden: true }, { line: 3 }] },
    })
    expect(await readBytes(named('XLSX with rows far apart'))).toMatchObject({
      right: { blankRows: 36 },
    })
    const half = xlsx({
      sheets: [
        {
          name: 'Lines',
          rows: '<row r="1"><c r="A1" t="str"><v>OM1080CNS</v></c><c r="B1"><f>C1*2</f></c></row>',
        },
      ],
    })
    expect(await readBytes(half)).toMatchObject({
      right: { formulasWithoutValue: 1, rows: [{ formulas: { 1: '=C1*2' } }] },
    })
    const table = `<table:table-row><table:table-cell office:value-type="string"><text:p>OM1080CNS</text:p></table:table-cell><table:table-cell table:formula="of:=[.C1]"/></table:table-row>`
    expect(await readBytes(ods([{ name: 'Lines', rows: table }]))).toMatchObject({
      right: { formulasWithoutValue: 1, rows: [{ formulas: { 1: '=[.C1]' } }] },
    })
  })
})

describe('a cell that unfolds to megabytes', () => {
  it('is refused before the rest of it is looked at (T36)', async () => {
    const file = refusedFiles.find(({ name }) => name.includes('XLSX whose one cell unfolds'))
    const bytes = file ? bytesOf(file) : expect.fail('The file is in the corpus.')
    const [entry] = (zipDirectory(bytes) ?? []).filter(({ name }) => name.includes('sheet1'))
    if (!entry) expect.fail('The workbook has a sheet.')
    const half = entry.start + Math.floor(entry.packedBytes / 2)
    const damaged = bytes.slice().fill(0xff, half, entry.start + entry.packedBytes)
    expect(await unfoldedPart(damaged, entry)).toEqual({ kind: 'cell-too-long' })
    const early = bytes.slice().fill(0xff, entry.start, entry.start + entry.packedBytes)
    expect(await unfoldedPart(early, entry)).toEqual({ kind: 'broken' })
  })
})
