/** Steering units: a square valve housing, the column in front, the metering set behind. */

import type { Drawing } from '../drawing.ts'
import { box, circle, polygon, teeth } from '../outlines.ts'
import { connector, hole, onAxis, onPlaces, onSide, onTop, plug, port } from '../parts.ts'
import { block, face, type Shape, turned } from '../solid.ts'

/** A steering unit with its column flange to the front. */
export function steeringUnit(drawing: Drawing): readonly Shape[] {
  const { length, extras = [] } = drawing
  const set = 12 + 44 * length
  const body = -104
  return [
    ...(extras.includes('actuator') ? actuator(body - set - 20) : []),
    ...turned(onAxis(0), 'cast', [
      [body - set - 20, 38],
      [body - set - 14, 44],
      [body - set, 44],
    ]),
    ...turned(onAxis(0), 'accent', [
      [body - set, 43],
      [body, 43],
    ]),
    ...turned(onAxis(0), 'steel', [
      [body, 46],
      [body + 5, 46],
    ]),
    ...block(onAxis(0), box(90, 90, 14), { from: body + 5, to: -6, material: 'cast', chamfer: 2 }),
    ...(extras.includes('valve block') ? valveBlock(body + 47) : topPorts(body + 47, 45)),
    ...plug(onSide(body + 26, 45, -22), 6),
    ...(extras.includes('relief') ? plug(onSide(body + 60, 45, 16), 8) : []),
    ...(extras.includes('sensor') ? connector(onSide(body + 58, 45, 14), 17) : []),
    ...columnFlange(),
  ]
}

/** The four ports on a face above the axis. */
function topPorts(x: number, z: number): readonly Shape[] {
  return [
    ...port(onTop(x - 19, z, -18), 7.5, 2),
    ...port(onTop(x - 19, z, 18), 7.5, 2),
    ...port(onTop(x + 19, z, -18), 7.5, 2),
    ...port(onTop(x + 19, z, 18), 7.5, 2),
  ]
}

/** Priority and relief valves in a block of their own, which carries the ports. */
function valveBlock(x: number): readonly Shape[] {
  return [
    ...block(onTop(x, 45), box(84, 84, 8), { from: 0, to: 40, material: 'accent', chamfer: 2 }),
    ...plug(onSide(x - 20, 42, 66), 9),
    ...plug(onSide(x + 20, 42, 66), 9),
    ...topPorts(x, 85),
  ]
}

/** The electric drive behind the metering set, a dark box with its plug on top. */
function actuator(x: number): readonly Shape[] {
  return [
    ...block(onAxis(0), box(82, 82, 8), { from: x - 62, to: x, material: 'dark', chamfer: 3 }),
    ...connector(onTop(x - 32, 41), 26),
  ]
}

function columnFlange(): readonly Shape[] {
  const holes = polygon(4, 52, Math.PI / 4)
  return [
    ...block(onAxis(0), box(98, 98, 16), { from: -6, to: 8, material: 'steel', chamfer: 1.5 }),
    ...onPlaces(onAxis(8), holes, (place) => hole(place, 5.5)),
    ...turned(onAxis(0), 'bright', [
      [8, 31],
      [20, 31],
      [22, 29.5],
    ]),
    ...face(onAxis(0), circle(22), { t: 22.2, material: 'dark', light: 0.3 }),
    ...face(onAxis(0), teeth(12, 13, 16.5), { t: 22.4, material: 'dark', light: 0 }),
    ...face(onAxis(0), circle(11, 28), { t: 22.5, material: 'steel', light: 0.3 }),
  ]
}
