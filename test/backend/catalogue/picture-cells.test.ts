/** Pictures of few figures that show what those of many show. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Figure,
  figureOf,
  gathered,
  withoutHidden,
} from '../../../reference-backend/seed/products/pictures/cells.ts'
import type { Point } from '../../../reference-backend/seed/products/pictures/geometry.ts'
import type { Shape } from '../../../reference-backend/seed/products/pictures/solid.ts'

const sheet = { width: 20, height: 15, fineness: 2 }

const box = (left: number, top: number, width: number, height: number): readonly Point[] => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
]

const surface = (fill: string, ...place: Parameters<typeof box>): Shape => ({
  points: box(...place),
  fill,
  closed: true,
})

const figures = (shapes: readonly Shape[]) => shapes.map((shape) => figureOf(shape, sheet))

/** By cell, the look of what has been painted there last. */
function painted(drawn: readonly Figure[]): ReadonlyMap<number, string> {
  const looks = new Map<number, string>()
  for (const { shape, runs } of drawn) {
    for (let at = 0; at < runs.length; at += 2) {
      for (let cell = runs[at] ?? 0; cell < (runs[at + 1] ?? 0); cell += 1) {
        looks.set(cell, `${shape.fill} ${shape.line}`)
      }
    }
  }
  return looks
}

const corner = fc.tuple(fc.integer({ min: -2, max: 22 }), fc.integer({ min: -2, max: 17 }))
const shape = fc
  .record({
    points: fc.array(corner, { minLength: 3, maxLength: 5 }),
    fill: fc.constantFrom('light', 'dark', undefined),
    line: fc.constantFrom('outline', 'crease', undefined),
    closed: fc.boolean(),
  })
  .map(({ points, fill, line, closed }): Shape => {
    const looks = { ...(fill && { fill }), ...(line && { line }) }
    return { points, closed, ...looks }
  })

describe('figures that are drawn together', () => {
  it('show, in every cell, what the figures show one after the other', () => {
    fc.assert(
      fc.property(fc.array(shape, { maxLength: 12 }), (shapes) => {
        const drawn = figures(shapes)
        expect(painted(figures(gathered(drawn, sheet).flat()))).toEqual(painted(drawn))
      }),
    )
  })

  it('are one although another stands between them, if that lies beside them', () => {
    const shapes = [
      surface('light', 0, 0, 4, 4),
      surface('dark', 8, 0, 4, 4),
      surface('light', 0, 8, 4, 4),
    ]
    expect(gathered(figures(shapes), sheet).map((layer) => layer.length)).toEqual([2, 1])
  })

  it('stay apart where one lies on another that lies on the first', () => {
    const shapes = [
      surface('light', 0, 0, 6, 6),
      surface('dark', 2, 2, 6, 6),
      surface('light', 4, 4, 6, 6),
    ]
    expect(gathered(figures(shapes), sheet)).toHaveLength(3)
  })

  it('are not one where the outline of one would lie on the surface of the other', () => {
    const outlined = (left: number): Shape => ({
      ...surface('light', left, 0, 4, 4),
      line: 'outline',
    })
    expect(gathered(figures([outlined(0), outlined(3)]), sheet)).toHaveLength(2)
    expect(gathered(figures([outlined(0), outlined(8)]), sheet)).toHaveLength(1)
  })

  it('turn the same way, so that none cuts a hole into another', () => {
    const turned = { ...surface('light', 2, 2, 4, 4), points: box(2, 2, 4, 4).toReversed() }
    const [layer = []] = gathered(figures([surface('light', 0, 0, 8, 8), turned]), sheet)
    expect(layer.map(({ points }) => points[0])).toEqual([
      [0, 0],
      [2, 2],
    ])
  })
})

describe('a figure that others lie on', () => {
  it('is left out if less than the least is seen of it', () => {
    const shapes = [surface('light', 2, 2, 4, 4), surface('dark', 2, 2, 4, 3.5)]
    expect(withoutHidden(figures(shapes), 2, sheet)).toHaveLength(2)
    expect(withoutHidden(figures(shapes), 2.5, sheet)).toHaveLength(1)
  })

  it('is drawn if a line alone lies on it', () => {
    const line: Shape = { points: box(2, 2, 4, 4), line: 'outline', closed: true }
    expect(withoutHidden(figures([surface('light', 2, 2, 4, 4), line]), 2, sheet)).toHaveLength(2)
  })
})
