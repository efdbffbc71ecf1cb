/** GP20: external gear pump of group 2. */

import { type Family, option, optionalModifier, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { driveShafts, mounts, ports } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { rotations } from '../options/rotations.ts'
import { seals } from '../options/seals.ts'

const SIZES: readonly Size[] = [
  { eu: '4', us: '02', cm3: 4.1, bar: 250, rpm: 4000, add: 0 },
  { eu: '6', us: '04', cm3: 6.1, bar: 250, rpm: 4000, add: 1 },
  { eu: '8', us: '05', cm3: 8.2, bar: 250, rpm: 3500, add: 3 },
  { eu: '11', us: '07', cm3: 11.3, bar: 250, rpm: 3500, add: 5 },
  { eu: '14', us: '09', cm3: 14.4, bar: 250, rpm: 3000, add: 7 },
  { eu: '16', us: '10', cm3: 16.5, bar: 230, rpm: 3000, add: 9 },
  { eu: '19', us: '12', cm3: 19.4, bar: 210, rpm: 3000, add: 12 },
  { eu: '22', us: '14', cm3: 22.7, bar: 190, rpm: 2500, add: 15 },
  { eu: '26', us: '16', cm3: 26, bar: 170, rpm: 2500, add: 18, weeks: 1 },
]

export const GP20: Family = {
  skuCode: 'GP2',
  productCode: 'QF-GP20',
  name: 'GP20 Gear Pump, Group 2',
  urlTitle: 'gp20-gear-pump',
  brand: 'quillon',
  productType: 'gear',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>The workhorse of tractors and loaders.</strong> 4 to 26 cm³, with a relief or priority valve in the cover when there is no room for one in the line.</p>',
  keywords: 'external gear pump group 2 tractor loader priority valve aluminium',
  basePrice: 94,
  leadWeeks: 2,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      rotations([
        ['R', 'right'],
        ['L', 'left'],
      ]),
      driveShafts([
        ['9', 'splined9', { add: 2 }],
        ['91', 'splined11'],
        ['5', 'keyed58'],
        ['53', 'keyed34'],
      ]),
      mounts([
        ['A', 'saeA2'],
        ['E', 'euroGear'],
      ]),
      ports([
        ['8', 'sae8'],
        ['10', 'sae10'],
      ]),
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
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
        ['P', 'euroGear'],
        ['PD', 'german'],
        ['S', 'saeA2'],
      ]),
      driveShafts([
        ['1', 'tapered58', { add: 0 }],
        ['15', 'splined9'],
        ['2', 'tang'],
      ]),
      rotations([
        ['D', 'right'],
        ['S', 'left'],
        ['R', 'both'],
      ]),
      ports([
        ['E', 'euroFlange'],
        ['B', 'germanFlange'],
        ['G', 'g12'],
        ['GM', 'm22'],
      ]),
      optionalModifier(
        'valve',
        ['Valve in the cover', 'Valve'],
        [
          option('7', 'Relief 160 bar', 'Direct relief valve, set to 160 bar, back to the inlet.', {
            add: 22,
          }),
          option(
            '71',
            'Relief 210 bar',
            'Direct relief valve, set to 210 bar, back to the inlet.',
            {
              add: 22,
            },
          ),
          option('9', 'Priority 8 l/min', 'Gives 8 l/min to steering first, the rest to work.', {
            add: 41,
            weeks: 2,
            note: 'Cover machined to order: 2 more weeks',
          }),
        ],
      ),
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
        ['C', 'cold'],
      ]),
      finishes([
        ['0', 'none'],
        ['1', 'anodised'],
        ['11', 'black', { hidden: true }],
      ]),
      packaging([
        ['E', 'single'],
        ['K', 'carton'],
        ['L', 'pallet'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure', 'pressure', 300),
    value('inletPressure', 'Inlet pressure, absolute', 'pressure', [0.7, 3]),
    value('mass', 'Mass', 'mass', [2.1, 3]),
    value('overallLength', 'Length without shaft', 'length', [86, 124]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-20, 80]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [15, 100]),
  ],
  general: [
    ['Principle', 'External gear pump, axial gap compensation'],
    ['Body', 'Extruded aluminium, covers cast aluminium'],
    ['Multiple pumps', 'Up to four stages on one shaft on request'],
  ],
  standards: [
    ['Flange', 'European, German and SAE J744'],
    ['Cleanliness of oil', 'ISO 4406 20/18/15'],
    ['Fluid', 'Mineral oil HLP to DIN 51524-2'],
  ],
  drawing: {
    machine: 'gear pump',
    flange: 'square',
    shaft: 'tapered',
    ports: 'side',
    length: 0.45,
    extras: ['through bolts'],
  },
  related: ['GP1', 'GP3', 'GM2', '271'],
  stock: { GP26P1DEN0E: 5 },
}
