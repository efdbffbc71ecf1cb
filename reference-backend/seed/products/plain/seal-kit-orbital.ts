/** SKT: seal kits for orbital motors. The wheel motor has no kit for its shaft alone. */

import { FKM, NBR } from '../../seal-limits.ts'
import { value } from '../family.ts'
import { kitTemperatures } from './kit-technical.ts'
import { combinations, group, plainFamily } from './plain-family.ts'

export const SKT = plainFamily({
  skuCode: 'SKT',
  productCode: 'TV-SKT',
  name: 'Orbital Motor Seal Kit',
  urlTitle: 'orbital-motor-seal-kit',
  brand: 'torvane',
  productType: 'sealKit',
  shortDescription:
    '<p><strong>Every seal that an orbital motor wears out, in one bag.</strong> Shaft seal, dust lip, body seals and check balls, with the drawing that says where each belongs.</p>',
  keywords: 'seal kit repair overhaul spare part shaft seal o-ring orbital motor TM series',
  leadWeeks: 0,
  plain: {
    groups: [
      group('motorSeries', 'Motor series', [
        ['1', 'TM100'],
        ['2', 'TM200', { add: 240 }],
        ['S', 'TMS300', { add: 560 }],
        ['W', 'TMW200', { add: 910 }],
      ]),
      group('sealMaterial', 'Seal material', [
        ['N', `NBR, to ${NBR.mineralOil.to} °C`],
        ['V', `FKM, to ${FKM.mineralOil.to} °C`, { add: 780, weeks: 1 }],
      ]),
      group('kitScope', 'Scope', [
        ['S', 'Shaft seals only'],
        ['C', 'Complete kit', { add: 1150 }],
      ]),
    ],
    skus: [
      ...combinations(['1', '2', 'S'], ['N', 'V'], ['S', 'C']),
      ['W', 'N', 'C'],
      ['W', 'V', 'C'],
    ],
    notInCart: ['SKTWVC'],
    baseCents: 1290,
    priceShownTo: 'all',
    minimum: 1,
    maximum: 500,
  },
  technical: [
    value('continuousPressure', 'Case pressure at the shaft seal', 'pressure', [0, 20]),
    value('mass', 'Mass', 'mass', [0.02, 0.11]),
    ...kitTemperatures(['nbr', 'fkm']),
  ],
  general: [
    ['Contents', 'Seals, check balls, fitting drawing'],
    ['Storage', 'Dry and dark, up to six years'],
  ],
  standards: [
    ['O-rings', 'ISO 3601-1'],
    ['Storage of seals', 'ISO 2230'],
  ],
  drawing: { machine: 'seal kit', flange: 'none', shaft: 'none', ports: 'side', length: 0.5 },
  related: ['TM1', 'TM2', 'TMW', 'TMS'],
  stock: { SKT1NS: 140, SKT1NC: 85, SKT2NC: 6, SKT2VC: 3, SKTSNC: 0 },
})
