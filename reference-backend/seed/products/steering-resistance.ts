/** What steering units resist the oil: alike for all sizes, because their gears grow with the flow. */

import type { Family, Size } from './family.ts'

/** bar at nominal flow, with oil of 32 mm²/s; also among the technical data. */
export const STEERING_DROP = 14

/** The nominal flow of a size is what it meters at its highest steering speed. */
export function steeringResistance(sizes: readonly Size[]): NonNullable<Family['resistance']> {
  return {
    key: 'displacement',
    sizes: sizes
      .filter(({ hidden }) => hidden !== true)
      .map(({ eu, us, cm3, rpm }) => ({
        eu,
        us,
        flow: Math.round((cm3 * rpm) / 100) / 10,
        bar: STEERING_DROP,
      })),
  }
}
