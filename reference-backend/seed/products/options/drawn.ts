/** How the items of the trade look: which of the shapes that can be drawn comes nearest. */

import type { PictureParts } from '../pictures/picture-parts.ts'
import type { MOUNTS } from './mounts.ts'
import type { PORTS } from './ports.ts'
import type { SHAFTS } from './shafts.ts'

const SQUARE: readonly string[] = ['square', 'euroGear', 'euroGearSmall', 'euroGearLarge']
const FOUR_BOLTS: readonly string[] = ['german', 'truckPto', 'euro4']
/** Undrawn: they would need a machine of another build. */
const UNDRAWN: readonly string[] = ['bearingless', 'plugIn', 'foot', 'driveLink', 'manifold']

export function drawnFlange(name: keyof typeof MOUNTS): PictureParts | undefined {
  if (UNDRAWN.includes(name)) return undefined
  if (name === 'wheel') return { flange: 'wheel' }
  if (SQUARE.includes(name)) return { flange: 'square' }
  const hasFour = FOUR_BOLTS.includes(name) || name.endsWith('4')
  return { flange: hasFour ? 'four bolts' : 'two bolts' }
}

export function drawnShaft(name: keyof typeof SHAFTS): PictureParts | undefined {
  if (UNDRAWN.includes(name)) return undefined
  if (name.startsWith('tapered')) return { shaft: 'tapered' }
  if (name.startsWith('flanged')) return { shaft: 'flanged' }
  const isSplined = /^(splined|din|truckSpline)/.test(name)
  return { shaft: isSplined ? 'splined' : 'keyed' }
}

export function drawnPorts(name: keyof typeof PORTS): PictureParts | undefined {
  if (name.startsWith('manifold')) return undefined
  return { ports: name.endsWith('Rear') ? 'rear' : 'side' }
}
