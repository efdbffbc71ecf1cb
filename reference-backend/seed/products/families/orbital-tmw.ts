/** TMW: orbital wheel motor with its flange set back over the bearing. */

import { type Family, modifier, option, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { mounts, ports, shafts } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { seals } from '../options/seals.ts'
import { speedSensor } from '../options/sensors.ts'

const SIZES: readonly Size[] = [
  { eu: '100', us: '61', cm3: 99.8, bar: 155, rpm: 600, add: 0 },
  { eu: '125', us: '77', cm3: 125.7, bar: 155, rpm: 475, add: 4 },
  { eu: '160', us: '96', cm3: 159.6, bar: 155, rpm: 375, add: 8 },
  { eu: '200', us: '122', cm3: 199.8, bar: 155, rpm: 300, add: 13 },
  { eu: '250', us: '154', cm3: 250.1, bar: 125, rpm: 240, add: 18 },
  { eu: '315', us: '193', cm3: 315.7, bar: 110, rpm: 190, add: 24, weeks: 1 },
  { eu: '375', us: '228', cm3: 373.9, bar: 90, rpm: 160, add: 30, weeks: 1 },
]

const BRAKES = [
  option('0', 'No brake', 'Plain motor; hold the machine by other means.'),
  option('B', 'Spring brake 400 Nm', 'Spring-applied multi-disc brake, opens at 18 bar, 400 Nm.', {
    add: 210,
    weeks: 2,
    note: 'Brake tested to order: 2 more weeks',
  }),
  option('B8', 'Spring brake 800 Nm', 'Spring-applied multi-disc brake, opens at 22 bar, 800 Nm.', {
    add: 268,
    weeks: 2,
    note: 'Brake tested to order: 2 more weeks',
  }),
]

export const TMW: Family = {
  skuCode: 'TMW',
  productCode: 'TMW200',
  name: 'TMW200 Orbital Wheel Motor',
  urlTitle: 'tmw200-orbital-wheel-motor',
  brand: 'torvane',
  productType: 'orbital',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Wheel motor for mowers, trolleys and skid steers.</strong> The load line runs between two tapered roller bearings, so the wheel may be bolted straight to the hub.</p>',
  keywords: 'wheel drive motor mower skid steer hub orbital brake traction',
  basePrice: 318,
  leadWeeks: 4,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      mounts([['W', 'wheel', { add: 0 }]]),
      shafts([
        ['5', 'flanged5'],
        ['54', 'tapered114'],
        ['1', 'keyed114'],
      ]),
      ports([
        ['U', 'sae10'],
        ['U4', 'sae10Rear'],
      ]),
      modifier('brake', ['Parking brake', 'Brake'], BRAKES),
      seals([
        ['N', 'nbr'],
        ['H', 'highCase'],
      ]),
      finishes([
        ['1', 'black'],
        ['3', 'zincNickel'],
      ]),
      packaging([
        ['S', 'single'],
        ['B', 'box'],
        ['P', 'halfPallet'],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      mounts([['W', 'wheel', { add: 0 }]]),
      modifier('brake', ['Parking brake', 'Brake'], BRAKES),
      shafts([
        ['T', 'tapered35'],
        ['F', 'flanged5'],
        ['C', 'keyed32'],
      ]),
      ports([
        ['G', 'g12'],
        ['GR', 'g12Rear'],
        ['M', 'm22'],
      ]),
      seals([
        ['N', 'nbr'],
        ['W', 'highCase'],
        ['V', 'fkm', { hidden: true }],
      ]),
      speedSensor([
        ['4', 'pulse'],
        ['42', 'deutsch'],
      ]),
      finishes([
        ['B', 'black'],
        ['BZ', 'zincNickel'],
        ['G', 'grey'],
      ]),
      packaging([
        ['1', 'single'],
        ['3', 'box'],
        ['8', 'halfPallet'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure drop', 'pressure', 240),
    value('brakeRelease', 'Brake opening pressure', 'pressure', [18, 22]),
    value('casePressure', 'Case pressure', 'pressure', 10),
    value('radialLoad', 'Radial load, wheel centre, 200 rpm', 'force', 11200),
    value('mass', 'Mass', 'mass', [9.1, 15.8]),
    value('overallLength', 'Length behind the flange', 'length', [118, 196]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-30, 90]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [20, 75]),
  ],
  general: [
    ['Principle', 'Orbital motor, roller gear set 6/7, spool valve'],
    ['Output bearing', 'Two tapered roller bearings in X arrangement'],
    ['Direction of rotation', 'Reversible'],
    ['Wheel', 'Rim to be centred on the hub; do not hammer on the shaft'],
  ],
  standards: [
    ['Wheel studs', 'M14 × 1.5, bolt circle 139.7 mm'],
    ['Cleanliness of oil', 'ISO 4406 20/18/13 or better'],
    ['Fluid', 'Mineral oil HLP and HVLP to DIN 51524'],
  ],
  drawing: {
    machine: 'spool motor',
    flange: 'wheel',
    shaft: 'tapered',
    ports: 'side',
    length: 0.5,
    extras: ['brake'],
  },
  related: ['TM2', 'RC2', '622'],
  stock: { TMW77W5U0N1S: 3, TMW125W0TGNB1: 4 },
}
