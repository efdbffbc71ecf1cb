/** Radial piston motors: cam ring and crankshaft. */

import type { Drawing } from '../drawing.ts'
import { flange } from '../flanges.ts'
import { along, dot, moved, TO_VIEWER, type Vector } from '../geometry.ts'
import { box, circle, lobes, polygon, ring } from '../outlines.ts'
import { bolt, onAxis, onPlaces, onSide, plug, port, splitPort } from '../parts.ts'
import { shaftEnd } from '../shaft-ends.ts'
import { block, face, type Shape, turned } from '../solid.ts'

/** A cam-lobe motor: broad discs bolted together, the hub in front. */
export function camMotor(drawing: Drawing): readonly Shape[] {
  const { length, extras = [] } = drawing
  const cam = 26 + 30 * length
  const front = -46
  const back = front - cam - 12
  return [
    ...(extras.includes('brake')
      ? turned(onAxis(0), 'cast', [
          [back - 74, 46],
          [back - 68, 52],
          [back - 34, 52],
        ])
      : []),
    ...turned(onAxis(0), 'cast', [
      [back - 38, 64],
      [back - 30, 74],
      [back, 78],
    ]),
    ...(extras.includes('ribs')
      ? turned(onAxis(0), 'steel', [
          [back - 30, 94],
          [back - 8, 94],
        ])
      : []),
    ...port(onSide(back - 16, 74, 20), 9),
    ...port(onSide(back - 16, 74, -18), 9),
    ...block(onAxis(0), lobes(8, 88, 3), {
      from: back,
      to: back + 12,
      material: 'steel',
      chamfer: 1,
    }),
    ...block(onAxis(0), lobes(8, 88, 3), {
      from: back + 12,
      to: front - 4,
      material: 'accent',
      chamfer: 0,
    }),
    ...block(onAxis(0), lobes(8, 88, 3), {
      from: front - 4,
      to: front + 8,
      material: 'steel',
      chamfer: 1,
    }),
    ...onPlaces(onAxis(front + 8), ring(8, 79, 0), (place) => bolt(place, 5.5)),
    ...turned(onAxis(0), 'cast', [
      [front + 8, 68],
      [front + 18, 58],
      [-8, 52],
    ]),
    ...shaftEnd(onAxis(-8), drawing.shaft, [26, 66]),
  ]
}

/** A five-cylinder star: each cylinder grows out of the crankcase. */
export function starMotor(drawing: Drawing): readonly Shape[] {
  const { length } = drawing
  const depth = 62 + 20 * length
  const middle = -30 - depth / 2
  const cylinders = Array.from({ length: 5 }, (_, index) => Math.PI / 2 + (index * 2 * Math.PI) / 5)
  const away = cylinders.filter((angle) => facing(angle) <= 0)
  const near = cylinders
    .filter((angle) => facing(angle) > 0)
    .toSorted((one, other) => facing(one) - facing(other))
  const cylinder = (angle: number) => starCylinder(middle, depth, angle)
  return [
    ...turned(onAxis(0), 'cast', [
      [-depth - 92, 48],
      [-depth - 84, 56],
      [-depth - 40, 56],
    ]),
    ...splitPort(onSide(-depth - 66, 54, 0), 11),
    ...away.flatMap(cylinder),
    ...turned(onAxis(0), 'cast', [
      [-depth - 44, 66],
      [-depth - 34, 74],
      [-30, 74],
    ]),
    ...near.flatMap(cylinder),
    ...turned(onAxis(0), 'steel', [
      [-34, 78],
      [-24, 78],
      [-22, 76],
    ]),
    ...onPlaces(onAxis(-22), ring(10, 69, 0.2), (place) => bolt(place, 4.6)),
    ...turned(onAxis(0), 'cast', [
      [-22, 60],
      [-10, 54],
    ]),
    ...plug(onSide(-16, 50, 26), 4),
    ...flange(onAxis(4), drawing.flange, { pilot: 52, thickness: 14 }),
    ...shaftEnd(onAxis(10), drawing.shaft, [21, 70]),
  ]
}

function direction(angle: number): Vector {
  return [0, Math.cos(angle), Math.sin(angle)]
}

function facing(angle: number): number {
  return dot(direction(angle), TO_VIEWER)
}

function starCylinder(x: number, depth: number, angle: number): readonly Shape[] {
  const out = direction(angle)
  const frame = along([x, 0, 0], Math.abs(out[2]) > 0.999 ? [0, 1e-6, 1] : out)
  const shown = facing(angle) > 0
  const size = Math.min(depth, 74)
  const barrel = turned(frame, 'accent', [
    [58, size * 0.46],
    [94, size * 0.46],
  ])
  const cap = block(frame, box(size, size, size * 0.26), {
    from: 94,
    to: 108,
    material: 'cast',
    chamfer: 1.5,
  })
  if (!shown) return hiddenCylinder(frame, size)
  return [
    ...barrel,
    ...cap,
    ...onPlaces(moved(frame, 108), polygon(4, size * 0.5, Math.PI / 4), (place) => bolt(place, 4)),
    ...face(frame, circle(size * 0.2), { t: 108.2, material: 'steel', light: 0.6 }),
  ]
}

/** A cylinder that leans away shows its outside only: the same solid, grown towards the viewer. */
function hiddenCylinder(frame: ReturnType<typeof along>, size: number): readonly Shape[] {
  const turnedBack = along(moved(frame, 108).o, [-frame.a[0], -frame.a[1], -frame.a[2]])
  return [
    ...block(turnedBack, box(size, size, size * 0.26), {
      from: 0,
      to: 14,
      material: 'cast',
      chamfer: 1,
    }),
    ...turned(turnedBack, 'accent', [
      [14, size * 0.46],
      [54, size * 0.46],
    ]),
  ]
}
