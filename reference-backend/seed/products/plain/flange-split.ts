/** FSF: split flange sets. The small one is not made for the high pressure with inch bolts. */

import { value } from '../family.ts'
import { combinations, group, plainFamily } from './plain-family.ts'

export const FSF = plainFamily({
  skuCode: 'FSF',
  productCode: 'DM-FSF',
  name: 'Split Flange Set',
  urlTitle: 'split-flange-set',
  brand: 'drevmark',
  productType: 'connection',
  shortDescription:
    '<p><strong>Two halves, four bolts, one O-ring.</strong> For the ports of piston pumps and motors where a thread would not hold.</p>',
  keywords: 'split flange SAE code 61 62 halves clamp bolt o-ring piston pump port',
  leadWeeks: 1,
  plain: {
    groups: [
      group('nominalSize', 'Nominal size', [
        ['08', '1/2 in'],
        ['12', '3/4 in', { add: 260 }],
        ['16', '1 in', { add: 610 }],
        ['20', '1 1/4 in', { add: 1180 }],
      ]),
      group('pressureSeries', 'Pressure series', [
        ['3', 'Code 61, 3000 psi'],
        ['6', 'Code 62, 6000 psi', { add: 740, weeks: 1 }],
      ]),
      group('bolts', 'Bolts', [
        ['M', 'Metric'],
        ['U', 'UNC', { weeks: 1 }],
      ]),
    ],
    skus: combinations(['08', '12', '16', '20'], ['3', '6'], ['M', 'U']).filter(
      (codes) => codes.join('') !== '086U',
    ),
    baseCents: 1620,
    priceShownTo: 'all',
    minimum: 2,
    maximum: 400,
  },
  technical: [
    value('continuousPressure', 'Continuous pressure', 'pressure', [207, 414]),
    value('mass', 'Mass', 'mass', [0.32, 1.9]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-35, 100]),
  ],
  general: [
    ['Contents', 'Two halves, four bolts and washers, one O-ring'],
    ['Material', 'Forged steel, zinc-nickel'],
  ],
  standards: [
    ['Flanges', 'ISO 6162-1, ISO 6162-2'],
    ['Bolts', 'ISO 4762, property class 10.9'],
  ],
  drawing: { machine: 'flange halves', flange: 'none', shaft: 'none', ports: 'side', length: 0.7 },
  related: ['PV4', 'PF2', 'FJB'],
  stock: { FSF083M: 46, FSF123M: 30, FSF166M: 4 },
})
