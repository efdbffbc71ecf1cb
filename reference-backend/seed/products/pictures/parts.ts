/** Small parts that machines share: screws, ports, plugs. Each gives its shapes in painting order. */

import { alongX, alongY, alongZ, type Frame, moved, type Point } from './geometry.ts'
import { box, circle, polygon } from './outlines.ts'
import { block, face, type Shape, turned } from './solid.ts'

/** A hexagon head screw standing on a face. */
export function bolt(frame: Frame, r: number): readonly Shape[] {
  return [
    ...turned(frame, 'steel', [
      [0, r * 1.35],
      [r * 0.25, r * 1.35],
    ]),
    ...block(frame, polygon(6, r, 0.3), {
      from: r * 0.25,
      to: r * 1.05,
      material: 'bright',
      chamfer: 0,
    }),
  ]
}

/** A socket head screw standing on a face. */
export function socketScrew(frame: Frame, r: number): readonly Shape[] {
  return [
    ...turned(frame, 'dark', [
      [0, r],
      [r * 0.9, r],
      [r * 1.1, r * 0.85],
    ]),
    ...face(frame, polygon(6, r * 0.5), { t: r * 1.1, material: 'dark', light: 0 }),
  ]
}

/** Screws of one kind on several places of a face. */
export function onPlaces(
  frame: Frame,
  places: readonly Point[],
  part: (frame: Frame) => readonly Shape[],
): readonly Shape[] {
  // Far ones first, so that near ones overlap them.
  return places
    .toSorted((one, other) => one[0] - other[0])
    .flatMap((place) => part(moved(frame, 0, place)))
}

/** A round port with its boss and a blue transport plug. */
export function port(frame: Frame, r: number, boss = 3): readonly Shape[] {
  return [
    ...turned(frame, 'steel', [
      [0, r * 1.5],
      [boss, r * 1.5],
    ]),
    ...turned(moved(frame, boss), 'accent', [
      [0, r],
      [3, r],
      [3, r * 0.82],
      [4.5, r * 0.72],
    ]),
  ]
}

/** An open hole with a light edge. */
export function hole(frame: Frame, r: number): readonly Shape[] {
  return [
    ...face(frame, circle(r * 1.22, 24), { t: 0, material: 'bright', light: 0.9 }),
    ...face(frame, circle(r, 24), { t: 0, material: 'dark', light: 0.05 }),
  ]
}

/** A split-flange port: a pad with four screws around the plugged bore. */
export function splitPort(frame: Frame, r: number): readonly Shape[] {
  const places: readonly Point[] = [
    [-r * 1.05, -r * 1.35],
    [r * 1.05, -r * 1.35],
    [-r * 1.05, r * 1.35],
    [r * 1.05, r * 1.35],
  ]
  return [
    ...block(frame, box(r * 3.5, r * 4, r * 0.7), {
      from: -4,
      to: 5,
      material: 'cast',
      chamfer: 1,
    }),
    ...onPlaces(moved(frame, 5), places, (place) => hole(place, r * 0.26)),
    ...turned(moved(frame, 5), 'accent', [
      [0, r],
      [2, r],
      [2, r * 0.8],
      [3.5, r * 0.7],
    ]),
  ]
}

/** A two-pin plug on a solenoid or sensor. */
export function connector(frame: Frame, size: number): readonly Shape[] {
  return [
    ...block(frame, box(size, size, size * 0.15), {
      from: 0,
      to: size * 0.9,
      material: 'dark',
      chamfer: 1,
    }),
    ...block(frame, box(size * 0.62, size * 0.62, size * 0.12), {
      from: size * 0.9,
      to: size * 1.25,
      material: 'dark',
      chamfer: 0,
    }),
  ]
}

/** A speed sensor screwed in from above. */
export function sensor(at: Frame): readonly Shape[] {
  return [
    ...turned(at, 'bright', [
      [0, 7],
      [5, 7],
    ]),
    ...block(at, polygon(6, 8.5), { from: 5, to: 11, material: 'bright', chamfer: 0 }),
    ...turned(at, 'dark', [
      [11, 6],
      [26, 6],
      [26, 4.4],
      [32, 4.4],
    ]),
  ]
}

/** A small plugged port such as a drain. */
export function plug(frame: Frame, r: number): readonly Shape[] {
  return [
    ...turned(frame, 'bright', [
      [0, r * 1.3],
      [2, r * 1.3],
    ]),
    ...turned(frame, 'steel', [
      [2, r],
      [4, r],
    ]),
    ...face(frame, polygon(6, r * 0.5), { t: 4, material: 'dark', light: 0.1 }),
  ]
}

/** Frames on a housing around the machine's axis: on top and on the side that is seen. */
export const onTop = (x: number, z: number, y = 0): Frame => alongZ([x, y, z])
export const onSide = (x: number, y: number, z = 0): Frame => alongY([x, y, z])
export const onAxis = (x: number, y = 0, z = 0): Frame => alongX([x, y, z])
