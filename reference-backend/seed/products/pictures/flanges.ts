/** Mounting flanges: the cast outline, its holes, the pilot in the middle. */

import type { FlangeShape } from './drawing.ts'
import type { Frame, Outline, Point } from './geometry.ts'
import { circle, hull } from './outlines.ts'
import { hole, onPlaces } from './parts.ts'
import { block, face, type Shape, turned } from './solid.ts'

interface FlangeSize {
  /** Radius of the pilot; everything else follows. */
  readonly pilot: number
  readonly thickness: number
}

/** A mounting flange with its pilot, its near face at x = 0 of the frame. */
export function flange(
  frame: Frame,
  shape: FlangeShape,
  { pilot, thickness }: FlangeSize,
): readonly Shape[] {
  if (shape === 'none') return []
  const { outline, holes } = flangeOutline(shape, pilot)
  return [
    ...block(frame, outline, { from: -thickness, to: 0, material: 'cast', chamfer: 1.6 }),
    ...onPlaces(frame, holes, (place) => hole(place, pilot * 0.15)),
    ...turned(frame, 'bright', [
      [0, pilot],
      [5, pilot],
      [6.5, pilot * 0.96],
    ]),
    ...face(frame, circle(pilot * 0.62), { t: 6.5, material: 'steel', light: 0.35 }),
  ]
}

function flangeOutline(
  shape: FlangeShape,
  pilot: number,
): { readonly outline: Outline; readonly holes: readonly Point[] } {
  const ear = pilot * 0.36
  if (shape === 'two bolts') {
    const reach = pilot * 1.62
    return {
      outline: hull([
        [0, 0, pilot * 1.26],
        [reach, 0, ear],
        [-reach, 0, ear],
      ]),
      holes: [
        [reach, 0],
        [-reach, 0],
      ],
    }
  }
  const reach = shape === 'square' ? pilot * 0.94 : pilot * 1.04
  const corners: readonly Point[] = [
    [-reach, -reach],
    [reach, -reach],
    [-reach, reach],
    [reach, reach],
  ]
  if (shape === 'wheel') {
    return {
      outline: hull([[0, 0, pilot * 1.34], ...corners.map(([x, y]) => [x, y, ear] as const)]),
      holes: corners,
    }
  }
  return { outline: hull(corners.map(([x, y]) => [x, y, ear] as const)), holes: corners }
}
