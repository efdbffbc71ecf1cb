/** Axial piston motors: bent axis and swash plate. */

import { BEND } from '../../outline/profiles.ts'
import type { Drawing } from '../drawing.ts'
import { flange } from '../flanges.ts'
import { along, alongZ, at, type Frame, moved } from '../geometry.ts'
import { box, hull, polygon } from '../outlines.ts'
import {
  bolt,
  connector,
  onAxis,
  onPlaces,
  onSide,
  onTop,
  plug,
  port,
  sensor,
  splitPort,
} from '../parts.ts'
import { shaftEnd } from '../shaft-ends.ts'
import { block, type Shape, turned } from '../solid.ts'

const LEAN = (BEND * Math.PI) / 180

/** A bent axis unit: the cylinder housing leans up and back from the bearing housing. */
export function bentAxis(drawing: Drawing): readonly Shape[] {
  const { length, extras = [], ports } = drawing
  const long = 72 + 34 * length
  const r = 42 + 8 * length
  const knee = onAxis(-92)
  // The leaning part grows from its port plate down to the knee.
  const lean = along(at(knee, -Math.cos(LEAN) * long, [0, Math.sin(LEAN) * long]), [
    Math.cos(LEAN),
    0,
    -Math.sin(LEAN),
  ])
  const square = box(r * 1.95, r * 1.95, r * 0.5)
  return [
    ...(extras.includes('suction end') ? suctionEnd(lean, r) : []),
    ...(extras.includes('control') ? swingControl(lean, r) : []),
    ...block(lean, square, { from: -34, to: -8, material: 'cast', chamfer: 2 }),
    ...(ports === 'rear' ? plateSidePorts(lean, r) : platePlugs(lean, r)),
    ...block(lean, square, { from: -8, to: 2, material: 'steel', chamfer: 1 }),
    ...onPlaces(moved(lean, 2), polygon(4, r * 1.12, Math.PI / 4), (place) => bolt(place, 5)),
    ...turned(lean, 'accent', [
      [2, r * 0.94],
      [long - 8, r * 0.94],
    ]),
    ...turned(lean, 'cast', [
      [long - 12, r],
      [long + 6, r],
    ]),
    ...turned(onAxis(0), 'cast', [
      [-118, r * 0.78],
      [-100, r * 1.02],
      [-34, r * 1.02],
      [-16, r * 0.98],
    ]),
    ...(extras.includes('sensor') ? sensor(onSide(-62, r * 1.02, 8)) : []),
    ...plug(onSide(-48, r * 1.02, -14), 6),
    ...flange(onAxis(0), drawing.flange, { pilot: r * 0.94, thickness: 17 }),
    ...shaftEnd(onAxis(6.5), drawing.shaft, [15 + 4 * length, 58]),
  ]
}

function plateSidePorts(lean: Frame, r: number): readonly Shape[] {
  const side: Frame = { o: at(lean, -21, [r * 0.97, 0]), a: lean.p, p: lean.q, q: lean.a }
  return splitPort(side, 10)
}

function platePlugs(lean: Frame, r: number): readonly Shape[] {
  const side: Frame = { o: at(lean, -21, [r * 0.97, 0]), a: lean.p, p: lean.q, q: lean.a }
  return [...port(moved(side, 0, [20, 0]), 9), ...port(moved(side, 0, [-20, 0]), 9)]
}

/** The wide hose nozzle on the back of a pump that draws from a tank below it. */
function suctionEnd(lean: Frame, r: number): readonly Shape[] {
  return turned(lean, 'bright', [
    [-112, r * 0.52],
    [-106, r * 0.6],
    [-88, r * 0.5],
    [-82, r * 0.6],
    [-64, r * 0.5],
    [-58, r * 0.6],
    [-34, r * 0.72],
  ])
}

/** The cylinder that swings the block, with its solenoid, on the back of the port plate. */
function swingControl(lean: Frame, r: number): readonly Shape[] {
  const frame = alongZ(at(lean, -22, [0, r * 0.8]))
  return [
    ...block(frame, box(44, 40, 6), { from: -10, to: 26, material: 'cast', chamfer: 1.5 }),
    ...turned(frame, 'dark', [
      [26, 12],
      [54, 12],
      [56, 10],
    ]),
    ...connector({ ...onSide(0, 0), o: at(frame, 40, [0, 10]) }, 15),
  ]
}

/** A swash plate motor: a short square housing with a port block behind. */
export function swashMotor(drawing: Drawing): readonly Shape[] {
  const { length, extras = [] } = drawing
  const body = 78 + 40 * length
  return [
    ...block(onAxis(0), box(108, 96, 16), {
      from: -body - 46,
      to: -body,
      material: 'cast',
      chamfer: 2,
    }),
    ...splitPort(onSide(-body - 22, 54, 0), 9.5),
    ...plug(onTop(-body - 24, 48, 18), 6),
    ...block(onAxis(0), box(108, 96, 16), {
      from: -body,
      to: -body + 8,
      material: 'steel',
      chamfer: 1,
    }),
    ...onPlaces(
      onAxis(-body + 8),
      [
        [-46, 40],
        [46, 40],
        [46, -40],
        [-46, -40],
      ],
      (place) => bolt(place, 5.5),
    ),
    ...turned(onAxis(0), 'accent', [
      [-body + 8, 47],
      [-40, 47],
    ]),
    ...(extras.includes('drain') ? plug(onSide(-60, 47, 14), 6) : []),
    ...block(
      onAxis(0),
      hull([
        [0, 0, 48],
        [0, 16, 38],
      ]),
      {
        from: -42,
        to: -14,
        material: 'cast',
        chamfer: 1.5,
      },
    ),
    ...flange(onAxis(0), drawing.flange, { pilot: 44, thickness: 16 }),
    ...shaftEnd(onAxis(6.5), drawing.shaft, [15, 52]),
  ]
}
