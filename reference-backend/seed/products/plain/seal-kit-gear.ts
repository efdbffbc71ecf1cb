/** SKP: seal kits for gear pumps, single or boxed. EPDM is made for the two larger groups only. */

import { FKM, NBR } from '../../seal-limits.ts'
import { value } from '../family.ts'
import { kitTemperatures } from './kit-technical.ts'
import { combinations, group, plainFamily } from './plain-family.ts'

export const SKP = plainFamily({
  skuCode: 'SKP',
  productCode: 'QF-SKP',
  name: 'Gear Pump Seal Kit',
  urlTitle: 'gear-pump-seal-kit',
  brand: 'quillon',
  productType: 'sealKit',
  shortDescription:
    '<p><strong>Body seals, shaft seal and backup rings for external gear pumps.</strong> Boxed by ten for workshops that rebuild them by the row.</p>',
  keywords: 'seal kit repair overhaul spare part gear pump GP10 GP20 GP30 backup ring box',
  leadWeeks: 0,
  plain: {
    groups: [
      group('pumpGroup', 'Pump group', [
        ['1', 'Group 1, GP10'],
        ['2', 'Group 2, GP20', { add: 130 }],
        ['3', 'Group 3, GP30', { add: 420 }],
      ]),
      group('sealMaterial', 'Seal material', [
        ['N', `NBR, to ${NBR.mineralOil.to} °C`],
        ['V', `FKM, to ${FKM.mineralOil.to} °C`, { add: 460 }],
        ['E', 'EPDM, for phosphate esters', { add: 620, weeks: 2 }],
      ]),
      group('packSize', 'Pack', [
        ['1', 'Single kit'],
        ['10', 'Box of 10 kits', { times: 8.8 }],
      ]),
    ],
    skus: [
      ...combinations(['1'], ['N', 'V'], ['1', '10']),
      ...combinations(['2', '3'], ['N', 'V', 'E'], ['1', '10']).filter(
        (codes) => codes.join('') !== '3E10',
      ),
    ],
    withdrawn: [['3', 'E', '10']],
    baseCents: 640,
    priceShownTo: 'all',
    minimum: 1,
    maximum: 200,
    reduction: 120,
  },
  technical: [
    value('mass', 'Mass', 'mass', [0.01, 0.4]),
    ...kitTemperatures(['nbr', 'fkm', 'epdm']),
  ],
  general: [
    ['Contents', 'Body seals, shaft seal, backup rings'],
    ['Boxes', 'Ten kits, each in a bag of its own'],
  ],
  standards: [
    ['O-rings', 'ISO 3601-1'],
    ['Shaft seals', 'ISO 6194-1'],
  ],
  drawing: {
    machine: 'seal kit',
    flange: 'none',
    shaft: 'none',
    ports: 'side',
    length: 0.2,
    extras: ['relief'],
  },
  related: ['GP1', 'GP2', 'GP3'],
  stock: { SKP1N1: 120, SKP1N10: 24, SKP2N1: 64, SKP2N10: 2, SKP3V1: 12 },
})
