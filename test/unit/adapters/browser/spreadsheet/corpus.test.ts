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
