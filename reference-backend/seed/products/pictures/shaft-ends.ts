/** Shaft ends: what the machine drives or is driven by. */

import type { ShaftEnd } from './drawing.ts'
import { type Frame, moved, type Point } from './geometry.ts'
import { box, circle, polygon, ring, teeth } from './outlines.ts'
import { onPlaces } from './parts.ts'
import { block, face, type Shape, solid, turned } from './solid.ts'

type Drawer = (frame: Frame, size: Point) => readonly Shape[]

const ENDS: Readonly<Record<ShaftEnd, Drawer>> = {
  none: openBore,
  keyed: keyedEnd,
  splined: splinedEnd,
  tapered: taperedEnd,
  flanged: hub,
}

/** The end of a shaft of radius `r`, `length` long, growing out of the frame. */
export function shaftEnd(frame: Frame, end: ShaftEnd, [r, length]: Point): readonly Shape[] {
  const hasCollar = end !== 'none' && end !== 'flanged'
  const collar = turned(frame, 'bright', [
    [0, r * 1.18],
    [6, r * 1.18],
  ])
  return [...(hasCollar ? collar : []), ...ENDS[end](frame, [r, length])]
}

/** No shaft: the splined bore for the customer's own one. */
function openBore(frame: Frame, [r]: Point): readonly Shape[] {
  return [
    ...face(frame, circle(r * 1.25), { t: 0.2, material: 'dark', light: 0.15 }),
    ...face(frame, teeth(14, r * 0.86, r * 1.02), { t: 0.4, material: 'dark', light: 0.5 }),
    ...face(frame, circle(r * 0.8), { t: 0.5, material: 'dark', light: 0 }),
  ]
}

function splinedEnd(frame: Frame, [r, length]: Point): readonly Shape[] {
  return [
    ...turned(frame, 'bright', [
      [6, r * 0.86],
      [length * 0.3, r * 0.86],
    ]),
    ...solid({
      frame,
      outline: teeth(13, r * 0.84, r),
      stations: [
        [length * 0.3, 1],
        [length - 2, 1],
        [length, 0.92],
      ],
      material: 'bright',
    }),
    ...face(frame, circle(r * 0.2, 20), { t: length, material: 'dark', light: 0.2 }),
  ]
}

function keyedEnd(frame: Frame, [r, length]: Point): readonly Shape[] {
  const key = box(r * 0.52, r * 0.5, 0, [0, r])
  return [
    ...turned(frame, 'bright', [
      [6, r],
      [length - 2.5, r],
      [length, r * 0.9],
    ]),
    ...block(frame, key, { from: length * 0.32, to: length - 5, material: 'steel', chamfer: 0 }),
    ...face(frame, circle(r * 0.2, 20), { t: length, material: 'dark', light: 0.2 }),
  ]
}

function taperedEnd(frame: Frame, [r, length]: Point): readonly Shape[] {
  const key = box(r * 0.4, r * 0.36, 0, [0, r * 0.92])
  return [
    ...turned(frame, 'bright', [
      [6, r],
      [length * 0.68, r * 0.82],
    ]),
    ...block(frame, key, { from: length * 0.26, to: length * 0.58, material: 'steel', chamfer: 0 }),
    ...turned(frame, 'steel', [
      [length * 0.68, r * 0.62],
      [length * 0.74, r * 0.62],
    ]),
    ...block(frame, polygon(6, r * 0.98, 0.2), {
      from: length * 0.74,
      to: length * 0.92,
      material: 'steel',
      chamfer: 1.5,
    }),
    ...turned(frame, 'bright', [
      [length * 0.92, r * 0.52],
      [length * 1.06, r * 0.52],
      [length * 1.1, r * 0.44],
    ]),
  ]
}

function hub(frame: Frame, [r, length]: Point): readonly Shape[] {
  const face0 = length * 0.55
  const stud = (place: Frame) =>
    turned(place, 'bright', [
      [0, r * 0.17],
      [length * 0.36, r * 0.17],
      [length * 0.4, r * 0.13],
    ])
  return [
    ...turned(frame, 'cast', [
      [0, r * 1.25],
      [face0 - 12, r * 1.4],
      [face0 - 12, r * 2.3],
      [face0 - 2, r * 2.3],
      [face0, r * 2.24],
    ]),
    ...onPlaces(moved(frame, face0), ring(5, r * 1.82, 0.3), stud),
    ...turned(moved(frame, face0), 'bright', [
      [0, r * 1.2],
      [length * 0.2, r * 1.2],
      [length * 0.24, r * 1.08],
    ]),
    ...face(frame, circle(r * 0.7), { t: face0 + length * 0.24, material: 'steel', light: 0.4 }),
  ]
}
