/** TM100: the small orbital motor for brushes, spreaders and tools. */

import { type Family, modifier, option, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { mounts, ports, shafts } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { rotations } from '../options/rotations.ts'
import { seals } from '../options/seals.ts'

const SIZES: readonly Size[] = [
  { eu: '8', us: '05', cm3: 8.2, bar: 100, rpm: 1950, add: 0 },
  { eu: '12', us: '08', cm3: 12.9, bar: 100, rpm: 1550, add: 2 },
  { eu: '20', us: '12', cm3: 19.9, bar: 100, rpm: 1000, add: 4 },
  { eu: '32', us: '19', cm3: 31.6, bar: 100, rpm: 630, add: 6 },
  { eu: '40', us: '24', cm3: 39.8, bar: 90, rpm: 500, add: 8 },
  { eu: '50', us: '31', cm3: 50.3, bar: 70, rpm: 400, add: 10, weeks: 1 },
]

export const TM100: Family = {
  skuCode: 'TM1',
  productCode: 'TM100',
  name: 'TM100 Small Orbital Motor',
  urlTitle: 'tm100-small-orbital-motor',
  brand: 'torvane',
  productType: 'orbital',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Two kilograms of motor for brushes, spreaders and small winches.</strong> Orbital gear set with drum valve in a housing that fits into a hand.</p>',
  keywords: 'gerotor mini motor salt spreader brush winch small low speed high torque',
  basePrice: 148,
  leadWeeks: 2,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      shafts([
        ['A', 'keyed58'],
        ['AT', 'tapered58'],
        ['S', 'splined9'],
      ]),
      mounts([
        ['3', 'saeAA'],
        ['4', 'square', { add: 3 }],
      ]),
      ports([
        ['U', 'sae6'],
        ['U8', 'sae8', { add: 3 }],
      ]),
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
      ]),
      finishes([
        ['0', 'none'],
        ['1', 'black'],
      ]),
      packaging([
        ['S', 'single'],
        ['C', 'carton'],
        ['P', 'pallet'],
        ['PX', 'bulk', { hidden: true }],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      mounts([
        ['C', 'saeAA'],
        ['R', 'euroGearSmall', { add: 4 }],
      ]),
      shafts([
        ['16', 'keyed16'],
        ['1', 'splined9'],
        ['7', 'tapered58'],
      ]),
      ports([
        ['G', 'g38'],
        ['GM', 'm18'],
      ]),
      rotations([
        ['R', 'right'],
        ['L', 'reversed'],
      ]),
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
        ['VL', 'cold', { hidden: true }],
      ]),
      modifier(
        'drain',
        ['Case drain', 'Drain'],
        [option('8', 'Drain port G 1/8', 'Outside drain port G 1/8, plugged on delivery.')],
      ),
      finishes([
        ['O', 'none'],
        ['B', 'black'],
      ]),
      packaging([
        ['1', 'single'],
        ['12', 'carton'],
        ['48', 'pallet'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure drop', 'pressure', 200),
    value('startPressure', 'No-load starting pressure', 'pressure', [4, 6]),
    value('returnPressure', 'Return pressure without drain line', 'pressure', 25),
    value('radialLoad', 'Radial load, centre of key', 'force', 1600),
    value('mass', 'Mass', 'mass', [1.9, 2.3]),
    value('overallLength', 'Length without shaft', 'length', [104, 125]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-30, 90]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [20, 75]),
  ],
  general: [
    ['Principle', 'Orbital motor, fixed gerotor set 6/7, drum valve on the shaft'],
    ['Output bearing', 'Plain bearing and needle bearing'],
    ['Connection', 'Open or closed circuit'],
  ],
  standards: [
    ['Flange and shaft', 'SAE J744'],
    ['Cleanliness of oil', 'ISO 4406 20/18/13 or better'],
    ['Fluid', 'Mineral oil HLP to DIN 51524-2'],
  ],
  drawing: {
    machine: 'spool motor',
    flange: 'two bolts',
    shaft: 'keyed',
    ports: 'side',
    length: 0.1,
    extras: ['slim'],
  },
  related: ['TM2', 'GM2', 'PX6'],
  stock: { TM112C16GRN8O1: 120, TM108A3UN0S: 75 },
}
