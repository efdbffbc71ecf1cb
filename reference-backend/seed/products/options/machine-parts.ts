/** The questions about flange, shaft and ports with the codes of one family. */

import { modifier, type ModifierSeed } from '../family.ts'
import { drawnFlange, drawnPorts, drawnShaft } from './drawn.ts'
import { MOUNT_MEASURES, PORT_MEASURES, SHAFT_MEASURES } from './measures.ts'
import { MOUNTS } from './mounts.ts'
import { type Pick, pick } from './pick.ts'
import { PORTS } from './ports.ts'
import { SHAFTS } from './shafts.ts'

export function mounts(picks: readonly Pick<keyof typeof MOUNTS>[]): ModifierSeed {
  return modifier(
    'mount',
    ['Mounting flange', 'Mount'],
    pick(MOUNTS, picks, drawnFlange, MOUNT_MEASURES),
  )
}

export function shafts(picks: readonly Pick<keyof typeof SHAFTS>[]): ModifierSeed {
  return modifier(
    'shaft',
    ['Output shaft', 'Shaft'],
    pick(SHAFTS, picks, drawnShaft, SHAFT_MEASURES),
  )
}

export function driveShafts(picks: readonly Pick<keyof typeof SHAFTS>[]): ModifierSeed {
  return modifier(
    'shaft',
    ['Drive shaft', 'Shaft'],
    pick(SHAFTS, picks, drawnShaft, SHAFT_MEASURES),
  )
}

export function ports(picks: readonly Pick<keyof typeof PORTS>[]): ModifierSeed {
  return modifier('ports', ['Main ports', 'Ports'], pick(PORTS, picks, drawnPorts, PORT_MEASURES))
}
