/** Packaging: the only question whose options carry a minimum quantity and a step. */

import { modifier, type ModifierSeed } from '../family.ts'
import { type Pick, pick, type TradeItem } from './pick.ts'

const PACKAGING = {
  single: {
    title: 'Single pack',
    description: 'One piece in a carton of its own.',
    minQty: 1,
    stepQty: 1,
  },
  carton: {
    title: 'Carton of 6',
    description: 'Six pieces in a divided carton.',
    add: -3,
    minQty: 12,
    stepQty: 6,
  },
  pallet: {
    title: 'Pallet of 24',
    description: 'Twenty-four pieces in layers on a Euro pallet.',
    add: -7,
    minQty: 48,
    stepQty: 24,
  },
  tray: {
    title: 'Tray of 5',
    description: 'Five pieces on a returnable tray.',
    add: -4,
    minQty: 12,
    stepQty: 5,
  },
  box: {
    title: 'Box of 3',
    description: 'Three pieces in a wooden box.',
    add: -5,
    minQty: 6,
    stepQty: 3,
  },
  halfPallet: {
    title: 'Pallet of 8',
    description: 'Eight pieces strapped to a pallet.',
    add: -12,
    minQty: 16,
    stepQty: 8,
  },
  crate: {
    title: 'Crate',
    description: 'One machine in a heat-treated wooden crate to ISPM 15.',
    add: 26,
    minQty: 1,
    stepQty: 1,
  },
  pair: {
    title: 'Crate of 2',
    description: 'Two machines in one heat-treated crate.',
    add: 14,
    minQty: 2,
    stepQty: 2,
  },
  stillage: {
    title: 'Stillage of 4',
    description: 'Four machines in a returnable steel stillage.',
    add: -9,
    minQty: 4,
    stepQty: 4,
  },
  bulk: {
    title: 'Bulk, 100 pieces',
    description: 'A hundred pieces in a lined bulk box.',
    add: -9,
    minQty: 100,
    stepQty: 100,
  },
} as const satisfies Record<string, TradeItem>

/** The packaging question with the codes of one family. */
export function packaging(picks: readonly Pick<keyof typeof PACKAGING>[]): ModifierSeed {
  return modifier('packaging', ['Packaging', 'Packaging'], pick(PACKAGING, picks))
}
