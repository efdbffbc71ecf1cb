import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  frameOf,
  pathOf,
  scaleX,
  scaleY,
  spreadLabels,
} from '../../../src/ui/components/PerformanceChart/panel-layout.ts'

const frame = frameOf(480, 280)

it('draws a curve from foot and side of its frame', () => {
  const curve = {
    key: '1',
    label: '',
    points: [
      [0, 0],
      [20, 100],
    ] as const,
  }
  const path = pathOf(curve, scaleX(frame, [0, 10, 20]), scaleY(frame, [0, 50, 100]))
  expect(path).toBe(`M${frame.left} ${frame.bottom}L${frame.right} ${frame.top}`)
})

it('keeps the names of curves apart, in their order and within the frame', () => {
  const heights = fc.uniqueArray(fc.double({ min: frame.top, max: frame.bottom, noNaN: true }), {
    minLength: 1,
    maxLength: 8,
  })
  fc.assert(
    fc.property(heights, (ends) => {
      const places = spreadLabels(ends, frame)
      const order = ends.map((end, index) => ({ end, at: places[index] ?? NaN }))
      const sorted = order.toSorted((one, other) => one.end - other.end).map(({ at }) => at)
      sorted.forEach((at, index) => {
        expect(at).toBeGreaterThanOrEqual((sorted[index - 1] ?? frame.top - 16) + 16)
        expect(at).toBeLessThanOrEqual(frame.bottom)
      })
    }),
  )
})

it('leaves names where they are when there is room', () => {
  expect(spreadLabels([200, 20, 120], frame)).toEqual([200, 20, 120])
})
