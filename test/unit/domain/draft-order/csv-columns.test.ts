import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  columnsBelow,
  columnsOf,
  layoutOf,
  unreadColumns,
  withColumn,
  withHeaderRows,
} from '../../../../src/domain/draft-order/csv-columns.ts'
import {
  cellsCarriedDown,
  linesOf,
  quantitiesWithoutCode,
  linesPerTable,
  rowsByOwnNumber,
  rowsOfHeadings,
  rowsWithoutCode,
  shownRows,
} from '../../../../src/domain/draft-order/csv-lines.ts'
import { knownHeading } from '../../../../src/domain/draft-order/column-headings.ts'
import type { WrittenRow } from '../../../../src/domain/draft-order/written-line.ts'
import { someKeys, writtenRows } from '../../../builders/a-written-line.ts'

const usualPlaces = { modelCode: 0, quantity: 1, requestedDate: 2, customerMaterialNumber: 3 }

function read(...texts: readonly string[]) {
  const rows = writtenRows(...texts)
  return linesOf(rows, columnsOf(rows), someKeys())
}

describe('own codes beside the models', () => {
  it.each(['Custom code', 'Kundencode', 'Code client', 'Código propio'])(
    'stand under %s',
    (heading) => {
      const rows = [
        `Model code|Qty|Customer material number|${heading}`,
        "OM1080CNS|2|M-1|'=US-77",
        'OM1100CNS|1||',
      ]
      const [first, second] = read(...rows)
      expect(first).toMatchObject({ customerMaterialNumber: 'M-1', ownCode: '=US-77' })
      expect(second).not.toHaveProperty('ownCode')
      expect(unreadColumns(writtenRows(...rows), columnsOf(writtenRows(...rows)))).toEqual([])
    },
  )
})

describe("the customer's own numbers", () => {
  const report = (...texts: readonly string[]) => {
    const rows = writtenRows(...texts)
    const mapping = columnsOf(rows)
    return {
      lines: linesOf(rows, mapping, someKeys()).map(({ number, modelCode, ...line }) => [
        number,
        modelCode,
        line.customerMaterialNumber,
      ]),
      byOwnNumber: rowsByOwnNumber(rows, mapping),
      leftOut: rowsWithoutCode(rows, mapping).map(({ line }) => line),
    }
  }

  it.each(['Customer material number|Quantity', 'Quantity|Customer material number'])(
    'are what models are looked up by in a file without model codes: %s',
    (headings) => {
      const isFirst = headings.startsWith('C')
      const line = (number: string) => (isFirst ? `${number}|4` : `4|${number}`)
      expect(report(headings, line('US-1018'), line('10023'), line(''))).toEqual({
        lines: [
          [2, 'US-1018', 'US-1018'],
          [3, '10023', '10023'],
        ],
        byOwnNumber: [2, 3],
        leftOut: [4],
      })
    },
  )

  it('stand for a model code that a row lacks, and leave the others alone (CSV-09)', () => {
    const rows = ['US-1018||4', 'M-2|OM1080CNS|2', '||3']
    expect(report('Customer material number|Model code|Quantity', ...rows)).toEqual({
      lines: [
        [2, 'US-1018', 'US-1018'],
        [3, 'OM1080CNS', 'M-2'],
      ],
      byOwnNumber: [2],
      leftOut: [4],
    })
  })

  it('go before the numbers of the lines', () => {
    expect(report('Pos|Customer material number|Qty', '10|77|4', '20|78|1').lines).toEqual([
      [2, '77', '77'],
      [3, '78', '78'],
    ])
    expect(report('Pos|Custom code|Qty', '10|77|4', '20|78|1').lines).toEqual([
      [2, '77', ''],
      [3, '78', ''],
    ])
  })

  it('stand for no code in a column that no heading names: it may be a remark', () => {
    expect(report('OM1080CNS|2||M-1', '|3||urgent')).toEqual({
      lines: [[1, 'OM1080CNS', 'M-1']],
      byOwnNumber: [],
      leftOut: [2],
    })
  })

  it('stand for the code once the customer has said where they are', () => {
    const rows = writtenRows('OM1080CNS|2||M-1', '|3||M-2')
    const mapping = withColumn(columnsOf(rows), 'customerMaterialNumber', 3)
    expect(linesOf(rows, mapping, someKeys())[1]).toMatchObject({
      modelCode: 'M-2',
      customerMaterialNumber: 'M-2',
    })
  })
})

describe('headings', () => {
  it.each([
    ['Model code', 'modelCode'],
    ['MODEL_CODE', 'modelCode'],
    ['ModelCode*', 'modelCode'],
    ['Model No.', 'modelCode'],
    ['Modellcode', 'modelCode'],
    ['Modell-Nr.', 'modelCode'],
    ['Typenschlüssel', 'modelCode'],
    ['Artikelnummer', 'modelCode'],
    ['Code modèle', 'modelCode'],
    ['Référence', 'modelCode'],
    ['Código de modelo', 'modelCode'],
    ['Part #', 'modelCode'],
    ['SKU', 'modelCode'],
    ['Qty', 'quantity'],
    ['QTY. (pcs)', 'quantity'],
    ['Menge [Stk.]', 'quantity'],
    ['Stückzahl', 'quantity'],
    ['Quantité', 'quantity'],
    ['Cantidad:', 'quantity'],
    ['Requested Delivery Date', 'requestedDate'],
    ['Liefertermin', 'requestedDate'],
    ['Date de livraison', 'requestedDate'],
    ['Fecha de entrega', 'requestedDate'],
    ['Your material no.', 'customerMaterialNumber'],
    ['Customer Material Number', 'customerMaterialNumber'],
    ['Kunden-Material-Nr.:', 'customerMaterialNumber'],
    ['Ihre Artikelnummer', 'customerMaterialNumber'],
    ['N° de matériel client', 'customerMaterialNumber'],
    ['N.º de material del cliente', 'customerMaterialNumber'],
    ['Su referencia', 'customerMaterialNumber'],
    ['Sachnummer', 'customerMaterialNumber'],
    ['Cust. Mat. No.', 'customerMaterialNumber'],
    ['P/N', 'modelCode'],
    ['PN', 'modelCode'],
    ['MPN', 'modelCode'],
    ['Item', 'modelCode'],
    ['Item No.', 'modelCode'],
    ['Catalogue No', 'modelCode'],
    ['Katalognummer', 'modelCode'],
    ['Qty Ordered', 'quantity'],
    ['Quantity required', 'quantity'],
    ['Req. qty', 'quantity'],
    ['EA', 'quantity'],
    ['No. off', 'quantity'],
    ['Anz.', 'quantity'],
    ['Qté demandée', 'quantity'],
    ['Required by', 'requestedDate'],
    ['Req. Date', 'requestedDate'],
    ['Need Date', 'requestedDate'],
    ['Date Required', 'requestedDate'],
    ['Due', 'requestedDate'],
    ['ETA', 'requestedDate'],
    ['Ship by', 'requestedDate'],
    ['Wanted on', 'requestedDate'],
    ['Benötigt am', 'requestedDate'],
    ['Souhaité le', 'requestedDate'],
    ['Deseado para el', 'requestedDate'],
    ['Gewünschter Liefertermin', 'requestedDate'],
    ['Délai', 'requestedDate'],
    ['Plazo de entrega', 'requestedDate'],
    ['Fecha límite', 'requestedDate'],
    ['Cust. P/N', 'customerMaterialNumber'],
    ['Our part no.', 'customerMaterialNumber'],
    ['Our no.', 'customerMaterialNumber'],
    ['Unsere Nr.', 'customerMaterialNumber'],
    ['Notre n°', 'customerMaterialNumber'],
  ])('are known in four languages, however they are written: %j', (heading, field) => {
    expect(knownHeading(heading)?.field).toBe(field)
  })

  it.each(['', 'Price', 'Pos', 'Reason', 'Bezeichnung', 'OM1080CNS', '24', 'x'.repeat(500)])(
    'that say nothing of a line are not: %j',
    (heading) => {
      expect(knownHeading(heading)).toBeUndefined()
    },
  )
})

describe('the columns of a file', () => {
  it('are found by their headings, wherever they stand', () => {
    const rows = writtenRows(
      'Pos|Menge|Preis|Ihre Materialnummer|Modellcode|Liefertermin',
      '1|2|9|M|OM1|',
    )
    expect(columnsOf(rows)).toEqual({
      headerRows: 1,
      columns: { modelCode: 4, quantity: 1, requestedDate: 5, customerMaterialNumber: 3 },
      foundBy: 'heading',
    })
  })

  it('are not taken for headings when a line calls its motor like one', () => {
    const rows = writtenRows('OM1080CNS|||Ref', 'OM1100CNS|||Type')
    expect(columnsOf(rows)).toMatchObject({ headerRows: 0, foundBy: 'place' })
    expect(columnsOf(writtenRows('Part|2||Ref'))).toMatchObject({ headerRows: 0 })
    expect(columnsOf(writtenRows('Type|', 'OM1080CNS|2'))).toMatchObject({ headerRows: 1 })
  })

  it('have no field twice: the surer heading has it', () => {
    const rows = writtenRows('Material|Customer material|Qty', 'OM1080CNS|M-1|2')
    expect(columnsOf(rows).columns).toEqual({
      modelCode: 0,
      quantity: 2,
      requestedDate: undefined,
      customerMaterialNumber: 1,
    })
  })

  it('have the codes found by their looks when no heading names them', () => {
    const rows = writtenRows('Menge|Bezeichnung|Motor', '2|Pump, small|OM1080CNS')
    expect(columnsOf(rows).columns).toMatchObject({ modelCode: 2, quantity: 0 })
  })

  it('have the usual places under unknown headings, where nothing speaks against it', () => {
    const full = writtenRows('Model|Needed|Wanted on|Ours', 'OM1080CNS|2|2027-03-09|K-1')
    expect(columnsOf(full).columns).toEqual({ ...usualPlaces, customerMaterialNumber: undefined })
    const other = writtenRows('Model|Title|Weight|Price', 'OM1080CNS|M|2.5 kg|9')
    expect(columnsOf(other).columns).toEqual({
      modelCode: 0,
      quantity: undefined,
      requestedDate: undefined,
      customerMaterialNumber: undefined,
    })
  })

  it('have a date that no heading names, wherever it stands, when it is the only column of dates', () => {
    const dates = (heading: string, cell: string, other = '') =>
      columnsOf(writtenRows(`Model|Qty|Remark|Other|${heading}`, `OM1080CNS|2|x|${other}|${cell}`))
        .columns.requestedDate
    expect(dates('When?', '2027-03-09')).toBe(4)
    expect(dates('When?', 'soon')).toBeUndefined()
    expect(dates('When?', '2027-03-09', '2027-03-10')).toBeUndefined()
    expect(dates('Order date', '2027-03-09')).toBeUndefined()
    expect(dates('Bestelldatum', '09.03.2027')).toBeUndefined()
  })

  it.each([
    ['Our part no|Your part no|Qty', 'US-1001|TM277B1U3BS|4', 1, 0],
    ['Our part no|Your part no|Qty', 'TM277B1U3BS|US-1001|4', 0, 1],
    ['Our no.|Your no.|Qty', 'US-1001|TM277B1U3BS|4', 1, 0],
    ['Unsere Artikelnummer|Ihre Artikelnummer', 'K1001|OM1080CNS', 1, 0],
    ['Your part no|Qty', 'OM1080CNS|4', 0, undefined],
    ['Your part no|Motor|Qty', 'K-1001|OM1080CNS|4', 1, 0],
    ['Part no|Your part no|Qty', 'K1|OM1080CNS|4', 0, 1],
    ['Your ref|Our ref', 'OM1080CNS|OM1100CNS', 0, 1],
    ['Our part no|Your part no', '4711|4712', 1, 0],
    ['Your part no|Your ref', 'blue|red', undefined, 0],
  ])(
    'are told by their cells where headings say "our" and "your": %s',
    (headings, line, model, own) => {
      expect(columnsOf(writtenRows(headings, line)).columns).toMatchObject({
        modelCode: model,
        customerMaterialNumber: own,
      })
    },
  )

  it('are not the codes where a heading stands over the numbers of the lines, or over words', () => {
    const counted = writtenRows('Item|Kind|Qty', '1|OM1080CNS|2', '2|OM1100CNS|2', '3|OM1100CNT|4')
    expect(columnsOf(counted).columns.modelCode).toBe(1)
    const worded = writtenRows('Article|Kind|Qty', 'Pump|OM1080CNS|2')
    expect(columnsOf(worded).columns.modelCode).toBe(1)
    const own = writtenRows('Part no|Drawing|Qty', '100234|ZA1234|2')
    expect(columnsOf(own).columns.modelCode).toBe(0)
  })

  it('may have a title above their headings, and blank rows before that', () => {
    const rows = writtenRows('|', 'Order list 2027|', '', 'Model code|Qty', 'OM1080CNS|2')
    expect(columnsOf(rows)).toMatchObject({ headerRows: 4, foundBy: 'heading' })
  })

  it('are found by place without headings', () => {
    const rows = writtenRows('OM1080CNS|2|2027-03-09T00:00:00Z|M-1', 'OM1100CNS|x||')
    expect(columnsOf(rows)).toEqual({ headerRows: 0, columns: usualPlaces, foundBy: 'place' })
  })

  it('keep to their places when a few cells are faulty', () => {
    const rows = writtenRows('OM1080CNS|two|soon|4711', 'OM1100CNS|2||4712', 'OM1100CNT|||4713')
    expect(columnsOf(rows).columns).toEqual(usualPlaces)
  })

  it('are found by content when that contradicts their places', () => {
    const rows = writtenRows(
      '1|M-4711-A|24|2027-03-09|OM1080CNS',
      '2|4712|48|2027-03-10|OM1100CNS',
      '3|4713|24|2027-03-10|OM1100CNT',
    )
    expect(columnsOf(rows)).toMatchObject({
      headerRows: 0,
      columns: { modelCode: 4, quantity: 2, requestedDate: 3 },
      foundBy: 'content',
    })
  })

  it('are told from the number of the line, which is no quantity', () => {
    const rows = writtenRows('10|OM1080CNS|2', '20|OM1100CNS|2', '30|OM1100CNT|4')
    expect(columnsOf(rows).columns).toMatchObject({ modelCode: 1, quantity: 2 })
  })

  it('have the quantity behind the code, where two columns look like it', () => {
    const rows = writtenRows('7|OM1080CNS|2', '9|OM1100CNS|4')
    expect(columnsOf(rows).columns).toMatchObject({ modelCode: 1, quantity: 2 })
  })

  it('may stand under headings in unknown words', () => {
    const rows = writtenRows('Kod|Ilość|Termin dostawy', 'OM1080CNS|2|', 'OM1100CNS|4|')
    expect(columnsOf(rows)).toMatchObject({ headerRows: 1, columns: usualPlaces, foundBy: 'place' })
  })

  it('can be given to other fields, and one column has one field', () => {
    const mapping = columnsOf(writtenRows('OM1080CNS|2|x|M-1'))
    const changed = withColumn(mapping, 'customerMaterialNumber', 2)
    expect(changed).toMatchObject({
      columns: { requestedDate: undefined, customerMaterialNumber: 2 },
      foundBy: 'customer',
    })
    expect(withColumn(changed, 'quantity', undefined).columns.quantity).toBeUndefined()
    expect(withHeaderRows(writtenRows('OM1080CNS|2|x|M-1'), mapping, 1)).toMatchObject({
      headerRows: 1,
      foundBy: 'customer',
    })
  })

  it('are the same for the next file with the same headings, and others for others', () => {
    const first = layoutOf(writtenRows('Model-Code;|QTY', 'OM1080CNS|2'))
    const next = layoutOf(writtenRows('model code|Qty.', 'OM1100CNS|4', 'OM1100CNT|4'))
    expect(next).toBe(first)
    expect(layoutOf(writtenRows('Qty|Model code', '2|OM1080CNS'))).not.toBe(first)
    expect(layoutOf(writtenRows('OM1080CNS|2'))).not.toBe(layoutOf(writtenRows('2|OM1080CNS')))
  })
})

describe('the lines of a file', () => {
  it('have a number, a model code, a quantity, a date and a material number (CSV-11)', () => {
    expect(read('Model code|Qty|Date|Your material no.', ' OM1080CNS | 2 | soon | M-1 ')).toEqual([
      {
        key: 'line-1',
        number: 2,
        modelCode: 'OM1080CNS',
        quantity: '2',
        requestedDate: 'soon',
        customerMaterialNumber: 'M-1',
      },
    ])
  })

  it('do not include the headings, nor rows without a model code (CSV-09)', () => {
    const lines = read('Model code|Qty', '|2', 'OM1080CNS|2', '  |', 'OM1100CNS', '')
    expect(lines.map(({ number, modelCode }) => [number, modelCode])).toEqual([
      [3, 'OM1080CNS'],
      [5, 'OM1100CNS'],
    ])
    expect(lines.at(-1)).toMatchObject({ quantity: '', customerMaterialNumber: '' })
  })

  it('are counted without headings and without rows that have no code: 100 are few enough (CSV-08)', () => {
    const full = Array.from({ length: linesPerTable }, () => 'OM1080CNS|2')
    const lines = read('Model code|Qty', '|', ...full, '|3', '')
    expect(linesPerTable).toBe(100)
    expect(lines).toHaveLength(100)
  })

  it('are none while no column has the model codes', () => {
    const rows = writtenRows('OM1080CNS|2')
    const mapping = withColumn(columnsOf(rows), 'modelCode', undefined)
    expect(linesOf(rows, mapping, someKeys())).toEqual([])
  })

  it('are none of an empty file', () => {
    expect(read()).toEqual([])
    expect(read('', '|||')).toEqual([])
    expect(read('Model code|Qty')).toEqual([])
  })
})

describe('rows of a workbook', () => {
  const merged: readonly WrittenRow[] = [
    { line: 1, cells: ['Model code', 'Qty', 'Date', 'Your ref'] },
    { line: 2, cells: ['OM1080CNS', '24', 'soon', 'M-1'] },
    { line: 3, cells: ['', '', '', 'M-2'], mergedOver: { 0: 'OM1080CNS', 1: '24', 2: 'soon' } },
    { line: 4, cells: ['', '', '', '', 'x'], mergedOver: { 0: 'OM1080CNS' } },
    { line: 5, cells: ['', '7'] },
    { line: 6, cells: ['', '', 'Total'] },
  ]
  const mapping = columnsOf(merged)

  it('say what is merged over them, but for the quantity, where they say something of their own', () => {
    expect(
      linesOf(merged, mapping, someKeys()).map(({ number, modelCode, quantity, requestedDate }) => [
        number,
        modelCode,
        quantity,
        requestedDate,
      ]),
    ).toEqual([
      [2, 'OM1080CNS', '24', 'soon'],
      [3, 'OM1080CNS', '', 'soon'],
    ])
    expect(cellsCarriedDown(merged, mapping)).toBe(2)
  })

  it('are told when they have no model code, and those of them with a quantity (CSV-03, CSV-09)', () => {
    expect(rowsWithoutCode(merged, mapping)).toEqual([
      { line: 4, texts: ['x'] },
      { line: 5, texts: ['7'] },
      { line: 6, texts: ['Total'] },
    ])
    expect(quantitiesWithoutCode(merged, mapping)).toEqual([{ line: 5, quantity: '7' }])
  })

  it('say the formula of a quantity or a date whose value is not in the file, and not one piece or the earliest day', () => {
    const rows: readonly WrittenRow[] = [
      { line: 1, cells: ['Model code', 'Qty', 'Date', 'Your ref'] },
      { line: 2, cells: ['OM1080CNS'], formulas: { 1: '=D2*2', 2: '=TODAY()', 3: '=A2' } },
      { line: 3, cells: ['OM1080CNS', '4'], formulas: { 1: '=D3*2' } },
    ]
    expect(linesOf(rows, mapping, someKeys())).toMatchObject([
      { quantity: '=D2*2', requestedDate: '=TODAY()', customerMaterialNumber: '' },
      { quantity: '4', requestedDate: '' },
    ])
  })

  it('are shown or hidden', () => {
    const rows = merged.map((row) => ({ ...row, isHidden: row.line % 2 === 0 }))
    expect(shownRows(rows).map(({ line }) => line)).toEqual([1, 3, 5])
    expect(shownRows(merged)).toBe(merged)
  })

  it('are codes, quantities and dates in wide letters, too, and a material number as it is', () => {
    expect(
      read('Model|Qty|Date|Your ref', 'ＯＭ１０８０ＣＮＳ|２４|９／３／２０２７|Ｍ－１'),
    ).toMatchObject([{ modelCode: 'OM1080CNS', quantity: '24', requestedDate: '9/3/2027' }])
    expect(read('Model|Your ref', 'OM1|Ｍ－１')[0]?.customerMaterialNumber).toBe('Ｍ－１')
  })

  it('are numbered behind the lines that stand above them', () => {
    const numbers = linesOf(merged, mapping, someKeys(), 40).map(({ number }) => number)
    expect(numbers).toEqual([42, 43])
  })

  it('are lines, or named for why they are none: nothing vanishes', () => {
    const cell = fc.constantFrom('', 'OM1080CNS', '2', 'x', 'Qty', '3/9/2027')
    const row = fc.record({
      cells: fc.array(cell, { minLength: 1, maxLength: 4 }),
      isHidden: fc.boolean(),
      mergedOver: fc.option(fc.constant({ 0: 'OM1100CNS' }), { nil: undefined }),
    })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), fc.nat(3), (drawn, headerRows) => {
        const rows = drawn.map(({ mergedOver, ...each }, index) => ({
          ...each,
          ...(mergedOver && { mergedOver }),
          line: index + 1,
        }))
        const shown = shownRows(rows)
        const found = columnsBelow(shown, Math.min(headerRows, shown.length))
        const told = [
          ...rows.filter(({ isHidden }) => isHidden).map(({ line }) => line),
          ...shown.slice(0, found.headerRows).map(({ line }) => line),
          ...linesOf(shown, found, someKeys()).map(({ number }) => number),
          ...rowsOfHeadings(shown, found).map(({ line }) => line),
          ...rowsWithoutCode(shown, found).map(({ line }) => line),
        ]
        expect(told.toSorted((one, other) => one - other)).toEqual(rows.map(({ line }) => line))
      }),
    )
  })
})

describe('headings that stand again between the lines', () => {
  const of = (...texts: readonly string[]) => {
    const rows = writtenRows(...texts)
    const mapping = columnsOf(rows)
    return {
      lines: linesOf(rows, mapping, someKeys()).map(({ number }) => number),
      told: rowsOfHeadings(rows, mapping).map(({ line }) => line),
    }
  }

  it('make no line, in other letters and with other blanks too, and are named', () => {
    expect(of('Model code|Qty', 'OM1080CNS|2', ' MODEL  CODE|qty |', 'OM1100CNS|1')).toEqual({
      lines: [2, 4],
      told: [3],
    })
  })

  it('take with them what stands above them on each printed page', () => {
    const page = ['Pump house|x', 'Order list', 'Model|Qty']
    expect(of(...page, 'OM1080CNS|2', ...page, 'OM1100CNS|1', ...page.slice(1))).toEqual({
      lines: [4, 8],
      told: [5, 6, 7, 9, 10],
    })
  })

  it('say what is in the columns no more than the first ones do', () => {
    const rows = writtenRows('Model|Wanted|Note', 'OM1080CNS|3/9/2027', 'Model|Wanted|Note')
    expect(columnsOf(rows).columns.requestedDate).toBe(1)
    expect(unreadColumns(rows, columnsOf(rows))).toEqual([])
  })

  it.each([
    ['a single word', ['Model', 'OM1080CNS', 'Model']],
    ['fewer columns', ['Model|Qty|Date', 'OM1080CNS|2|', 'Model|Qty|']],
    ['more columns', ['Model|Qty', 'OM1080CNS|2', 'Model|Qty|Date']],
  ])('are none with %s', (_, texts) => {
    expect(of(...texts)).toEqual({ lines: [2, 3], told: [] })
  })

  it('are none where a line was named as the headings, which may be ordered twice', () => {
    const rows = writtenRows('OM1080CNS|2', 'OM1080CNS|2', 'OM1080CNS|x', 'OM1080CNS|x')
    expect(rowsOfHeadings(rows, columnsBelow(rows, 1))).toEqual([])
    expect(rowsOfHeadings(rows, columnsBelow(rows, 3))).toEqual([])
  })
})

describe('columns that are not read', () => {
  const unread = (...texts: readonly string[]) => {
    const rows = writtenRows(...texts)
    return unreadColumns(rows, columnsOf(rows))
  }

  it('are told by their headings, and by their numbers where they have none (O-17)', () => {
    expect(unread('Model code|Qty|Colour|', 'OM1080CNS|2|blue|x')).toEqual([
      { number: 3, heading: 'Colour' },
      { number: 4, heading: '' },
    ])
    expect(unread('OM1080CNS|2||M-1|blue')).toEqual([{ number: 5, heading: '' }])
  })

  it('are those of a price list that is not our own, and in our own file what was added to it', () => {
    const names = (found: ReturnType<typeof unread>) => found.map(({ heading }) => heading)
    expect(
      names(unread('Model code|Qty|Product|Unit price|Currency', 'OM1080CNS|2|Motor|9.5|EUR')),
    ).toEqual(['Product', 'Unit price', 'Currency'])
    const own = 'Model code|Quantity|Product|Unit price, net|Remark|Line total, net|Currency'
    expect(names(unread(own, 'OM1080CNS|2|Motor|9.5|soon|19|USD'))).toEqual(['Remark'])
  })

  it('are none where nothing stands in them, where they hold our own reasons, or where the customer gave the columns', () => {
    expect(unread('Model code|Qty|Colour', 'OM1080CNS|2|')).toEqual([])
    expect(unread('Model code|Qty|Reason', 'OM1080CNS|2|SKU not found')).toEqual([])
    const rows = writtenRows('Model code|Qty|Colour', 'OM1080CNS|2|blue')
    expect(unreadColumns(rows, withColumn(columnsOf(rows), 'quantity', 1))).toEqual([])
  })
})
