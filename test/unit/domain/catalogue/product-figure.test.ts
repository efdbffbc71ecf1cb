import { expect, it } from 'vitest'
import {
  figureQuantities,
  readableFigures,
} from '../../../../src/domain/catalogue/product-figure.ts'

const each = figureQuantities.map((quantity) => ({ quantity, low: 1, high: 2 }))

it('keeps figures in the order in which they came', () => {
  expect(readableFigures(each.toReversed())).toEqual(each.toReversed())
})

it('keeps a quantity once', () => {
  const [first, ...others] = each
  const again = { quantity: 'displacement', low: 7, high: 9 } as const
  expect(readableFigures([{ ...again, low: 1, high: 2 }, again, ...others])).toEqual([
    first,
    ...others,
  ])
})

it.each([
  ['nothing', 0, 0],
  ['an end before its beginning', 3, 2],
])('leaves out %s', (_what, low, high) => {
  expect(readableFigures([{ quantity: 'flow', low, high }])).toEqual([])
})
