/** DV400: disc valve orbital motor for pressures that wear a spool valve out. Numeric sku code. */

import { type Family, option, modifier, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { mounts, ports, shafts } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { rotations } from '../options/rotations.ts'
import { seals } from '../options/seals.ts'
import { speedSensor } from '../options/sensors.ts'

const SIZES: readonly Size[] = [
  { eu: '080', us: '049', cm3: 80.5, bar: 205, rpm: 800, add: 0 },
  { eu: '100', us: '06', cm3: 100.5, bar: 205, rpm: 748, add: 6 },
  { eu: '125', us: '077', cm3: 126.3, bar: 205, rpm: 596, add: 11 },
  { eu: '160', us: '096', cm3: 160.8, bar: 205, rpm: 470, add: 17 },
  { eu: '16', us: '10', cm3: 166.5, bar: 190, rpm: 452, add: 17, hidden: true },
  { eu: '200', us: '12', cm3: 200.9, bar: 205, rpm: 375, add: 24 },
  { eu: '250', us: '15', cm3: 252, bar: 205, rpm: 300, add: 31 },
  { eu: '315', us: '19', cm3: 314.9, bar: 200, rpm: 240, add: 39, weeks: 1 },
  { eu: '400', us: '24', cm3: 401.8, bar: 160, rpm: 185, add: 49, weeks: 1 },
  { eu: '500', us: '30', cm3: 499.6, bar: 120, rpm: 150, add: 58, weeks: 2 },
]

export const DV400: Family = {
  skuCode: '417',
  productCode: 'DV400',
  name: 'DV400 Disc Valve Motor',
  urlTitle: 'dv400-disc-valve-motor',
  brand: 'torvane',
  productType: 'orbital',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Disc valve motor on tapered roller bearings.</strong> Holds its efficiency at 205 bar over thousands of hours: for crane swing drives, trenchers and feed rolls.</p>',
  keywords: 'orbital geroler disc valve high pressure swing drive trencher tapered roller bearing',
  basePrice: 412,
  leadWeeks: 4,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      mounts([
        ['A', 'saeA2'],
        ['B', 'saeB2', { add: 14 }],
        ['BW', 'wheel'],
        ['R', 'bearingless'],
      ]),
      shafts([
        ['1', 'keyed114'],
        ['14', 'splined14'],
        ['8', 'tapered114'],
        ['6', 'splined6b'],
      ]),
      ports([
        ['U', 'sae10'],
        ['UR', 'sae10Rear'],
        ['M', 'manifold'],
      ]),
      rotations([
        ['2', 'both'],
        ['3', 'reversed'],
      ]),
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
        ['NH', 'hnbr', { hidden: true }],
      ]),
      finishes([
        ['0', 'none'],
        ['1', 'black'],
        ['16', 'grey'],
      ]),
      packaging([
        ['S', 'single'],
        ['B', 'box'],
        ['P', 'halfPallet'],
      ]),
    ],
    EU: [
      displacements('EU', SIZES, ['080']),
      mounts([
        ['A', 'saeA4'],
        ['E', 'euro2'],
        ['EW', 'wheel'],
        ['X', 'bearingless'],
      ]),
      shafts([
        ['32', 'keyed32'],
        ['35', 'tapered35'],
        ['3', 'din30'],
        ['6', 'splined6b'],
      ]),
      ports([
        ['G', 'g12'],
        ['GR', 'g12Rear'],
        ['M', 'm22'],
      ]),
      modifier(
        'relief',
        ['Shock valves', 'Shock'],
        [
          option('0', 'None', 'Without shock valves; protect the motor in the line.'),
          option('10', '100 bar', 'Two cartridge shock valves set to 100 bar.', { add: 74 }),
          option('15', '150 bar', 'Two cartridge shock valves set to 150 bar.', { add: 74 }),
          option('20', '200 bar', 'Two cartridge shock valves set to 200 bar.', {
            add: 78,
            weeks: 1,
            note: 'Set and sealed to order: 1 more week',
          }),
        ],
      ),
      seals([
        ['N', 'nbr'],
        ['NL', 'cold'],
        ['V', 'fkm'],
      ]),
      speedSensor([
        ['S', 'pulse'],
        ['SQ', 'quadrature'],
        ['SC', 'can', { hidden: true }],
      ]),
      finishes([
        ['O', 'none'],
        ['B', 'black'],
        ['BM', 'marine'],
      ]),
      packaging([
        ['1', 'single'],
        ['3', 'box'],
        ['8', 'halfPallet'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure drop', 'pressure', 310),
    value('startPressure', 'No-load starting pressure', 'pressure', [5, 8]),
    value('casePressure', 'Case pressure', 'pressure', 20),
    value('radialLoad', 'Radial load, centre of key, 200 rpm', 'force', 9800),
    value('mass', 'Mass', 'mass', [9.8, 13.1]),
    value('overallLength', 'Length without shaft', 'length', [168, 226]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-30, 110]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [20, 75]),
  ],
  general: [
    ['Principle', 'Orbital motor, roller gear set 8/9, separate disc valve with balance plate'],
    ['Output bearing', 'Two tapered roller bearings, preloaded'],
    ['Direction of rotation', 'Reversible; clockwise with pressure at port A'],
    ['Connection', 'Open or closed circuit; drain line needed above 20 bar case pressure'],
  ],
  standards: [
    ['Flange and shaft', 'SAE J744, ISO 3019-1'],
    ['Cleanliness of oil', 'ISO 4406 18/16/13'],
    ['Fluid', 'Mineral oil HLP and HVLP to DIN 51524, HEES'],
  ],
  drawing: {
    machine: 'disc motor',
    flange: 'four bolts',
    shaft: 'keyed',
    ports: 'side',
    length: 0.55,
    extras: ['drain'],
  },
  related: ['622', 'TM2', 'DVB', 'PXS'],
  stock: { '417160A32G0NO1': 14, '417096A1U2N0S': 9 },
}
