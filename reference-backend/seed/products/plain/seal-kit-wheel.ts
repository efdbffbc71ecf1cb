/** SKD: seal kits for wheel motors. Only the larger one is asked whether the brake is to be sealed too. */

import { FKM, NBR } from '../../seal-limits.ts'
import { value } from '../family.ts'
import { kitTemperatures } from './kit-technical.ts'
import { combinations, group, plainFamily } from './plain-family.ts'

export const SKD = plainFamily({
  skuCode: 'SKD',
  productCode: 'DV-SKD',
  name: 'Wheel Motor Seal Kit',
  urlTitle: 'wheel-motor-seal-kit',
  brand: 'drevmark',
  productType: 'sealKit',
  shortDescription:
    '<p><strong>Seals for motors that carry a wheel.</strong> Face seals against mud and salt, and the brake seals where there is a brake.</p>',
  keywords: 'seal kit repair overhaul spare part wheel motor brake face seal DV400 DV600',
  leadWeeks: 1,
  plain: {
    groups: [
      group('motorSeries', 'Motor series', [
        ['4', 'DV400'],
        ['6', 'DV600', { add: 880 }],
      ]),
      group('sealMaterial', 'Seal material', [
        ['N', `NBR, to ${NBR.mineralOil.to} °C`],
        ['V', `FKM, to ${FKM.mineralOil.to} °C`, { add: 1240, weeks: 2 }],
      ]),
      group('kitScope', 'Scope', [
        ['M', 'Motor'],
        ['B', 'Motor and brake', { add: 1690 }],
      ]),
    ],
    skus: [['4', 'N', ''], ['4', 'V', ''], ...combinations(['6'], ['N', 'V'], ['M', 'B'])],
    notQuoted: ['SKD6VB'],
    baseCents: 2980,
    priceShownTo: 'authenticated',
    minimum: 1,
    maximum: 100,
  },
  technical: [value('mass', 'Mass', 'mass', [0.06, 0.31]), ...kitTemperatures(['nbr', 'fkm'])],
  general: [
    ['Contents', 'Face seals, body seals, fitting drawing'],
    ['Brake', 'Seals of the multi-disc brake in the larger scope'],
  ],
  standards: [
    ['O-rings', 'ISO 3601-1'],
    ['Storage of seals', 'ISO 2230'],
  ],
  drawing: {
    machine: 'seal kit',
    flange: 'none',
    shaft: 'none',
    ports: 'side',
    length: 0.9,
    extras: ['brake'],
  },
  related: ['417', '622', 'SKT'],
  stock: { SKD4N: 18, SKD6NM: 9, SKD6NB: 4 },
})
