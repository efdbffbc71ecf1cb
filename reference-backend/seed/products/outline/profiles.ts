/** Machines as sections along their axis, from the mounting face backwards. */

import type { Machine } from '../pictures/drawing.ts'

export interface Section {
  /** Share of the length of the smallest size; those of a profile make 1. */
  readonly length: number
  /** Share of the height and width of the machine. */
  readonly scale: number
  readonly form: 'round' | 'square'
  /** The part that holds the oil: it takes what a larger size is longer. */
  readonly grows: boolean
}

type Part = readonly [length: number, scale: number, form?: 'round' | 'square', grows?: boolean]

function profile(...parts: readonly Part[]): readonly Section[] {
  return parts.map(([length, scale, form = 'round', grows = false]) => ({
    length,
    scale,
    form,
    grows,
  }))
}

/** Degrees by which the part behind the first of a bent axis machine leans. */
export const BEND = 40

/** Of a bent axis machine: the straight part's share of the length, and the radius of the other as a share of its own. */
const STRAIGHT_SHARE = 0.35
const LEAN_SCALE = 0.86

/** How high a bent axis machine is, from the bottom of its straight part to the top of the one that leans. */
export function bentHeight(length: number, width: number): number {
  const angle = (BEND * Math.PI) / 180
  const [straight, lean] = [width / 2, (width / 2) * LEAN_SCALE]
  const back = length * (1 - STRAIGHT_SHARE) - lean * Math.sin(angle)
  return straight + back * Math.tan(angle) + lean * Math.cos(angle)
}

const HOUSED = profile([0.2, 0.85], [0.55, 1, 'square', true], [0.25, 0.94, 'square'])

const VANE = profile([0.35, 0.78], [0.45, 1, 'round', true], [0.2, 0.9])

/** Machines that are drawn to measure; the others are bought by the picture. */
export const PROFILES: Partial<Readonly<Record<Machine, readonly Section[]>>> = {
  'spool motor': profile([0.5, 0.92], [0.2, 1, 'round', true], [0.3, 0.96]),
  'disc motor': profile([0.45, 0.88], [0.2, 1, 'round', true], [0.2, 1], [0.15, 0.92]),
  'bent axis': profile([STRAIGHT_SHARE, 1], [0.45, LEAN_SCALE, 'round', true], [0.2, LEAN_SCALE]),
  'swash motor': profile([0.2, 0.8], [0.6, 1, 'square', true], [0.2, 0.92, 'square']),
  'cam motor': profile([0.4, 0.72], [0.35, 1, 'round', true], [0.25, 0.8]),
  'star motor': profile([0.3, 0.6], [0.45, 1, 'round', true], [0.25, 0.68]),
  'gear pump': profile([0.25, 1, 'square'], [0.5, 0.96, 'square', true], [0.25, 1, 'square']),
  'vane pump': VANE,
  'double vane pump': profile([0.25, 0.78], [0.35, 1, 'round', true], [0.25, 0.9], [0.15, 0.82]),
  'piston pump': HOUSED,
  'closed pump': HOUSED,
  'tandem pump': profile(
    [0.12, 0.85],
    [0.36, 1, 'square', true],
    [0.1, 0.94, 'square'],
    [0.42, 0.96, 'square'],
  ),
  'steering unit': profile([0.3, 1, 'square'], [0.35, 0.92, 'round', true], [0.35, 0.92]),
  'spool valve': profile([0.3, 0.7, 'square'], [0.4, 1, 'square', true], [0.3, 0.7, 'square']),
  'cartridge valve': profile([0.35, 0.6], [0.2, 1, 'square'], [0.45, 0.86, 'round', true]),
  'valve section': profile([1, 1, 'square', true]),
}
