/** Where the parts of a panel stand, in pixels of its drawing. */

export interface Curve {
  readonly key: string
  /** Shown at its right end; the curves of a panel rise in the order in which they are given. */
  readonly label: string
  readonly points: readonly (readonly [x: number, y: number])[]
}

export interface Frame {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Room for the figures at the left and below, and for the names of the curves at the right. */
export function frameOf(width: number, height: number): Frame {
  return { width, height, left: 52, right: width - 68, top: 12, bottom: height - 46 }
}

export type Scale = (figure: number) => number

/** From 0 to the last tick, along the foot of a frame. */
export function scaleX({ left, right }: Frame, ticks: readonly number[]): Scale {
  const highest = ticks.at(-1) || 1
  return (figure) => left + ((right - left) * figure) / highest
}

/** From 0 to the last tick, up the side of a frame. */
export function scaleY({ top, bottom }: Frame, ticks: readonly number[]): Scale {
  const highest = ticks.at(-1) || 1
  return (figure) => bottom - ((bottom - top) * figure) / highest
}

/** A line through the points of a curve. */
export function pathOf({ points }: Curve, x: Scale, y: Scale): string {
  return points
    .map(([across, up], index) => `${index === 0 ? 'M' : 'L'}${round(x(across))} ${round(y(up))}`)
    .join('')
}

const labelHeight = 16

/**
 * Heights for the names at the ends of curves: as near to these as they can be without lying on one
 * another, and within the frame. In the order of the given heights.
 */
export function spreadLabels(
  heights: readonly number[],
  { top, bottom }: Frame,
): readonly number[] {
  const order = heights
    .map((height, index) => ({ height, index }))
    .toSorted((one, other) => one.height - other.height)
  const placed = new Map<number, number>()
  let free = top
  for (const [place, { height, index }] of order.entries()) {
    const roomBelow = (order.length - place - 1) * labelHeight
    const at = Math.max(free, Math.min(height, bottom - roomBelow))
    placed.set(index, at)
    free = at + labelHeight
  }
  return heights.map((height, index) => placed.get(index) ?? height)
}

export function round(figure: number): number {
  return Math.round(figure * 10) / 10
}
