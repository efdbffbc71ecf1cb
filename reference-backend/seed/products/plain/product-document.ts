/** DOC: documents that go with an order by email. They are delivered without goods. */

import { combinations, group, plainFamily } from './plain-family.ts'

export const DOC = plainFamily({
  skuCode: 'DOC',
  productCode: 'QF-DOC',
  name: 'Product Certificate',
  urlTitle: 'product-certificate',
  brand: 'quillon',
  productType: 'sealKit',
  shortDescription:
    '<p><strong>The document that an audit asks for, as a PDF.</strong> Made out for the products of your order and sent by email.</p>',
  keywords: 'certificate conformity material inspection report PDF email audit traceability',
  leadWeeks: 0,
  plain: {
    groups: [
      group('certificate', 'Certificate', [
        ['C', 'Certificate of conformity'],
        ['M', 'Inspection certificate 3.1', { add: 1800 }],
      ]),
      group('documentLanguage', 'Language', [
        ['E', 'English'],
        ['D', 'German'],
      ]),
    ],
    skus: combinations(['C', 'M'], ['E', 'D']),
    baseCents: 1200,
    priceShownTo: 'all',
    minimum: 1,
    maximum: 50,
    withoutGoods: true,
  },
  technical: [],
  general: [['Delivery', 'A PDF by email']],
  standards: [['Inspection documents', 'EN 10204']],
  drawing: { machine: 'seal kit', flange: 'none', shaft: 'none', ports: 'side', length: 0.2 },
  related: ['SKT', 'SKP'],
})
