/** PXR: proportional relief cartridge. */

import { type Family, modifier, option, optionalModifier, value } from '../family.ts'
import { finishes } from '../options/finishes.ts'
import { packaging } from '../options/packaging.ts'
import { seals } from '../options/seals.ts'
import { withUnit } from '../units.ts'

/** In both units for every region, as what an option means has them. */
const upTo = (code: string, bar: number, add = 0) =>
  option(
    code,
    `${withUnit(bar, 'pressure', 'metric')} (${withUnit(bar, 'pressure', 'us')})`,
    `Up to ${withUnit(bar, 'pressure', 'metric')} at full current.`,
    { add },
  )

const RANGES = modifier(
  'pressure',
  ['Pressure range', 'Pressure'],
  [upTo('5', 50), upTo('10', 100), upTo('21', 210), upTo('35', 350, 14)],
)

const OVERRIDE = [
  option('X', 'Screw override', 'Screw in the coil end for setting without current.', { add: 6 }),
  option('XT', 'Screw, tamper-proof', 'Screw under a sealed cap.', { add: 9, hidden: true }),
]

export const PXR: Family = {
  skuCode: 'PXR',
  productCode: 'QF-PXR',
  name: 'PXR Proportional Relief Valve',
  urlTitle: 'pxr-proportional-relief-valve',
  brand: 'quillon',
  productType: 'valve',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Pressure set by current.</strong> Screw-in relief cartridge for fan drives, presses and clamping: no current, no pressure – or the other way round.</p>',
  keywords: 'proportional relief valve cartridge screw-in fan drive pressure control',
  basePrice: 118,
  leadWeeks: 3,
  sizes: [],
  modifiers: {
    US: [
      RANGES,
      modifier(
        'curve',
        ['Curve', 'Curve'],
        [
          option('R', 'Rising', 'Pressure rises with current.'),
          option(
            'F',
            'Falling',
            'Pressure falls with current: full pressure when the wire breaks.',
          ),
        ],
      ),
      modifier(
        'cavity',
        ['Cavity', 'Cavity'],
        [
          option('8', '3/4-16 UNF, 2 way', 'Common cavity 08-2.'),
          option('10', '7/8-14 UNF, 2 way', 'Common cavity 10-2.', { add: 7 }),
        ],
      ),
      modifier(
        'coil',
        ['Coil', 'Coil'],
        [
          option('D', '12 V, DT04', '12 V DC with DT04 socket.'),
          option('D2', '24 V, DT04', '24 V DC with DT04 socket.'),
          option('L', '12 V, leads', '12 V DC with two leads of 18 in.'),
        ],
      ),
      optionalModifier('override', ['Manual override', 'Override'], OVERRIDE),
      packaging([
        ['S', 'single'],
        ['C', 'carton'],
        ['B', 'bulk'],
      ]),
    ],
    EU: [
      modifier(
        'cavity',
        ['Cavity', 'Cavity'],
        [
          option('M', 'M24 × 1.5, 2 way', 'Metric cavity to ISO 7789, 24-01.'),
          option('MX', 'M33 × 2, 2 way', 'Metric cavity to ISO 7789, 33-01.', { add: 16 }),
          option('U', '7/8-14 UNF, 2 way', 'Common cavity 10-2.'),
        ],
      ),
      RANGES,
      modifier(
        'curve',
        ['Curve', 'Curve'],
        [
          option('S', 'Rising', 'Pressure rises with current.'),
          option(
            'F',
            'Falling',
            'Pressure falls with current: full pressure when the wire breaks.',
          ),
        ],
      ),
      modifier(
        'coil',
        ['Coil', 'Coil'],
        [
          option('1', '12 V, DIN 43650', '12 V DC with three-pin socket.'),
          option('12', '12 V, DT04', '12 V DC with DT04 socket.'),
          option('2', '24 V, DIN 43650', '24 V DC with three-pin socket.'),
          option('24', '24 V, DT04', '24 V DC with DT04 socket.'),
        ],
      ),
      optionalModifier('override', ['Manual override', 'Override'], OVERRIDE),
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
      ]),
      finishes([['Z', 'zincNickel', { add: 0, weeks: 0 }]]),
      packaging([
        ['1', 'single'],
        ['K', 'carton'],
        ['B', 'bulk'],
      ]),
    ],
  },
  technical: [
    value('nominalFlow', 'Flow', 'flow', [0.5, 40]),
    value('continuousPressure', 'Highest pressure', 'pressure', 350),
    value('returnPressure', 'Return pressure', 'pressure', 50),
    value('hysteresis', 'Hysteresis, with dither', 'fraction', 4),
    value('coilCurrent', 'Coil current', 'current', [750, 1500]),
    value('mass', 'Mass with coil', 'mass', [0.38, 0.71]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-30, 100]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [10, 380]),
  ],
  general: [
    ['Principle', 'Pilot-operated poppet with proportional solenoid'],
    ['Dither', '100 to 200 Hz, pulse width modulated'],
    ['Tightening torque', '35 Nm, coil nut 7 Nm'],
  ],
  standards: [
    ['Cavity', 'ISO 7789 or common UNF cavities'],
    ['Protection', 'IP65 with DIN plug, IP69K with DT04'],
    ['Cleanliness of oil', 'ISO 4406 18/16/13'],
  ],
  drawing: {
    machine: 'cartridge valve',
    flange: 'none',
    shaft: 'none',
    ports: 'side',
    length: 0.5,
    extras: ['control'],
  },
  related: ['PX6', 'GM2', 'GP1'],
}
