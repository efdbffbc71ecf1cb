import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnsOf } from '../../src/domain/draft-order/csv-columns.ts'
import { linesOf } from '../../src/domain/draft-order/csv-lines.ts'
import { neutralisedCell, plainCell } from '../../src/domain/draft-order/executable-cell.ts'
import { exportRows } from '../../src/domain/draft-order/line-export.ts'
import { lineFields, type WrittenLine } from '../../src/domain/draft-order/written-line.ts'
import { writtenLineArb, writtenLinesArb } from '../arbitraries/written-line.arb.ts'
import { someKeys } from '../builders/a-written-line.ts'

const cellsOf = (line: WrittenLine) => lineFields.map((field) => line[field])

describe('an export', () => {
  it('read again is the same lines, whatever the reasons say', () => {
    fc.assert(
      fc.property(writtenLinesArb, fc.string({ unit: 'binary' }), (lines, reason) => {
        const rows = exportRows(lines, () => reason).map((cells, index) => ({
          line: index + 1,
          cells,
        }))
        const read = linesOf(rows, columnsOf(rows), someKeys())
        const readable = lines.filter(({ modelCode }) => modelCode !== '')
        expect(read.map(cellsOf)).toEqual(readable.map(cellsOf))
      }),
      { numRuns: 500 },
    )
  })

  it('has no cell that a spreadsheet would execute', () => {
    fc.assert(
      fc.property(writtenLinesArb, fc.string({ unit: 'binary' }), (lines, reason) => {
        for (const cell of exportRows(lines, () => reason).flat()) {
          expect(cell).not.toMatch(/^\s*[=+\-@]|^[\t\r]/)
        }
      }),
    )
  })

  it('changes a cell in a way that reading undoes, and leaves every other cell alone', () => {
    const textArb = fc.oneof(
      fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', ' ', 'a', '＝') }),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(textArb, (text) => {
        const cell = neutralisedCell(text)
        expect(plainCell(cell)).toBe(text)
        if (cell !== text) expect(cell).toBe(`'${text}`)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the columns of a file', () => {
  const headings = {
    modelCode: ['Model code', 'MODELL-CODE', 'Code modèle', 'Código del modelo', 'part no.'],
    quantity: ['Qty', 'Menge (Stk.)', 'Quantité', 'CANTIDAD'],
    requestedDate: ['Requested date', 'Liefertermin', 'Date de livraison', 'Fecha de entrega'],
    customerMaterialNumber: [
      'Your material no.',
      'Kundenmaterialnr',
      'Référence client',
      'Su ref.',
    ],
  } as const
  const columnArb = fc.constantFrom(...lineFields, 'other' as const)

  it('may stand in any order, under headings of any of the four languages', () => {
    const fileArb = fc.record({
      order: fc.uniqueArray(columnArb, { minLength: 5, maxLength: 5 }),
      named: fc.record({
        modelCode: fc.constantFrom(...headings.modelCode),
        quantity: fc.constantFrom(...headings.quantity),
        requestedDate: fc.constantFrom(...headings.requestedDate),
        customerMaterialNumber: fc.constantFrom(...headings.customerMaterialNumber),
        other: fc.constantFrom('Price', 'Bemerkung', ''),
      }),
      lines: fc.array(writtenLineArb, { minLength: 1, maxLength: 5 }),
    })
    fc.assert(
      fc.property(fileArb, ({ order, named, lines }) => {
        const cells = [
          order.map((column) => named[column]),
          ...lines.map((line) =>
            order.map((column) => (column === 'other' ? '12' : neutralisedCell(line[column]))),
          ),
        ]
        const rows = cells.map((each, index) => ({ line: index + 1, cells: each }))
        const read = linesOf(rows, columnsOf(rows), someKeys())
        const coded = lines.map((line) => ({
          ...line,
          modelCode: line.modelCode || line.customerMaterialNumber,
        }))
        const readable = coded.filter(({ modelCode }) => modelCode !== '')
        expect(read.map(cellsOf)).toEqual(
          readable.map((line) => cellsOf({ key: '', number: 0, ...line })),
        )
      }),
      { numRuns: 300 },
    )
  })
})
