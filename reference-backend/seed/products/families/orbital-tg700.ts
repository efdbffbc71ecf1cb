/**
 * TG700: the one family whose model codes are ambiguous on purpose. Shaft `A` followed by port `2N`
 * and shaft `A2` followed by port `N` are written the same, in both zones:
 *
 * - US `TGX61A2N3BS`: 6.1 in³, 1-1/4 in keyed shaft, ports 2N = manifold face | tapered, ports N = NPTF
 * - EU `TGX200BA2NVB1`: 200 cm³, shaft A and ports 2N | shaft A2 and ports N
 *
 * Every code with another shaft (`B…`) or other ports (`U`, `G`) has one reading.
 */

import { type Family, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { mounts, ports, shafts } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { seals } from '../options/seals.ts'

const SIZES: readonly Size[] = [
  { eu: '100', us: '61', cm3: 100.8, bar: 172, rpm: 680, add: 0 },
  { eu: '160', us: '96', cm3: 160.2, bar: 172, rpm: 470, add: 9 },
  { eu: '200', us: '122', cm3: 200.4, bar: 172, rpm: 380, add: 14 },
  { eu: '250', us: '154', cm3: 249.6, bar: 155, rpm: 300, add: 20 },
  { eu: '390', us: '238', cm3: 390.4, bar: 120, rpm: 195, add: 31, weeks: 1 },
]

export const TG700: Family = {
  skuCode: 'TGX',
  replaces: [{ skuCode: 'TG5', name: 'TG500 High-Torque Orbital Motor' }],
  productCode: 'TG700',
  name: 'TG700 High-Torque Orbital Motor',
  urlTitle: 'tg700-high-torque-orbital-motor',
  brand: 'torvane',
  productType: 'orbital',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Oversized shaft and drive link for shock loads.</strong> Takes the place of older cast-iron motors bolt for bolt, and keeps their order codes, ambiguities included.</p>',
  keywords: 'replacement motor high torque drive link auger digger legacy code',
  basePrice: 358,
  leadWeeks: 4,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      shafts([
        ['A', 'keyed114'],
        ['A2', 'tapered114'],
        ['B', 'splined14'],
      ]),
      ports([
        ['N', 'npt12'],
        ['2N', 'manifold'],
        ['U', 'sae10'],
      ]),
      seals([
        ['3', 'nbr'],
        ['7', 'fkm'],
      ]),
      finishes([
        ['B', 'black'],
        ['X', 'none'],
        ['XB', 'blue', { hidden: true }],
      ]),
      packaging([
        ['S', 'single'],
        ['C', 'carton'],
        ['P', 'pallet'],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      mounts([
        ['B', 'saeA4', { add: 0 }],
        ['W', 'wheel'],
      ]),
      shafts([
        ['A', 'keyed32'],
        ['A2', 'tapered35'],
        ['B', 'splined14'],
      ]),
      ports([
        ['N', 'm22'],
        ['2N', 'manifoldMetric'],
        ['G', 'g12'],
      ]),
      seals([
        ['S', 'nbr'],
        ['V', 'fkm'],
        ['SL', 'cold', { hidden: true }],
      ]),
      finishes([
        ['O', 'none'],
        ['B', 'black'],
      ]),
      packaging([
        ['1', 'single'],
        ['K', 'carton'],
        ['P', 'pallet'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure drop', 'pressure', 240),
    value('startPressure', 'No-load starting pressure', 'pressure', [6, 9]),
    value('returnPressure', 'Return pressure without drain line', 'pressure', 70),
    value('radialLoad', 'Radial load, centre of key', 'force', 8900),
    value('mass', 'Mass', 'mass', [10.4, 13.6]),
    value('overallLength', 'Length without shaft', 'length', [164, 209]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-30, 90]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [20, 75]),
  ],
  general: [
    ['Principle', 'Orbital motor, roller gear set, 1-3/8 in drive link'],
    ['Output bearing', 'Needle bearing 38 mm with thrust bearing'],
    ['Order code', 'Legacy code: shaft A with ports 2N reads like shaft A2 with ports N'],
  ],
  standards: [
    ['Flange and shaft', 'SAE J744'],
    ['Cleanliness of oil', 'ISO 4406 20/18/13 or better'],
    ['Fluid', 'Mineral oil HLP to DIN 51524-2'],
  ],
  drawing: {
    machine: 'spool motor',
    flange: 'four bolts',
    shaft: 'splined',
    ports: 'rear',
    length: 0.65,
  },
  related: ['TM2', '417', '622'],
}
