/** SM30: plug-in swash plate motor for track and swing gearboxes. */

import { type Family, modifier, option, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { mounts, ports, shafts } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { rotations } from '../options/rotations.ts'
import { seals } from '../options/seals.ts'

const SIZES: readonly Size[] = [
  { eu: '28', us: '17', cm3: 28.1, bar: 300, rpm: 4500, add: 0 },
  { eu: '35', us: '21', cm3: 35, bar: 300, rpm: 4000, add: 26 },
  { eu: '45', us: '28', cm3: 45, bar: 300, rpm: 3800, add: 60 },
  { eu: '63', us: '38', cm3: 63, bar: 280, rpm: 3400, add: 118 },
  { eu: '85', us: '52', cm3: 85.2, bar: 280, rpm: 3000, add: 190, weeks: 1 },
]

export const SM30: Family = {
  skuCode: 'SM3',
  productCode: 'DM-SM30',
  name: 'SM30 Swash Plate Motor',
  urlTitle: 'sm30-swash-plate-motor',
  brand: 'drevmark',
  productType: 'axialMotor',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Short swash plate motor with a brake where you want one.</strong> Two displacements by one pilot line: slow and strong, or twice as fast.</p>',
  keywords: 'swash plate motor two speed track drive swing plug-in cartridge',
  basePrice: 588,
  leadWeeks: 5,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      modifier(
        'speeds',
        ['Speeds', 'Speeds'],
        [
          option('F', 'Fixed', 'One displacement.'),
          option('T', 'Two speeds', 'Pilot pressure of 20 bar halves the displacement.', {
            add: 96,
          }),
          option('TA', 'Two speeds, automatic', 'Swings back to full displacement above 210 bar.', {
            add: 162,
            weeks: 2,
            note: 'Control valve to order: 2 more weeks',
          }),
        ],
      ),
      mounts([
        ['2', 'saeB2', { add: 0 }],
        ['7', 'plugIn'],
      ]),
      shafts([
        ['K', 'keyed78'],
        ['S', 'splined13'],
        ['SB', 'splined15'],
      ]),
      ports([
        ['8', 'sae10'],
        ['12', 'sae12'],
      ]),
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
      ]),
      packaging([
        ['1', 'single'],
        ['3', 'box'],
        ['8', 'halfPallet'],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      modifier(
        'speeds',
        ['Speeds', 'Speeds'],
        [
          option('F', 'Fixed', 'One displacement.'),
          option('Z', 'Two speeds', 'Pilot pressure of 20 bar halves the displacement.', {
            add: 96,
          }),
        ],
      ),
      rotations([
        ['B', 'both', { add: 0 }],
        ['R', 'right', { hidden: true }],
      ]),
      mounts([
        ['1', 'plugIn', { add: 0 }],
        ['12', 'saeB2'],
      ]),
      shafts([
        ['W', 'din25'],
        ['WX', 'din30'],
        ['S', 'splined13'],
      ]),
      ports([
        ['G', 'g12'],
        ['G4', 'g34'],
        ['R', 'g12Rear'],
      ]),
      seals([
        ['N', 'nbr'],
        ['H', 'hnbr'],
        ['V', 'fkm'],
      ]),
      finishes([
        ['0', 'none'],
        ['6', 'black'],
        ['66', 'grey'],
      ]),
      packaging([
        ['E', 'single'],
        ['B', 'box'],
        ['P', 'halfPallet'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure', 'pressure', 350),
    value('casePressure', 'Case pressure', 'pressure', 3),
    value('pilotPressure', 'Pilot pressure for second speed', 'pressure', [20, 50]),
    value('mass', 'Mass', 'mass', [9, 22]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-25, 100]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [15, 60]),
  ],
  general: [
    ['Principle', 'Axial piston motor in swash plate design, nine pistons'],
    ['Direction of rotation', 'Reversible'],
    ['Circuit', 'Open and closed'],
  ],
  standards: [
    ['Flange and shaft', 'SAE J744, DIN 5480'],
    ['Ports', 'ISO 1179-1, SAE J1926-1'],
    ['Cleanliness of oil', 'ISO 4406 18/16/13'],
  ],
  drawing: {
    machine: 'swash motor',
    flange: 'two bolts',
    shaft: 'splined',
    ports: 'side',
    length: 0.35,
    extras: ['drain'],
  },
  related: ['BM5', 'RC2', 'PV4'],
}
