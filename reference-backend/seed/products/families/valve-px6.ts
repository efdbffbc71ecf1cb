/** PX6: direct-operated proportional directional valve, size 6. */

import { type Family, modifier, option, value } from '../family.ts'
import { packaging } from '../options/packaging.ts'
import { seals } from '../options/seals.ts'

const SPOOLS = modifier(
  'spool',
  ['Spool', 'Spool'],
  [
    option('E', 'Closed centre', 'All ports blocked in the middle.'),
    option('E1', 'Closed, two to one', 'As closed centre, for cylinders with a ratio of 2 : 1.', {
      add: 8,
    }),
    option('W', 'A and B vented', 'A and B lead to tank through a throttle in the middle.'),
    option('H', 'Open centre', 'All ports joined in the middle.', { hidden: true }),
  ],
)

const FLOWS = modifier(
  'flow',
  ['Nominal flow at 10 bar', 'Flow'],
  [
    option('08', '8 l/min (2.1 gpm)', 'Fine control of slow drives.'),
    option('16', '16 l/min (4.2 gpm)', 'For small cylinders.'),
    option('32', '32 l/min (8.5 gpm)', 'The largest spool of size 6.', { add: 12 }),
  ],
)

const VOLTAGES = modifier(
  'voltage',
  ['Coil voltage', 'Coil'],
  [option('2', '12 V DC', 'Coil 12 V, 1800 mA.'), option('24', '24 V DC', 'Coil 24 V, 860 mA.')],
)

export const PX6: Family = {
  skuCode: 'PX6',
  productCode: 'QF-PX6',
  name: 'PX6 Proportional Directional Valve',
  urlTitle: 'px6-proportional-directional-valve',
  brand: 'quillon',
  productType: 'valve',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Speed and direction from one signal.</strong> Direct-operated proportional valve on the CETOP 3 pattern, with or without electronics on board.</p>',
  keywords: 'proportional directional valve cetop 3 ng6 d03 solenoid on-board electronics',
  basePrice: 326,
  leadWeeks: 4,
  sizes: [],
  modifiers: {
    US: [
      SPOOLS,
      FLOWS,
      modifier(
        'electronics',
        ['Electronics', 'Electronics'],
        [
          option('A', 'None', 'For an outside amplifier.'),
          option('AB', 'On board, ±10 V', 'Amplifier on the valve, command ±10 V.', {
            add: 228,
            weeks: 2,
            note: 'Adjusted to order: 2 more weeks',
          }),
          option('C', 'On board, 4–20 mA', 'Amplifier on the valve, command 4 to 20 mA.', {
            add: 236,
            weeks: 2,
            note: 'Adjusted to order: 2 more weeks',
          }),
        ],
      ),
      VOLTAGES,
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
      ]),
      packaging([
        ['1', 'single'],
        ['12', 'carton'],
      ]),
    ],
    EU: [
      SPOOLS,
      FLOWS,
      VOLTAGES,
      modifier(
        'connector',
        ['Electrical plug', 'Connector'],
        [
          option('K', 'DIN 43650, no plug', 'Three-pin socket for plugs of form A.'),
          option('K4', 'DIN 43650, with plug', 'With plugs Z4 for both coils.', { add: 7 }),
          option('D', 'DT04', 'Two-pin DT04 sockets moulded to the coils.', {
            add: 11,
            weeks: 1,
            note: 'Coils to order: 1 more week',
          }),
        ],
      ),
      modifier(
        'electronics',
        ['Electronics', 'Electronics'],
        [
          option('0', 'None', 'For an outside amplifier.'),
          option('1', 'On board, ±10 V', 'Amplifier on the valve, command ±10 V.', {
            add: 228,
            weeks: 2,
            note: 'Adjusted to order: 2 more weeks',
          }),
          option('1F', 'On board, 4–20 mA', 'Amplifier on the valve, command 4 to 20 mA.', {
            add: 236,
            weeks: 2,
            note: 'Adjusted to order: 2 more weeks',
          }),
        ],
      ),
      seals([
        ['M', 'nbr'],
        ['V', 'fkm'],
      ]),
      packaging([
        ['1', 'single'],
        ['12', 'carton'],
        ['48', 'pallet'],
      ]),
    ],
  },
  resistance: {
    key: 'flow',
    sizes: [
      { us: '08', eu: '08', flow: 8, bar: 10 },
      { us: '16', eu: '16', flow: 16, bar: 10 },
      { us: '32', eu: '32', flow: 32, bar: 10 },
    ],
  },
  technical: [
    value('nominalFlow', 'Nominal flow at 10 bar', 'flow', [8, 32]),
    value('continuousPressure', 'Pressure at P, A, B', 'pressure', 350),
    value('returnPressure', 'Pressure at T', 'pressure', 210),
    value('hysteresis', 'Hysteresis, with electronics', 'fraction', 1),
    value('controlTime', 'Switching time, 0 to 100 %', 'time', 30),
    value('coilCurrent', 'Coil current', 'current', [860, 1800]),
    value('mass', 'Mass', 'mass', [2.2, 3]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-20, 80]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [20, 380]),
  ],
  general: [
    ['Principle', 'Direct-operated four-way spool valve with two proportional solenoids'],
    ['Duty', '100 %'],
    ['Protection', 'IP65 with plug fitted'],
  ],
  standards: [
    ['Pattern', 'ISO 4401-03, CETOP 3, NFPA D03'],
    ['Cleanliness of oil', 'ISO 4406 18/16/13'],
    ['Electrical', 'EN 61000-6-2, EN 61000-6-4'],
  ],
  drawing: {
    machine: 'spool valve',
    flange: 'none',
    shaft: 'none',
    ports: 'side',
    length: 0.5,
    extras: ['control'],
  },
  related: ['PXR', 'PXS', 'PV4'],
  stock: { PX6E16A2N1: 12, PX6E162K0M1: 0 },
}
