/** RC2: cam-lobe radial piston wheel motor. */

import { type Family, modifier, option, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { ports, shafts } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { seals } from '../options/seals.ts'
import { speedSensor } from '../options/sensors.ts'

const SIZES: readonly Size[] = [
  { eu: '213', us: '13', cm3: 213, bar: 350, rpm: 390, add: 0 },
  { eu: '255', us: '16', cm3: 255, bar: 350, rpm: 325, add: 16 },
  { eu: '332', us: '20', cm3: 332, bar: 350, rpm: 310, add: 34 },
  { eu: '398', us: '24', cm3: 398, bar: 350, rpm: 260, add: 52 },
  { eu: '468', us: '29', cm3: 468, bar: 350, rpm: 220, add: 70 },
  { eu: '560', us: '34', cm3: 560, bar: 350, rpm: 185, add: 94, weeks: 1 },
  { eu: '627', us: '38', cm3: 627, bar: 325, rpm: 165, add: 112, weeks: 1 },
]

const SPEEDS = modifier(
  'speeds',
  ['Displacements', 'Speeds'],
  [
    option('1', 'Single', 'All pistons work in both directions.'),
    option(
      '2',
      'Two, ratio 1 : 2',
      'Half of the lobes are switched off by a pilot line: double speed.',
      {
        add: 136,
        weeks: 1,
        note: 'Distributor to order: 1 more week',
      },
    ),
    option(
      '23',
      'Two, ratio 2 : 3',
      'A third of the lobes is switched off: one and a half times the speed.',
      {
        add: 152,
        weeks: 2,
        note: 'Distributor to order: 2 more weeks',
      },
    ),
  ],
)

export const RC2: Family = {
  skuCode: 'RC2',
  productCode: 'DM-RC2',
  name: 'RC2 Cam-Lobe Wheel Motor',
  urlTitle: 'rc2-cam-lobe-wheel-motor',
  brand: 'drevmark',
  productType: 'radial',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Radial piston wheel motor that can freewheel.</strong> Springs pull the pistons in when the pressure is off, so the machine may be towed or run on its other axle.</p>',
  keywords: 'cam lobe radial piston wheel motor freewheel two speed roller telehandler',
  basePrice: 1180,
  leadWeeks: 7,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      SPEEDS,
      shafts([
        ['W', 'flanged5', { add: 0 }],
        ['WH', 'flanged8'],
      ]),
      modifier(
        'brake',
        ['Parking brake', 'Brake'],
        [
          option('0', 'No brake', 'Plain motor.'),
          option('6', 'Multi-disc 6 kNm', 'Spring-applied wet brake, opens at 12 bar.', {
            add: 388,
          }),
          option('6D', 'Drum 9 kNm', 'Drum brake with cable lever for road vehicles.', {
            add: 294,
            weeks: 3,
            note: 'Drum bought to order: 3 more weeks',
          }),
        ],
      ),
      ports([
        ['3', 'sae12Rear', { add: 0 }],
        ['3X', 'split34'],
      ]),
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
      ]),
      speedSensor([
        ['D', 'deutsch'],
        ['P', 'prepared'],
      ]),
      packaging([
        ['1', 'single'],
        ['4', 'stillage'],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      SPEEDS,
      modifier(
        'brake',
        ['Parking brake', 'Brake'],
        [
          option('N', 'No brake', 'Plain motor.'),
          option('B', 'Multi-disc 6 kNm', 'Spring-applied wet brake, opens at 12 bar.', {
            add: 388,
          }),
          option('BD', 'Dynamic 6 kNm', 'Multi-disc brake with cooled discs for service braking.', {
            add: 612,
            weeks: 4,
            note: 'Brake to order: 4 more weeks',
          }),
        ],
      ),
      shafts([
        ['5', 'flanged5', { add: 0 }],
        ['58', 'flanged8'],
        ['T', 'tapered45', { hidden: true }],
      ]),
      ports([
        ['G', 'g34Rear', { add: 0 }],
        ['M', 'm27'],
      ]),
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
      ]),
      speedSensor([
        ['S', 'pulse'],
        ['SQ', 'quadrature'],
        ['P', 'prepared'],
      ]),
      finishes([
        ['0', 'primer', { add: 0 }],
        ['1', 'black'],
        ['5', 'marine'],
      ]),
      packaging([
        ['E', 'single'],
        ['S', 'stillage'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure', 'pressure', 450),
    value('boostPressure', 'Boost pressure at 100 rpm', 'pressure', [8, 15]),
    value('casePressure', 'Case pressure', 'pressure', 3),
    value('radialLoad', 'Radial load, wheel centre', 'force', 42000),
    value('mass', 'Mass', 'mass', [31, 58]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-20, 85]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [30, 60]),
  ],
  general: [
    ['Principle', 'Radial pistons with rollers on an inner cam ring, six lobes'],
    ['Freewheeling', 'Yes, with 1.5 bar case pressure'],
    ['Direction of rotation', 'Reversible; in two-speed form one preferred direction'],
  ],
  standards: [
    ['Wheel studs', 'M14 × 1.5 or M18 × 1.5'],
    ['Ports', 'ISO 1179-1, SAE J1926-1'],
    ['Cleanliness of oil', 'ISO 4406 18/16/13'],
  ],
  drawing: {
    machine: 'cam motor',
    flange: 'wheel',
    shaft: 'flanged',
    ports: 'rear',
    length: 0.4,
    extras: ['brake'],
  },
  related: ['RK8', 'TMW', 'PC6'],
  stock: { RC2162W03N1: 0, RC22551N5GN0E: 2 },
}
