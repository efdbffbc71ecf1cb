/** SUP: flow-amplifying steering unit for heavy machines. */

import { type Family, modifier, option, optionalModifier, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { ports } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { STEERING_DROP, steeringResistance } from '../steering-resistance.ts'

const SIZES: readonly Size[] = [
  { eu: '160', us: '10', cm3: 160, bar: 210, rpm: 100, add: 0 },
  { eu: '240', us: '15', cm3: 240, bar: 210, rpm: 100, add: 16 },
  { eu: '315', us: '19', cm3: 315, bar: 210, rpm: 100, add: 30 },
  { eu: '460', us: '28', cm3: 460, bar: 210, rpm: 80, add: 56 },
  { eu: '630', us: '38', cm3: 630, bar: 210, rpm: 80, add: 88, weeks: 2 },
]

const RATIOS = modifier(
  'ratio',
  ['Amplification', 'Ratio'],
  [
    option('A', '1 : 1.6', 'Emergency steering needs 1.6 times the turns.'),
    option('A2', '1 : 2', 'Emergency steering needs twice the turns.', { add: 18 }),
    option('B', '1 : 2.5', 'Emergency steering needs two and a half times the turns.', {
      add: 34,
      weeks: 2,
      note: 'Sleeve to order: 2 more weeks',
    }),
  ],
)

const ANGLE_SENSOR = [
  option('S', 'Angle sensor, CAN', 'Two-channel sensor for automatic guidance.', {
    add: 214,
    weeks: 4,
    note: 'Sensor made to order: 4 more weeks',
  }),
  option('SP', 'Prepared', 'Target fitted, sensor port closed with a plug.', { add: 36 }),
]

export const SUP: Family = {
  skuCode: 'SUP',
  productCode: 'SU600P',
  name: 'SU600P Amplifying Steering Unit',
  urlTitle: 'su600p-amplifying-steering-unit',
  brand: 'torvane',
  productType: 'steering',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Small wheel, large axle.</strong> Adds pump flow to the metered flow, so that emergency steering stays light on wheel loaders and dumpers.</p>',
  keywords: 'flow amplifying steering unit wheel loader dumper heavy angle sensor guidance',
  basePrice: 438,
  leadWeeks: 6,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      RATIOS,
      ports([
        ['10', 'sae10'],
        ['1', 'sae12'],
      ]),
      optionalModifier('angle', ['Steering angle sensor', 'Angle'], ANGLE_SENSOR),
      modifier(
        'relief',
        ['Signal relief valve', 'Relief'],
        [
          option('K', '2540 psi', 'Signal relief valve set to 2540 psi.'),
          option('L', '3045 psi', 'Signal relief valve set to 3045 psi.'),
        ],
      ),
      packaging([
        ['1', 'single'],
        ['3', 'box'],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      RATIOS,
      ports([
        ['G', 'g12'],
        ['G3', 'g34'],
        ['M', 'm22'],
      ]),
      modifier(
        'relief',
        ['Signal relief valve', 'Relief'],
        [
          option('5', '175 bar', 'Signal relief valve set to 175 bar.'),
          option('7', '210 bar', 'Signal relief valve set to 210 bar.'),
        ],
      ),
      optionalModifier('angle', ['Steering angle sensor', 'Angle'], ANGLE_SENSOR),
      finishes([
        ['O', 'none'],
        ['B', 'black'],
        ['BF', 'zincNickel', { hidden: true }],
      ]),
      packaging([
        ['1', 'single'],
        ['3', 'box'],
        ['8', 'halfPallet'],
      ]),
    ],
  },
  resistance: steeringResistance(SIZES),
  technical: [
    value('pressureDrop', 'Pressure drop at nominal flow', 'pressure', STEERING_DROP),
    value('returnPressure', 'Return pressure', 'pressure', 40),
    value('inputTorque', 'Input torque, powered', 'torque', [2, 3]),
    value('mass', 'Mass', 'mass', [11.8, 15.6]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-30, 90]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [12, 80]),
  ],
  general: [
    ['Principle', 'Rotary valve with orbital metering set and amplifying spool'],
    ['Emergency steering', 'Manual, without amplification'],
    ['Guidance', 'With angle sensor ready for automatic steering'],
  ],
  standards: [
    ['Steering', 'Meets the flow demands of ISO 5010'],
    ['Cleanliness of oil', 'ISO 4406 20/18/15'],
  ],
  drawing: {
    machine: 'steering unit',
    flange: 'square',
    shaft: 'none',
    ports: 'side',
    length: 0.85,
    extras: ['sensor', 'actuator'],
  },
  related: ['SUL', '271', 'PV4'],
}
