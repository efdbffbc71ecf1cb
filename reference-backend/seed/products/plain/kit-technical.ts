/** What seal kits say of temperatures: of each material what its seals bear, and how kits are stored. */

import { EPDM, FKM, NBR } from '../../seal-limits.ts'
import { type TechnicalValue, value } from '../family.ts'

const { from: nbrFrom, to: nbrTo } = NBR.mineralOil
const { from: fkmFrom, to: fkmTo } = FKM.mineralOil
const { from: epdmFrom, to: epdmTo } = EPDM.phosphateEster

const TEMPERATURES = {
  nbr: value('oilTemperatureNbr', 'Oil temperature, NBR', 'temperature', [nbrFrom, nbrTo]),
  fkm: value('oilTemperatureFkm', 'Oil temperature, FKM', 'temperature', [fkmFrom, fkmTo]),
  epdm: value('fluidTemperatureEpdm', 'Phosphate ester temperature, EPDM', 'temperature', [
    epdmFrom,
    epdmTo,
  ]),
} as const

/** The temperatures of a kit that is made of these materials. */
export function kitTemperatures(
  materials: readonly (keyof typeof TEMPERATURES)[],
): readonly TechnicalValue[] {
  return [
    ...materials.map((material) => TEMPERATURES[material]),
    value('ambientTemperature', 'Storage temperature', 'temperature', [5, 25]),
  ]
}
