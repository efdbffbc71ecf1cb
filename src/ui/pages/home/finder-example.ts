/** The working point of the example of the finder on the home page: the drive of a belt conveyor. */
import type { UnitSystem } from '../../../domain/catalogue/unit-system.ts'

/** As it is typed, in the units of either region. */
export const examplePoints = {
  metric: { torque: '350', speed: '60', pressure: '150' },
  us: { torque: '3100', speed: '60', pressure: '2200' },
} as const satisfies Readonly<Record<UnitSystem, Readonly<Record<string, string>>>>
