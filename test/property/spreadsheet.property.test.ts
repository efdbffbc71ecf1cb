/** Files and clipboards of any content: what is written is read back, and nothing makes the reader fail. */
import * as fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { readBytes } from '../../src/adapters/browser/spreadsheet/read-bytes.ts'
import { readPasted } from '../../src/adapters/browser/spreadsheet/read-delimited.ts'
import { writeDelimited } from '../../src/adapters/browser/spreadsheet/write-delimited.ts'
import type { Sheet } from '../../src/application/ports/spreadsheet.ts'
import { bytesOf } from '../corpus/corpus-file.ts'
import { utf8, utf16 } from '../corpus/encodings.ts'
import { mutated } from '../corpus/mutated.ts'
import { refusedFiles } from '../corpus/refused-files.ts'
import { textFiles } from '../corpus/text-files.ts'
import { inlineRows, odsParts, odsRow, xlsxParts } from '../corpus/workbook-file.ts'
import { workbookFiles } from '../corpus/workbook-files.ts'
import { zipFile } from '../corpus/zip-file.ts'
import { runs } from './runs.ts'

/** Cells full of what a CSV file is made of. Line ends are read as line feeds, so these are the ones to write. */
const cell = fc.string({
  unit: fc.constantFrom('"', ',', ';', '\t', '\n', ' ', "'", '=', 'a', '1', 'é', '泵', '🛠'),
  maxLength: 8,
})
const rows = fc
  .array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 })
  .map((all) => all.map((cells) => [...cells, 'end']))

/** Real ones are a few kilobytes; the huge ones of the corpus have a test of their own. */
const smallFiles = [...textFiles, ...workbookFiles, ...refusedFiles]
  .map(bytesOf)
  .filter(({ length }) => length < 10_000)
const smallTexts = smallFiles.filter(([first, second]) => first !== 0x50 || second !== 0x4b)
const smallWorkbooks = smallFiles.filter((bytes) => !smallTexts.includes(bytes))

const kinds = new Set([
  'aborted',
  'cell-too-long',
  'empty',
  'no-values',
  'old-format',
  'too-large-unpacked',
  'not-a-table',
  'protected',
  'too-large',
  'too-many-rows',
  'unclosed-quote',
])

const sheet = odsRow(['OM1080CNS', 24, 'MAT-7'])
const packages = [
  xlsxParts({
    sheets: [{ name: 'Lines', rows: inlineRows([['OM1080CNS', 24, 'MAT-7']]) }],
    strings: ['<t>OM1080CNS</t>'],
    formats: ['yyyy-mm-dd'],
  }),
  odsParts([{ name: 'Lines', rows: sheet.repeat(3) }]),
]

/** A whole archive of parts of which one is damaged. */
function workbookWithin(nth: number): Uint8Array {
  const parts = packages[nth % packages.length] ?? []
  const damaged = Math.floor(nth / packages.length) % parts.length
  const contents = parts.map(({ content }) => new Uint8Array(Buffer.from(content)))
  return zipFile(
    parts.map((part, index) =>
      index === damaged ? { ...part, content: mutated([contents[index] ?? utf8('')], nth) } : part,
    ),
  )
}

async function survives(count: number, fileOf: (nth: number) => Uint8Array): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const bytes = fileOf(index)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the culprit is known
    const read = await readBytes(bytes).catch((error: unknown) => {
      throw new Error(`File ${index} was too much`, { cause: error })
    })
    if (E.isLeft(read)) expect(kinds).toContain(read.left.kind)
    else expect(read.right.rows.length).toBeGreaterThan(0)
  }
}

describe('the reader of files', () => {
  it('survives 9,400 texts that something has damaged', () =>
    survives(9400, (nth) => mutated(smallTexts, nth)))

  it('survives 300 workbooks that something has damaged', () =>
    survives(300, (nth) => mutated(smallWorkbooks, nth)))

  it('survives 300 workbooks with damage that no check sum tells', () =>
    survives(300, workbookWithin))

  it.each([
    ['UTF-8', (text: string) => utf8(text.slice(1))],
    ['UTF-8 with a mark', (text: string) => utf8(text)],
    ['UTF-16', (text: string) => utf16(text.slice(1), 'little')],
  ])('reads in %s the cells that were written', async (_, encode) => {
    await fc.assert(
      fc.asyncProperty(rows, async (written) => {
        const read = await readBytes(encode(writeDelimited(written, ',')))
        expect(E.map((sheet: Sheet) => sheet.rows.map(({ cells }) => cells))(read)).toEqual(
          E.right(written),
        )
      }),
      { numRuns: runs(200) },
    )
  })

  it('tells of every row on which line of the text it begins', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (written) => {
        const text = writeDelimited(written, ',')
        const lines = text.split('\n')
        const read = await readBytes(utf8(text))
        const found = E.isRight(read) ? read.right.rows : []
        expect(found).toHaveLength(written.length)
        for (const { line, cells } of found) {
          const [begin = ''] = (cells[0] ?? '').split('\n')
          expect(lines[line - 1]).toContain(begin.replaceAll('"', '""'))
        }
        const breaks = written.map((cells) => cells.join('').split('\n').length)
        expect(found.map(({ line }) => line)).toEqual(
          breaks.map((_, index) => 1 + breaks.slice(0, index).reduce((sum, one) => sum + one, 0)),
        )
      }),
      { numRuns: runs(200) },
    )
  })
})

describe('cells from a clipboard', () => {
  it('are never refused for their quotation marks', () => {
    const text = fc.string({ unit: fc.constantFrom('"', '\t', '\n', 'a', ' '), maxLength: 30 })
    fc.assert(
      fc.property(text, (pasted) => {
        const read = readPasted(`OM1080CNS\t2\n${pasted}`)
        expect(E.isRight(read) && read.right.rows[0]?.cells).toEqual(['OM1080CNS', '2'])
      }),
      { numRuns: runs(500) },
    )
  })
})
