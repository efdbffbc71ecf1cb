/** What the page of a product type asks for. */
import { expect, it } from 'vitest'
import { askedOfType } from '../../../../src/domain/finder/working-point.ts'

it.each([
  [
    ['displacement', 'pressure', 'speed', 'torque'],
    ['torque', 'speed', 'pressure'],
  ],
  [
    ['displacement', 'speed', 'flow', 'power'],
    ['flow', 'speed', 'pressure'],
  ],
  [['displacement', 'flow'], undefined],
  [[], undefined],
] as const)('products told apart by %j are asked for by %j', (figures, asked) => {
  expect(askedOfType(figures)).toEqual(asked)
})
