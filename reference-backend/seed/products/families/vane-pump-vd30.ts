/** VD30: double vane pump; a second displacement question makes the long codes. */

import { type Family, modifier, option, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { driveShafts, mounts } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { rotations } from '../options/rotations.ts'
import { seals } from '../options/seals.ts'

const SIZES: readonly Size[] = [
  { eu: '66', us: '21', cm3: 66, bar: 175, rpm: 2400, add: 0 },
  { eu: '81', us: '25', cm3: 81.5, bar: 175, rpm: 2400, add: 22 },
  { eu: '97', us: '30', cm3: 97.1, bar: 175, rpm: 2200, add: 48 },
  { eu: '112', us: '35', cm3: 112.7, bar: 175, rpm: 2200, add: 74 },
  { eu: '121', us: '38', cm3: 121.6, bar: 175, rpm: 2000, add: 90, weeks: 1 },
]

const COVER_SIDE = modifier(
  'coverEnd',
  ['Displacement, cover end', 'Cover end'],
  [
    option('A', '18 cm³/rev (1.10 in³/rev)', 'Cover-end cartridge 18 cm³.'),
    option('A2', '27 cm³/rev (1.67 in³/rev)', 'Cover-end cartridge 27.4 cm³.', { add: 8 }),
    option('B', '36 cm³/rev (2.22 in³/rev)', 'Cover-end cartridge 36.4 cm³.', { add: 16 }),
    option('B4', '46 cm³/rev (2.80 in³/rev)', 'Cover-end cartridge 45.9 cm³.', { add: 26 }),
    option('C', '67 cm³/rev (4.12 in³/rev)', 'Cover-end cartridge 67.5 cm³.', {
      add: 44,
      weeks: 1,
      note: 'Cartridge to order: 1 more week',
    }),
  ],
)

export const VD30: Family = {
  skuCode: 'VD3',
  productCode: 'QF-VD30',
  name: 'VD30 Double Vane Pump',
  urlTitle: 'vd30-double-vane-pump',
  brand: 'quillon',
  productType: 'vane',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Two pumps, one shaft, one inlet.</strong> A large and a small flow for presses and injection machines: fast in free travel, strong in the last millimetres.</p>',
  keywords: 'double vane pump high low press injection moulding two flow',
  basePrice: 692,
  leadWeeks: 5,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      COVER_SIDE,
      driveShafts([
        ['1', 'keyed114', { add: 0 }],
        ['11', 'splined14'],
      ]),
      mounts([
        ['F', 'saeC2', { add: 0 }],
        ['FF', 'foot'],
      ]),
      modifier(
        'outlets',
        ['Outlet positions', 'Outlets'],
        [
          option('0', 'Both in line', 'Both outlets in line with the inlet.'),
          option('5', 'Both opposite', 'Both outlets opposite the inlet.'),
          option('52', 'Opposite, cover turned', 'Shaft end opposite, cover end 90° to the right.'),
        ],
      ),
      rotations([
        ['R', 'right'],
        ['L', 'left'],
      ]),
      seals([
        ['N', 'nbr'],
        ['F', 'fkm'],
      ]),
      packaging([
        ['1', 'single'],
        ['2', 'pair'],
        ['4', 'stillage'],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      COVER_SIDE,
      rotations([
        ['R', 'right'],
        ['L', 'left'],
      ]),
      driveShafts([
        ['1', 'keyed32'],
        ['12', 'splined14'],
        ['3', 'keyed40', { hidden: true }],
      ]),
      mounts([
        ['S', 'saeC2', { add: 0 }],
        ['SM', 'euro4'],
      ]),
      seals([
        ['1', 'nbr'],
        ['5', 'fkm'],
      ]),
      finishes([
        ['O', 'none'],
        ['B', 'blue'],
        ['BG', 'grey'],
      ]),
      packaging([
        ['E', 'crate', { add: 0 }],
        ['E2', 'pair'],
      ]),
    ],
  },
  technical: [
    value('coverDisplacement', 'Displacement, cover end', 'displacement', [18, 67.5]),
    value('peakPressure', 'Peak pressure', 'pressure', 210),
    value('inletPressure', 'Inlet pressure, absolute', 'pressure', [0.8, 2.5]),
    value('lowestSpeed', 'Lowest speed', 'speed', 600),
    value('mass', 'Mass', 'mass', [33, 36]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-10, 80]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [16, 54]),
  ],
  general: [
    ['Principle', 'Two balanced vane cartridges on one shaft'],
    ['Inlet', 'One common inlet 2-1/2 in'],
    ['Sound level', '66 dB(A) at 1500 rpm and 140 bar on both outlets'],
  ],
  standards: [
    ['Flange and shaft', 'SAE J744'],
    ['Ports', 'ISO 6162-1'],
    ['Cleanliness of oil', 'ISO 4406 19/17/14'],
  ],
  drawing: {
    machine: 'double vane pump',
    flange: 'two bolts',
    shaft: 'keyed',
    ports: 'side',
    length: 0.7,
  },
  related: ['VC2', 'VVP', 'GP3'],
}
