import { expect, it } from 'vitest'
import { figureQuantities, shownFigures } from '../../../../src/domain/catalogue/product-figure.ts'

const each = figureQuantities.map((quantity) => ({ quantity, low: 1, high: 2 }))

it('shows four figures at most, in the order in which they came', () => {
  expect(shownFigures(each.toReversed())).toEqual(each.toReversed().slice(0, 4))
})

it('shows a quantity once', () => {
  const [first, ...others] = each.slice(0, 3)
  const again = { quantity: 'displacement', low: 7, high: 9 } as const
  expect(shownFigures([{ ...again, low: 1, high: 2 }, again, ...others])).toEqual([
    first,
    ...others,
  ])
})

it.each([
  ['nothing', 0, 0],
  ['an end before its beginning', 3, 2],
])('leaves out %s', (_what, low, high) => {
  expect(shownFigures([{ quantity: 'flow', low, high }])).toEqual([])
})
