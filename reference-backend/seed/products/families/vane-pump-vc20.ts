/** VC20: single vane pump with a cartridge that changes in its housing. */

import { type Family, modifier, option, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { driveShafts, mounts, ports } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { rotations } from '../options/rotations.ts'
import { seals } from '../options/seals.ts'

const SIZES: readonly Size[] = [
  { eu: '18', us: '5', cm3: 18, bar: 210, rpm: 2700, add: 0 },
  { eu: '27', us: '8', cm3: 27.4, bar: 210, rpm: 2700, add: 8 },
  { eu: '36', us: '11', cm3: 36.4, bar: 210, rpm: 2700, add: 16 },
  { eu: '40', us: '12', cm3: 39.5, bar: 175, rpm: 2700, add: 20 },
  { eu: '45', us: '14', cm3: 45.9, bar: 175, rpm: 2400, add: 26 },
  { eu: '55', us: '17', cm3: 55.2, bar: 175, rpm: 2400, add: 36 },
  { eu: '67', us: '21', cm3: 67.5, bar: 175, rpm: 2200, add: 48, weeks: 1 },
]

/** Where the outlet stands, seen from the cover. */
const OUTLETS = [
  option('A', 'Opposite the inlet', 'Outlet 180° from the inlet.'),
  option('B', '90° to the left', 'Outlet 90° counterclockwise from the inlet.'),
  option('C', 'In line', 'Outlet in line with the inlet.'),
  option('D', '90° to the right', 'Outlet 90° clockwise from the inlet.'),
]

export const VC20: Family = {
  skuCode: 'VC2',
  productCode: 'QF-VC20',
  name: 'VC20 Vane Pump',
  urlTitle: 'vc20-vane-pump',
  brand: 'quillon',
  productType: 'vane',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Quiet vane pump with a cartridge that is changed in ten minutes.</strong> The pump stays on the machine, the pipes stay on the pump.</p>',
  keywords: 'fixed vane pump cartridge kit intra-vane low noise injection moulding press',
  basePrice: 384,
  leadWeeks: 3,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      mounts([
        ['V', 'saeB2', { add: 0 }],
        ['VF', 'foot'],
      ]),
      driveShafts([
        ['1', 'keyed78'],
        ['11', 'splined13'],
        ['25', 'keyed1'],
      ]),
      modifier('outlet', ['Outlet position', 'Outlet'], OUTLETS),
      rotations([
        ['R', 'right'],
        ['L', 'left'],
      ]),
      ports([['4', 'split1']]),
      seals([
        ['N', 'nbr'],
        ['F', 'fkm'],
      ]),
      packaging([
        ['1', 'single'],
        ['6', 'carton'],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      rotations([
        ['R', 'right'],
        ['L', 'left'],
      ]),
      driveShafts([
        ['1', 'keyed25'],
        ['15', 'splined13'],
      ]),
      mounts([
        ['S', 'saeB2', { add: 0 }],
        ['SF', 'foot'],
        ['M', 'euro2'],
      ]),
      modifier('outlet', ['Outlet position', 'Outlet'], OUTLETS),
      seals([
        ['1', 'nbr'],
        ['5', 'fkm'],
        ['6', 'hnbr', { hidden: true }],
      ]),
      finishes([
        ['O', 'none'],
        ['B', 'blue'],
        ['BG', 'grey'],
      ]),
      packaging([
        ['1', 'single'],
        ['K', 'carton'],
        ['P', 'halfPallet'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure', 'pressure', 230),
    value('inletPressure', 'Inlet pressure, absolute', 'pressure', [0.8, 2.5]),
    value('lowestSpeed', 'Lowest speed', 'speed', 600),
    value('mass', 'Mass', 'mass', [14.2, 16]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-10, 80]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [16, 54]),
  ],
  general: [
    ['Principle', 'Balanced vane pump with vanes in vanes, ten vanes'],
    ['Sound level', '62 dB(A) at 1500 rpm and 140 bar'],
    ['Service', 'Cartridge kit changes without loosening the pipes'],
  ],
  standards: [
    ['Flange and shaft', 'SAE J744'],
    ['Ports', 'ISO 6162-1'],
    ['Cleanliness of oil', 'ISO 4406 19/17/14'],
  ],
  drawing: {
    machine: 'vane pump',
    flange: 'two bolts',
    shaft: 'keyed',
    ports: 'side',
    length: 0.3,
  },
  related: ['VD3', 'VVP', 'PV4'],
  stock: { VC28V1AR4N1: 6, VC227R1SA1O1: 8 },
}
