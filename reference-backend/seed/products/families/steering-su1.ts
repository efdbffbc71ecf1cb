/** SU100: hydrostatic steering unit. Numeric sku code. */

import { type Family, modifier, option, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { ports } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { STEERING_DROP, steeringResistance } from '../steering-resistance.ts'

const SIZES: readonly Size[] = [
  { eu: '50', us: '03', cm3: 51.6, bar: 150, rpm: 100, add: 0 },
  { eu: '80', us: '05', cm3: 80.3, bar: 150, rpm: 100, add: 3 },
  { eu: '100', us: '06', cm3: 99.8, bar: 150, rpm: 100, add: 5 },
  { eu: '125', us: '08', cm3: 124.1, bar: 150, rpm: 100, add: 8 },
  { eu: '160', us: '10', cm3: 159.6, bar: 150, rpm: 100, add: 12 },
  { eu: '200', us: '12', cm3: 199.4, bar: 150, rpm: 100, add: 16 },
  { eu: '315', us: '19', cm3: 315.7, bar: 150, rpm: 80, add: 26, weeks: 1 },
  { eu: '400', us: '24', cm3: 397, bar: 125, rpm: 80, add: 34, weeks: 1 },
]

const CENTRES = [
  option('O', 'Open, no reaction', 'Open centre; wheel forces do not reach the driver.'),
  option('OR', 'Open, reaction', 'Open centre; the wheel returns by itself after a bend.', {
    add: 4,
  }),
  option('C', 'Closed, no reaction', 'Closed centre for constant-pressure systems.', {
    add: 12,
    weeks: 1,
    note: 'Spool set to order: 1 more week',
  }),
]

export const SU1: Family = {
  skuCode: '271',
  productCode: 'SU100',
  name: 'SU100 Steering Unit',
  urlTitle: 'su100-steering-unit',
  brand: 'torvane',
  productType: 'steering',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Steering by oil instead of rods.</strong> Meters what the wheel turns, works as a hand pump when the engine stops.</p>',
  keywords: 'hydrostatic steering unit orbital tractor forklift boat open center',
  basePrice: 186,
  leadWeeks: 3,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      modifier('centre', ['Spool centre', 'Centre'], CENTRES),
      ports([
        ['8', 'sae8'],
        ['87', 'npt12'],
      ]),
      modifier(
        'relief',
        ['Inlet relief valve', 'Relief'],
        [
          option('A', '1450 psi', 'Relief valve set to 1450 psi.'),
          option('B', '1800 psi', 'Relief valve set to 1800 psi.'),
          option('BX', '2175 psi', 'Relief valve set to 2175 psi.'),
          option('Z', 'None', 'Without relief valve.', { add: -6 }),
        ],
      ),
      modifier(
        'column',
        ['Steering column', 'Column'],
        [
          option('1', 'Inner spline 12 teeth', 'For a separate column with 16/32 spline.'),
          option('15', 'With 6 in column', 'Steel column of 6 in with 36-tooth wheel cone.', {
            add: 38,
            weeks: 2,
            note: 'Column built to order: 2 more weeks',
          }),
        ],
      ),
      packaging([
        ['S', 'single'],
        ['C', 'carton'],
        ['P', 'pallet'],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      modifier('centre', ['Spool centre', 'Centre'], CENTRES),
      modifier(
        'relief',
        ['Inlet relief valve', 'Relief'],
        [
          option('7', '70 bar', 'Relief valve set to 70 bar.'),
          option('10', '100 bar', 'Relief valve set to 100 bar.'),
          option('12', '125 bar', 'Relief valve set to 125 bar.'),
          option('1', 'None', 'Without relief valve.', { add: -6, hidden: true }),
        ],
      ),
      modifier(
        'shock',
        ['Shock and suction valves', 'Shock'],
        [
          option('N', 'None', 'Without shock valves.'),
          option(
            'S',
            'Shock and suction',
            'Shock valves 60 bar above relief, with suction valves.',
            {
              add: 22,
            },
          ),
        ],
      ),
      ports([
        ['G', 'g12'],
        ['M', 'm18'],
      ]),
      finishes([
        ['0', 'none'],
        ['2', 'black'],
        ['25', 'marine'],
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
    value('inputTorque', 'Input torque, powered', 'torque', [1.5, 2.5]),
    value('manualTorque', 'Input torque, emergency', 'torque', 120),
    value('mass', 'Mass', 'mass', [5.2, 7.4]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-30, 90]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [12, 80]),
  ],
  general: [
    ['Principle', 'Rotary valve with orbital metering set'],
    ['Emergency steering', 'Manual, by the metering set as a pump'],
    ['Column', 'Keep axial force off the unit'],
  ],
  standards: [
    ['Steering', 'Meets the flow demands of ISO 5010'],
    ['Cleanliness of oil', 'ISO 4406 21/19/16 or better'],
    ['Fluid', 'Mineral oil HLP to DIN 51524-2'],
  ],
  drawing: {
    machine: 'steering unit',
    flange: 'square',
    shaft: 'none',
    ports: 'side',
    length: 0.4,
  },
  related: ['SUL', 'SUP', 'GP2'],
  stock: { '271100O7NG0E': 36, '27106O8A1S': 22 },
}
