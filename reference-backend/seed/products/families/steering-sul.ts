/** SUL: load-sensing steering unit. */

import { type Family, modifier, option, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { ports } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { seals } from '../options/seals.ts'
import { STEERING_DROP, steeringResistance } from '../steering-resistance.ts'

const SIZES: readonly Size[] = [
  { eu: '80', us: '49', cm3: 80.3, bar: 180, rpm: 100, add: 0 },
  { eu: '100', us: '61', cm3: 99.8, bar: 180, rpm: 100, add: 3 },
  { eu: '125', us: '76', cm3: 124.1, bar: 180, rpm: 100, add: 6 },
  { eu: '160', us: '97', cm3: 159.6, bar: 180, rpm: 100, add: 10 },
  { eu: '200', us: '122', cm3: 199.4, bar: 180, rpm: 100, add: 14 },
  { eu: '250', us: '152', cm3: 250.1, bar: 180, rpm: 80, add: 20 },
  { eu: '320', us: '195', cm3: 319, bar: 160, rpm: 80, add: 28, weeks: 1 },
]

const SIGNAL = [
  option('S', 'Static', 'No flow in the load-sensing line: for short lines.'),
  option('D', 'Dynamic', 'A constant small flow in the load-sensing line: quick in the cold.', {
    add: 8,
  }),
  option('DR', 'Dynamic, reaction', 'Dynamic signal; the wheel returns after a bend.', {
    add: 14,
    weeks: 1,
    note: 'Spool set to order: 1 more week',
  }),
]

export const SUL: Family = {
  skuCode: 'SUL',
  productCode: 'SU300L',
  name: 'SU300L Load-Sensing Steering Unit',
  urlTitle: 'su300l-load-sensing-steering-unit',
  brand: 'torvane',
  productType: 'steering',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Steering that asks the pump only for what it needs.</strong> With a priority valve the steering comes first, the rest of the flow goes to work.</p>',
  keywords: 'load sensing steering unit priority valve combine telehandler wheel loader',
  basePrice: 264,
  leadWeeks: 4,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      modifier('signal', ['Load signal', 'Signal'], SIGNAL),
      modifier(
        'relief',
        ['Signal relief valve', 'Relief'],
        [
          option('1', '2030 psi', 'Relief valve in the signal line, set to 2030 psi.'),
          option('17', '2540 psi', 'Relief valve in the signal line, set to 2540 psi.'),
        ],
      ),
      ports([
        ['U', 'sae8'],
        ['U10', 'sae10'],
      ]),
      seals([
        ['N', 'nbr'],
        ['H', 'hnbr'],
      ]),
      packaging([
        ['1', 'single'],
        ['6', 'carton'],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      modifier(
        'relief',
        ['Signal relief valve', 'Relief'],
        [
          option('A', '140 bar', 'Relief valve in the signal line, set to 140 bar.'),
          option('A1', '160 bar', 'Relief valve in the signal line, set to 160 bar.'),
          option('B', '180 bar', 'Relief valve in the signal line, set to 180 bar.'),
        ],
      ),
      modifier('signal', ['Load signal', 'Signal'], SIGNAL),
      ports([
        ['G', 'g12'],
        ['M', 'm18'],
        ['MX', 'm22', { hidden: true }],
      ]),
      modifier(
        'gain',
        ['Ratio at high speed', 'Gain'],
        [option('1', 'Linear', 'The same ratio at every speed of the wheel.')],
      ),
      seals([
        ['N', 'nbr'],
        ['H', 'hnbr'],
      ]),
      packaging([
        ['E', 'single'],
        ['K', 'carton'],
        ['P', 'pallet'],
      ]),
    ],
  },
  resistance: steeringResistance(SIZES),
  technical: [
    value('pressureDrop', 'Pressure drop at nominal flow', 'pressure', STEERING_DROP),
    value('returnPressure', 'Return pressure', 'pressure', 40),
    value('controlPressure', 'Control pressure difference', 'pressure', [4, 10]),
    value('inputTorque', 'Input torque, powered', 'torque', [1.5, 2.5]),
    value('mass', 'Mass', 'mass', [5.9, 8.1]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-30, 90]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [12, 80]),
  ],
  general: [
    ['Principle', 'Rotary valve with orbital metering set, load-sensing'],
    ['Emergency steering', 'Manual, by the metering set as a pump'],
    ['Goes with', 'Priority valve of at least the steering flow'],
  ],
  standards: [
    ['Steering', 'Meets the flow demands of ISO 5010'],
    ['Cleanliness of oil', 'ISO 4406 21/19/16 or better'],
  ],
  drawing: {
    machine: 'steering unit',
    flange: 'square',
    shaft: 'none',
    ports: 'side',
    length: 0.6,
    extras: ['relief', 'valve block'],
  },
  related: ['271', 'SUP', 'PXS'],
  stock: { SUL61S1UN1: 1, SUL100ASG1NE: 2 },
}
