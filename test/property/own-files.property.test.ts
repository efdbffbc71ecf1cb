/** What the shop writes it reads: every file that it gives out comes back as the lines it was made of. */
import { allTexts } from '../../scripts/text-check.ts'
import * as fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { readBytes } from '../../src/adapters/browser/spreadsheet/read-bytes.ts'
import { runSheetJob } from '../../src/adapters/browser/spreadsheet/sheet-job.ts'
import type { FileForm, FileRows } from '../../src/domain/draft-order/sheet-file.ts'
import { columnsOf, unreadColumns } from '../../src/domain/draft-order/csv-columns.ts'
import { linesOf } from '../../src/domain/draft-order/csv-lines.ts'
import { dateCell } from '../../src/domain/draft-order/csv-date.ts'
import { exportRows, templateRows } from '../../src/domain/draft-order/line-export.ts'
import {
  lineFields,
  type WrittenLine,
  type WrittenRow,
} from '../../src/domain/draft-order/written-line.ts'
import { csvForm } from '../../src/ui/i18n/csv-form.ts'
import { lineRows } from '../../src/ui/parts/download-quote/lines-file.ts'
import { calendarDateArb } from '../arbitraries/calendar-date.arb.ts'
import { aDay } from '../builders/a-day.ts'
import { aQuote, aQuoteItem, quoteItemId } from '../builders/a-quote.ts'
import { someKeys } from '../builders/a-written-line.ts'
import { runs } from './runs.ts'

const de = allTexts('de')
const en = allTexts('en')
const es = allTexts('es')
const fr = allTexts('fr')

const texts = { en_us: en, de, es, fr }
const languages = Object.keys(texts) as readonly (keyof typeof texts)[]

const textArb = fc
  .oneof(
    fc.constantFrom('', 'M-1001', '007', '1,5', 'a;b', 'say "no"', '=1+1', '-5', "'=1", '2027-03'),
    fc.string({ unit: 'grapheme', maxLength: 16 }),
  )
  .map((text) => text.trim())

/** What a line read from a file can hold: wide letters of quantities and dates are read as narrow ones. */
const narrowTextArb = textArb.filter((text) => !/[\uff01-\uff5e]/.test(text))

const itemArb = fc.record({
  modelCode: fc.constantFrom('OM1080CNS', 'OM1100TNP', 'SK1N10', 'GP12E3'),
  quantity: fc.integer({ min: 1, max: 999_999 }),
  requestedDate: fc.option(calendarDateArb, { nil: undefined }),
  customerMaterialNumber: textArb,
  customCode: fc.constantFrom('', 'US-1001'),
  productName: textArb,
  plannedDate: fc.option(calendarDateArb, { nil: undefined }),
  unitPrice: fc.option(
    fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100),
    {
      nil: undefined,
    },
  ),
})

const quoteArb = fc
  .tuple(fc.array(itemArb, { minLength: 1, maxLength: 8 }), fc.constantFrom('USD', 'EUR'))
  .map(([items, currency]) =>
    aQuote({
      currency,
      items: items.map((item, index) =>
        aQuoteItem({ ...item, id: quoteItemId(`item-${index}`), lineTotal: item.unitPrice }),
      ),
    }),
  )

/** What the file says when it is opened again. */
async function rowsIn(rows: FileRows, form: FileForm): Promise<readonly WrittenRow[]> {
  const written = await runSheetJob({ kind: 'write', rows, form })
  if (written.kind !== 'bytes') throw new Error('The file was not written.')
  const read = await readBytes(written.bytes)
  if (E.isLeft(read)) throw new Error(`The file was not read: ${read.left.kind}.`)
  return read.right.rows
}

/** The lines that an upload of the file makes. */
async function readBack(rows: FileRows, form: FileForm): Promise<readonly WrittenLine[]> {
  const read = await rowsIn(rows, form)
  return linesOf(read, columnsOf(read), someKeys())
}

const cellsOf = (line: WrittenLine) => lineFields.map((field) => line[field])

const formsOf = (language: string): readonly FileForm[] => [csvForm(language), { kind: 'xlsx' }]

describe.each(languages)('a file that is given out in %s', (language) => {
  const textOf = (name: string) => texts[language][name] ?? name
  const heads = {
    modelCode: textOf('common:modelCode'),
    quantity: textOf('common:quantity'),
    requestedDate: textOf('common:requestedDate'),
    customerMaterialNumber: textOf('price:materialNumber'),
    product: textOf('common:product'),
    meaning: textOf('paper:meaning'),
    plannedDate: textOf('quote:column.planned'),
    unitPrice: textOf('price:unitPrice'),
    surcharge: textOf('price:sum.surcharge'),
    lineTotal: textOf('quote:csv.lineTotal'),
    currency: textOf('quote:csv.currency'),
    customCode: textOf('codes:code'),
  }

  it.each(formsOf(language))('has the lines of a quote as they are, as $kind', async (form) => {
    await fc.assert(
      fc.asyncProperty(quoteArb, async (quote) => {
        const lines = await readBack(lineRows(quote, heads, named), form)
        expect(lines.map(cellsOf)).toEqual(
          quote.items.map((item) => [
            item.modelCode,
            String(item.quantity),
            item.requestedDate ? dateCell(item.requestedDate) : '',
            item.customerMaterialNumber,
          ]),
        )
      }),
      { numRuns: runs(form.kind === 'csv' ? 150 : 15) },
    )
  })

  it.each(['net', 'included-tax', 'included-vat'])(
    'has no column that an upload says it leaves out, with prices that are %s (CSV-09)',
    async (basis) => {
      const priced = (heading: string) =>
        textOf('price:head')
          .replace('{{heading}}', heading)
          .replace('{{basis}}', textOf(`price:brief.${basis}`))
      const item = aQuoteItem({
        unitPrice: 9.5,
        surcharge: 1,
        lineTotal: 19,
        customCode: 'US-1001',
        plannedDate: aDay('2027-11-05'),
        segments: [{ codeTitle: 'Shaft', code: 'C', title: '25 mm' }],
      })
      const written = lineRows(
        aQuote({ items: [item], currency: 'EUR' }),
        { ...heads, unitPrice: priced(heads.unitPrice), lineTotal: priced(heads.lineTotal) },
        named,
      )
      expect(written[0]).toHaveLength(Object.keys(heads).length)
      for (const form of formsOf(language)) {
        // oxlint-disable-next-line no-await-in-loop -- one form after the other
        const rows = await rowsIn(written, form)
        expect(unreadColumns(rows, columnsOf(rows))).toEqual([])
      }
    },
  )

  it.each(formsOf(language))(
    'has the lines with errors as they were written, as $kind',
    async (form) => {
      const lineArb = fc.record({
        modelCode: fc.constantFrom('OM1080CNX', 'ZZ9080CNS', '=OM1', '4711-X1'),
        quantity: narrowTextArb,
        requestedDate: fc.oneof(narrowTextArb, calendarDateArb.map(String)),
        customerMaterialNumber: textArb,
      })
      await fc.assert(
        fc.asyncProperty(
          fc.array(lineArb, { minLength: 1, maxLength: 6 }),
          textArb,
          async (written, reason) => {
            const lines = written.map((line, index) => ({
              key: `l${index}`,
              number: index + 2,
              ...line,
            }))
            const read = await readBack(
              exportRows(lines, () => reason),
              form,
            )
            expect(read.map(cellsOf)).toEqual(lines.map(cellsOf))
          },
        ),
        { numRuns: runs(form.kind === 'csv' ? 150 : 15) },
      )
    },
  )

  it.each(formsOf(language))(
    'has a template with one right line, as $kind (CSV-06)',
    async (form) => {
      await fc.assert(
        fc.asyncProperty(calendarDateArb, async (date) => {
          const lines = await readBack(templateRows('OM1080CNS', date), form)
          expect(lines.map(cellsOf)).toEqual([['OM1080CNS', '1', dateCell(date), 'M-1001']])
        }),
        { numRuns: runs(10) },
      )
    },
  )
})

const named = (name: string, text: string) => `${name}: ${text}`

describe('a CSV file', () => {
  it.each([
    ['en_us', '12.5', ','],
    ['de', '12,5', ';'],
    ['es', '12,5', ';'],
    ['fr', '12,5', ';'],
  ])('opens as a table in the spreadsheets of %s', async (language, figure, separator) => {
    const rows = [['Größe', 12.5]] as const
    const written = await runSheetJob({ kind: 'write', rows, form: csvForm(language) })
    const bytes = written.kind === 'bytes' ? written.bytes : new Uint8Array()
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    const cell = figure.includes(separator) ? `"${figure}"` : figure
    expect(text.trimEnd()).toBe(
      `\uFEFFGröße${separator}${figure.includes(',') ? `"${figure}"` : cell}`,
    )
  })
})
