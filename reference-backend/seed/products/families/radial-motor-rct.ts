/** RCT: two-speed track drive. Model search only: laid out with the undercarriage. */

import { type Family, modifier, option, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { ports } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { seals } from '../options/seals.ts'

const SIZES: readonly Size[] = [
  { eu: '470', us: '29', cm3: 470, bar: 350, rpm: 170, add: 0 },
  { eu: '565', us: '34', cm3: 565, bar: 350, rpm: 150, add: 38 },
  { eu: '680', us: '41', cm3: 680, bar: 350, rpm: 130, add: 82 },
  { eu: '780', us: '48', cm3: 780, bar: 325, rpm: 110, add: 120, weeks: 1 },
]

export const RCT: Family = {
  skuCode: 'RCT',
  productCode: 'DM-RCT',
  name: 'RCT Two-Speed Track Drive',
  urlTitle: 'rct-two-speed-track-drive',
  brand: 'drevmark',
  productType: 'radial',
  modelSearchOnly: true,
  shortDescription:
    'Cam-lobe motor with sprocket flange and parking brake for compact track loaders. Ratio, brake and sprocket are laid out with you.',
  keywords: 'track drive compact loader sprocket two speed radial piston',
  basePrice: 1640,
  leadWeeks: 9,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      modifier(
        'sprocket',
        ['Sprocket flange', 'Sprocket'],
        [
          option('A', '9 bolts, 250 mm', 'Nine M16 bolts on a circle of 250 mm.'),
          option('A2', '12 bolts, 285 mm', 'Twelve M16 bolts on a circle of 285 mm.', { add: 24 }),
        ],
      ),
      ports([['U', 'sae12Rear', { add: 0 }]]),
      modifier(
        'brake',
        ['Parking brake', 'Brake'],
        [
          option('8', '8 kNm', 'Spring-applied wet brake, 8 kNm.'),
          option('11', '11 kNm', 'Spring-applied wet brake, 11 kNm.', { add: 66 }),
        ],
      ),
      seals([['N', 'nbr']]),
      packaging([
        ['P', 'pair'],
        ['S', 'stillage'],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      modifier(
        'brake',
        ['Parking brake', 'Brake'],
        [
          option('B', '8 kNm', 'Spring-applied wet brake, 8 kNm.'),
          option('BX', '11 kNm', 'Spring-applied wet brake, 11 kNm.', { add: 66 }),
        ],
      ),
      modifier(
        'sprocket',
        ['Sprocket flange', 'Sprocket'],
        [
          option('9', '9 bolts, 250 mm', 'Nine M16 bolts on a circle of 250 mm.'),
          option('12', '12 bolts, 285 mm', 'Twelve M16 bolts on a circle of 285 mm.', { add: 24 }),
        ],
      ),
      ports([
        ['G', 'g34Rear', { add: 0 }],
        ['M', 'm27'],
      ]),
      seals([
        ['N', 'nbr'],
        ['NC', 'cold'],
      ]),
      finishes([
        ['0', 'primer', { add: 0 }],
        ['1', 'black'],
        ['2', 'zincNickel', { hidden: true }],
      ]),
      packaging([
        ['D', 'pair'],
        ['S', 'stillage'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure', 'pressure', 400),
    value('casePressure', 'Case pressure', 'pressure', 3),
    value('brakeTorque', 'Static brake torque', 'torque', [8000, 11000]),
    value('mass', 'Mass', 'mass', [74, 88]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-20, 85]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [30, 60]),
  ],
  general: [
    ['Principle', 'Cam-lobe radial piston motor, two displacements 1 : 2'],
    ['Face seal', 'Floating ring seal against mud and sand'],
    ['Order', 'By model code, after a check of the undercarriage'],
  ],
  standards: [
    ['Ports', 'ISO 1179-1, SAE J1926-1'],
    ['Cleanliness of oil', 'ISO 4406 18/16/13'],
  ],
  drawing: {
    machine: 'cam motor',
    flange: 'wheel',
    shaft: 'flanged',
    ports: 'rear',
    length: 0.8,
    extras: ['brake', 'ribs'],
  },
  related: ['RC2'],
}
