/** GP30: cast-iron gear pump of group 3. */

import { type Family, option, optionalModifier, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { driveShafts, mounts, ports } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { rotations } from '../options/rotations.ts'
import { seals } from '../options/seals.ts'

const SIZES: readonly Size[] = [
  { eu: '22', us: '13', cm3: 22, bar: 276, rpm: 3000, add: 0 },
  { eu: '26', us: '16', cm3: 26, bar: 276, rpm: 3000, add: 6 },
  { eu: '33', us: '20', cm3: 33, bar: 276, rpm: 3000, add: 14 },
  { eu: '38', us: '23', cm3: 38, bar: 276, rpm: 2800, add: 22 },
  { eu: '44', us: '27', cm3: 44, bar: 260, rpm: 2800, add: 30 },
  { eu: '55', us: '34', cm3: 55, bar: 240, rpm: 2500, add: 44 },
  { eu: '66', us: '40', cm3: 66, bar: 210, rpm: 2400, add: 58, weeks: 1 },
  { eu: '80', us: '49', cm3: 80, bar: 180, rpm: 2200, add: 76, weeks: 1 },
]

const REAR = [
  option('T', 'Rear drive SAE A', 'Rear cover with SAE A adapter and 9-tooth coupling.', {
    add: 58,
  }),
  option('TB', 'Rear drive SAE B', 'Rear cover with SAE B adapter and 13-tooth coupling.', {
    add: 84,
    weeks: 1,
    note: 'Machined to order: 1 more week',
  }),
]

export const GP30: Family = {
  skuCode: 'GP3',
  productCode: 'QF-GP30',
  name: 'GP30 Cast-Iron Gear Pump',
  urlTitle: 'gp30-cast-iron-gear-pump',
  brand: 'quillon',
  productType: 'gear',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Cast iron where aluminium gives up.</strong> Bushing pump for refuse trucks, cranes and dump bodies: 276 bar, and forgiving with dirty oil.</p>',
  keywords: 'cast iron gear pump group 3 refuse truck crane dump tandem bushing',
  basePrice: 238,
  leadWeeks: 4,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      mounts([
        ['B', 'saeB2', { add: 0 }],
        ['B4', 'saeB4'],
        ['C', 'saeC2', { hidden: true }],
      ]),
      driveShafts([
        ['K', 'keyed78'],
        ['S', 'splined13'],
        ['SD', 'splined15'],
      ]),
      rotations([
        ['1', 'right'],
        ['2', 'left'],
        ['3', 'both'],
      ]),
      ports([
        ['U', 'sae12'],
        ['UX', 'sae16'],
        ['F', 'split1'],
      ]),
      optionalModifier('rear', ['Rear drive', 'Rear'], REAR),
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
      rotations([
        ['D', 'right'],
        ['S', 'left'],
      ]),
      mounts([
        ['3', 'euroGearLarge'],
        ['3B', 'saeB2'],
        ['7', 'truckPto'],
      ]),
      driveShafts([
        ['T', 'truckSpline'],
        ['S', 'splined13'],
        ['S2', 'splined14'],
      ]),
      ports([
        ['G', 'g34'],
        ['G1', 'g1'],
        ['F', 'split34'],
      ]),
      optionalModifier('rear', ['Rear drive', 'Rear'], REAR),
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
      ]),
      finishes([
        ['0', 'primer', { add: 0 }],
        ['5', 'black'],
        ['56', 'blue'],
      ]),
      packaging([
        ['E', 'single'],
        ['B', 'box'],
        ['P', 'halfPallet'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure', 'pressure', 300),
    value('inletPressure', 'Inlet pressure, absolute', 'pressure', [0.8, 3]),
    value('mass', 'Mass', 'mass', [12.4, 19.8]),
    value('overallLength', 'Length without shaft', 'length', [158, 221]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-25, 90]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [12, 100]),
  ],
  general: [
    ['Principle', 'External gear pump with bushings and pressure-loaded plates'],
    ['Body', 'Cast iron in three pieces'],
    ['Direction of rotation', 'As ordered; may be changed in a workshop'],
  ],
  standards: [
    ['Flange and shaft', 'SAE J744, ISO 7653'],
    ['Ports', 'SAE J1926-1, ISO 6162'],
    ['Cleanliness of oil', 'ISO 4406 21/19/16'],
  ],
  drawing: {
    machine: 'gear pump',
    flange: 'two bolts',
    shaft: 'splined',
    ports: 'side',
    length: 0.85,
  },
  related: ['GP2', 'PF2', 'VD3'],
}
