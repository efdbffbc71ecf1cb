/** RK80: crankshaft radial piston motor. */

import { type Family, modifier, option, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { ports, shafts } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { rotations } from '../options/rotations.ts'
import { seals } from '../options/seals.ts'
import { speedSensor } from '../options/sensors.ts'

const SIZES: readonly Size[] = [
  { eu: '125', us: '8', cm3: 124.7, bar: 250, rpm: 900, add: 0 },
  { eu: '200', us: '12', cm3: 199.2, bar: 250, rpm: 800, add: 40 },
  { eu: '300', us: '18', cm3: 304.1, bar: 250, rpm: 650, add: 110 },
  { eu: '400', us: '25', cm3: 401.6, bar: 250, rpm: 550, add: 180 },
  { eu: '600', us: '36', cm3: 595.3, bar: 250, rpm: 450, add: 310 },
  { eu: '800', us: '49', cm3: 807.2, bar: 250, rpm: 400, add: 460 },
  { eu: '1K1', us: '67', cm3: 1105, bar: 250, rpm: 330, add: 680, weeks: 2 },
  { eu: '1K6', us: '98', cm3: 1608, bar: 250, rpm: 250, add: 990, weeks: 3 },
]

export const RK80: Family = {
  skuCode: 'RK8',
  productCode: 'DM-RK80',
  name: 'RK80 Radial Piston Motor',
  urlTitle: 'rk80-radial-piston-motor',
  brand: 'drevmark',
  productType: 'radial',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Five pistons on one crank.</strong> Runs evenly at 1 rpm, starts with 90 % of its torque: for anchor winches, injection screws and ladle turrets.</p>',
  keywords: 'radial piston crankshaft motor winch injection moulding slow running five star',
  basePrice: 1320,
  leadWeeks: 8,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      shafts([
        ['P', 'keyed112', { add: 0 }],
        ['S', 'splined17'],
        ['SF', 'splined23'],
      ]),
      ports([
        ['1', 'split1', { add: 0 }],
        ['12', 'split112'],
        ['3', 'split114'],
      ]),
      rotations([
        ['R', 'right'],
        ['L', 'left'],
      ]),
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
        ['F', 'epdm', { hidden: true }],
      ]),
      finishes([
        ['1', 'primer', { add: 0 }],
        ['4', 'marine'],
      ]),
      packaging([
        ['C', 'crate'],
        ['C2', 'pair'],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      shafts([
        ['P', 'keyed50', { add: 0 }],
        ['D', 'din50'],
        ['D2', 'splined17'],
      ]),
      rotations([
        ['R', 'right'],
        ['L', 'left'],
      ]),
      ports([
        ['1', 'split1', { add: 0 }],
        ['14', 'split114'],
      ]),
      modifier(
        'bearing',
        ['Output bearing', 'Bearing'],
        [
          option('A', 'Standard', 'Two spherical roller bearings for couplings and light belts.'),
          option('AX', 'Reinforced', 'Two larger spherical roller bearings for winch drums.', {
            add: 212,
            weeks: 2,
            note: 'Bearings to order: 2 more weeks',
          }),
        ],
      ),
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
        ['W', 'highCase'],
      ]),
      speedSensor([
        ['6', 'pulse'],
        ['62', 'quadrature'],
        ['7', 'can'],
      ]),
      finishes([
        ['B', 'primer', { add: 0 }],
        ['M', 'marine'],
      ]),
      packaging([
        ['K', 'crate'],
        ['K2', 'pair'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure', 'pressure', 300),
    value('casePressure', 'Case pressure', 'pressure', 5),
    value('lowestSpeed', 'Lowest even speed', 'speed', 1),
    value('radialLoad', 'Radial load, centre of key', 'force', 38000),
    value('power', 'Continuous power', 'power', [22, 110]),
    value('mass', 'Mass', 'mass', [46, 190]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-30, 80]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [30, 50]),
  ],
  general: [
    ['Principle', 'Radial piston motor, five hydrostatically balanced pistons on a crankshaft'],
    ['Direction of rotation', 'Reversible; the code names the direction with pressure at port A'],
    ['Mounting position', 'Any; drain line above the bearings'],
  ],
  standards: [
    ['Ports', 'ISO 6162-1, ISO 6162-2'],
    ['Marine use', 'Certificate 3.1 to EN 10204 on request'],
    ['Cleanliness of oil', 'ISO 4406 18/16/13'],
  ],
  drawing: {
    machine: 'star motor',
    flange: 'square',
    shaft: 'keyed',
    ports: 'rear',
    length: 0.6,
    extras: ['drain'],
  },
  related: ['RC2', '622', 'VD3'],
}
