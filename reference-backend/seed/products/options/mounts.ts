/** Mounting flanges of the trade. */

import type { TradeItem } from './pick.ts'

export const MOUNTS = {
  saeA2: {
    title: 'SAE A, 2 bolts',
    description: 'Two-bolt flange to SAE J744, pilot 82.55 mm (3.250 in), bolt circle 106.4 mm.',
  },
  saeA4: {
    title: 'SAE A, 4 bolts',
    description: 'Four-bolt flange, pilot 82.55 mm (3.250 in): the same pilot, twice the bolts.',
    add: 9,
  },
  saeAA: {
    title: 'SAE AA, 2 bolts',
    description: 'Two-bolt flange to SAE J744, pilot 50.8 mm (2.000 in), for the smallest frames.',
  },
  saeB2: {
    title: 'SAE B, 2 bolts',
    description: 'Two-bolt flange to SAE J744, pilot 101.6 mm (4.000 in), bolt circle 146 mm.',
    add: 12,
  },
  saeB4: {
    title: 'SAE B, 4 bolts',
    description: 'Four-bolt flange to SAE J744, pilot 101.6 mm (4.000 in).',
    add: 18,
  },
  saeC2: {
    title: 'SAE C, 2 bolts',
    description: 'Two-bolt flange to SAE J744, pilot 127 mm (5.000 in), bolt circle 181 mm.',
    add: 24,
  },
  saeC4: {
    title: 'SAE C, 4 bolts',
    description: 'Four-bolt flange to SAE J744, pilot 127 mm (5.000 in), for tandem drives.',
    add: 32,
  },
  saeD4: {
    title: 'SAE D, 4 bolts',
    description: 'Four-bolt flange to SAE J744, pilot 152.4 mm (6.000 in).',
    add: 45,
  },
  square: {
    title: 'Square, 4 bolts',
    description: 'Square four-bolt face with pilot 44.45 mm (1.750 in), bolt circle 82.6 mm.',
  },
  magneto: {
    title: 'Magneto, 2 bolts',
    description: 'Oval two-bolt flange with 82.55 mm pilot and slotted holes for belt tension.',
    add: 6,
  },
  euro4: {
    title: 'ISO 3019-2, 4 bolts',
    description: 'Metric four-bolt flange, pilot 125 mm, bolt circle 160 mm.',
    add: 20,
  },
  euro2: {
    title: 'ISO 3019-2, 2 bolts',
    description: 'Metric two-bolt flange, pilot 100 mm, bolt circle 140 mm.',
    add: 12,
  },
  wheel: {
    title: 'Wheel mount, recessed',
    description: 'Flange set back over the bearing, so that the hub stands over the load line.',
    add: 35,
  },
  bearingless: {
    title: 'Bearingless face',
    description: 'No output bearing: the splined drive link runs in the bearing of your gearbox.',
    add: -14,
  },
  plugIn: {
    title: 'Plug-in flange',
    description: 'Cartridge flange that lets most of the motor disappear in the gearbox housing.',
    add: 28,
  },
  euroGear: {
    title: 'European 4 bolts, pilot 36.5 mm',
    description: 'Rectangular European flange for gear pumps of group 2, pilot 36.5 mm.',
  },
  euroGearSmall: {
    title: 'European 4 bolts, pilot 25.4 mm',
    description: 'Rectangular European flange for gear pumps of group 1, pilot 25.4 mm.',
  },
  euroGearLarge: {
    title: 'European 4 bolts, pilot 50.8 mm',
    description: 'Rectangular European flange for gear pumps of group 3, pilot 50.8 mm.',
  },
  german: {
    title: 'German 4 bolts, pilot 80 mm',
    description: 'Four-bolt flange with 80 mm pilot as common on farm machinery gearboxes.',
    add: 8,
  },
  foot: {
    title: 'Foot bracket',
    description: 'Cast foot bracket under the housing for bell-housing-free mounting.',
    add: 42,
  },
  truckPto: {
    title: 'Truck PTO, 4 bolts',
    description: 'ISO 7653 four-bolt face for direct mounting on a truck power take-off.',
  },
} as const satisfies Record<string, TradeItem>
