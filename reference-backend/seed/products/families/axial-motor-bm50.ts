/** BM50: fixed bent axis motor. */

import { type Family, modifier, option, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { mounts, ports, shafts } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { seals } from '../options/seals.ts'
import { speedSensor } from '../options/sensors.ts'

const SIZES: readonly Size[] = [
  { eu: '12', us: '07', cm3: 12, bar: 400, rpm: 8000, add: 0 },
  { eu: '16', us: '10', cm3: 16, bar: 400, rpm: 8000, add: 14 },
  { eu: '23', us: '14', cm3: 22.9, bar: 400, rpm: 6300, add: 36 },
  { eu: '32', us: '20', cm3: 32, bar: 400, rpm: 6300, add: 60 },
  { eu: '45', us: '28', cm3: 45.6, bar: 400, rpm: 5600, add: 120 },
  { eu: '63', us: '38', cm3: 63, bar: 400, rpm: 5000, add: 190 },
  { eu: '90', us: '55', cm3: 90, bar: 400, rpm: 4500, add: 320 },
  { eu: '125', us: '76', cm3: 125, bar: 400, rpm: 4000, add: 540, weeks: 2 },
  { eu: '160', us: '98', cm3: 160.4, bar: 400, rpm: 3600, add: 790, weeks: 3 },
]

const FLUSHING = modifier(
  'flushing',
  ['Flushing and boost valve', 'Flush'],
  [
    option('0', 'None', 'For open circuits or where the case is flushed from outside.'),
    option(
      '7',
      'Flushing valve',
      'Built into the port plate: 3.5 l/min of low-pressure oil to the case.',
      {
        add: 148,
        weeks: 1,
        note: 'Port plate to order: 1 more week',
      },
    ),
    option(
      '71',
      'Flushing, adjustable',
      'As flushing valve, throttle adjustable from 3.5 to 10 l/min.',
      {
        add: 186,
        weeks: 2,
        note: 'Port plate to order: 2 more weeks',
      },
    ),
  ],
)

export const BM50: Family = {
  skuCode: 'BM5',
  productCode: 'DM-BM50',
  name: 'BM50 Bent Axis Motor',
  urlTitle: 'bm50-bent-axis-motor',
  brand: 'drevmark',
  productType: 'axialMotor',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Fixed bent axis motor, 400 bar, 8000 rpm.</strong> Conical pistons with rings at an angle of 40°: starts under load with 92 % of its torque.</p>',
  keywords: 'axial piston motor fixed displacement bent axis fan drive saw winch',
  basePrice: 742,
  leadWeeks: 5,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      mounts([
        ['B', 'saeB2', { add: 0 }],
        ['C', 'saeC2'],
        ['C4', 'saeC4'],
      ]),
      shafts([
        ['S', 'splined13'],
        ['S5', 'splined15'],
        ['K', 'keyed1'],
        ['S9', 'splined14', { hidden: true }],
      ]),
      ports([
        ['F', 'split34'],
        ['U', 'sae12'],
        ['UR', 'sae12Rear'],
      ]),
      FLUSHING,
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
      ]),
      speedSensor([
        ['D', 'deutsch'],
        ['DP', 'prepared'],
      ]),
      packaging([
        ['1', 'single'],
        ['4', 'stillage'],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      mounts([
        ['M', 'euro4', { add: 0 }],
        ['MP', 'plugIn'],
        ['C', 'saeC2'],
      ]),
      shafts([
        ['W', 'din25'],
        ['W3', 'din30'],
        ['W35', 'din35'],
        ['P', 'keyed32'],
      ]),
      ports([
        ['G', 'g12'],
        ['2F', 'split34'],
        ['1R', 'split1Rear'],
      ]),
      FLUSHING,
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
        ['E', 'epdm', { hidden: true }],
      ]),
      speedSensor([
        ['H', 'quadrature'],
        ['HP', 'prepared'],
      ]),
      finishes([
        ['O', 'none'],
        ['G', 'grey'],
        ['GM', 'marine'],
      ]),
      packaging([
        ['1', 'single'],
        ['K', 'crate'],
        ['4', 'stillage'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure', 'pressure', 450),
    value('casePressure', 'Case pressure', 'pressure', 10),
    value('startingTorque', 'Starting torque of theoretical', 'fraction', 92),
    value('mass', 'Mass', 'mass', [5.4, 45]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-30, 115]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [12, 100]),
  ],
  general: [
    ['Principle', 'Bent axis, conical pistons with rings, spherical port plate'],
    ['Angle', '40°'],
    ['Direction of rotation', 'Reversible'],
    ['Circuit', 'Open and closed'],
  ],
  standards: [
    ['Flange and shaft', 'ISO 3019-1, ISO 3019-2, DIN 5480'],
    ['Ports', 'ISO 1179-1, ISO 6162-1'],
    ['Cleanliness of oil', 'ISO 4406 18/16/13'],
  ],
  drawing: {
    machine: 'bent axis',
    flange: 'four bolts',
    shaft: 'splined',
    ports: 'rear',
    length: 0.4,
  },
  related: ['BMV', 'SM3', 'PC6', 'PF2'],
}
