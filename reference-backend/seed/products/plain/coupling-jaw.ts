/** CJS: jaw couplings between an electric motor and a pump. */

import { value } from '../family.ts'
import { combinations, group, plainFamily } from './plain-family.ts'

export const CJS = plainFamily({
  skuCode: 'CJS',
  productCode: 'QF-CJS',
  name: 'Jaw Shaft Coupling',
  urlTitle: 'jaw-shaft-coupling',
  brand: 'quillon',
  productType: 'connection',
  shortDescription:
    '<p><strong>Two hubs and an elastic spider between them.</strong> Takes up the error that every bell housing leaves, and keeps the sound of the pump out of the motor.</p>',
  keywords: 'shaft coupling jaw spider hub elastic electric motor pump bell housing',
  leadWeeks: 2,
  plain: {
    groups: [
      group('frameSize', 'Size', [
        ['19', 'Size 19, to 17 Nm'],
        ['24', 'Size 24, to 60 Nm', { add: 870 }],
        ['28', 'Size 28, to 160 Nm', { add: 2240, weeks: 1 }],
      ]),
      group('spider', 'Spider', [
        ['2', '92 Shore A, yellow'],
        ['8', '98 Shore A, red', { add: 190 }],
      ]),
    ],
    skus: combinations(['19', '24', '28'], ['2', '8']),
    baseCents: 2480,
    priceShownTo: 'all',
    minimum: 1,
    maximum: 50,
    reduction: 80,
  },
  technical: [
    value('torque', 'Continuous torque', 'torque', [10, 160]),
    value('speed', 'Highest speed', 'speed', [6700, 14_000]),
    value('mass', 'Mass', 'mass', [0.35, 1.6]),
    value('ambientTemperature', 'Ambient temperature', 'temperature', [-30, 90]),
  ],
  general: [
    ['Contents', 'Two hubs with keyway and set screw, one spider'],
    ['Bores', 'Finished to the shafts named in the order'],
  ],
  standards: [
    ['Keyways', 'ISO/R 773'],
    ['Balance', 'ISO 21940-11, G 6.3'],
  ],
  drawing: { machine: 'jaw coupling', flange: 'none', shaft: 'none', ports: 'side', length: 0.6 },
  related: ['GP2', 'VC2', 'SKP'],
  stock: { CJS192: 14, CJS248: 2, CJS288: 0 },
})
