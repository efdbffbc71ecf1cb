/** The questions about flange, shaft and ports with the codes of one family. */

import { modifier, type ModifierSeed } from '../family.ts'
import { drawnFlange, drawnPorts, drawnShaft } from './drawn.ts'
import { MOUNTS } from './mounts.ts'
import { type Pick, pick } from './pick.ts'
import { PORTS } from './ports.ts'
import { SHAFTS } from './shafts.ts'

export function mounts(picks: readonly Pick<keyof typeof MOUNTS>[]): ModifierSeed {
  return modifier('mount', ['Mounting flange', 'Mount'], pick(MOUNTS, picks, drawnFlange))
}

export function shafts(picks: readonly Pick<keyof typeof SHAFTS>[]): ModifierSeed {
  return modifier('shaft', ['Output shaft', 'Shaft'], pick(SHAFTS, picks, drawnShaft))
}

export function driveShafts(picks: readonly Pick<keyof typeof SHAFTS>[]): ModifierSeed {
  return modifier('shaft', ['Drive shaft', 'Shaft'], pick(SHAFTS, picks, drawnShaft))
}

export function ports(picks: readonly Pick<keyof typeof PORTS>[]): ModifierSeed {
  return modifier('ports', ['Main ports', 'Ports'], pick(PORTS, picks, drawnPorts))
}
