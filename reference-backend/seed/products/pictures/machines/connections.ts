/** Fittings and couplings: what joins a hose to a port and a motor to a pump. */

import type { Drawing } from '../drawing.ts'
import { type Frame, type Point } from '../geometry.ts'
import { box, circle, hull, polygon } from '../outlines.ts'
import { hole, onAxis, onPlaces, socketScrew } from '../parts.ts'
import { block, face, type Shape, type Station, turned } from '../solid.ts'
import type { Material } from '../tones.ts'

/** A straight fitting: the port thread behind, a hexagon, the flare in front. */
export function fitting({ length }: Drawing): readonly Shape[] {
  const back = -70 - 40 * length
  return [
    ...turned(onAxis(0), 'bright', [
      [back, 24],
      [back + 4, 27],
    ]),
    ...thread({ from: back + 4, to: -28, r: 28, pitch: 7 }),
    ...turned(onAxis(0), 'dark', [
      [-28, 31],
      [-22, 31],
    ]),
    ...block(onAxis(0), polygon(6, 48, 0.3), { from: -22, to: 14, material: 'steel', chamfer: 3 }),
    ...turned(onAxis(0), 'bright', [
      [14, 22],
      [22, 22],
    ]),
    ...thread({ from: 22, to: 58 + 14 * length, r: 24, pitch: 6 }),
    ...nose(58 + 14 * length),
  ]
}

function nose(from: number): readonly Shape[] {
  return [
    ...turned(onAxis(0), 'bright', [
      [from, 22],
      [from + 18, 12],
    ]),
    ...face(onAxis(0), circle(8, 32), { t: from + 18.2, material: 'dark', light: 0.05 }),
  ]
}

/** A split flange: two halves around a flanged hose end, four bolts. */
export function flangeHalves({ length }: Drawing): readonly Shape[] {
  const front = 20 + 16 * length
  const places: readonly Point[] = [
    [-40, 54],
    [40, 54],
    [-40, -54],
    [40, -54],
  ]
  return [
    ...turned(onAxis(0), 'dark', [
      [-34, 38],
      [-28, 38],
    ]),
    ...turned(onAxis(0), 'steel', [
      [-28, 42],
      [-18, 42],
    ]),
    ...half(-1, front),
    ...half(1, front),
    ...onPlaces(onAxis(front), places, (place) => socketScrew(place, 11)),
    ...turned(onAxis(0), 'steel', [
      [front, 31],
      [front + 12, 26],
      [front + 70, 26],
    ]),
    ...thread({ from: front + 70, to: front + 112, r: 26, pitch: 7 }),
    ...face(onAxis(0), circle(17, 40), { t: front + 112.2, material: 'dark', light: 0.05 }),
  ]
}

function half(side: -1 | 1, front: number): readonly Shape[] {
  const outline = hull([
    [side * 4, 56, 18],
    [side * 42, 54, 20],
    [side * 42, -54, 20],
    [side * 4, -56, 18],
  ])
  return block(onAxis(0), outline, { from: -18, to: front, material: 'cast', chamfer: 3 })
}

/** A quick coupling, plug and socket joined: two hexagons and a knurled sleeve between them. */
export function quickCoupling({ length }: Drawing): readonly Shape[] {
  const reach = 20 * length
  return [
    ...thread({ from: -150 - reach, to: -118, r: 24, pitch: 7 }),
    ...block(onAxis(0), polygon(6, 40, 0.3), {
      from: -118,
      to: -92,
      material: 'steel',
      chamfer: 3,
    }),
    ...turned(onAxis(0), 'bright', [
      [-92, 34],
      [-72, 34],
      [-72, 41],
      [-66, 43],
    ]),
    ...knurl(-66, -18, 43),
    ...turned(onAxis(0), 'accent', [
      [-18, 41],
      [-10, 41],
    ]),
    ...turned(onAxis(0), 'bright', [
      [-10, 43],
      [-2, 41],
      [-2, 32],
      [26, 32],
    ]),
    ...block(onAxis(0), polygon(6, 40, 0.3), { from: 26, to: 52, material: 'steel', chamfer: 3 }),
    ...turned(onAxis(0), 'bright', [
      [52, 27],
      [96 + reach, 27],
    ]),
    ...face(onAxis(0), circle(18, 40), { t: 96.2 + reach, material: 'dark', light: 0.05 }),
  ]
}

/** A jaw coupling: hub, elastic spider, hub, with the keyway in front. */
export function jawCoupling({ length }: Drawing): readonly Shape[] {
  const deep = 52 + 20 * length
  return [
    ...hub(onAxis(-30), -deep, 0),
    ...jaws(onAxis(-30), 0, 'cast'),
    ...spider(-30),
    ...jaws(onAxis(-8), Math.PI / 3, 'cast'),
    ...hub(onAxis(14), 0, deep),
    ...face(onAxis(14), circle(26, 44), { t: deep + 2.2, material: 'dark', light: 0.08 }),
    ...face(onAxis(14), box(13, 12, 0, [0, 29]), { t: deep + 2.3, material: 'dark', light: 0.08 }),
  ]
}

function hub(frame: Frame, from: number, to: number): readonly Shape[] {
  return turned(frame, 'cast', [
    [from, 60],
    [to - 3, 60],
    [to, 57],
    [to + 2, 54],
  ])
}

function jaws(frame: Frame, turn: number, material: Material): readonly Shape[] {
  return onPlaces(frame, polygon(3, 44, turn), (place) =>
    block(place, box(26, 26, 6), { from: 0, to: 22, material, chamfer: 0 }),
  )
}

function spider(x: number): readonly Shape[] {
  return [
    ...turned(onAxis(x), 'accent', [
      [2, 58],
      [12, 60],
      [22, 58],
    ]),
    ...onPlaces(onAxis(x + 22), polygon(6, 50, 0.2), (place) => hole(place, 4)),
  ]
}

function knurl(from: number, to: number, r: number): readonly Shape[] {
  const grooves = 6
  const pitch = (to - from) / grooves
  return Array.from({ length: grooves }, (_, index) => from + index * pitch).flatMap((x) =>
    turned(onAxis(0), 'steel', [
      [x, r],
      [x + pitch * 0.7, r],
      [x + pitch * 0.7, r - 3],
      [x + pitch, r - 3],
    ]),
  )
}

interface Thread {
  readonly from: number
  readonly to: number
  readonly r: number
  readonly pitch: number
}

function thread({ from, to, r, pitch }: Thread): readonly Shape[] {
  const turns = Math.round((to - from) / pitch)
  const step = (to - from) / turns
  return Array.from({ length: turns }, (_, index) => from + index * step).flatMap((x) =>
    turned(onAxis(0), 'bright', crest(x, step, r)),
  )
}

function crest(x: number, step: number, r: number): readonly Station[] {
  return [
    [x, r - 2],
    [x + step * 0.5, r],
    [x + step, r - 2],
  ]
}
