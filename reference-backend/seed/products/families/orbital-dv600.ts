/** DV600: heavy disc valve motor. Numeric sku code; "16" and "160", "20" and "200" are both sizes. */

import { type Family, modifier, option, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { mounts, ports, shafts } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { seals } from '../options/seals.ts'
import { speedSensor } from '../options/sensors.ts'

const SIZES: readonly Size[] = [
  { eu: '160', us: '10', cm3: 161, bar: 210, rpm: 625, add: 0 },
  { eu: '200', us: '12', cm3: 201, bar: 210, rpm: 625, add: 12 },
  { eu: '250', us: '15', cm3: 252, bar: 210, rpm: 500, add: 22 },
  { eu: '315', us: '19', cm3: 326, bar: 210, rpm: 380, add: 34 },
  { eu: '400', us: '25', cm3: 410, bar: 200, rpm: 305, add: 48 },
  { eu: '500', us: '31', cm3: 510, bar: 170, rpm: 245, add: 62 },
  { eu: '630', us: '38', cm3: 629, bar: 140, rpm: 196, add: 80, weeks: 1 },
  { eu: '800', us: '49', cm3: 801, bar: 110, rpm: 154, add: 98, weeks: 2 },
]

export const DV600: Family = {
  skuCode: '622',
  replaces: ['TGX'],
  productCode: 'DV600',
  name: 'DV600 Heavy Disc Valve Motor',
  urlTitle: 'dv600-heavy-disc-valve-motor',
  brand: 'torvane',
  productType: 'orbital',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Up to 1300 Nm from one orbital stage.</strong> For augers, stump grinders, anchor winches and every drive where a gearbox would be in the way.</p>',
  keywords: 'heavy duty orbital disc valve auger drive winch stump grinder high torque',
  basePrice: 596,
  leadWeeks: 5,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      mounts([
        ['C', 'saeC2', { add: 0 }],
        ['C4', 'saeC4'],
        ['W', 'wheel'],
      ]),
      shafts([
        ['K', 'keyed112'],
        ['S', 'splined17'],
        ['T', 'tapered45'],
      ]),
      ports([
        ['12', 'sae12'],
        ['1', 'split34'],
        ['16', 'sae16'],
      ]),
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
        ['H', 'highCase'],
      ]),
      finishes([
        ['1', 'black'],
        ['4', 'marine'],
        ['5', 'grey', { hidden: true }],
      ]),
      packaging([
        ['S', 'single'],
        ['W', 'crate'],
        ['P', 'stillage'],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      mounts([
        ['D', 'euro4', { add: 0 }],
        ['DW', 'wheel'],
        ['C', 'saeC2'],
      ]),
      shafts([
        ['40', 'keyed40'],
        ['4', 'splined17'],
        ['45', 'tapered45'],
        ['5', 'din35'],
      ]),
      ports([
        ['G', 'g34'],
        ['GR', 'g34Rear'],
        ['S', 'split34'],
      ]),
      modifier(
        'relief',
        ['Shock valves', 'Shock'],
        [
          option('N', 'None', 'Without shock valves.'),
          option('C', 'Crossover 175 bar', 'Two pilot-operated crossover valves set to 175 bar.', {
            add: 138,
            weeks: 1,
            note: 'Set and sealed to order: 1 more week',
          }),
          option('C2', 'Crossover 210 bar', 'Two pilot-operated crossover valves set to 210 bar.', {
            add: 138,
            weeks: 1,
            note: 'Set and sealed to order: 1 more week',
          }),
        ],
      ),
      seals([
        ['7', 'nbr'],
        ['8', 'fkm'],
        ['9', 'cold'],
      ]),
      speedSensor([
        ['Q', 'quadrature'],
        ['QC', 'can'],
        ['P', 'prepared'],
      ]),
      finishes([
        ['B', 'black'],
        ['M', 'marine'],
      ]),
      packaging([
        ['1', 'single'],
        ['H', 'crate'],
        ['4', 'stillage'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure drop', 'pressure', 310),
    value('startPressure', 'No-load starting pressure', 'pressure', [4, 7]),
    value('casePressure', 'Case pressure', 'pressure', 20),
    value('radialLoad', 'Radial load, centre of key, 200 rpm', 'force', 18500),
    value('mass', 'Mass', 'mass', [20.1, 26.4]),
    value('overallLength', 'Length without shaft', 'length', [215, 279]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-30, 110]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [20, 75]),
  ],
  general: [
    ['Principle', 'Orbital motor, roller gear set 8/9, disc valve with balance plate'],
    ['Output bearing', 'Two tapered roller bearings, 18 500 N radial'],
    ['Direction of rotation', 'Reversible'],
    ['Connection', 'Drain line always needed'],
  ],
  standards: [
    ['Flange and shaft', 'SAE J744, ISO 3019-2'],
    ['Ports', 'ISO 1179-1, ISO 6162-1, SAE J1926-1'],
    ['Cleanliness of oil', 'ISO 4406 18/16/13'],
  ],
  drawing: {
    machine: 'disc motor',
    flange: 'four bolts',
    shaft: 'tapered',
    ports: 'side',
    length: 0.85,
    extras: ['drain', 'sensor', 'ribs'],
  },
  related: ['417', 'RK8', 'TMW'],
}
