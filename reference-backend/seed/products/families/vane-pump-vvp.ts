/** VVP: direct-controlled variable vane pump for machine tools. */

import type { Zone } from '../../../catalogue/product-document.ts'
import { type Family, modifier, option, type Size, value } from '../family.ts'
import { displacements } from '../options/displacements.ts'
import { finishes } from '../options/finishes.ts'
import { driveShafts, mounts, ports } from '../options/machine-parts.ts'
import { packaging } from '../options/packaging.ts'
import { seals } from '../options/seals.ts'
import { amountText } from '../units.ts'

const SIZES: readonly Size[] = [
  { eu: '10', us: '06', cm3: 10, bar: 100, rpm: 1800, add: 0 },
  { eu: '16', us: '10', cm3: 16, bar: 100, rpm: 1800, add: 38 },
  { eu: '20', us: '12', cm3: 20, bar: 100, rpm: 1800, add: 60 },
  { eu: '32', us: '20', cm3: 32, bar: 100, rpm: 1800, add: 130 },
  { eu: '50', us: '31', cm3: 50, bar: 90, rpm: 1800, add: 240, weeks: 2 },
]

const pressures = (zone: Zone) => {
  const titled = ([from, to]: readonly [number, number]) => {
    const metric = `${from} to ${to} bar`
    const us = [from, to].map((end) => amountText(end, 'pressure', 'us')).join(' to ')
    return zone === 'EU' ? metric : `${metric} (${us} psi)`
  }
  return [
    option('C', titled([20, 50]), 'Spring for zero stroke between 20 and 50 bar.'),
    option('C7', titled([30, 70]), 'Spring for zero stroke between 30 and 70 bar.'),
    option('D', titled([60, 100]), 'Spring for zero stroke between 60 and 100 bar.', { add: 6 }),
  ]
}

export const VVP: Family = {
  skuCode: 'VVP',
  productCode: 'QF-VVP',
  name: 'VVP Variable Vane Pump',
  urlTitle: 'vvp-variable-vane-pump',
  brand: 'quillon',
  productType: 'vane',
  modelSearchOnly: false,
  shortDescription:
    '<p><strong>Holds the pressure of a chuck and uses hardly any power doing it.</strong> Direct-controlled variable vane pump for machine tools, with a stop screw for the flow.</p>',
  keywords: 'variable vane pump machine tool chuck pressure compensated low noise',
  basePrice: 342,
  leadWeeks: 4,
  sizes: SIZES,
  modifiers: {
    US: [
      displacements('US', SIZES),
      modifier('pressure', ['Pressure range', 'Pressure'], pressures('US')),
      driveShafts([
        ['1', 'keyed34', { add: 0 }],
        ['13', 'keyed78'],
      ]),
      mounts([
        ['A', 'saeA2'],
        ['B', 'saeB2'],
      ]),
      ports([
        ['8', 'sae8'],
        ['12', 'sae12'],
      ]),
      modifier(
        'lock',
        ['Adjustment', 'Adjust'],
        [
          option('S', 'Screw with lock nut', 'Pressure and flow screws with lock nuts.'),
          option('K', 'Lockable knob', 'Pressure knob with lock and key.', {
            add: 24,
            weeks: 1,
            note: 'Lock fitted to order: 1 more week',
          }),
          option('KS', 'Sealed', 'Set at the works and sealed with lead.', {
            add: 18,
            hidden: true,
          }),
        ],
      ),
      seals([['N', 'nbr']]),
      packaging([
        ['1', 'single'],
        ['6', 'carton'],
      ]),
    ],
    EU: [
      displacements('EU', SIZES),
      modifier('pressure', ['Pressure range', 'Pressure'], pressures('EU')),
      mounts([
        ['4', 'euro4', { add: 0 }],
        ['42', 'euro2', { add: 0 }],
      ]),
      driveShafts([['A', 'keyed25', { add: 0 }]]),
      ports([
        ['G', 'g38'],
        ['GL', 'g34'],
      ]),
      seals([
        ['M', 'nbr'],
        ['V', 'fkm'],
      ]),
      modifier(
        'lock',
        ['Adjustment', 'Adjust'],
        [
          option('1', 'Screw with lock nut', 'Pressure and flow screws with lock nuts.'),
          option('3', 'Lockable knob', 'Pressure knob with lock and key.', { add: 24 }),
        ],
      ),
      finishes([
        ['O', 'none'],
        ['B', 'blue'],
        ['G', 'grey'],
      ]),
      packaging([
        ['1', 'single'],
        ['K', 'carton'],
      ]),
    ],
  },
  technical: [
    value('casePressure', 'Case pressure', 'pressure', 2),
    value('inletPressure', 'Inlet pressure, absolute', 'pressure', [0.8, 5]),
    value('zeroStrokePressure', 'Zero stroke pressure', 'pressure', [20, 100]),
    value('mass', 'Mass', 'mass', [6.5, 22]),
    value('oilTemperature', 'Oil temperature', 'temperature', [10, 70]),
    value('viscosity', 'Recommended viscosity', 'viscosity', [25, 160]),
  ],
  general: [
    ['Principle', 'Vane pump with a stator ring that shifts against a spring'],
    ['Sound level', '63 dB(A) at 1500 rpm and 60 bar, size 20'],
    ['Direction of rotation', 'Clockwise seen on the shaft end'],
  ],
  standards: [
    ['Flange and shaft', 'ISO 3019-2, SAE J744'],
    ['Cleanliness of oil', 'ISO 4406 20/18/15'],
    ['Fluid', 'Mineral oil HLP to DIN 51524-2'],
  ],
  drawing: {
    machine: 'vane pump',
    flange: 'four bolts',
    shaft: 'keyed',
    ports: 'side',
    length: 0.55,
    extras: ['control'],
  },
  related: ['VC2', 'PV4', 'PX6'],
}
