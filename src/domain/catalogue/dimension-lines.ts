/** Dimension lines: extension lines, the line with its strokes, and the figure on it. */
import { type DrawnShape, line, type DrawnPoint } from './drawing-shapes.ts'
import type { DimensionName } from './outline.ts'

interface Measured {
  readonly of: DimensionName
  /** Height of the letters; gaps and strokes follow it. */
  readonly letter: number
}

/** Between two places of one height, its line at `y`. */
export function lengthLine(
  [from, to]: readonly [DrawnPoint, DrawnPoint],
  y: number,
  { of, letter }: Measured,
): readonly DrawnShape[] {
  const [left, right] = [from[0], to[0]]
  const beyond = y + Math.sign(y - from[1]) * letter * 0.4
  return [
    line(from, [left, beyond], 'dimension'),
    line(to, [right, beyond], 'dimension'),
    line([left, y], [right, y], 'dimension'),
    stroke([left, y], letter),
    stroke([right, y], letter),
    figure([(left + right) / 2, y + letter * 0.35], { of, letter }),
  ]
}

/** Between two places of one x, its line at `x`. */
export function heightLine(
  [from, to]: readonly [DrawnPoint, DrawnPoint],
  x: number,
  { of, letter }: Measured,
): readonly DrawnShape[] {
  const [low, high] = [from[1], to[1]]
  const beyond = x + Math.sign(x - from[0]) * letter * 0.4
  return [
    line(from, [beyond, low], 'dimension'),
    line(to, [beyond, high], 'dimension'),
    line([x, low], [x, high], 'dimension'),
    stroke([x, low], letter),
    stroke([x, high], letter),
    { ...figure([x - letter * 0.35, (low + high) / 2], { of, letter }), isTurned: true },
  ]
}

/** A diameter that is written beside the part: a line between the edges, the figure left of it. */
export function diameterBeside(
  [low, high]: readonly [DrawnPoint, DrawnPoint],
  x: number,
  { of, letter }: Measured,
): readonly DrawnShape[] {
  return [
    line(low, [x, low[1]], 'dimension'),
    line(high, [x, high[1]], 'dimension'),
    line([x, low[1]], [x, high[1]], 'dimension'),
    stroke([x, low[1]], letter),
    stroke([x, high[1]], letter),
    {
      ...figure([x - letter * 0.7, (low[1] + high[1]) / 2 - letter * 0.4], { of, letter }),
      isDiameter: true,
      anchor: 'end',
    },
  ]
}

/** A diameter that is written at the end of a line to its circle. */
export function diameterAt(
  onCircle: DrawnPoint,
  end: DrawnPoint,
  { of, letter, anchor }: Measured & { readonly anchor: 'start' | 'end' },
): readonly DrawnShape[] {
  const beside = anchor === 'start' ? letter * 0.4 : -letter * 0.4
  return [
    line(onCircle, end, 'dimension'),
    {
      ...figure([end[0] + beside, end[1] - letter * 0.35], { of, letter }),
      isDiameter: true,
      anchor,
    },
  ]
}

/** The short oblique stroke at the end of a dimension line. */
function stroke([x, y]: DrawnPoint, letter: number): DrawnShape {
  const half = letter * 0.28
  return line([x - half, y - half], [x + half, y + half], 'dimension')
}

function figure(at: DrawnPoint, { of, letter }: Measured) {
  return {
    kind: 'figure' as const,
    of,
    isDiameter: false,
    at,
    height: letter,
    anchor: 'middle' as const,
    isTurned: false,
  }
}
