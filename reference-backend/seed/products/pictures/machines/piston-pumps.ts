/** Axial piston pumps: open circuit, closed circuit, tandem. */

import type { Drawing } from '../drawing.ts'
import { flange } from '../flanges.ts'
import { moved } from '../geometry.ts'
import { box, hull, polygon } from '../outlines.ts'
import {
  bolt,
  connector,
  onAxis,
  onPlaces,
  onSide,
  onTop,
  plug,
  socketScrew,
  splitPort,
} from '../parts.ts'
import { shaftEnd } from '../shaft-ends.ts'
import { block, type Shape, turned } from '../solid.ts'

const BOLTS = [
  [-44, 40],
  [44, 40],
  [44, -40],
  [-44, -40],
] as const

/** An open-circuit pump: housing that widens to the rear, control block on top of the port block. */
export function pistonPump(drawing: Drawing): readonly Shape[] {
  const body = 84 + 46 * drawing.length
  return [
    ...portBlock(-body - 48, 48),
    ...splitPort(onSide(-body - 24, 56, -6), 12),
    ...valveBlock(-body - 20),
    ...unitBody(-body, 'accent'),
    ...plug(onSide(-58, 46, 18), 6),
    ...nose(drawing),
  ]
}

/** A closed-circuit pump: charge pump behind, displacement control on the side of the housing. */
export function closedPump(drawing: Drawing): readonly Shape[] {
  const body = 92 + 40 * drawing.length
  return [
    ...chargePump(-body - 54),
    ...portBlock(-body - 54, 54),
    ...splitPort(onSide(-body - 27, 56, 0), 11),
    ...unitBody(-body, 'accent'),
    ...displacementControl(-body / 2 - 24),
    ...nose(drawing),
  ]
}

/** Two units back to back, one port block between them and one behind. */
export function tandemPump(drawing: Drawing): readonly Shape[] {
  return [
    ...chargePump(-296),
    ...portBlock(-296, 38),
    ...splitPort(onSide(-277, 56, 0), 8),
    ...unitBody(-258, 'cast', -178),
    ...displacementControl(-218),
    ...portBlock(-178, 40),
    ...splitPort(onSide(-158, 56, 0), 8),
    ...unitBody(-138, 'accent', -58),
    ...displacementControl(-98),
    ...turned(onAxis(0), 'cast', [
      [-58, 48],
      [-14, 46],
    ]),
    ...nose(drawing),
  ]
}

function portBlock(x: number, depth: number): readonly Shape[] {
  return [
    ...block(onAxis(0), box(112, 104, 14), {
      from: x,
      to: x + depth,
      material: 'cast',
      chamfer: 2,
    }),
    ...onPlaces(onAxis(x + depth), BOLTS, (place) => bolt(place, 6)),
  ]
}

function unitBody(from: number, material: 'accent' | 'cast', to = -44): readonly Shape[] {
  return block(
    onAxis(0),
    hull([
      [0, 0, 47],
      [0, 14, 43],
    ]),
    { from, to, material, chamfer: 1.5 },
  )
}

function nose(drawing: Drawing): readonly Shape[] {
  return [
    ...turned(onAxis(0), 'cast', [
      [-46, 50],
      [-14, 46],
    ]),
    ...flange(onAxis(0), drawing.flange, { pilot: 43, thickness: 17 }),
    ...shaftEnd(onAxis(6.5), drawing.shaft, [15, 56]),
  ]
}

/** Compensator on top of the port block: two spring caps and a pilot screw. */
function valveBlock(x: number): readonly Shape[] {
  const frame = onTop(x, 52)
  return [
    ...block(frame, box(50, 84, 6), { from: 0, to: 34, material: 'steel', chamfer: 1.5 }),
    ...onPlaces(
      moved(frame, 34),
      [
        [-17, 32],
        [17, 32],
        [17, -32],
        [-17, -32],
      ],
      (place) => socketScrew(place, 4.5),
    ),
    ...spindle(-13, x, 66),
    ...spindle(13, x, 66),
  ]
}

function spindle(offset: number, x: number, z: number): readonly Shape[] {
  const frame = moved(onSide(x, 42, z), 0, [-offset, 4])
  return [
    ...block(frame, polygon(6, 9), { from: 0, to: 9, material: 'bright', chamfer: 1 }),
    ...turned(frame, 'bright', [
      [9, 4.5],
      [22, 4.5],
      [24, 3.5],
    ]),
  ]
}

function chargePump(x: number): readonly Shape[] {
  return [
    ...turned(onAxis(0), 'steel', [
      [x - 34, 30],
      [x - 28, 36],
      [x, 36],
    ]),
  ]
}

/** Electric displacement control: a block with two solenoids lying along the machine. */
function displacementControl(x: number): readonly Shape[] {
  const top = onTop(x, 52)
  const coil = onAxis(x, 0, 72)
  return [
    ...turned(coil, 'dark', [
      [-48, 9],
      [-46, 11],
      [-22, 11],
    ]),
    ...block(top, box(44, 46, 6), { from: 0, to: 34, material: 'steel', chamfer: 1.5 }),
    ...onPlaces(
      moved(top, 34),
      [
        [-15, 16],
        [15, 16],
        [15, -16],
        [-15, -16],
      ],
      (place) => socketScrew(place, 3.6),
    ),
    ...turned(coil, 'dark', [
      [22, 11],
      [46, 11],
      [48, 9],
    ]),
    ...connector(onTop(x + 34, 82), 13),
  ]
}
