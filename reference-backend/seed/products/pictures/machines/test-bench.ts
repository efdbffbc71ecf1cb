/** The fault demonstrator: not a machine, but it needs a picture too. */

import { moved } from '../geometry.ts'
import { box, circle } from '../outlines.ts'
import { onAxis, onPlaces, onSide, onTop } from '../parts.ts'
import { block, face, type Shape, turned } from '../solid.ts'

/** A bench case with a gauge, a lamp and a knob. */
export function testBench(): readonly Shape[] {
  const front = onAxis(0)
  const dial = moved(front, 0, [-38, 18])
  return [
    ...block(onTop(-70, 70), box(90, 20, 8), { from: 0, to: 14, material: 'dark', chamfer: 2 }),
    ...block(front, box(200, 140, 12), { from: -140, to: -6, material: 'cast', chamfer: 0 }),
    ...block(front, box(200, 140, 12), { from: -6, to: 0, material: 'steel', chamfer: 2 }),
    ...turned(dial, 'bright', [
      [0, 44],
      [8, 44],
      [10, 41],
    ]),
    ...face(dial, circle(37), { t: 10.2, material: 'bright', light: 0.99 }),
    ...face(
      dial,
      [
        [-2, -3],
        [2, -3],
        [22, 24],
      ],
      { t: 10.4, material: 'accent', light: 0.3 },
    ),
    ...face(dial, circle(4, 20), { t: 10.6, material: 'dark', light: 0.1 }),
    ...turned(moved(front, 0, [58, 40]), 'accent', [
      [0, 12],
      [8, 12],
      [13, 8],
    ]),
    ...turned(moved(front, 0, [58, -6]), 'dark', [
      [0, 17],
      [14, 15],
      [16, 13],
    ]),
    ...onPlaces(
      front,
      [
        [-64, -50],
        [-34, -50],
        [-4, -50],
        [26, -50],
        [56, -50],
      ],
      (place) =>
        turned(place, 'bright', [
          [0, 9],
          [7, 9],
          [9, 7.5],
        ]),
    ),
    ...block(onSide(-70, 100), box(70, 40, 4), { from: 0, to: 1, material: 'bright', chamfer: 0 }),
  ]
}
