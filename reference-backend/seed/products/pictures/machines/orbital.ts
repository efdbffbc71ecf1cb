/** Orbital motors: a stack of round plates behind a cast housing. */

import type { Drawing } from '../drawing.ts'
import { flange } from '../flanges.ts'
import { box, hull } from '../outlines.ts'
import { onAxis, onSide, onTop, plug, port, sensor } from '../parts.ts'
import { shaftEnd } from '../shaft-ends.ts'
import { block, type Shape, turned } from '../solid.ts'

/** A spool valve motor: slim housing with the ports on top, gear set and end cover behind. */
export function spoolMotor(drawing: Drawing): readonly Shape[] {
  const { length, extras = [], ports } = drawing
  const set = 14 + 46 * length
  const wheel = drawing.flange === 'wheel'
  const body = wheel ? 78 : 92
  const cover = 20
  const back = -(body + set + cover)
  const axis = onAxis(0)
  const section = box(92, 92, 30)
  if (extras.includes('slim')) return slimMotor(drawing)
  return [
    ...(extras.includes('brake') ? brakePack(back) : []),
    ...block(axis, section, { from: back, to: back + cover, material: 'cast', chamfer: 1.5 }),
    ...(ports === 'rear' ? [back + 10].flatMap((x) => sidePorts(x)) : []),
    ...turned(axis, 'accent', [
      [back + cover, 45],
      [back + cover + set, 45],
    ]),
    ...turned(axis, 'steel', [
      [-body - 6, 46],
      [-body, 46],
    ]),
    ...block(
      axis,
      hull([
        [0, 0, 45],
        [0, 24, 26],
      ]),
      {
        from: -body,
        to: -14,
        material: 'cast',
        chamfer: 1.5,
      },
    ),
    ...(ports === 'side' ? topPorts(-body / 2 - 8) : []),
    ...(extras.includes('drain') ? plug(onSide(-body + 16, 45, 2), 5) : []),
    ...(extras.includes('sensor') ? sensor(onTop(-body - set / 2, 45)) : []),
    ...(wheel ? wheelNose(drawing) : plainNose(drawing)),
  ]
}

/** The smallest motor: a round tube of one diameter, with its ports standing on it and no pad below them. */
function slimMotor(drawing: Drawing): readonly Shape[] {
  const { length, ports } = drawing
  const [r, body, cover] = [33, 104, 12]
  const set = 12 + 40 * length
  const back = -(body + set + cover)
  const places = ports === 'rear' ? [] : [-body + 26, -body + 62]
  return [
    ...turned(onAxis(0), 'steel', [
      [back, r - 6],
      [back + 5, r],
      [back + cover, r],
    ]),
    ...(ports === 'rear' ? [14, -14].flatMap((z) => port(onSide(back + 4, r - 2, z), 6)) : []),
    ...turned(onAxis(0), 'accent', [
      [back + cover, r],
      [-body, r],
    ]),
    ...turned(onAxis(0), 'cast', [
      [-body, r + 3],
      [-body + 6, r + 3],
      [-body + 6, r],
      [-14, r],
    ]),
    ...places.flatMap((x) => port(onTop(x, r - 4, 4), 9, 12)),
    ...plainNose(drawing),
  ]
}

/** A disc valve motor: larger, with a waisted bearing housing in front of the gear set. */
export function discMotor(drawing: Drawing): readonly Shape[] {
  const { length, extras = [], shaft } = drawing
  const set = 16 + 50 * length
  const axis = onAxis(0)
  const front = extras.includes('brake') ? 128 : shaft === 'none' ? 26 : 96
  const gear = -front - set
  const valve = gear - 62
  return [
    ...turned(axis, 'cast', [
      [valve - 18, 40],
      [valve - 12, 48],
      [valve, 48],
    ]),
    ...turned(axis, 'cast', [
      [valve, 52],
      [gear - 6, 52],
    ]),
    ...block(onTop(valve + 29, 44), box(58, 50, 9), {
      from: 0,
      to: 17,
      material: 'cast',
      chamfer: 1.5,
    }),
    ...port(onTop(valve + 15, 61, -6), 8, 2),
    ...port(onTop(valve + 43, 61, 6), 8, 2),
    ...(extras.includes('drain') ? plug(onSide(valve + 28, 52, -6), 6) : []),
    ...turned(axis, 'steel', [
      [gear - 6, 53],
      [gear, 53],
    ]),
    ...turned(axis, 'accent', [
      [gear, 51],
      [-front, 51],
    ]),
    ...(extras.includes('brake')
      ? turned(axis, 'steel', [
          [-front, 56],
          [-front + 44, 56],
          [-front + 48, 53],
        ])
      : []),
    ...(extras.includes('sensor') ? sensor(onSide(gear - 34, 51, 22)) : []),
    ...(shaft === 'none'
      ? turned(axis, 'steel', [
          [-front, 53],
          [-14, 53],
        ])
      : turned(axis, 'cast', [
          [extras.includes('brake') ? -front + 48 : -front, 51],
          [-70, 51],
          [-58, 44],
          [-14, 47],
        ])),
    ...(extras.includes('ribs') ? ribs(-front + 6, -20) : []),
    ...plainNose(drawing),
  ]
}

/** Rings around a heavy bearing housing, from the back to the front. */
function ribs(back: number, front: number): readonly Shape[] {
  const step = (front - back) / 4
  return [0, 1, 2, 3].flatMap((index) =>
    turned(onAxis(0), 'cast', [
      [back + index * step, 62],
      [back + index * step + step * 0.45, 62],
    ]),
  )
}

function plainNose({ flange: shape, shaft, machine }: Drawing): readonly Shape[] {
  const pilot = machine === 'disc motor' ? 43 : 40
  return [
    ...flange(onAxis(0), shape, { pilot, thickness: 15 }),
    ...shaftEnd(onAxis(6.5), shaft, [machine === 'disc motor' ? 17 : 14.5, 62]),
  ]
}

function wheelNose({ shaft }: Drawing): readonly Shape[] {
  return [
    ...flange(onAxis(-14), 'wheel', { pilot: 45, thickness: 15 }),
    ...turned(onAxis(-8), 'cast', [
      [0, 41],
      [30, 37],
      [34, 34],
    ]),
    ...shaftEnd(onAxis(26), shaft, [17, 66]),
  ]
}

function brakePack(back: number): readonly Shape[] {
  return [
    ...turned(onAxis(0), 'cast', [
      [back - 48, 40],
      [back - 42, 47],
      [back, 47],
    ]),
    ...plug(onSide(back - 22, 47, 4), 5),
  ]
}

function topPorts(x: number): readonly Shape[] {
  return [
    ...block(onTop(x, 40), box(64, 46, 10), { from: 0, to: 14, material: 'cast', chamfer: 1.5 }),
    ...port(onTop(x - 16, 54, -6), 8.5, 2),
    ...port(onTop(x + 16, 54, 6), 8.5, 2),
  ]
}

function sidePorts(x: number): readonly Shape[] {
  return [...port(onSide(x, 46, 18), 7.5), ...port(onSide(x, 46, -18), 7.5)]
}
