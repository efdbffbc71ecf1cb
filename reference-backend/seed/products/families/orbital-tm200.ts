/** TM200: the spool valve orbital motor that most customers start with. */

import { type Family, option, optionalModifier, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { mounts, ports, shafts } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { seals } from '../options/seals.ts'
import { speedSensor } from '../options/sensors.ts'

const SIZES: readonly Size[] = [
  { eu: '50', us: '31', cm3: 51.6, bar: 140, rpm: 775, add: 0 },
  { eu: '80', us: '49', cm3: 80.3, bar: 140, rpm: 750, add: 4 },
  { eu: '100', us: '61', cm3: 99.8, bar: 140, rpm: 600, add: 6 },
  { eu: '125', us: '77', cm3: 125.7, bar: 140, rpm: 475, add: 9 },
  { eu: '160', us: '96', cm3: 159.6, bar: 125, rpm: 375, add: 13 },
  { eu: '200', us: '122', cm3: 199.8, bar: 110, rpm: 300, add: 17 },
  { eu: '250', us: '154', cm3: 250.1, bar: 100, rpm: 240, add: 22 },
  { eu: '315', us: '193', cm3: 315.7, bar: 85, rpm: 190, add: 28, weeks: 1 },
  { eu: '400', us: '242', cm3: 397, bar: 65, rpm: 150, add: 35, weeks: 2 },
]

const CHECK_VALVES = option(
  'K',
  'Internal check valves',
  'Two check valves lead case oil to the low-pressure port: no drain line up to 10 bar return.',
)

export const TM200: Family = {
  skuCode: 'TM2',
  replaces: [{ skuCode: 'TMA', name: 'TM180 Orbital Motor' }],
  productCode: 'TM200',
  name: 'TM200 Orbital Motor',
  urlTitle: 'tm200-orbital-motor',
  brand: 'torvane',
  productType: 'orbital',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Spool valve orbital motor with a roller gear set.</strong> A compact drive for sweepers, conveyors, augers and winches that starts smoothly and bears a belt or chain on its shaft.</p>',
  keywords: 'geroler gerotor low speed high torque LSHT hydraulic motor sweeper conveyor auger',
  basePrice: 236,
  leadWeeks: 3,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      shafts([
        ['A', 'keyed1'],
        ['A2', 'woodruff1'],
        ['B', 'splined6b'],
        ['T', 'tapered25'],
        ['B4', 'splined14', { hidden: true }],
      ]),
      mounts([
        ['1', 'saeA2'],
        ['5', 'saeA4'],
        ['6', 'square'],
      ]),
      ports([
        ['U', 'sae10'],
        ['UM', 'manifold'],
        ['N', 'npt12'],
      ]),
      seals([
        ['3', 'nbr'],
        ['7', 'fkm'],
        ['8', 'highCase'],
      ]),
      finishes([
        ['B', 'black'],
        ['X', 'none'],
        ['Z', 'zincNickel'],
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
        ['A', 'saeA2'],
        ['A4', 'saeA4'],
        ['Q', 'square'],
        ['E', 'magneto'],
      ]),
      shafts([
        ['C', 'keyed25'],
        ['C2', 'keyed32'],
        ['K', 'tapered25'],
        ['S', 'splined6b'],
      ]),
      ports([
        ['G', 'g12'],
        ['2M', 'm22'],
        ['F', 'manifoldMetric'],
      ]),
      optionalModifier(
        'drain',
        ['Case drain', 'Drain'],
        [
          CHECK_VALVES,
          option('D', 'Drain port G 1/4', 'Outside drain port: for return pressure above 10 bar.', {
            add: 4,
          }),
        ],
      ),
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
        ['L', 'cold'],
        ['W', 'highCase'],
      ]),
      speedSensor([
        ['5', 'pulse'],
        ['52', 'quadrature'],
      ]),
      finishes([
        ['B', 'black'],
        ['O', 'none'],
        ['M', 'marine'],
        ['BX', 'foodWhite', { hidden: true }],
      ]),
      packaging([
        ['1', 'single'],
        ['K', 'carton'],
        ['P', 'pallet'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure drop', 'pressure', 225),
    value('startPressure', 'No-load starting pressure', 'pressure', [7, 10]),
    value('returnPressure', 'Return pressure without drain line', 'pressure', 10),
    value('radialLoad', 'Radial load, centre of key, 200 rpm', 'force', 5400),
    value('mass', 'Mass', 'mass', [5.6, 8]),
    value('overallLength', 'Length without shaft', 'length', [133, 184]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-30, 90]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [20, 75]),
  ],
  general: [
    ['Principle', 'Orbital motor, roller gear set 6/7, spool valve in the output shaft'],
    ['Output bearing', 'Two plain bearings, hardened'],
    ['Direction of rotation', 'Reversible; clockwise with pressure at port A'],
    ['Connection', 'Open or closed circuit, series connection up to the peak pressure'],
  ],
  standards: [
    ['Flange and shaft', 'SAE J744, ISO 3019-1'],
    ['Cleanliness of oil', 'ISO 4406 20/18/13 or better'],
    ['Fluid', 'Mineral oil HLP to DIN 51524-2, HEES on request'],
  ],
  drawing: {
    machine: 'spool motor',
    flange: 'two bolts',
    shaft: 'keyed',
    ports: 'side',
    length: 0.45,
    extras: ['drain'],
  },
  related: ['TM1', '417', 'TMW', 'PX6'],
  stock: { TM280ACGNO1: 42, TM2100ACGNO1: 18, TM249A1U3XS: 60, TM261A1U3XS: 0 },
}
