/** DVB: disc valve motor with a built-in brake. Model search only: sold after a call to engineering. */

import { type Family, modifier, option, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { mounts, ports, shafts } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { seals } from '../options/seals.ts'

const SIZES: readonly Size[] = [
  { eu: '100', us: '06', cm3: 100.5, bar: 205, rpm: 748, add: 0 },
  { eu: '160', us: '10', cm3: 160.8, bar: 205, rpm: 470, add: 14 },
  { eu: '200', us: '12', cm3: 200.9, bar: 205, rpm: 375, add: 22 },
  { eu: '315', us: '19', cm3: 314.9, bar: 200, rpm: 240, add: 37 },
  { eu: '400', us: '24', cm3: 401.8, bar: 160, rpm: 185, add: 46, weeks: 1 },
]

const BRAKE_TORQUES = [
  option('3', '300 Nm', 'Static brake torque 300 Nm, opens at 16 bar.'),
  option('5', '500 Nm', 'Static brake torque 500 Nm, opens at 20 bar.', { add: 34 }),
  option('52', '520 Nm, two release ports', 'As 500 Nm, with a second release port for towing.', {
    add: 58,
    weeks: 2,
    note: 'Machined to order: 2 more weeks',
  }),
]

export const DVB: Family = {
  skuCode: 'DVB',
  productCode: 'DV400B',
  name: 'DV400B Disc Valve Motor with Brake',
  urlTitle: 'dv400b-disc-valve-motor-with-brake',
  brand: 'torvane',
  productType: 'orbital',
  modelSearchOnly: true,
  shortDescription:
    'Disc valve motor with a spring-applied multi-disc brake between gear set and output shaft. The brake is laid out with you for each machine.',
  keywords: 'orbital motor parking brake winch swing drive',
  basePrice: 688,
  leadWeeks: 7,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      mounts([
        ['A', 'saeA4', { add: 0 }],
        ['B', 'saeB2', { add: 14 }],
      ]),
      shafts([
        ['K', 'keyed114'],
        ['S', 'splined14'],
      ]),
      modifier('brake', ['Brake torque', 'Brake'], BRAKE_TORQUES),
      ports([
        ['U', 'sae10'],
        ['M', 'manifold'],
      ]),
      seals([['N', 'nbr']]),
      packaging([
        ['1', 'single'],
        ['2', 'pair'],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      modifier('brake', ['Brake torque', 'Brake'], BRAKE_TORQUES.map(offset)),
      mounts([
        ['7', 'saeA4', { add: 0 }],
        ['8', 'euro4'],
      ]),
      shafts([
        ['C', 'keyed32'],
        ['CS', 'din30'],
      ]),
      ports([
        ['G', 'g12'],
        ['M', 'm22'],
      ]),
      seals([
        ['N', 'nbr'],
        ['NV', 'fkm'],
      ]),
      finishes([
        ['0', 'none'],
        ['1', 'black'],
        ['1M', 'marine', { hidden: true }],
      ]),
      packaging([
        ['E', 'single'],
        ['D', 'pair'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure drop', 'pressure', 310),
    value('brakeRelease', 'Brake opening pressure', 'pressure', [16, 20]),
    value('brakeTorque', 'Static brake torque', 'torque', [300, 500]),
    value('radialLoad', 'Radial load, centre of key', 'force', 9800),
    value('mass', 'Mass', 'mass', [14.6, 18.2]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-30, 90]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [20, 75]),
  ],
  general: [
    ['Principle', 'Orbital motor with disc valve and spring-applied wet brake'],
    ['Brake', 'Parking brake; five emergency stops a year at most'],
    ['Order', 'By model code, after a check of the brake layout'],
  ],
  standards: [
    ['Safety', 'Layout data to ISO 13849-1 on request'],
    ['Flange and shaft', 'SAE J744'],
    ['Cleanliness of oil', 'ISO 4406 18/16/13'],
  ],
  drawing: {
    machine: 'disc motor',
    flange: 'two bolts',
    shaft: 'keyed',
    ports: 'side',
    length: 0.6,
    extras: ['brake'],
  },
  related: ['417', '622'],
}

/** In the EU the brake follows the size, so its codes start with a letter to keep the two apart. */
function offset<Item extends { readonly code: string }>(item: Item): Item {
  return { ...item, code: `B${item.code}` }
}
