/** Valves: blocks, coils and levers instead of shafts. */

import { alongZ } from '../geometry.ts'
import { box, circle, polygon } from '../outlines.ts'
import {
  connector,
  hole,
  onAxis,
  onPlaces,
  onSide,
  onTop,
  plug,
  port,
  socketScrew,
} from '../parts.ts'
import { block, face, type Shape, turned } from '../solid.ts'

/** A direct-operated spool valve: body in the middle, a solenoid at either end. */
export function spoolValve(): readonly Shape[] {
  return [
    ...coil(-150, -54),
    ...connector(onTop(-104, 24), 20),
    ...block(onAxis(0), box(60, 66, 5), { from: -54, to: 46, material: 'cast', chamfer: 2 }),
    ...onPlaces(
      onTop(-4, 33),
      [
        [-36, 20],
        [36, 20],
        [36, -20],
        [-36, -20],
      ],
      (place) => socketScrew(place, 5.5),
    ),
    ...block(onSide(-4, 30), box(54, 26, 2), { from: 0, to: 1, material: 'bright', chamfer: 0 }),
    ...coil(46, 142),
    ...connector(onTop(92, 24), 20),
  ]
}

function coil(from: number, to: number): readonly Shape[] {
  return [
    ...turned(onAxis(0), 'bright', [
      [from, 16],
      [from + 10, 16],
    ]),
    ...block(onAxis(0), box(46, 48, 9), {
      from: from + 10,
      to: to - 18,
      material: 'accent',
      chamfer: 2,
    }),
    ...turned(onAxis(0), 'bright', [
      [to - 18, 18],
      [to - 6, 18],
      [to - 6, 10],
      [to, 10],
      [to + 2, 8],
    ]),
  ]
}

/** A screw-in cartridge lying on its side, the nose with its O-rings to the front. */
export function cartridgeValve(): readonly Shape[] {
  return [
    ...turned(onAxis(0), 'bright', [
      [-168, 9],
      [-150, 9],
      [-150, 17],
      [-138, 17],
    ]),
    ...block(onAxis(0), box(66, 66, 16), { from: -138, to: -62, material: 'accent', chamfer: 3 }),
    ...connector(onTop(-100, 33), 24),
    ...turned(onAxis(0), 'bright', [
      [-62, 20],
      [-50, 20],
    ]),
    ...block(onAxis(0), polygon(6, 36, 0.3), { from: -50, to: -22, material: 'steel', chamfer: 2 }),
    ...turned(onAxis(0), 'dark', [
      [-22, 25],
      [-16, 25],
    ]),
    ...thread(-16, 26),
    ...turned(onAxis(0), 'bright', [
      [26, 20],
      [34, 20],
      [34, 22],
      [44, 22],
    ]),
    ...turned(onAxis(0), 'dark', [
      [44, 23],
      [50, 23],
    ]),
    ...turned(onAxis(0), 'bright', [
      [50, 22],
      [58, 22],
      [58, 17],
      [92, 17],
      [96, 14],
    ]),
    ...hole(onSide(74, 16.6, 2), 5.5),
    ...hole(onTop(74, 16.6), 5.5),
    ...face(onAxis(0), circle(9, 28), { t: 96.2, material: 'dark', light: 0.05 }),
  ]
}

function thread(from: number, to: number): readonly Shape[] {
  const turns = 8
  const pitch = (to - from) / turns
  return Array.from({ length: turns }, (_, index) => from + index * pitch).flatMap((x) =>
    turned(onAxis(0), 'steel', [
      [x, 24],
      [x + pitch * 0.5, 26],
      [x + pitch, 24],
    ]),
  )
}

/** A work section of a valve bank: a tall slice with its spool across, ports on top, lever in front. */
export function valveSection(): readonly Shape[] {
  const slice = onAxis(0)
  return [
    ...block(slice, box(176, 110, 6), { from: -58, to: -50, material: 'steel', chamfer: 0 }),
    ...block(slice, box(176, 110, 6), { from: -50, to: 0, material: 'cast', chamfer: 2 }),
    ...onPlaces(
      slice,
      [
        [-76, 42],
        [-76, -42],
        [76, -42],
        [76, 42],
      ],
      (place) => hole(place, 6),
    ),
    ...onPlaces(
      slice,
      [
        [-30, -8],
        [30, -8],
      ],
      (place) => hole(place, 10),
    ),
    ...face(slice, circle(15, 32), { t: 0.2, material: 'bright', light: 0.8 }),
    ...face(slice, circle(11, 32), { t: 0.3, material: 'dark', light: 0.1 }),
    ...port(onTop(-26, 55, -44), 9.5, 3),
    ...port(onTop(-26, 55, 20), 9.5, 3),
    ...block(onSide(-26, 88, 6), box(46, 64, 6), {
      from: 0,
      to: 40,
      material: 'accent',
      chamfer: 2,
    }),
    ...plug(onSide(-26, 128, -8), 7),
    ...lever(),
  ]
}

function lever(): readonly Shape[] {
  const foot = alongZ([-26, 108, 38])
  return [
    ...turned(foot, 'dark', [
      [0, 17],
      [6, 17],
      [14, 9],
      [20, 9],
    ]),
    ...turned(foot, 'bright', [
      [20, 4.5],
      [66, 4.5],
    ]),
    ...turned(foot, 'dark', [
      [66, 7],
      [72, 11],
      [86, 11],
      [93, 7],
      [95, 3],
    ]),
  ]
}
