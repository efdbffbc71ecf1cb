/** What is kept of a table, and what is remembered of columns; and what of it when it cannot be read. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepTable, readKeptTable } from '../../../../src/application/draft-order/kept-table.ts'
import {
  rememberColumns,
  withRemembered,
} from '../../../../src/application/draft-order/remembered-columns.ts'
import type { ColumnMemory } from '../../../../src/application/ports/column-memory.ts'
import type { KeptTable } from '../../../../src/domain/draft-order/kept-table.ts'
import {
  type ColumnMapping,
  columnsOf,
  withColumn,
} from '../../../../src/domain/draft-order/csv-columns.ts'
import { quoteId } from '../../../builders/a-quote.ts'
import { aStorage } from '../../../fakes/a-storage.ts'
import { memoryColumns } from '../../../fakes/memory-columns.ts'
import { memoryUnsentWork } from '../../../fakes/memory-unsent-work.ts'

const id = quoteId('quote-1')
const table: KeptTable = {
  lines: [
    {
      key: 'line-1',
      number: 2,
      modelCode: 'OM1080CNS',
      quantity: ' 2',
      requestedDate: '',
      customerMaterialNumber: '"M-1"\n',
    },
  ],
  nextKey: 7,
  batch: {
    keys: ['line-1'],
    sent: new Map([['a', 1]]),
    before: new Map([['a', 2]]),
    intentId: 'intent-1',
    wasCarriedOut: true,
  },
  tried: [{ keys: ['line-1'], sent: new Map([['b', 1]]), intentId: 'intent-2' }],
  unclear: [['line-1'], []],
  addedCount: 3,
}

function tableStorage(owner: string | undefined = 'account-1') {
  return { unsentWork: memoryUnsentWork(), owner: () => owner }
}

describe('the table between two visits', () => {
  it('comes back as it was left', () => {
    const storage = tableStorage()
    keepTable(storage, id, table)
    expect(readKeptTable(storage, id)).toEqual(table)
  })

  it('belongs to one account and one quote', () => {
    const storage = tableStorage()
    keepTable(storage, id, table)
    expect(readKeptTable(storage, quoteId('quote-2'))).toBeUndefined()
    expect(readKeptTable({ ...storage, owner: () => 'account-2' }, id)).toBeUndefined()
    expect(readKeptTable({ ...storage, owner: () => undefined }, id)).toBeUndefined()
  })

  it('is not kept for a visitor, and forgotten when there is nothing left of it', () => {
    const storage = tableStorage()
    keepTable({ ...storage, owner: () => undefined }, id, table)
    expect(readKeptTable(storage, id)).toBeUndefined()
    keepTable(storage, id, table)
    keepTable(storage, id, undefined)
    expect(readKeptTable(storage, id)).toBeUndefined()
  })

  it('is no table when the text is any other', () => {
    const storage = tableStorage()
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        storage.unsentWork.keep('account-1', `draft-order-table:${id}`, text)
        expect(readKeptTable(storage, id)).toBeUndefined()
      }),
    )
  })

  it('keeps what can be read of lines that were tampered with', () => {
    const storage = tableStorage()
    const lines = [{ key: 'a', modelCode: 3, number: -1 }, 'none', { modelCode: 'without a key' }]
    const text = JSON.stringify({ lines, batch: { keys: 4 }, unclear: 'x', nextKey: 1.5 })
    storage.unsentWork.keep('account-1', `draft-order-table:${id}`, text)
    expect(readKeptTable(storage, id)).toMatchObject({
      lines: [{ key: 'a', modelCode: '', number: 0 }],
      batch: undefined,
      unclear: [],
      nextKey: 0,
    })
  })
})

describe('the columns of a sheet', () => {
  const rowsOf = (...headings: string[]) => [
    { line: 1, cells: headings },
    { line: 2, cells: headings.map(() => '7') },
  ]
  type Rows = ReturnType<typeof rowsOf>
  const chosen = (rows: Rows) => withColumn(columnsOf(rows), 'modelCode', 1)
  const sheetOf = (rows: Rows) => ({
    rows,
    blankRows: 0,
    formulasWithoutValue: 0,
    sheets: [],
    index: 0,
  })
  const remember = (memory: ColumnMemory, rows: Rows, mapping: ColumnMapping) =>
    rememberColumns(memory, { ...sheetOf(rows), mapping, takesHidden: false })
  const rememberedFor = (memory: ColumnMemory, rows: Rows) =>
    withRemembered(memory, sheetOf(rows)).remembered

  it('are remembered for sheets of the same layout, when the customer chose them', () => {
    const memory = memoryColumns()
    const rows = rowsOf('Quantity', 'Colour')
    remember(memory, rows, columnsOf(rows))
    expect(memory.columns()).toEqual([])
    remember(memory, rows, chosen(rows))
    expect(rememberedFor(memory, rowsOf('quantity ', 'colour'))).toEqual(chosen(rows))
    expect(rememberedFor(memory, rowsOf('Quantity', 'Size'))).toBeUndefined()
  })

  it('are remembered for twenty layouts, the latest first', () => {
    const memory = memoryColumns()
    const layouts = Array.from({ length: 21 }, (_, index) =>
      rowsOf('Quantity', `Colour ${'x'.repeat(index)}`),
    )
    for (const rows of layouts) remember(memory, rows, chosen(rows))
    const known = layouts.filter((rows) => rememberedFor(memory, rows) !== undefined)
    expect(known).toEqual(layouts.slice(1))
  })

  it('are nothing when what was kept cannot be read', () => {
    const storage = aStorage()
    const memory = memoryColumns(storage)
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        storage.setItem('manifold.columns', text)
        expect(rememberedFor(memory, rowsOf('Quantity', 'Colour'))).toBeUndefined()
      }),
    )
  })
})
