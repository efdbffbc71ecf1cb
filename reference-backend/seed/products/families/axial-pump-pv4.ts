/** PV4: variable displacement piston pump for open circuits. */

import { type Family, modifier, option, optionalModifier, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { driveShafts, mounts, ports } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { rotations } from '../options/rotations.ts'
import { seals } from '../options/seals.ts'

const SIZES: readonly Size[] = [
  { eu: '28', us: '17', cm3: 28, bar: 280, rpm: 3200, add: 0 },
  { eu: '45', us: '27', cm3: 45, bar: 280, rpm: 2800, add: 90 },
  { eu: '60', us: '37', cm3: 60, bar: 280, rpm: 2700, add: 160 },
  { eu: '71', us: '43', cm3: 71, bar: 280, rpm: 2550, add: 240 },
  { eu: '85', us: '52', cm3: 85, bar: 280, rpm: 2500, add: 330 },
  { eu: '100', us: '61', cm3: 100, bar: 280, rpm: 2450, add: 460 },
  { eu: '140', us: '85', cm3: 140, bar: 280, rpm: 2200, add: 780, weeks: 3 },
]

const CONTROLS = [
  option('P', 'Pressure compensator', 'Holds the outlet pressure by stroking back; 20 to 280 bar.'),
  option('PR', 'Pressure, remote', 'Compensator with port X for a remote pilot relief valve.', {
    add: 46,
  }),
  option('Q', 'Load sensing', 'Delivers what the valve asks for, at 14 bar above the load.', {
    add: 88,
  }),
  option('T', 'Torque limiter', 'Pressure times flow is kept below the set engine torque.', {
    add: 174,
    weeks: 2,
    note: 'Set on the test bench to order: 2 more weeks',
  }),
  option('E', 'Electric pressure', 'Proportional solenoid sets the pressure, falling curve.', {
    add: 262,
    weeks: 3,
    note: 'Solenoid control to order: 3 more weeks',
  }),
]

const THROUGH_DRIVES = [
  option('T', 'SAE A, 9 teeth', 'Rear adapter SAE A with 5/8 in coupling for a second pump.', {
    add: 96,
  }),
  option('T2', 'SAE B, 13 teeth', 'Rear adapter SAE B with 7/8 in coupling for a second pump.', {
    add: 118,
    weeks: 1,
    note: 'Machined to order: 1 more week',
  }),
]

export const PV4: Family = {
  skuCode: 'PV4',
  productCode: 'DM-PV4',
  name: 'PV4 Variable Piston Pump',
  urlTitle: 'pv4-variable-piston-pump',
  brand: 'drevmark',
  productType: 'axialPump',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Swash plate pump for open circuits at 280 bar.</strong> Short, quiet, and stroked back in 60 ms: the pump for load-sensing excavators, drill rigs and press feeders.</p>',
  keywords: 'axial piston variable displacement open circuit load sensing swash plate pump',
  basePrice: 1420,
  leadWeeks: 6,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      rotations([
        ['R', 'right'],
        ['L', 'left'],
      ]),
      mounts([
        ['2', 'saeB2'],
        ['2C', 'saeC2'],
        ['4', 'saeC4'],
      ]),
      driveShafts([
        ['K', 'keyed78'],
        ['S', 'splined13'],
        ['S5', 'splined15'],
      ]),
      modifier('control', ['Pump control', 'Control'], CONTROLS),
      modifier(
        'ports',
        ['Main ports', 'Ports'],
        [option('6', 'Split flange, UNC', 'Inlet and outlet split flanges SAE J518, inch screws.')],
      ),
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
      ]),
      optionalModifier('throughDrive', ['Through drive', 'Through'], THROUGH_DRIVES),
      packaging([
        ['1', 'single'],
        ['4', 'stillage'],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      modifier(
        'control',
        ['Pump control', 'Control'],
        [
          ...CONTROLS,
          option('EX', 'Electric displacement', 'Proportional solenoid sets the displacement.', {
            add: 298,
            weeks: 4,
            hidden: true,
          }),
        ],
      ),
      rotations([
        ['1', 'right'],
        ['2', 'left'],
      ]),
      seals([
        ['N', 'nbr'],
        ['V', 'fkm'],
        ['H', 'hnbr'],
      ]),
      driveShafts([
        ['S', 'splined13'],
        ['W', 'din25'],
        ['W3', 'din30'],
        ['K', 'keyed25'],
      ]),
      mounts([
        ['B', 'euro2'],
        ['B4', 'euro4'],
        ['C', 'saeC2'],
      ]),
      ports([
        ['6', 'split1'],
        ['61', 'split1Rear'],
      ]),
      optionalModifier('throughDrive', ['Through drive', 'Through'], THROUGH_DRIVES),
      packaging([
        ['E', 'single'],
        ['K', 'crate'],
        ['P', 'stillage'],
      ]),
    ],
  },
  technical: [
    value('peakPressure', 'Peak pressure', 'pressure', 350),
    value('casePressure', 'Case pressure', 'pressure', 2),
    value('inletPressure', 'Inlet pressure, absolute', 'pressure', [0.8, 30]),
    value('controlTime', 'Stroking time, full to zero', 'time', 60),
    value('mass', 'Mass', 'mass', [15, 46]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-25, 90]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [16, 36]),
  ],
  general: [
    ['Principle', 'Axial piston pump in swash plate design, nine pistons'],
    ['Circuit', 'Open'],
    ['Sound level', '69 dB(A) at 1500 rpm and 210 bar, size 45'],
    ['Mounting position', 'Any; fill the housing before start'],
  ],
  standards: [
    ['Flange and shaft', 'ISO 3019-1 and ISO 3019-2'],
    ['Ports', 'ISO 6162, SAE J518'],
    ['Cleanliness of oil', 'ISO 4406 20/18/15 or better'],
  ],
  drawing: {
    machine: 'piston pump',
    flange: 'two bolts',
    shaft: 'splined',
    ports: 'rear',
    length: 0.5,
    extras: ['control'],
  },
  related: ['PC6', 'PF2', 'PXS', 'VVP'],
  stock: { PV445P1NSB6E: 6 },
}
