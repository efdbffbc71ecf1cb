/** Speed sensors. Most families can do without one, so the question may be left open. */

import { type ModifierSeed, optionalModifier } from '../family.ts'
import { type Pick, pick, type TradeItem } from './pick.ts'

const SENSORS = {
  pulse: {
    title: 'Speed, M12 plug',
    description: 'Hall sensor with one square-wave signal, 4-pin M12 plug, 8 to 32 V DC.',
    add: 64,
    weeks: 1,
    note: 'Target wheel fitted to order: 1 more week',
  },
  quadrature: {
    title: 'Speed and direction, M12 plug',
    description: 'Hall sensor with two square-wave signals a quarter apart, 4-pin M12 plug.',
    add: 92,
    weeks: 1,
    note: 'Target wheel fitted to order: 1 more week',
  },
  deutsch: {
    title: 'Speed and direction, DT04 plug',
    description: 'Hall sensor with two square-wave signals, 4-pin DT04 plug on 200 mm leads.',
    add: 96,
    weeks: 2,
    note: 'Target wheel fitted to order: 2 more weeks',
  },
  prepared: {
    title: 'Prepared, port plugged',
    description: 'Target wheel fitted and sensor port closed with a plug, to add a sensor later.',
    add: 28,
  },
  can: {
    title: 'Speed and temperature, CAN',
    description: 'Sensor with CANopen output for speed, direction and case temperature.',
    add: 168,
    weeks: 4,
    note: 'Sensor made to order: 4 more weeks',
  },
} as const satisfies Record<string, TradeItem>

/** The speed sensor question with the codes of one family; it may be left open. */
export function speedSensor(picks: readonly Pick<keyof typeof SENSORS>[]): ModifierSeed {
  return optionalModifier('sensor', ['Speed sensor', 'Sensor'], pick(SENSORS, picks))
}
