/** PF20: fixed bent axis pump for truck power take-offs. */

import { type Family, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { driveShafts, mounts, ports } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { rotations } from '../options/rotations.ts'
import { seals } from '../options/seals.ts'

const SIZES: readonly Size[] = [
  { eu: '25', us: '15', cm3: 25, bar: 350, rpm: 2550, add: 0 },
  { eu: '34', us: '21', cm3: 34.2, bar: 350, rpm: 2250, add: 12 },
  { eu: '47', us: '29', cm3: 47.1, bar: 350, rpm: 2200, add: 34 },
  { eu: '56', us: '34', cm3: 56, bar: 350, rpm: 2050, add: 52 },
  { eu: '63', us: '38', cm3: 63.6, bar: 350, rpm: 2050, add: 66 },
  { eu: '84', us: '51', cm3: 83.6, bar: 350, rpm: 1800, add: 108 },
  { eu: '108', us: '66', cm3: 108, bar: 350, rpm: 1700, add: 162, weeks: 1 },
]

export const PF20: Family = {
  skuCode: 'PF2',
  productCode: 'DM-PF20',
  name: 'PF20 Truck Pump',
  urlTitle: 'pf20-truck-pump',
  brand: 'drevmark',
  productType: 'axialPump',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Bolts straight onto the power take-off.</strong> Bent axis pump for cranes, tippers and hooklifts: 350 bar, self-priming, quiet at idle.</p>',
  keywords: 'truck pump power take-off PTO crane tipper hooklift bent axis fixed',
  basePrice: 468,
  leadWeeks: 3,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      rotations([
        ['R', 'right'],
        ['L', 'left'],
      ]),
      mounts([
        ['B', 'saeB2', { add: 0 }],
        ['B4', 'saeB4'],
        ['P', 'truckPto'],
      ]),
      driveShafts([
        ['K', 'keyed78'],
        ['S', 'splined13'],
        ['T', 'truckSpline'],
      ]),
      ports([
        ['12', 'sae12'],
        ['1', 'sae10'],
      ]),
      seals([['N', 'nbr']]),
      packaging([
        ['S', 'single'],
        ['B', 'box'],
        ['BP', 'halfPallet'],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      mounts([['P', 'truckPto']]),
      driveShafts([['1', 'truckSpline']]),
      rotations([
        ['R', 'right'],
        ['L', 'left'],
      ]),
      ports([
        ['3', 'g34'],
        ['35', 'g34Rear'],
        ['1', 'g1'],
      ]),
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
        ['NW', 'highCase', { hidden: true }],
      ]),
      finishes([
        ['0', 'black', { add: 0 }],
        ['7', 'zincNickel'],
      ]),
      packaging([
        ['E', 'single'],
        ['B', 'box'],
        ['P', 'halfPallet'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure', 'pressure', 400),
    value('inletPressure', 'Inlet pressure, absolute', 'pressure', [0.85, 2]),
    value('mass', 'Mass', 'mass', [8.6, 17.4]),
    value('overallLength', 'Length without shaft', 'length', [178, 246]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-30, 75]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [20, 100]),
  ],
  general: [
    ['Principle', 'Bent axis pump with seven spherical pistons'],
    ['Inlet', 'Bent inlet fitting supplied, hose 40 or 50 mm'],
    ['Direction of rotation', 'As ordered; changed by turning the port plate'],
  ],
  standards: [
    ['Flange and shaft', 'ISO 7653, DIN ISO 14, SAE J744'],
    ['Ports', 'ISO 1179-1, SAE J1926-1'],
    ['Cleanliness of oil', 'ISO 4406 20/18/15'],
  ],
  drawing: {
    machine: 'bent axis',
    flange: 'square',
    shaft: 'splined',
    ports: 'side',
    length: 0.55,
    extras: ['suction end'],
  },
  related: ['GP3', 'PV4', 'PXS'],
}
