/** Seal kits: rings lying on the bench, the larger the kit the more of them. */

import type { Drawing } from '../drawing.ts'
import { alongZ, type Frame, moved } from '../geometry.ts'
import { circle } from '../outlines.ts'
import { face, type Shape, turned } from '../solid.ts'
import type { Material } from '../tones.ts'

/** Rings of a kit, far ones first; the accent is a face seal, the bright one a backup ring. */
export function sealKit({ length, extras = [] }: Drawing): readonly Shape[] {
  const r = 46 + 22 * length
  return [
    ...(extras.includes('brake') ? ring(on(-118, 96), r * 1.08, 'steel') : []),
    ...ring(on(-128, -34), r, 'dark'),
    ...ring(on(-92, 62), r * 0.72, 'accent'),
    ...(extras.includes('relief') ? stack(on(-6, 128), 24) : []),
    ...lipSeal(on(-10, -78), 38 + 10 * length),
    ...ring(on(24, 34), r * 0.58, 'bright'),
    ...ring(on(66, -34), 24, 'dark'),
    ...ring(on(62, 98), 17, 'accent'),
    ...ring(on(104, 34), 15, 'dark'),
    ...balls(on(112, -30)),
  ]
}

function on(x: number, y: number): Frame {
  return alongZ([x, y, 0])
}

/** A ring with a round back, its hole showing the bench. */
function ring(frame: Frame, r: number, material: Material): readonly Shape[] {
  const thick = Math.max(4, r * 0.14)
  return [
    ...turned(frame, material, [
      [0, r],
      [thick * 0.5, r + thick * 0.25],
      [thick, r],
    ]),
    ...face(frame, circle(r - thick, 48), { t: thick, material, light: 0.2 }),
    ...opening(frame, r - thick, thick),
  ]
}

/** What is seen of the bench through a ring: the inside of the far wall hides a little of it. */
function opening(frame: Frame, r: number, depth: number): readonly Shape[] {
  return face(moved(frame, 0, [depth * 0.5, depth * 0.5]), circle(r - depth * 0.6, 48), {
    t: 0,
    material: 'bright',
    light: 0.99,
  })
}

/** A shaft seal: a steel case with a dark lip in it. */
function lipSeal(frame: Frame, r: number): readonly Shape[] {
  return [
    ...turned(frame, 'steel', [
      [0, r],
      [15, r],
      [17, r - 2],
    ]),
    ...face(frame, circle(r * 0.8, 48), { t: 17.2, material: 'dark', light: 0.5 }),
    ...face(frame, circle(r * 0.62, 48), { t: 17.4, material: 'dark', light: 0.15 }),
    ...face(frame, circle(r * 0.5, 48), { t: 17.6, material: 'bright', light: 0.9 }),
  ]
}

/** Rings on top of each other, as they come out of a box. */
function stack(frame: Frame, r: number): readonly Shape[] {
  return [0, 1, 2, 3].flatMap((level) => ring(moved(frame, level * 6), r, 'dark'))
}

function balls(frame: Frame): readonly Shape[] {
  return [
    [0, 0],
    [16, 12],
    [4, 24],
  ].flatMap(([x = 0, y = 0]) =>
    turned(moved(frame, 0, [x, y]), 'bright', [
      [0, 4],
      [4, 6.5],
      [8, 6.5],
      [11, 4],
      [12, 1.5],
    ]),
  )
}
