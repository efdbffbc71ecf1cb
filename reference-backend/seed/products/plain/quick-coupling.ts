/** QCF: flat-face quick couplings, sold by the half. */

import { value } from '../family.ts'
import { combinations, group, plainFamily } from './plain-family.ts'

export const QCF = plainFamily({
  skuCode: 'QCF',
  productCode: 'QF-QCF',
  name: 'Flat-Face Quick Coupling',
  urlTitle: 'flat-face-quick-coupling',
  brand: 'quillon',
  productType: 'connection',
  shortDescription:
    '<p><strong>Connects by hand and loses no drop.</strong> Flat faces wipe clean; plug and socket are ordered one by one.</p>',
  keywords: 'quick coupling flat face dry break plug socket hose attachment connector',
  leadWeeks: 1,
  plain: {
    groups: [
      group('nominalSize', 'Nominal size', [
        ['4', '1/4 in'],
        ['6', '3/8 in', { add: 340 }],
        ['8', '1/2 in', { add: 780 }],
        ['12', '3/4 in', { add: 2120, weeks: 1 }],
      ]),
      group('half', 'Half', [
        ['P', 'Plug'],
        ['S', 'Socket', { add: 690 }],
      ]),
    ],
    skus: combinations(['4', '6', '8', '12'], ['P', 'S']),
    loginForCart: ['QCF8P', 'QCF8S'],
    quoteOnly: ['QCF12P', 'QCF12S'],
    baseCents: 1840,
    priceShownTo: 'authenticated',
    minimum: 1,
    maximum: 300,
  },
  technical: [
    value('continuousPressure', 'Continuous pressure', 'pressure', [250, 350]),
    value('flow', 'Flow', 'flow', [12, 100]),
    value('mass', 'Mass', 'mass', [0.12, 0.84]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-25, 100]),
  ],
  general: [
    ['Principle', 'Push to connect, sleeve to part'],
    ['Under pressure', 'Plug may be connected against residual pressure'],
  ],
  standards: [
    ['Interchange', 'ISO 16028'],
    ['Fluid', 'Mineral oil HLP to DIN 51524-2'],
  ],
  drawing: {
    machine: 'quick coupling',
    flange: 'none',
    shaft: 'none',
    ports: 'side',
    length: 0.55,
  },
  related: ['FJB', 'PXS'],
  stock: { QCF6P: 75, QCF6S: 75, QCF8P: 5, QCF8S: 5 },
})
