/** GP10: external gear pump of group 1. Trays of five with a minimum of twelve: an uneven rule. */

import { type Family, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { driveShafts, mounts, ports } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { rotations } from '../options/rotations.ts'
import { seals } from '../options/seals.ts'

const SIZES: readonly Size[] = [
  { eu: '1', us: '06', cm3: 1.1, bar: 230, rpm: 4000, add: 0 },
  { eu: '12', us: '07', cm3: 1.25, bar: 230, rpm: 4000, add: 1 },
  { eu: '16', us: '10', cm3: 1.6, bar: 230, rpm: 4000, add: 2 },
  { eu: '2', us: '12', cm3: 2, bar: 230, rpm: 4000, add: 3 },
  { eu: '25', us: '15', cm3: 2.5, bar: 230, rpm: 4000, add: 4 },
  { eu: '32', us: '20', cm3: 3.15, bar: 230, rpm: 4000, add: 5 },
  { eu: '42', us: '26', cm3: 4.2, bar: 230, rpm: 3500, add: 6 },
  { eu: '63', us: '38', cm3: 6.3, bar: 190, rpm: 2500, add: 9 },
  { eu: '78', us: '48', cm3: 7.8, bar: 170, rpm: 2300, add: 11, hidden: true },
]

export const GP10: Family = {
  skuCode: 'GP1',
  productCode: 'QF-GP10',
  name: 'GP10 Gear Pump, Group 1',
  urlTitle: 'gp10-gear-pump',
  brand: 'quillon',
  productType: 'gear',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>The little aluminium pump in every power pack.</strong> 1 to 6 cm³, 230 bar, twelve teeth for a low sound.</p>',
  keywords: 'external gear pump group 1 aluminium power pack tail lift small',
  basePrice: 68,
  leadWeeks: 2,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      rotations([
        ['R', 'right'],
        ['L', 'left'],
      ]),
      mounts([
        ['1', 'saeAA'],
        ['12', 'euroGearSmall', { add: 2 }],
      ]),
      driveShafts([
        ['T', 'tang'],
        ['S', 'splined9'],
        ['SK', 'keyed58'],
      ]),
      ports([['6', 'sae6']]),
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
      ]),
      packaging([
        ['1', 'single'],
        ['5', 'tray'],
        ['52', 'pallet'],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      rotations([
        ['D', 'right'],
        ['S', 'left'],
        ['B', 'both'],
      ]),
      mounts([
        ['0', 'euroGearSmall'],
        ['3', 'saeAA'],
      ]),
      driveShafts([
        ['K', 'tapered58', { add: 0 }],
        ['T', 'tang'],
        ['TS', 'splined9'],
      ]),
      ports([
        ['1', 'g14'],
        ['13', 'g38'],
        ['5', 'euroFlange'],
      ]),
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
        ['E', 'epdm'],
      ]),
      packaging([
        ['E', 'single'],
        ['T', 'tray'],
        ['P', 'pallet'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure', 'pressure', 270),
    value('inletPressure', 'Inlet pressure, absolute', 'pressure', [0.7, 3]),
    value('mass', 'Mass', 'mass', [0.9, 1.3]),
    value('overallLength', 'Length without shaft', 'length', [66, 94]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-20, 80]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [15, 100]),
  ],
  general: [
    ['Principle', 'External gear pump, axial gap compensation'],
    ['Body', 'Extruded aluminium, covers aluminium'],
    ['Direction of rotation', 'Fixed at assembly; do not turn backwards'],
  ],
  standards: [
    ['Threads', 'ISO 1179-1, SAE J1926-1'],
    ['Cleanliness of oil', 'ISO 4406 20/18/15'],
    ['Fluid', 'Mineral oil HLP to DIN 51524-2'],
  ],
  drawing: {
    machine: 'gear pump',
    flange: 'square',
    shaft: 'tapered',
    ports: 'side',
    length: 0.1,
  },
  related: ['GP2', 'GM2', 'PXR'],
  stock: { GP116D0K1NE: 240, GP110R1T6N1: 180 },
}
