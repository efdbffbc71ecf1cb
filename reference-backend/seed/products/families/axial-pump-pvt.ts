/** PVT: tandem closed-circuit pump. Model search only: each one is laid out for a machine. */

import { type Family, modifier, option, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { driveShafts, mounts, ports } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { rotations } from '../options/rotations.ts'

const SIZES: readonly Size[] = [
  { eu: '18', us: '11', cm3: 18, bar: 300, rpm: 4000, add: 0 },
  { eu: '28', us: '17', cm3: 28, bar: 300, rpm: 3600, add: 220 },
  { eu: '38', us: '23', cm3: 38, bar: 300, rpm: 3400, add: 410 },
  { eu: '45', us: '28', cm3: 45, bar: 300, rpm: 3300, add: 560, weeks: 2 },
]

const CONTROLS = [
  option('M', 'Manual levers', 'One lever for each pump section.'),
  option('MB', 'Manual, with brake valve', 'Levers with an inching valve on both sections.', {
    add: 128,
    weeks: 2,
    note: 'Valve fitted to order: 2 more weeks',
  }),
  option('H', 'Hydraulic', 'Pilot lines for both sections, 6 to 18 bar.', { add: 84 }),
]

export const PVT: Family = {
  skuCode: 'PVT',
  productCode: 'DM-PVT',
  name: 'PVT Tandem Closed-Circuit Pump',
  urlTitle: 'pvt-tandem-closed-circuit-pump',
  brand: 'drevmark',
  productType: 'axialPump',
  modelSearchOnly: true,
  shortDescription:
    'Two closed-circuit pumps back to back in one housing for skid steers and trenchers with a motor on each side.',
  keywords: 'tandem pump skid steer dual path hydrostatic',
  basePrice: 2480,
  leadWeeks: 10,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      modifier('control', ['Pump control', 'Control'], CONTROLS),
      rotations([
        ['R', 'right'],
        ['L', 'left'],
      ]),
      driveShafts([
        ['1', 'splined13'],
        ['15', 'splined15'],
      ]),
      mounts([['B', 'saeB2', { add: 0 }]]),
      ports([
        ['U', 'sae12'],
        ['U6', 'sae16'],
      ]),
      packaging([
        ['C', 'crate'],
        ['S', 'stillage', { hidden: true }],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      rotations([
        ['R', 'right'],
        ['L', 'left'],
      ]),
      modifier('control', ['Pump control', 'Control'], CONTROLS),
      mounts([
        ['2', 'saeB2', { add: 0 }],
        ['24', 'saeB4'],
      ]),
      driveShafts([
        ['S', 'splined13'],
        ['W', 'din25'],
      ]),
      ports([
        ['G', 'g34'],
        ['G1', 'g1'],
      ]),
      packaging([
        ['K', 'crate'],
        ['K2', 'pair'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure', 'pressure', 345),
    value('chargePressure', 'Charge pressure', 'pressure', [14, 24]),
    value('casePressure', 'Case pressure', 'pressure', 3),
    value('mass', 'Mass', 'mass', [41, 56]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-40, 104]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [12, 80]),
  ],
  general: [
    ['Principle', 'Two axial piston units in swash plate design, one shaft'],
    ['Circuit', 'Two closed circuits with a common charge pump'],
    ['Order', 'By model code, after a layout of the machine'],
  ],
  standards: [
    ['Flange and shaft', 'SAE J744'],
    ['Cleanliness of oil', 'ISO 4406 18/16/13'],
  ],
  drawing: {
    machine: 'tandem pump',
    flange: 'two bolts',
    shaft: 'splined',
    ports: 'side',
    length: 0.9,
    extras: ['control'],
  },
  related: ['PC6'],
}
