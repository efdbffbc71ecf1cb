/** GM20: gear motor of group 2 for fans and brushes. */

import { type Family, option, modifier, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { mounts, ports, shafts } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { rotations } from '../options/rotations.ts'
import { seals } from '../options/seals.ts'
import { speedSensor } from '../options/sensors.ts'

const SIZES: readonly Size[] = [
  { eu: '8', us: '5', cm3: 8.2, bar: 230, rpm: 4000, add: 0 },
  { eu: '11', us: '7', cm3: 11.3, bar: 230, rpm: 3500, add: 3 },
  { eu: '14', us: '9', cm3: 14.4, bar: 230, rpm: 3500, add: 5 },
  { eu: '16', us: '10', cm3: 16.5, bar: 210, rpm: 3000, add: 7 },
  { eu: '19', us: '12', cm3: 19.4, bar: 190, rpm: 3000, add: 10 },
  { eu: '22', us: '14', cm3: 22.7, bar: 170, rpm: 2500, add: 13 },
]

const CHECK = [
  option('A', 'Anti-cavitation valve', 'Lets the motor draw oil while it runs out.', { add: 18 }),
  option(
    'AR',
    'Anti-cavitation and relief',
    'With a proportional relief valve that sets fan speed.',
    {
      add: 146,
      weeks: 3,
      note: 'Proportional valve to order: 3 more weeks',
    },
  ),
  option('Z', 'None', 'Plain rear cover.'),
]

export const GM20: Family = {
  skuCode: 'GM2',
  productCode: 'QF-GM20',
  name: 'GM20 Gear Motor',
  urlTitle: 'gm20-gear-motor',
  brand: 'quillon',
  productType: 'gear',
  category: 'motors',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Gear motor for fans and brushes.</strong> Runs out softly through its anti-cavitation valve; with the proportional relief valve the fan turns only as fast as the engine needs.</p>',
  keywords: 'gear motor fan drive brush anti-cavitation reversible group 2',
  basePrice: 128,
  leadWeeks: 3,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      mounts([
        ['A', 'saeA2'],
        ['AE', 'euroGear'],
      ]),
      shafts([
        ['5', 'keyed58'],
        ['8', 'splined9'],
      ]),
      rotations([
        ['R', 'right'],
        ['L', 'left'],
        ['B', 'both'],
      ]),
      modifier('check', ['Valve in the cover', 'Valve'], CHECK),
      ports([
        ['10', 'sae10'],
        ['1', 'sae8'],
      ]),
      packaging([
        ['S', 'single'],
        ['C', 'carton'],
        ['CP', 'pallet'],
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
        ['2', 'euroGear'],
        ['24', 'saeA2'],
      ]),
      shafts([
        ['T', 'tapered58', { add: 0 }],
        ['S', 'splined9'],
      ]),
      modifier('check', ['Valve in the cover', 'Valve'], CHECK),
      ports([
        ['3', 'g12'],
        ['5', 'euroFlange'],
      ]),
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
        ['W', 'highCase', { hidden: true }],
      ]),
      speedSensor([
        ['6', 'pulse'],
        ['66', 'quadrature'],
      ]),
      packaging([
        ['E', 'single'],
        ['K', 'carton'],
        ['P', 'pallet'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure', 'pressure', 270),
    value('casePressure', 'Drain pressure, both directions', 'pressure', 3),
    value('startPressure', 'No-load starting pressure', 'pressure', [8, 14]),
    value('mass', 'Mass', 'mass', [2.3, 3.4]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-20, 80]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [15, 100]),
  ],
  general: [
    ['Principle', 'External gear motor, axial gap compensation'],
    ['Fan', 'With an outboard bearing for fans from 600 mm on request'],
    ['Circuit', 'Open'],
  ],
  standards: [
    ['Flange', 'European and SAE J744'],
    ['Cleanliness of oil', 'ISO 4406 20/18/15'],
    ['Fluid', 'Mineral oil HLP to DIN 51524-2'],
  ],
  drawing: {
    machine: 'gear pump',
    flange: 'two bolts',
    shaft: 'keyed',
    ports: 'rear',
    length: 0.5,
    extras: ['relief'],
  },
  related: ['GP2', 'TM1', 'PXR'],
  stock: { GM27A5RA10S: 2, GM211D2TA3NE: 3 },
}
