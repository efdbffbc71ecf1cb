/** TMK: orbital motors in the configuration that is asked for most, from stock. */

import { value } from '../family.ts'
import { combinations, group, plainFamily } from './plain-family.ts'

export const TMK = plainFamily({
  skuCode: 'TMK',
  productCode: 'TV-TMK',
  name: 'Orbital Motor from Stock',
  urlTitle: 'orbital-motor-from-stock',
  brand: 'torvane',
  productType: 'orbital',
  shortDescription:
    '<p><strong>The TM200 in the configuration that is asked for most.</strong> Keyed shaft, two-bolt flange, G 1/2 ports and NBR seals, ready to ship.</p>',
  keywords: 'orbital motor from stock ready to ship standard configuration keyed shaft TM200',
  leadWeeks: 0,
  plain: {
    groups: [
      group('motorSize', 'Displacement', [
        ['080', '80 cm³'],
        ['160', '160 cm³', { add: 900 }],
        ['250', '250 cm³', { add: 2100 }],
      ]),
    ],
    skus: combinations(['080', '160', '250']),
    baseCents: 18900,
    priceShownTo: 'all',
    minimum: 1,
    maximum: 100,
  },
  technical: [
    value('continuousPressure', 'Continuous pressure', 'pressure', [100, 140]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-30, 90]),
  ],
  general: [],
  standards: [],
  drawing: {
    machine: 'spool motor',
    flange: 'two bolts',
    shaft: 'keyed',
    ports: 'side',
    length: 0.5,
  },
  related: ['TM2', 'SKT', 'TMB'],
  stock: { TMK080: 24, TMK160: 16, TMK250: 3 },
})
