/** Seal materials. */

import { COLD_START, FKM, fahrenheit, HNBR, NBR, signed } from '../../seal-limits.ts'
import { modifier, type ModifierSeed } from '../family.ts'
import { type Pick, pick, type TradeItem } from './pick.ts'

const { from: nbrFrom, to: nbrTo } = NBR.mineralOil
const { to: fkmTo } = FKM.mineralOil
const { to: hnbrTo } = HNBR.mineralOil

const SEALS = {
  nbr: {
    title: 'NBR',
    description: `Nitrile seals for mineral oil HL, HLP and HVLP from ${signed(nbrFrom)} to +${nbrTo} °C (${signed(fahrenheit(nbrFrom))} to +${fahrenheit(nbrTo)} °F).`,
  },
  hnbr: {
    title: 'HNBR',
    description: `Hydrogenated nitrile: mineral oil and biodegradable esters to +${hnbrTo} °C (+${fahrenheit(hnbrTo)} °F).`,
    add: 9,
  },
  fkm: {
    title: 'FKM',
    description: `Fluoroelastomer for hot oil to +${fkmTo} °C (+${fahrenheit(fkmTo)} °F) and for phosphate ester.`,
    add: 18,
    weeks: 1,
    note: 'Assembled to order: 1 more week',
  },
  epdm: {
    title: 'EPDM',
    description: 'For phosphate ester, glycol and brake fluids; never for mineral oil.',
    add: 22,
    weeks: 3,
    note: 'Seal kit to order: 3 more weeks',
  },
  cold: {
    title: 'NBR, low temperature',
    description: `Nitrile for a cold start at ${signed(COLD_START)} °C (${signed(fahrenheit(COLD_START))} °F); slightly higher leakage when hot.`,
    add: 14,
    weeks: 2,
    note: 'Seal kit to order: 2 more weeks',
  },
  highCase: {
    title: 'NBR, high-pressure shaft seal',
    description:
      'Shaft seal for up to 100 bar case pressure, so that a drain line can be left out.',
    add: 12,
  },
} as const satisfies Record<string, TradeItem>

/** The seal question with the codes of one family. */
export function seals(picks: readonly Pick<keyof typeof SEALS>[]): ModifierSeed {
  return modifier('seals', ['Seal material', 'Seals'], pick(SEALS, picks))
}
