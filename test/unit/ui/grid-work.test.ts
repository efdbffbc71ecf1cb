import { expect, it } from 'vitest'
import { placeNow, type WorkShape } from '../../../src/ui/components/Grid/grid-work.ts'

type Column = 'product' | 'quantity' | 'actions'

const shapeOf = (keys: readonly string[], isShared = true): WorkShape<Column> => ({
  keys,
  columnsOf: () => ['product', 'quantity', 'actions'],
  instead: 'product',
  first: 'product',
  isField: (column) => column === 'quantity',
  isShared,
})

const order = ['a', 'b', 'c']
const at = (column: Column) => ({ place: { row: 'b', column }, order })

it('stays in its cell while its line is there (QUOTE-34)', () => {
  expect(placeNow(shapeOf(order), at('quantity'))).toEqual({ row: 'b', column: 'quantity' })
})

it('is in no field of the line that has moved up where others may have removed its own (QUOTE-34)', () => {
  const left = shapeOf(['a', 'c'])
  expect(placeNow(left, at('quantity'))).toEqual({ row: 'c', column: 'product' })
  expect(placeNow(left, at('actions'))).toEqual({ row: 'c', column: 'actions' })
  const own = shapeOf(['a', 'c'], false)
  expect(placeNow(own, at('quantity'))).toEqual({ row: 'c', column: 'quantity' })
})
