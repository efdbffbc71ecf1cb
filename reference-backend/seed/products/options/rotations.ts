/** Direction of rotation, seen on the shaft end. */

import { modifier, type ModifierSeed } from '../family.ts'
import { type Pick, pick, type TradeItem } from './pick.ts'

const ROTATIONS = {
  right: {
    title: 'Clockwise',
    description: 'Clockwise seen on the shaft end; for a motor: with pressure at port A.',
  },
  left: {
    title: 'Counterclockwise',
    description: 'Counterclockwise seen on the shaft end; for a motor: with pressure at port A.',
  },
  both: {
    title: 'Both directions',
    description: 'Either direction, with an outside drain port.',
    add: 11,
  },
  reversed: {
    title: 'Reversed timing',
    description: 'Counterclockwise with pressure at port A, to replace older machines.',
    add: 4,
    weeks: 1,
    note: 'Timed to order: 1 more week',
  },
} as const satisfies Record<string, TradeItem>

/** The rotation question with the codes of one family. */
export function rotations(picks: readonly Pick<keyof typeof ROTATIONS>[]): ModifierSeed {
  return modifier('rotation', ['Direction of rotation', 'Rotation'], pick(ROTATIONS, picks))
}
