/** PXS: work section of a load-sensing valve bank. */

import { type Family, modifier, option, value } from '../family.ts'
import { finishes } from '../options/finishes.ts'
import { ports } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'

const SPOOLS = [
  option('A', '10 l/min', 'Fine spool, 10 l/min on both ports.'),
  option('A2', '25 l/min', '25 l/min on both ports.'),
  option('B', '40 l/min', '40 l/min on both ports.'),
  option('B6', '65 l/min', '65 l/min on both ports.', { add: 8 }),
  option('C', '100 l/min', '100 l/min on both ports.', { add: 14 }),
  option('C3', '130 l/min', '130 l/min without compensator.', { add: 18, hidden: true }),
]

const ACTUATION = [
  option('M', 'Lever', 'Spring-centred lever.'),
  option('ME', 'Lever and electric', 'Lever, with proportional solenoids beside it.', {
    add: 264,
    weeks: 2,
    note: 'Solenoid heads to order: 2 more weeks',
  }),
  option('H', 'Hydraulic', 'Pilot lines, 5 to 15 bar.', { add: 36 }),
  option('X', 'CAN', 'Electronics in the head, CANopen or J1939.', {
    add: 488,
    weeks: 5,
    note: 'Heads made to order: 5 more weeks',
  }),
]

export const PXS: Family = {
  skuCode: 'PXS',
  productCode: 'QF-PXS',
  name: 'PXS Load-Sensing Valve Section',
  urlTitle: 'pxs-load-sensing-valve-section',
  brand: 'quillon',
  productType: 'valve',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>One section, one function.</strong> Pre-compensated work section for banks of up to ten: the speed follows the lever, not the load.</p>',
  keywords: 'sectional valve load sensing pre-compensated mobile crane bank work section',
  basePrice: 284,
  leadWeeks: 5,
  sizes: [],
  modifiers: {
    US: [
      modifier('spool', ['Spool flow', 'Spool'], SPOOLS),
      modifier(
        'centre',
        ['Spool centre', 'Centre'],
        [
          option('1', 'Closed', 'A and B blocked in the middle.'),
          option('14', 'Motor', 'A and B lead to tank in the middle.'),
        ],
      ),
      modifier('actuation', ['Actuation', 'Actuation'], ACTUATION),
      modifier(
        'portValves',
        ['Port valves', 'Port valves'],
        [
          option('0', 'None', 'Ports plugged.'),
          option('8', 'Shock and suction', 'Shock valves, set to 2900 psi, with suction valves.', {
            add: 44,
          }),
        ],
      ),
      ports([
        ['U', 'sae8'],
        ['U1', 'sae10'],
      ]),
      packaging([
        ['S', 'single'],
        ['C', 'carton'],
        ['P', 'pallet'],
      ]),
    ],
    EU: [
      modifier('actuation', ['Actuation', 'Actuation'], ACTUATION),
      modifier('spool', ['Spool flow', 'Spool'], SPOOLS),
      modifier(
        'centre',
        ['Spool centre', 'Centre'],
        [
          option('1', 'Closed', 'A and B blocked in the middle.'),
          option('4', 'Motor', 'A and B lead to tank in the middle.'),
          option('43', 'Motor, throttled', 'A and B lead to tank through a throttle.', { add: 6 }),
        ],
      ),
      modifier(
        'portValves',
        ['Port valves', 'Port valves'],
        [
          option('N', 'None', 'Ports plugged.'),
          option('S', 'Shock and suction', 'Shock valves, set to 200 bar, with suction valves.', {
            add: 44,
          }),
          option('SA', 'On A only', 'Shock and suction valve on A, plug on B.', { add: 24 }),
        ],
      ),
      ports([
        ['G', 'g12'],
        ['M', 'm18'],
      ]),
      finishes([
        ['0', 'black', { add: 0 }],
        ['2', 'zincNickel'],
      ]),
      packaging([
        ['E', 'single'],
        ['K', 'carton'],
        ['P', 'pallet'],
      ]),
    ],
  },
  resistance: {
    key: 'spool',
    sizes: [
      { us: 'A', eu: 'A', flow: 10, bar: 12 },
      { us: 'A2', eu: 'A2', flow: 25, bar: 12 },
      { us: 'B', eu: 'B', flow: 40, bar: 12 },
      { us: 'B6', eu: 'B6', flow: 65, bar: 12 },
      { us: 'C', eu: 'C', flow: 100, bar: 12 },
    ],
  },
  technical: [
    value('pressureDrop', 'Pressure drop at nominal flow', 'pressure', 12),
    value('nominalFlow', 'Flow per section', 'flow', [10, 100]),
    value('continuousPressure', 'Pressure at P', 'pressure', 320),
    value('portPressure', 'Pressure at A and B', 'pressure', 350),
    value('returnPressure', 'Pressure at T', 'pressure', 25),
    value('spoolLeakage', 'Leakage A or B to T at 100 bar', 'flow', [0.015, 0.025]),
    value('mass', 'Mass per section', 'mass', [3.4, 5.1]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-30, 80]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [12, 75]),
  ],
  general: [
    ['Principle', 'Load-sensing section with compensator before the spool'],
    ['Bank', 'One to ten sections between inlet and end plate'],
    ['Sections', 'Delivered single, with O-rings and tie-rod nuts'],
  ],
  standards: [
    ['Ports', 'ISO 1179-1, ISO 6149-1, SAE J1926-1'],
    ['Cleanliness of oil', 'ISO 4406 19/17/14'],
  ],
  drawing: {
    machine: 'valve section',
    flange: 'none',
    shaft: 'none',
    ports: 'side',
    length: 0.5,
    extras: ['control'],
  },
  related: ['PX6', 'PV4', 'SUL'],
}
