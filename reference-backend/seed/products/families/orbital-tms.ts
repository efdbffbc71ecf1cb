/** TMS: bearingless short motor that runs in the bearing of the customer's gearbox. */

import { type Family, modifier, option, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { mounts, ports, shafts } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { rotations } from '../options/rotations.ts'
import { seals } from '../options/seals.ts'

const SIZES: readonly Size[] = [
  { eu: '80', us: '49', cm3: 80.5, bar: 210, rpm: 810, add: 0 },
  { eu: '100', us: '61', cm3: 100, bar: 210, rpm: 750, add: 5 },
  { eu: '125', us: '76', cm3: 125.7, bar: 210, rpm: 600, add: 9 },
  { eu: '160', us: '97', cm3: 159.7, bar: 210, rpm: 470, add: 14 },
  { eu: '200', us: '12', cm3: 200, bar: 210, rpm: 375, add: 19 },
  { eu: '250', us: '15', cm3: 250, bar: 200, rpm: 300, add: 25 },
  { eu: '375', us: '23', cm3: 375, bar: 135, rpm: 200, add: 36, weeks: 1 },
]

export const TMS: Family = {
  skuCode: 'TMS',
  productCode: 'TMS300',
  name: 'TMS300 Bearingless Motor',
  urlTitle: 'tms300-bearingless-motor',
  brand: 'torvane',
  productType: 'orbital',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>An orbital motor without the output bearing.</strong> Saves 40 mm of length and the price of bearings that your gearbox already has.</p>',
  keywords: 'bearingless short motor gearbox input orbital disc valve swing winch',
  basePrice: 284,
  leadWeeks: 4,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      mounts([
        ['B', 'bearingless', { add: 0 }],
        ['BC', 'plugIn'],
      ]),
      shafts([['0', 'driveLink', { add: 0 }]]),
      ports([
        ['4', 'sae10'],
        ['4E', 'sae10Rear'],
        ['5', 'manifold'],
      ]),
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
      ]),
      packaging([
        ['S', 'single'],
        ['C', 'carton'],
        ['P', 'pallet'],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      mounts([
        ['U', 'bearingless', { add: 0 }],
        ['UP', 'plugIn'],
      ]),
      ports([
        ['G', 'g12'],
        ['G3', 'g34'],
        ['M', 'm27'],
      ]),
      rotations([
        ['2', 'both', { add: 0 }],
        ['4', 'reversed'],
      ]),
      modifier(
        'flushing',
        ['Flushing valve', 'Flush'],
        [
          option('O', 'None', 'For open circuits.'),
          option(
            'F',
            'Flushing 6 l/min',
            'Takes 6 l/min from the low-pressure side to cool the case.',
            {
              add: 62,
              weeks: 1,
              note: 'Valve fitted to order: 1 more week',
            },
          ),
          option('F9', 'Flushing 9 l/min', 'Takes 9 l/min from the low-pressure side.', {
            add: 62,
            hidden: true,
          }),
        ],
      ),
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
        ['L', 'cold'],
      ]),
      finishes([
        ['O', 'none'],
        ['B', 'black'],
      ]),
      packaging([
        ['1', 'single'],
        ['6', 'carton'],
        ['24', 'pallet'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure drop', 'pressure', 300),
    value('startPressure', 'No-load starting pressure', 'pressure', [6, 9]),
    value('casePressure', 'Case pressure', 'pressure', 15),
    value('mass', 'Mass', 'mass', [7.2, 9.6]),
    value('overallLength', 'Length from mounting face', 'length', [122, 163]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-30, 90]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [20, 75]),
  ],
  general: [
    ['Principle', 'Orbital motor, roller gear set 8/9, disc valve, no output shaft'],
    ['Your part', 'Internal spline 12 teeth, 12/24 pitch, hardened 58 HRC'],
    ['Lubrication', 'Case oil passes through your bearing; no separate seal'],
  ],
  standards: [
    ['Spline', 'ANSI B92.1, class 5'],
    ['Cleanliness of oil', 'ISO 4406 18/16/13'],
    ['Fluid', 'Mineral oil HLP to DIN 51524-2'],
  ],
  drawing: {
    machine: 'disc motor',
    flange: 'four bolts',
    shaft: 'none',
    ports: 'side',
    length: 0.25,
  },
  related: ['417', 'TM2', 'RK8'],
}
