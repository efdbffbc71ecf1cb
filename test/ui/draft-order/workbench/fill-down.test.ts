import { describe, expect, it } from 'vitest'
import type { LineView } from '../../../../src/application/draft-order/csv-import.view.ts'
import { filledDown } from '../../../../src/ui/pages/draft-order/workbench/fill-down.ts'

const line = (key: string, quantity: string) =>
  ({ key, cells: { quantity: { text: quantity } } }) as unknown as LineView
const lines = [line('a', '5'), line('b', ''), line('c', '7'), line('d', '')]
const from = (row: string, ...selected: readonly string[]) =>
  filledDown(lines, new Set(selected), { row, column: 'quantity' })

describe('filling down in new lines', () => {
  it('takes what stands in the line above', () => {
    expect(from('b')).toEqual({ keys: ['b'], text: '5', count: 1 })
    expect(from('d', 'd')).toEqual({ keys: ['d'], text: '7', count: 1 })
  })

  it('hands the cell of the first selected line to all others', () => {
    expect(from('d', 'a', 'c', 'd')).toEqual({ keys: ['c', 'd'], text: '5', count: 2 })
    expect(from('b', 'a', 'c')).toEqual({ keys: ['b'], text: '5', count: 1 })
  })

  it('hands on what has just been typed in the first line, and saves it there in the same step', () => {
    const typed = { row: 'a', column: 'quantity', typed: '6' } as const
    const filled = filledDown(lines, new Set(['a', 'b']), typed)
    expect(filled).toEqual({ keys: ['a', 'b'], text: '6', count: 1 })
  })

  it('changes nothing where nothing is above, or it is empty', () => {
    expect([from('a'), from('c'), from('z')]).toEqual([undefined, undefined, undefined])
  })
})
