/** Sections of machine parts as outlines around the axis. */

import type { Outline, Point } from './geometry.ts'

/** A circle of radius `r`; `n` sides are enough to look round. */
export function circle(r: number, n = 44, [cx, cy]: Point = [0, 0]): Outline {
  return Array.from({ length: n }, (_, index) => {
    const angle = (2 * Math.PI * index) / n
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
  })
}

/** A regular polygon, corner to the right unless turned (radians). */
export function polygon(sides: number, r: number, turn = 0): Outline {
  return Array.from({ length: sides }, (_, index) => {
    const angle = turn + (2 * Math.PI * index) / sides
    return [r * Math.cos(angle), r * Math.sin(angle)]
  })
}

/** A rectangle with round corners, `w` wide and `h` high, around a centre. */
export function box(w: number, h: number, r = 0, centre: Point = [0, 0]): Outline {
  const [cx, cy] = centre
  const [x, y] = [w / 2 - r, h / 2 - r]
  if (r === 0) {
    return [
      [cx + x, cy - y],
      [cx + x, cy + y],
      [cx - x, cy + y],
      [cx - x, cy - y],
    ]
  }
  return hull([
    [cx + x, cy - y, r],
    [cx + x, cy + y, r],
    [cx - x, cy + y, r],
    [cx - x, cy - y, r],
  ])
}

/** What a rubber band around circles `[x, y, r]` would look like: every cast flange is one. */
export function hull(circles: readonly (readonly [x: number, y: number, r: number])[]): Outline {
  const points = circles.flatMap(([x, y, r]) => circle(r, r > 24 ? 60 : 24, [x, y]))
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])
  const lower = halfHull(sorted)
  const upper = halfHull(sorted.toReversed())
  return [...lower.slice(0, -1), ...upper.slice(0, -1)]
}

/** A splined or scalloped section: `count` teeth between the radii `inner` and `outer`. */
export function teeth(count: number, inner: number, outer: number): Outline {
  const pitch = (2 * Math.PI) / count
  return Array.from({ length: count }, (_, index) => index * pitch).flatMap((angle) =>
    [
      [-0.34, inner],
      [-0.2, outer],
      [0.2, outer],
      [0.34, inner],
    ].map(([share = 0, r = 0]): Point => {
      const turn = angle + share * pitch
      return [r * Math.cos(turn), r * Math.sin(turn)]
    }),
  )
}

/** A ring with soft lobes, as the outside of a cam housing. */
export function lobes(count: number, r: number, depth: number): Outline {
  return Array.from({ length: count * 10 }, (_, index) => {
    const angle = (2 * Math.PI * index) / (count * 10)
    const radius = r + depth * Math.cos(count * angle)
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
}

/** `count` places on a circle, the first at `turn` (radians). */
export function ring(count: number, r: number, turn = 0): readonly Point[] {
  return polygon(count, r, turn)
}

function halfHull(sorted: readonly Point[]): readonly Point[] {
  const chain: Point[] = []
  for (const point of sorted) {
    while (chain.length >= 2 && !turnsLeft(chain.at(-2), chain.at(-1), point)) chain.pop()
    chain.push(point)
  }
  return chain
}

function turnsLeft(one: Point | undefined, two: Point | undefined, three: Point): boolean {
  if (one === undefined || two === undefined) return true
  const area = (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0])
  return area > 1e-9
}
