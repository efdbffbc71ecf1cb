/** PC60: closed-circuit pump for propel drives. */

import { type Family, modifier, option, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { driveShafts, mounts, ports } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { rotations } from '../options/rotations.ts'

const SIZES: readonly Size[] = [
  { eu: '28', us: '17', cm3: 28, bar: 400, rpm: 4200, add: 0 },
  { eu: '45', us: '28', cm3: 45, bar: 400, rpm: 3800, add: 180 },
  { eu: '56', us: '34', cm3: 56, bar: 400, rpm: 3600, add: 290 },
  { eu: '75', us: '46', cm3: 75, bar: 420, rpm: 3400, add: 460 },
  { eu: '100', us: '61', cm3: 100, bar: 420, rpm: 3200, add: 720 },
  { eu: '130', us: '79', cm3: 130, bar: 420, rpm: 2900, add: 1080, weeks: 2 },
]

const CONTROLS = [
  option('M', 'Manual lever', 'Lever with zero switch; the displacement follows the angle.'),
  option('H', 'Hydraulic', 'Pilot pressure from 6 to 18 bar sets the displacement.', { add: 40 }),
  option('E', 'Electric, 24 V', 'Two proportional solenoids 24 V with feedback.', { add: 210 }),
  option('E1', 'Electric, 12 V', 'Two proportional solenoids 12 V with feedback.', { add: 210 }),
  option('V', 'Speed related', 'The displacement follows the engine speed: drives like a car.', {
    add: 268,
    weeks: 3,
    note: 'Set on the test bench: 3 more weeks',
  }),
]

const CHARGE = modifier(
  'charge',
  ['Charge pump', 'Charge'],
  [
    option('0', 'None', 'Charge oil comes from outside.', { add: -60 }),
    option('1', 'Built in', 'Gear charge pump of about a fifth of the displacement.'),
    option('18', 'Built in, larger', 'Larger charge pump for two motors or brakes.', {
      add: 44,
      weeks: 1,
      note: 'Charge pump to order: 1 more week',
    }),
  ],
)

export const PC60: Family = {
  skuCode: 'PC6',
  productCode: 'DM-PC60',
  name: 'PC60 Closed-Circuit Pump',
  urlTitle: 'pc60-closed-circuit-pump',
  brand: 'drevmark',
  productType: 'axialPump',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>The pump half of a hydrostatic drive.</strong> 420 bar, charge pump and high-pressure valves built in, controls from a lever to automotive.</p>',
  keywords: 'closed circuit hydrostatic pump propel drive automotive control charge pump',
  basePrice: 1760,
  leadWeeks: 8,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      modifier('control', ['Pump control', 'Control'], CONTROLS),
      rotations([
        ['R', 'right'],
        ['L', 'left'],
      ]),
      CHARGE,
      mounts([
        ['B', 'saeB2', { add: 0 }],
        ['C', 'saeC2'],
        ['CX', 'saeC4'],
      ]),
      driveShafts([
        ['13', 'splined13'],
        ['1', 'splined15'],
        ['14', 'splined14'],
      ]),
      ports([
        ['F', 'split1'],
        ['U', 'sae16'],
      ]),
      packaging([
        ['1', 'crate'],
        ['2', 'pair'],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      modifier('control', ['Pump control', 'Control'], CONTROLS),
      CHARGE,
      rotations([
        ['R', 'right'],
        ['L', 'left'],
      ]),
      driveShafts([
        ['S', 'splined13'],
        ['S4', 'splined14'],
        ['W', 'din30'],
        ['W5', 'din35', { hidden: true }],
      ]),
      mounts([
        ['C', 'saeC2', { add: 0 }],
        ['CM', 'euro4'],
      ]),
      ports([
        ['1', 'split1'],
        ['14', 'split114'],
      ]),
      finishes([
        ['O', 'none'],
        ['G', 'grey'],
      ]),
      packaging([
        ['K', 'crate'],
        ['K2', 'pair'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure', 'pressure', 480),
    value('chargePressure', 'Charge pressure', 'pressure', [20, 30]),
    value('casePressure', 'Case pressure', 'pressure', 3),
    value('mass', 'Mass', 'mass', [29, 78]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-40, 104]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [12, 80]),
  ],
  general: [
    ['Principle', 'Axial piston pump in swash plate design, over centre'],
    ['Circuit', 'Closed'],
    ['High-pressure valves', 'Two combined relief and feed valves, set to 420 bar'],
  ],
  standards: [
    ['Flange and shaft', 'SAE J744, DIN 5480'],
    ['Ports', 'ISO 6162-2, SAE J518'],
    ['Cleanliness of oil', 'ISO 4406 18/16/13'],
  ],
  drawing: {
    machine: 'closed pump',
    flange: 'two bolts',
    shaft: 'splined',
    ports: 'side',
    length: 0.6,
    extras: ['control'],
  },
  related: ['BMV', 'RC2', 'BM5', 'PV4'],
}
