/** A block of cells over the lines of a table. */
import { describe, expect, it } from 'vitest'
import { idleRun } from '../../../../src/application/draft-order/adding-run.ts'
import { linesWithBlock } from '../../../../src/application/draft-order/pasted-block.ts'
import { tableOf } from '../../../../src/domain/draft-order/line-table.ts'
import { emptyLine } from '../../../../src/domain/draft-order/written-line.ts'

const lines = [1, 2, 3].map((number) => ({
  ...emptyLine(`line-${number}`, number + 1),
  modelCode: `CODE${number}`,
  quantity: '1',
}))
const context = { table: tableOf(lines), nextKey: 4, run: idleRun }
const keys = lines.map(({ key }) => key)

describe('a pasted block', () => {
  it('covers cells to the right and down, and leaves the others as they are', () => {
    const rows = [['5', ' 2026-05-04 '], ['6']]
    expect(linesWithBlock(context, { keys: keys.slice(1), field: 'quantity', rows })).toEqual([
      lines[0],
      { ...lines[1], quantity: '5', requestedDate: '2026-05-04' },
      { ...lines[2], quantity: '6' },
    ])
  })

  it('leaves out what reaches beyond the last column', () => {
    const rows = [['M-1', 'nobody knows']]
    const [first] = linesWithBlock(context, { keys, field: 'customerMaterialNumber', rows })
    expect(first).toEqual({ ...lines[0], customerMaterialNumber: 'M-1' })
  })

  it('makes new lines of what reaches beyond the last one, with keys of their own', () => {
    const rows = [['A'], ['B'], ['C']]
    const pasted = linesWithBlock(context, { keys: ['line-3'], field: 'modelCode', rows })
    expect(pasted.map(({ key, number, modelCode }) => [key, number, modelCode])).toEqual([
      ['line-1', 2, 'CODE1'],
      ['line-2', 3, 'CODE2'],
      ['line-3', 4, 'A'],
      ['line-4', 5, 'B'],
      ['line-5', 6, 'C'],
    ])
  })

  it('goes around lines that wait for their batch', () => {
    const run = { ...idleRun, queue: ['line-2'] }
    const rows = [['7'], ['8'], ['9']]
    const pasted = linesWithBlock({ ...context, run }, { keys, field: 'quantity', rows })
    expect(pasted.map(({ quantity }) => quantity)).toEqual(['7', '1', '9'])
  })
})
