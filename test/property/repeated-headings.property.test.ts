/** A sheet that was put together of several is read like one, however it comes. */
import * as fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { readBytes } from '../../src/adapters/browser/spreadsheet/read-bytes.ts'
import { readPasted } from '../../src/adapters/browser/spreadsheet/read-delimited.ts'
import { runSheetJob } from '../../src/adapters/browser/spreadsheet/sheet-job.ts'
import type { FileForm, FileRows } from '../../src/domain/draft-order/sheet-file.ts'
import { columnsOf } from '../../src/domain/draft-order/csv-columns.ts'
import { linesOf, rowsOfHeadings } from '../../src/domain/draft-order/csv-lines.ts'
import { lineFields, type WrittenRow } from '../../src/domain/draft-order/written-line.ts'
import { someKeys } from '../builders/a-written-line.ts'
import { runs } from './runs.ts'

const headings = fc.constantFrom(
  ['Model code', 'Qty', 'Requested date', 'Customer material number'],
  ['Typenschlüssel', 'Menge', 'Wunschtermin', 'Ihre Artikelnummer'],
  ['Référence', 'Quantité', 'Date de livraison', 'Votre réf.'],
)

const line = fc
  .tuple(
    fc.constantFrom('OM1080CNS', 'OM1100TNP', 'SK1N10', 'Model code', 'nonsense'),
    fc.integer({ min: 1, max: 999 }).map(String),
    fc.constantFrom('', '2027-03-09'),
    fc.constantFrom('', 'M-1', 'Qty'),
  )
  .map((cells): readonly string[] => cells)

/** Another writer of the same headings. */
const rewritten = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => ` ${text.toLowerCase()}  `,
)

type Way = 'pasted' | FileForm

const way = fc.constantFrom<Way>(
  'pasted',
  { kind: 'csv', separator: ',' },
  { kind: 'csv', separator: ';' },
  { kind: 'xlsx' },
)

async function rowsBy(how: Way, cells: readonly (readonly string[])[]) {
  const read =
    how === 'pasted'
      ? readPasted(cells.map((row) => row.join('\t')).join('\n'))
      : await readBytes(await bytesOf(cells, how))
  if (E.isLeft(read)) throw new Error(`The rows were not read: ${read.left.kind}.`)
  return read.right.rows
}

async function bytesOf(rows: FileRows, form: FileForm) {
  const written = await runSheetJob({ kind: 'write', rows, form })
  if (written.kind !== 'bytes') throw new Error('The file was not written.')
  return written.bytes
}

function linesIn(rows: readonly WrittenRow[]) {
  return linesOf(rows, columnsOf(rows), someKeys())
}

describe('headings that stand again anywhere between the lines', () => {
  it('change no line, each of which keeps the number of its row', async () => {
    const parts = fc.array(fc.tuple(rewritten, fc.array(line, { maxLength: 4 })), {
      minLength: 1,
      maxLength: 4,
    })
    await fc.assert(
      fc.asyncProperty(
        way,
        headings,
        fc.array(line, { minLength: 1, maxLength: 4 }),
        parts,
        async (how, heads, first, others) => {
          const together = [
            heads,
            ...first,
            ...others.flatMap(([written, lines]) => [heads.map(written), ...lines]),
          ]
          const repeated = together.flatMap((row, index) =>
            index > 0 && row.every((text, at) => isAlike(text, heads[at])) ? [index + 1] : [],
          )
          const plain = together.filter((_, index) => !repeated.includes(index + 1))
          const rows = await rowsBy(how, together)
          const lines = linesIn(rows)
          const expected = linesIn(await rowsBy(how, plain))
          const cells = lineFields.map((field) => lines.map((each) => each[field]))
          expect(cells).toEqual(lineFields.map((field) => expected.map((each) => each[field])))
          expect(rowsOfHeadings(rows, columnsOf(rows)).map(({ line: at }) => at)).toEqual(repeated)
          expect(lines.map(({ number }) => number)).toEqual(
            together.map((_, index) => index + 1).filter((at) => at > 1 && !repeated.includes(at)),
          )
        },
      ),
      { numRuns: runs(30) },
    )
  })
})

const isAlike = (one: string, other = '') => one.trim().toLowerCase() === other.toLowerCase()
