/** BMV: bent axis motor with variable displacement. */

import { type Family, modifier, option, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { mounts, ports, shafts } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { seals } from '../options/seals.ts'
import { speedSensor } from '../options/sensors.ts'

const SIZES: readonly Size[] = [
  { eu: '55', us: '34', cm3: 54.8, bar: 420, rpm: 4450, add: 0 },
  { eu: '80', us: '49', cm3: 80, bar: 420, rpm: 3900, add: 190 },
  { eu: '107', us: '65', cm3: 107, bar: 420, rpm: 3550, add: 380 },
  { eu: '160', us: '98', cm3: 160, bar: 420, rpm: 3100, add: 760, weeks: 1 },
  { eu: '200', us: '122', cm3: 200, bar: 420, rpm: 2900, add: 1140, weeks: 3 },
]

const CONTROLS = modifier(
  'control',
  ['Displacement control', 'Control'],
  [
    option(
      'A',
      'Pressure related',
      'Swings to full displacement when the working pressure rises.',
      {
        add: 0,
      },
    ),
    option(
      'H',
      'Hydraulic, proportional',
      'Pilot pressure from 10 to 35 bar sets the displacement.',
      {
        add: 64,
      },
    ),
    option('H1', 'Hydraulic, with cut-off', 'As hydraulic, with a pressure cut-off at 350 bar.', {
      add: 142,
      weeks: 2,
      note: 'Set on the test bench: 2 more weeks',
    }),
    option('Z', 'Electric, two positions', 'Solenoid 12 or 24 V: full or smallest displacement.', {
      add: 118,
    }),
    option(
      'E',
      'Electric, proportional',
      'Solenoid current from 400 to 1200 mA sets the displacement.',
      {
        add: 246,
        weeks: 3,
        note: 'Solenoid control to order: 3 more weeks',
      },
    ),
  ],
)

const SMALLEST = modifier(
  'smallest',
  ['Smallest displacement', 'Minimum'],
  [
    option('0', 'Zero', 'The motor may swing to zero and run free.'),
    option('2', '20 %', 'Mechanical stop at 20 % of the full displacement.'),
    option('25', '25 %', 'Mechanical stop at 25 % of the full displacement.'),
    option('4', '40 %', 'Mechanical stop at 40 % of the full displacement.'),
  ],
)

export const BMV: Family = {
  skuCode: 'BMV',
  productCode: 'DM-BMV',
  name: 'BMV Variable Bent Axis Motor',
  urlTitle: 'bmv-variable-bent-axis-motor',
  brand: 'drevmark',
  productType: 'axialMotor',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Climbs in full displacement, travels in the smallest.</strong> Bent axis motor for propel drives of loaders and harvesters, 420 bar, hydraulic or electric control.</p>',
  keywords: 'variable motor propel drive harvester loader hydrostatic transmission bent axis',
  basePrice: 1990,
  leadWeeks: 8,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      CONTROLS,
      SMALLEST,
      mounts([
        ['C', 'saeC4', { add: 0 }],
        ['D', 'saeD4'],
      ]),
      shafts([
        ['S', 'splined14'],
        ['SX', 'splined23'],
      ]),
      ports([
        ['1', 'split1'],
        ['14', 'split114'],
      ]),
      seals([['V', 'fkm', { weeks: 0, add: 0 }]]),
      speedSensor([
        ['D', 'deutsch'],
        ['DC', 'can'],
      ]),
      packaging([
        ['1', 'crate'],
        ['2', 'pair'],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      CONTROLS,
      SMALLEST,
      shafts([
        ['A', 'din35'],
        ['A5', 'din50'],
        ['Z', 'splined14'],
      ]),
      mounts([
        ['M', 'euro4', { add: 0 }],
        ['P', 'plugIn'],
      ]),
      ports([
        ['1', 'split1'],
        ['1R', 'split1Rear'],
        ['14', 'split114', { hidden: true }],
      ]),
      speedSensor([
        ['H', 'quadrature'],
        ['HC', 'can'],
      ]),
      finishes([
        ['O', 'none'],
        ['G', 'grey'],
        ['M', 'marine'],
      ]),
      packaging([
        ['K', 'crate'],
        ['K2', 'pair'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure', 'pressure', 480),
    value('casePressure', 'Case pressure', 'pressure', 10),
    value('controlPressure', 'Pilot pressure range', 'pressure', [10, 35]),
    value('controlTime', 'Swing time, full to smallest', 'time', [250, 600]),
    value('mass', 'Mass', 'mass', [26, 78]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-15, 115]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [12, 100]),
  ],
  general: [
    ['Principle', 'Bent axis, variable from 100 % to zero'],
    ['Control time', 'Throttle pins for other swing times on request'],
    ['Circuit', 'Closed, or open with an outside flushing'],
  ],
  standards: [
    ['Flange and shaft', 'ISO 3019-1, ISO 3019-2, DIN 5480'],
    ['Ports', 'ISO 6162-2'],
    ['Cleanliness of oil', 'ISO 4406 18/16/13'],
  ],
  drawing: {
    machine: 'bent axis',
    flange: 'four bolts',
    shaft: 'splined',
    ports: 'rear',
    length: 0.8,
    extras: ['control', 'sensor'],
  },
  related: ['BM5', 'PC6', 'RC2'],
}
