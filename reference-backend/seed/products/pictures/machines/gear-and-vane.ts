/** Gear pumps and vane pumps: plates and round bodies with the ports on the side. */

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
  port,
  socketScrew,
  splitPort,
} from '../parts.ts'
import { shaftEnd } from '../shaft-ends.ts'
import { block, type Shape, turned } from '../solid.ts'

/** An external gear machine: tall body of two circles, drive shaft in the upper one. */
export function gearPump(drawing: Drawing): readonly Shape[] {
  const { length, extras = [], ports } = drawing
  const body = 34 + 56 * length
  const section = hull([
    [0, 12, 40],
    [0, -34, 40],
  ])
  const low = onAxis(0, 0, 0)
  const gears = -20 - body
  return [
    ...block(low, section, { from: gears - 26, to: gears, material: 'cast', chamfer: 2 }),
    ...(extras.includes('relief') ? relief(gears - 14) : []),
    ...block(low, section, { from: gears, to: gears + body * 0.2, material: 'steel', chamfer: 0 }),
    ...block(low, section, {
      from: gears + body * 0.2,
      to: gears + body * 0.8,
      material: 'accent',
      chamfer: 0,
    }),
    ...block(low, section, { from: gears + body * 0.8, to: -20, material: 'steel', chamfer: 0 }),
    ...(extras.includes('through bolts') ? throughBolts(gears) : []),
    ...(ports === 'side' ? bodyPort(gears + body / 2, body) : rearPorts(gears - 13)),
    ...block(low, section, { from: -20, to: -14, material: 'steel', chamfer: 0 }),
    ...gearFlange(drawing),
    ...shaftEnd(onAxis(6.5), drawing.shaft, [11, 46]),
  ]
}

/** Bolts along the outside of the body, in lugs of its covers. */
function throughBolts(from: number): readonly Shape[] {
  return [-46, 24].flatMap((z) => [
    ...turned(onAxis(from - 22, 40, z), 'dark', [
      [0, 10],
      [20, 10],
    ]),
    ...turned(onAxis(from, 40, z), 'bright', [
      [0, 5],
      [-from - 22, 5],
    ]),
  ])
}

function bodyPort(x: number, body: number) {
  const r = Math.min(10, 6 + body / 24)
  return splitPort(onSide(x, 39, -10), r)
}

function rearPorts(x: number): readonly Shape[] {
  return [...port(onSide(x, 40, 8), 7), ...port(onSide(x, 40, -28), 7)]
}

function relief(x: number): readonly Shape[] {
  const frame = onTop(x, 52)
  return [
    ...block(frame, polygon(6, 11), { from: 0, to: 8, material: 'bright', chamfer: 1 }),
    ...turned(frame, 'dark', [
      [8, 10],
      [34, 10],
      [36, 8],
    ]),
    ...connector(moved(onSide(x, 0), 9, [0, 74]), 12),
  ]
}

function gearFlange({ flange: shape }: Drawing): readonly Shape[] {
  if (shape !== 'square') {
    return [
      ...block(
        onAxis(0),
        hull([
          [0, 12, 40],
          [0, -34, 40],
        ]),
        {
          from: -14,
          to: -4,
          material: 'cast',
          chamfer: 1,
        },
      ),
      ...flange(onAxis(0), shape, { pilot: 36, thickness: 13 }),
    ]
  }
  return [
    ...block(onAxis(0), box(92, 132, 14, [0, -11]), {
      from: -14,
      to: 0,
      material: 'cast',
      chamfer: 1.5,
    }),
    ...onPlaces(
      onAxis(0),
      [
        [-33, 41],
        [33, 41],
        [-33, -63],
        [33, -63],
      ],
      (place) => socketScrew(place, 6),
    ),
    ...turned(onAxis(0), 'bright', [
      [0, 24],
      [5, 24],
      [6.5, 22.5],
    ]),
  ]
}

/** A vane pump: round body with a wide inlet on the side, outlet in the cover. */
export function vanePump(drawing: Drawing): readonly Shape[] {
  const { length, extras = [] } = drawing
  const body = 46 + 30 * length
  return [
    ...vaneStage(-96 - body, body),
    ...(extras.includes('control') ? adjuster(-96 - body / 2) : []),
    ...vaneNose(drawing),
  ]
}

/** A double vane pump: a second, smaller stage behind the first. */
export function doubleVanePump(drawing: Drawing): readonly Shape[] {
  return [...vaneStage(-236, 34, 0.86), ...vaneStage(-146, 50), ...vaneNose(drawing)]
}

/** Cover, cartridge ring, screws: one pumping stage that ends at `x + body`. */
function vaneStage(x: number, body: number, scale = 1): readonly Shape[] {
  return [
    ...turned(onAxis(0), 'cast', [
      [x - 46, 48 * scale],
      [x - 36, 60 * scale],
      [x, 60 * scale],
    ]),
    ...turned(onAxis(0), 'accent', [
      [x, 57 * scale],
      [x + body, 57 * scale],
    ]),
    ...turned(onAxis(0), 'steel', [
      [x + body, 61 * scale],
      [x + body + 6, 61 * scale],
    ]),
    ...splitPort(onSide(x - 18, 58 * scale, 4), 9 * scale),
  ]
}

function vaneNose(drawing: Drawing): readonly Shape[] {
  return [
    ...turned(onAxis(0), 'cast', [
      [-90, 62],
      [-46, 62],
      [-34, 50],
      [-14, 48],
    ]),
    ...splitPort(onSide(-66, 60, 0), 14),
    ...flange(onAxis(0), drawing.flange, { pilot: 42, thickness: 16 }),
    ...shaftEnd(onAxis(6.5), drawing.shaft, [14, 56]),
  ]
}

/** Pressure and flow screws of a variable vane pump. */
function adjuster(x: number): readonly Shape[] {
  const frame = onTop(x, 52)
  return [
    ...block(frame, box(46, 46, 8), { from: 0, to: 18, material: 'cast', chamfer: 1.5 }),
    ...onPlaces(
      moved(frame, 18),
      [
        [-16, 16],
        [16, 16],
        [16, -16],
        [-16, -16],
      ],
      (place) => bolt(place, 3.2),
    ),
    ...block(moved(frame, 18), polygon(6, 11), { from: 0, to: 9, material: 'bright', chamfer: 1 }),
    ...turned(moved(frame, 18), 'bright', [
      [9, 4],
      [26, 4],
      [28, 3],
    ]),
  ]
}
